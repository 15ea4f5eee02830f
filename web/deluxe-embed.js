// Puts Dominoes Deluxe on a page: docs/embedding.md describes it, deluxe-embed.d.ts its types. Syntax of 2018 only.
(function () {
  'use strict';
  var PROTOCOL = 1;
  var OPENING_MILLIS = 30000;
  var CLOSING_MILLIS = 1500;
  var LATE_MILLIS = 30000;
  var LONGEST_MATCH = 64;
  var LONGEST_RECORD = 1000000;
  var LONGEST_WORDS = 500;
  var LONGEST_REFUSAL = 5000;
  var LARGEST_COUNT = 1e9;
  // Its scripts, and its own origin for what it keeps and for checking messages: nothing else that a frame could be allowed.
  var SANDBOX = 'allow-scripts allow-same-origin';
  var FEATURES = 'autoplay';

  function hasOwn(object, name) {
    return Object.prototype.hasOwnProperty.call(object, name);
  }

  function isText(longest) {
    return function (value) {
      return typeof value === 'string' && value.length <= longest;
    };
  }

  function isCount(value) {
    return typeof value === 'number' && value >= 0 && value <= LARGEST_COUNT && Math.floor(value) === value;
  }

  function isYesOrNo(value) {
    return typeof value === 'boolean';
  }

  // What the game may say, and the fields of it.
  var MESSAGES = {
    hello: {},
    ready: {},
    started: { match: isText(LONGEST_MATCH), resumed: isYesOrNo },
    score: { match: isText(LONGEST_MATCH), atMillis: isCount, player: isCount, opponent: isCount },
    finished: { match: isText(LONGEST_MATCH), record: isText(LONGEST_RECORD) },
    closed: { match: isText(LONGEST_MATCH), reason: isText(LONGEST_WORDS) },
    error: { code: isText(LONGEST_WORDS), message: isText(LONGEST_REFUSAL) }
  };

  // The fields of a right message without its envelope; null for any other.
  function detailOf(message) {
    if (message === null || typeof message !== 'object' || !hasOwn(message, 'type') || !hasOwn(MESSAGES, message.type)) {
      return null;
    }
    var fields = MESSAGES[message.type];
    var detail = {};
    for (var name in fields) {
      if (!hasOwn(message, name) || !fields[name](message[name])) {
        return null;
      }
      detail[name] = message[name];
    }
    return message.deluxe === PROTOCOL ? detail : null;
  }

  // The score that a record claims at its foot, in parts; null if there is none. Only the server can tell whether it is true.
  function scoreOf(record) {
    var foot = /\nresult (target|time-up|ended-early) (\d+) (\d+)\npoints (\d+)\nspread (\d+)\ntime (\d+)\ntotal (\d+)\n$/.exec(record);
    return foot && {
      ending: foot[1],
      player: Number(foot[2]),
      opponent: Number(foot[3]),
      points: Number(foot[4]),
      spread: Number(foot[5]),
      time: Number(foot[6]),
      total: Number(foot[7])
    };
  }

  function checkedOptions(given) {
    var options = Object.create(null); // __proto__ is a name like any other here
    Object.keys(given || {}).forEach(function (name) {
      var value = given[name];
      if (value === undefined) {
        return;
      }
      if (typeof value !== 'string' && !(typeof value === 'number' && isFinite(value))) {
        throw new TypeError('the option ' + name + ' must be a string or a number');
      }
      options[name] = value;
    });
    return options;
  }

  function addressOf(game) {
    var address = new URL(game, document.baseURI);
    if (address.protocol !== 'https:' && address.protocol !== 'http:') {
      throw new TypeError('the address of the game must be http or https: ' + game);
    }
    if (location.origin === 'null') {
      throw new Error('this page has no origin that the game could check: serve it over http or https');
    }
    address.hash = 'host=' + location.origin;
    return address;
  }

  // The whole width of the element, and no higher than the window: two to three where it is wide, a phone's shape where not.
  function fitting(element) {
    var width = element.clientWidth;
    var height = width >= 600 ? width * 2 / 3 : width * 16 / 9;
    return Math.max(320, Math.min(Math.round(height), window.innerHeight));
  }

  function makeFrame(element, address, size) {
    var frame = document.createElement('iframe');
    frame.title = 'Dominoes Deluxe';
    frame.setAttribute('sandbox', SANDBOX);
    frame.setAttribute('allow', FEATURES);
    frame.referrerPolicy = 'no-referrer';
    frame.style.display = 'block';
    frame.style.border = '0';
    frame.style.width = size === 'fixed' ? '900px' : '100%';
    frame.style.height = size === 'fixed' ? '600px' : fitting(element) + 'px';
    frame.src = address.href;
    return frame;
  }

  function embed(element, settings) {
    if (!element || element.nodeType !== 1) {
      throw new TypeError('the game needs an element to go into');
    }
    var size = settings.size || 'responsive';
    if (size !== 'fixed' && size !== 'responsive') {
      throw new TypeError('size is fixed or responsive, not: ' + size);
    }
    var options = checkedOptions(settings.options);
    var address = addressOf(settings.game);
    var handlers = settings.on || {};
    var frame = makeFrame(element, address, size);
    // Each match that the game has handed in: when the page was asked to take its record, and whether it has.
    var handed = Object.create(null);
    var isGone = false;
    var opening = setTimeout(function () {
      tell('error', { code: 'no-answer', message: 'the game did not open at ' + address.origin + address.pathname });
    }, OPENING_MILLIS);

    function post(message) {
      message.deluxe = PROTOCOL;
      frame.contentWindow.postMessage(message, address.origin);
    }

    // A handler's own error is the page's, and must not stop the game.
    function tell(name, detail) {
      try {
        return handlers[name] && handlers[name](detail);
      } catch (thrown) {
        setTimeout(function () {
          throw thrown;
        });
        return undefined;
      }
    }

    function acknowledge(match) {
      if (!isGone) {
        post({ type: 'acknowledge', match: match });
      }
    }

    // The game says it again until it is acknowledged: a page that is still busy with it, or has it, is not asked twice.
    function finished(detail) {
      var before = handed[detail.match];
      if (before && before.isTaken) {
        acknowledge(detail.match);
        return;
      }
      if (before && Date.now() - before.askedMillis < LATE_MILLIS) {
        return;
      }
      detail.score = scoreOf(detail.record);
      if (!detail.score) {
        tell('error', { code: 'record', message: 'the game sent something that isn\'t a match record' });
        return;
      }
      if (handlers.finished) {
        take(detail, (handed[detail.match] = { askedMillis: Date.now(), isTaken: false }));
      }
    }

    function take(detail, asked) {
      new Promise(function (resolve) {
        resolve(handlers.finished(detail));
      }).then(
        function () {
          asked.isTaken = true;
          acknowledge(detail.match);
        },
        function (reason) {
          if (handed[detail.match] === asked) {
            delete handed[detail.match];
          }
          tell('error', { code: 'not-taken', message: 'the page did not take the record: ' + reason });
        }
      );
    }

    function heard(event) {
      if (event.source !== frame.contentWindow || event.origin !== address.origin) {
        return;
      }
      var detail = detailOf(event.data);
      if (!detail) {
        return;
      }
      switch (event.data.type) {
        case 'hello':
          post({ type: 'begin', options: options });
          break;
        case 'finished':
          finished(detail);
          break;
        case 'closed':
          remove(detail);
          break;
        case 'ready':
          clearTimeout(opening);
          tell('ready', detail);
          break;
        default:
          if (event.data.type === 'error') {
            clearTimeout(opening);
          }
          tell(event.data.type, detail);
      }
    }

    function refit() {
      frame.style.height = fitting(element) + 'px';
    }

    function remove(detail) {
      if (isGone) {
        return;
      }
      isGone = true;
      clearTimeout(opening);
      window.removeEventListener('message', heard);
      window.removeEventListener('resize', refit);
      if (frame.parentNode) {
        frame.parentNode.removeChild(frame);
      }
      tell('closed', detail);
    }

    function close() {
      if (isGone) {
        return;
      }
      post({ type: 'close' });
      setTimeout(function () {
        remove({ match: String(options.match || ''), reason: 'left' });
      }, CLOSING_MILLIS);
    }

    window.addEventListener('message', heard);
    if (size === 'responsive') {
      window.addEventListener('resize', refit);
    }
    element.appendChild(frame);
    return { close: close };
  }

  window.DominoesDeluxe = { embed: embed };
})();
