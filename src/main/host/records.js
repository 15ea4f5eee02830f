// Records on their way to the host: they are kept and sent again until the host has acknowledged them.
const FIRST_RETRY_MILLIS = 4000;
const LAST_RETRY_MILLIS = 60000;

// Returns whether the device let us: without storage, or without room in it, it throws.
function stored(use) {
  try {
    use(window.localStorage);
    return true;
  } catch (refused) {
    return false;
  }
}

// The records for this host; send delivers a match and its record.
export function recordsFor(host, send) {
  let waiting = [];

  function keyOf(match) {
    return 'deluxe.unsent ' + host + ' ' + match;
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
            deliver(key.slice(start.length), storage.getItem(key));
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
