// A host page as an operator would write it, and what a test asks of it. All that is heard is in window.heard, in order.
(() => {
  'use strict';
  const game = new URLSearchParams(location.search).get('game');

  window.heard = [];
  window.records = [];
  // What is told of the table, which tests of the match leave alone.
  window.stands = [];
  // What becomes of a record: taken, refused, or nothing at all.
  window.answer = 'taken';

  function hear(name) {
    return detail => { window.heard.push(`${name} ${JSON.stringify(detail)}`); };
  }

  function note(name) {
    return detail => { window.stands.push(`${name} ${Object.values(detail).join(' ')}`); };
  }

  window.embed = (options, size) => DominoesDeluxe.embed(document.getElementById('place'), {
    game,
    options,
    size: size || 'fixed',
    on: {
      ready: hear('ready'),
      started: hear('started'),
      ended: hear('ended'),
      score: hear('score'),
      round: note('round'),
      turn: note('turn'),
      paused: note('paused'),
      closed: hear('closed'),
      error: hear('error'),
      finished: detail => {
        window.heard.push(`finished ${detail.match} ${JSON.stringify(detail.score)}`);
        window.records.push(detail.record);
        switch (window.answer) {
          case 'taken': return Promise.resolve();
          case 'refused': return Promise.reject(new Error('the server is down'));
          default: return new Promise(() => {});
        }
      },
    },
  });

  // A host page written by hand, and badly: it says what a test tells it to.
  window.raw = [];
  window.frameRaw = (origin, size) => {
    const frame = document.createElement('iframe');
    frame.src = `${game}#host=${origin}`;
    frame.title = 'Dominoes Deluxe';
    frame.width = size || 900;
    frame.height = 600;
    addEventListener('message', event => {
      if (event.source === frame.contentWindow) window.raw.push(event.data);
    });
    document.getElementById('place').appendChild(frame);
    return frame;
  };
  window.say = message => {
    document.querySelector('iframe').contentWindow.postMessage(message, new URL(game).origin);
  };

  // A third page inside this one, of another origin still, that speaks to the game beside it.
  window.frameIntruder = address => {
    const frame = document.createElement('iframe');
    frame.src = address;
    frame.title = 'An intruder';
    document.getElementById('place').appendChild(frame);
  };
})();
