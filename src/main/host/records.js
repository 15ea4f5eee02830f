// Records on their way to the host: they are kept and sent again until the host has acknowledged them. What is kept but is no record is
// set aside under another name (docs/kept.md), since no host would ever acknowledge it.
const FIRST_RETRY_MILLIS = 4000;
const LAST_RETRY_MILLIS = 60000;
const OURS = 'deluxe.';
const RECORD = /^dominoes-deluxe \d+\n[\x20-\x7e\n]*\ntotal \d+\n$/;

// Returns whether the device let us: without storage, or without room in it, it throws.
function stored(use) {
  try {
    use(window.localStorage);
    return true;
  } catch (refused) {
    return false;
  }
}

// Without room for the longer name it stays where it is.
function setAside(storage, key, text) {
  let number = 1;
  const aside = () => OURS + 'aside ' + number + ' ' + key.slice(OURS.length);
  while (storage.getItem(aside())) {
    number++;
  }
  storage.removeItem(key);
  if (!stored(() => storage.setItem(aside(), text))) {
    storage.setItem(key, text);
  }
}

// The records for this host; send delivers a match and its record, and lost reports a match whose record can't be read.
export function recordsFor(host, send, lost) {
  let waiting = [];

  function keyOf(match) {
    return OURS + 'unsent ' + host + ' ' + match;
  }

  function isWaiting(match) {
    return waiting.some(item => item.match === match);
  }

  function deliver(match, record) {
    if (isWaiting(match)) {
      return;
    }
    const item = { match };
    waiting.push(item);
    (function attempt(nextMillis) {
      if (waiting.indexOf(item) >= 0) {
        send(match, record);
        setTimeout(attempt, nextMillis, Math.min(LAST_RETRY_MILLIS, 2 * nextMillis));
      }
    })(FIRST_RETRY_MILLIS);
  }

  function deliverFrom(storage, key, match) {
    const record = storage.getItem(key);
    if (RECORD.test(record)) {
      deliver(match, record);
    } else {
      setAside(storage, key, record);
      lost(match);
    }
  }

  return {
    isWaiting,
    deliver,

    // Returns whether the record outlives this page.
    keep: (match, record) => stored(storage => storage.setItem(keyOf(match), record)),

    deliverKept() {
      const start = keyOf('');
      stored(storage => {
        Object.keys(storage).forEach(key => {
          if (key.indexOf(start) === 0) {
            deliverFrom(storage, key, key.slice(start.length));
          }
        });
      });
    },

    acknowledged(match) {
      waiting = waiting.filter(item => item.match !== match);
      stored(storage => storage.removeItem(keyOf(match)));
    },
  };
}
