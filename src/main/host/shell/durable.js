// What the game keeps is in the page's storage, which the system may empty when it needs room. So it is mirrored in the app's own
// preferences with every change, and put back from there before the game looks for it.
const OURS = 'deluxe.';
// Which page plays: nothing to keep.
const SEAT = 'deluxe.seat';
// Stands in the page's storage for as long as nobody has emptied it: nothing has to be put back then.
const WHOLE = 'deluxe.mirrored';
const PATIENCE_MILLIS = 1000;

export const LATE = 'the preferences have not answered in time';

function isKept(key) {
  return key.indexOf(OURS) === 0 && key.indexOf(SEAT) !== 0 && key !== WHOLE;
}

function keptKeys(storage) {
  return Object.keys(storage).filter(isKept);
}

// Tells of each change of this storage, whoever makes it.
function follow(storage, changed) {
  const kind = Object.getPrototypeOf(storage);
  const { setItem, removeItem, clear } = kind;
  kind.setItem = function (key, value) {
    setItem.call(this, key, value);
    if (this === storage) {
      changed(String(key));
    }
  };
  kind.removeItem = function (key) {
    removeItem.call(this, key);
    if (this === storage) {
      changed(String(key));
    }
  };
  kind.clear = function () {
    const keys = this === storage ? keptKeys(this) : [];
    clear.call(this);
    keys.forEach(changed);
  };
}

// Resolves when what was kept is there, or after a second; failed hears what went wrong.
export function keepDurably(storage, plugins, failed) {
  // What the page has changed before it is known what was kept; null from then on.
  let early = new Set();

  function mirror(key) {
    const value = storage.getItem(key);
    const call = value === null ? ['remove', { key }] : ['set', { key, value }];
    plugins.call('Preferences', ...call).catch(failed);
  }

  function changed(key) {
    if (!isKept(key)) {
      return;
    }
    if (early) {
      early.add(key);
    } else {
      mirror(key);
    }
  }

  function read() {
    return plugins.call('Preferences', 'keys').then(answer =>
      Promise.all(
        answer.keys.filter(isKept).map(key => plugins.call('Preferences', 'get', { key }).then(found => [key, found.value]))
      )
    );
  }

  // What the page has written meanwhile is newer.
  function putBack(kept) {
    kept.forEach(([key, value]) => {
      if (value !== null && storage.getItem(key) === null && !early.has(key)) {
        storage.setItem(key, value);
      }
    });
  }

  function mirrorAllThatDiffers(kept) {
    const before = new Map(kept);
    keptKeys(storage).forEach(key => {
      if (before.get(key) !== storage.getItem(key)) {
        mirror(key);
      }
      before.delete(key);
    });
    before.forEach((value, key) => mirror(key));
  }

  follow(storage, changed);
  const isWhole = storage.getItem(WHOLE) !== null;
  const done = read().then(kept => {
    if (!isWhole) {
      putBack(kept);
      storage.setItem(WHOLE, '1');
    }
    early = null;
    mirrorAllThatDiffers(kept);
  });
  done.catch(failed);
  return isWhole ? Promise.resolve() : inTime(done, failed);
}

function inTime(done, failed) {
  return new Promise(resolve => {
    const timer = setTimeout(() => {
      failed(new Error(LATE));
      resolve();
    }, PATIENCE_MILLIS);
    const go = () => {
      clearTimeout(timer);
      resolve();
    };
    done.then(go, go);
  });
}
