// Who opened the game: a tournament's page around it, a platform's shell, or just a link. What comes from there is checked here,
// field by field, before the game sees it; records are said again from here until they are acknowledged. Syntax of 2018 only.
(function () {
  'use strict';
  var PROTOCOL = 1;
  // The seat of practice, of which one is kept, whoever opened the game.
  var PRACTICE = 'deluxe.seat';
  var FIELDS = { begin: ['options'], acknowledge: ['match'], close: [] };
  var ANSWER_MILLIS = 20000;
  var LONGEST_VALUE = 32768;
  var MOST_OPTIONS = 1000;
  var MOST_REPORTS = 3;
  var REPORT_MILLIS = 10000;
  var FIRST_RETRY_MILLIS = 4000;
  var LAST_RETRY_MILLIS = 60000;

  var channel = link();
  var wishes = [];
  var match = '';
  var isSeated = true;
  var begin = null;
  var hear = null;
  var reports = 0;
  var waiting = [];
  var leaving = 'left';

  function hasOwn(object, name) {
    return Object.prototype.hasOwnProperty.call(object, name);
  }

  // Nobody listens to a link; what is asked for stands in the address.
  function link() {
    return {
      name: '',
      open: function () {
        var asked = [];
        new URLSearchParams(location.search).forEach(function (value, name) {
          asked.push(name, value);
        });
        return Promise.resolve(asked);
      },
      send: function () {}
    };
  }

  // The page around this one, if it is of one of these origins.
  function frame(origins) {
    var page = window.parent;
    function send(type, fields) {
      origins.forEach(function (origin) {
        page.postMessage(Object.assign({ deluxe: PROTOCOL, type: type }, fields), origin);
      });
    }
    return {
      name: '',
      open: function () {
        if (page === window) {
          return Promise.reject(new Error('This match belongs to a tournament’s page. Please open it there.'));
        }
        window.addEventListener('message', function (event) {
          if (event.source === page && origins.indexOf(event.origin) >= 0 && take(event.data)) {
            origins = [event.origin];
          }
        });
        return answer(function () {
          send('hello');
        }).then(function (asked) {
          channel.name = origins[0];
          return asked;
        });
      },
      send: send
    };
  }

  // A platform's plugin in the shell says and hears the same messages: native.js.
  function shell(native) {
    return {
      name: 'shell',
      open: function () {
        return answer(function () {
          native.listen(take);
        });
      },
      send: native.send
    };
  }

  function chosenChannel() {
    if (window.deluxeNative) {
      return shell(window.deluxeNative);
    }
    return location.hash.indexOf('#host=') === 0 ? frame(location.hash.slice(6).split(',').map(checkedOrigin)) : link();
  }

  function checkedOrigin(text) {
    var address = new URL(text);
    if (address.origin !== text || !/^https?:$/.test(address.protocol)) {
      throw new Error('host= is not an origin: ' + text);
    }
    return text;
  }

  // What the host asks for, once it is asked what.
  function answer(ask) {
    return new Promise(function (resolve, reject) {
      begin = resolve;
      setTimeout(function () {
        begin = null;
        reject(new Error('The tournament’s page did not respond.'));
      }, ANSWER_MILLIS);
      ask();
    });
  }

  // Does what a message asks for, or reports what is wrong with it. Whether it was a right one.
  function take(message) {
    var fault = faultIn(message);
    if (fault) {
      report(fault);
      return false;
    }
    if (message.type === 'begin') {
      begin(listed(message.options));
      begin = null;
    } else if (message.type === 'acknowledge') {
      acknowledged(message.match);
    } else {
      hear('close');
    }
    return true;
  }

  function faultIn(message) {
    if (message === null || typeof message !== 'object' || !hasOwn(message, 'deluxe') || message.deluxe !== PROTOCOL) {
      return 'not a message of protocol ' + PROTOCOL;
    }
    if (!hasOwn(message, 'type') || typeof message.type !== 'string' || !hasOwn(FIELDS, message.type)) {
      return 'a message of an unknown type';
    }
    var fields = FIELDS[message.type];
    if (Object.keys(message).length !== fields.length + 2 || !fields.every(hasOwn.bind(null, message))) {
      return message.type + ' has other fields than it should have';
    }
    switch (message.type) {
      case 'begin':
        return begin ? faultInOptions(message.options) : 'begin came a second time, or too late';
      case 'acknowledge':
        return isWaiting(message.match) ? '' : 'acknowledge names a match that does not wait for it';
      default:
        return hear ? '' : 'close came before the game was open';
    }
  }

  function faultInOptions(options) {
    var isRight = options !== null && typeof options === 'object' && !Array.isArray(options);
    return isRight ? '' : 'options must be names with values';
  }

  // Whatever is wrong with an option, the game says it: names and values reach it as they are. Of more than it could ever take the
  // rest would only be refused as well, and so would the rest of a value that is too long for any.
  function listed(options) {
    var list = [];
    Object.keys(options).slice(0, MOST_OPTIONS).forEach(function (name) {
      list.push(name, textOf(options[name]));
    });
    return list;
  }

  // What is neither a text nor a number becomes a text that no option takes; in words it is a question mark.
  function textOf(value) {
    return typeof value === 'string' || Number.isFinite(value) ? String(value).slice(0, LONGEST_VALUE) : '\0';
  }

  // A flood must not make this page talk: so many reports in a time, and no more.
  function report(fault) {
    if (reports < MOST_REPORTS) {
      reports++;
      setTimeout(function () {
        reports--;
      }, REPORT_MILLIS);
      channel.send('error', { code: 'message', message: fault });
    }
  }

  // What is kept for the host of this page until it has acknowledged it.
  function keyOf(record) {
    return 'deluxe.unsent ' + channel.name + ' ' + record;
  }

  function isWaiting(named) {
    return waiting.some(function (item) {
      return item.match === named;
    });
  }

  function deliver(named, record) {
    if (isWaiting(named)) {
      return;
    }
    var item = { match: named, record: record };
    waiting.push(item);
    (function attempt(nextMillis) {
      if (waiting.indexOf(item) >= 0) {
        channel.send('finished', item);
        setTimeout(attempt, nextMillis, Math.min(LAST_RETRY_MILLIS, 2 * nextMillis));
      }
    })(FIRST_RETRY_MILLIS);
  }

  function deliverWhatIsKept() {
    var start = keyOf('');
    stored(function (storage) {
      Object.keys(storage).forEach(function (key) {
        if (key.indexOf(start) === 0) {
          deliver(key.slice(start.length), storage.getItem(key));
        }
      });
    });
  }

  function acknowledged(named) {
    waiting = waiting.filter(function (item) {
      return item.match !== named;
    });
    stored(function (storage) {
      storage.removeItem(keyOf(named));
    });
    if (named === match) {
      hear('acknowledged');
    }
  }

  // Whether the device let us: without storage, or room in it, it throws.
  function stored(use) {
    try {
      use(window.localStorage);
      return true;
    } catch (refused) {
      return false;
    }
  }

  // What the game is told here and tells here: deluxe.web.BrowserHost.
  var host = {
    // Resolves when it is known what is to be played.
    open: function () {
      channel = chosenChannel();
      return channel.open().then(function (asked) {
        wishes = asked;
        host.name = channel.name;
        for (var at = 0; at < asked.length; at += 2) {
          match = asked[at] === 'match' ? asked[at + 1] : match;
        }
        return window.deluxeSeat.take(match ? 'deluxe.seat ' + channel.name + ' ' + match : PRACTICE).then(function (isFree) {
          isSeated = isFree;
        });
      });
    },
    name: '',
    wish: function (at) {
      return at < wishes.length ? wishes[at] : null;
    },
    isSeated: function () {
      return isSeated && window.deluxeSeat.isMine();
    },
    follow: function (listener) {
      hear = listener;
    },
    opened: function () {
      channel.send('ready', {});
      deliverWhatIsKept();
    },
    refused: function (code, message) {
      leaving = 'refused';
      channel.send('error', { code: code, message: message });
      deliverWhatIsKept();
    },
    started: function (isResumed) {
      channel.send('started', { match: match, resumed: isResumed });
    },
    scored: function (atMillis, player, opponent) {
      channel.send('score', { match: match, atMillis: atMillis, player: player, opponent: opponent });
    },
    // Whether the record would outlive this page.
    finished: function (record) {
      leaving = 'finished';
      var isKept = !channel.name || stored(function (storage) {
        storage.setItem(keyOf(match), record);
      });
      if (!isKept) {
        channel.send('error', { code: 'not-kept', message: 'the device has no room for the record of ' + match });
      }
      if (channel.name) {
        deliver(match, record);
      }
      return isKept;
    },
    // The player goes on here, and no more where the match is open.
    claim: function () {
      window.deluxeSeat.claim();
    },
    leave: function () {
      channel.send('closed', { match: match, reason: leaving });
    }
  };

  window.deluxeHost = host;
})();
