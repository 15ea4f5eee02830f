// Puts Dominoes Deluxe on a page: docs/embedding.md describes it, deluxe-embed.d.ts its types. The package for npm has it as a module.
import { detailOf, FROM_GAME, FROM_HOST, LEFT, makersOf, NO_ANSWER, NO_RECORD, NO_TICKET, NOT_DEALT, NOT_TAKEN, REFUSED } from './messages.js';
import { checked, refuse } from './settings.js';
import { launch } from './ticket.js';

const OPENING_MILLIS = 30000;
const CLOSING_MILLIS = 1500;
const LATE_MILLIS = 30000;
// The frame may run its scripts, and has its own origin for what it keeps and for checking messages; the sandbox allows nothing else.
const SANDBOX = 'allow-scripts allow-same-origin';
const FEATURES = 'autoplay';
// The tables that are not on the folder's own page, with their pages.
const SEALED = 'sealed.html';
const PAGES = { __proto__: null, 'all-fives': 'classic.html', muggins: 'classic.html', dados: 'dados.html' };

const say = makersOf(FROM_HOST);

// The score that a record claims at its foot, in parts; null if there is none. Only the server can tell whether it is true.
function scoreOf(record) {
  const foot = /\nresult (target|time-up|ended-early) (\d+) (\d+)\npoints (\d+)\nspread (\d+)\ntime (\d+)\ntotal (\d+)\n$/.exec(record);
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

// The page on which this is played. A host that names a page instead of the folder means that page.
function pageFor(folder, options) {
  const address = new URL(folder);
  if (location.origin === 'null') {
    refuse('origin', 'this page has no origin that the game could check: serve it over http or https');
  }
  const page = PAGES[options.rules] || (options.commitment ? SEALED : '');
  if (/\/$/.test(address.pathname)) {
    address.pathname += page;
  }
  address.hash = 'host=' + location.origin;
  return address;
}

// The height at the element's full width, but no more than the window's: two thirds of the width if it is wide, otherwise a phone's shape.
function fitting(element) {
  const width = element.clientWidth;
  const height = width >= 600 ? width * 2 / 3 : width * 16 / 9;
  return Math.max(320, Math.min(Math.round(height), window.innerHeight));
}

function makeFrame(element, address, size) {
  const frame = document.createElement('iframe');
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
  const asked = checked(element, settings);
  return asked.options.ticket === undefined ? open(element, asked) : openByTicket(element, asked);
}

// What the ticket brings comes first: the page adds only what is shown.
function openByTicket(element, asked) {
  const { ticket, ...shown } = asked.options;
  let game = null;
  let isClosed = false;
  launch(asked.address, ticket).then(
    launched => {
      if (!isClosed) {
        const options = Object.assign(Object.create(null), shown, launched.options);
        const on = Object.assign({}, asked.on, { ended: detail => launched.settle().catch(() => {}).then(() => asked.on.ended && asked.on.ended(detail)) });
        game = open(element, Object.assign({}, asked, { options, on, deal: launched.deal }));
      }
    },
    reason => {
      if (asked.on.error) {
        asked.on.error({ code: NO_TICKET, message: 'the ticket was not taken: ' + reason.message });
      }
    }
  );
  return {
    close() {
      isClosed = true;
      if (game) {
        game.close();
      }
    }
  };
}

function open(element, { address: folder, options, size, on: handlers, deal }) {
  const address = pageFor(folder, options);
  const frame = makeFrame(element, address, size);
  // Each match that the game has handed in: when the page was asked to take its record, and whether it has.
  const handed = Object.create(null);
  let isGone = false;
  let isEnded = false;
  const opening = setTimeout(function () {
    tell('error', { code: NO_ANSWER, message: 'the game did not open at ' + address.origin + address.pathname });
  }, OPENING_MILLIS);

  function post(message) {
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
      post(say.acknowledge(match));
    }
  }

  // The game sends the record again until it is acknowledged: a page that is still busy with it, or has taken it, is not asked twice.
  function finished(detail) {
    const before = handed[detail.match];
    if (before && before.isTaken) {
      acknowledge(detail.match);
      return;
    }
    if (before && Date.now() - before.askedMillis < LATE_MILLIS) {
      return;
    }
    detail.score = scoreOf(detail.record);
    if (!detail.score) {
      tell('error', { code: NO_RECORD, message: 'the game sent something that isn\'t a match record' });
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
        tell('error', { code: NOT_TAKEN, message: 'the page did not take the record: ' + reason });
      }
    );
  }

  // A question without an answer is asked again, unless the dealer has refused for good.
  function ask(detail) {
    new Promise(function (resolve) {
      resolve(deal(detail.question, detail.match));
    }).then(
      function (answer) {
        if (!isGone) {
          post(say.answer(detail.match, answer));
        }
      },
      function (reason) {
        tell('error', { code: NOT_DEALT, message: 'the dealer did not answer: ' + reason });
        if (reason && reason.isFinal && !isEnded) {
          remove({ match: detail.match, reason: REFUSED });
        }
      }
    );
  }

  function heard(event) {
    if (event.source !== frame.contentWindow || event.origin !== address.origin) {
      return;
    }
    const detail = detailOf(event.data, FROM_GAME);
    if (!detail) {
      return;
    }
    switch (event.data.type) {
      case 'hello':
        post(say.begin(options));
        break;
      case 'finished':
        finished(detail);
        break;
      case 'ask':
        ask(detail);
        break;
      case 'ended':
        isEnded = true;
        tell('ended', detail);
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
    post(say.close());
    setTimeout(function () {
      remove({ match: String(options.match || ''), reason: LEFT });
    }, CLOSING_MILLIS);
  }

  window.addEventListener('message', heard);
  if (size === 'responsive') {
    window.addEventListener('resize', refit);
  }
  element.appendChild(frame);
  return { close: close };
}

export { embed };
