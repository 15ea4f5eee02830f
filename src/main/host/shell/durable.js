// What the game keeps is in the page's storage, which the system may empty when it needs room. So every change is mirrored in the app's
// own preferences, and restored from there before the game looks for it.
const OURS = 'deluxe.';
// Which page is playing: nothing to keep.
const SEAT = 'deluxe.seat';
// In the page's storage as long as nobody has emptied it; nothing has to be restored then.
const WHOLE = 'deluxe.mirrored';
const PATIENCE_MILLIS = 1000;

export const LATE = 'the preferences have not answered in time';

function isKept(key) {
  return key.indexOf(OURS) === 0 && key.indexOf(SEAT) !== 0 && key !== WHOLE;
}

function keptKeys(storage) {
  return Object.keys(storage).filter(isKept);
}

// Reports each change to this storage, whoever makes it.
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

// Resolves when what was kept has been restored, or after a second; failed is told what went wrong.
export function keepDurably(storage, plugins, failed) {
  // The keys that the page has changed before the preferences have been read; null from then on.
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
