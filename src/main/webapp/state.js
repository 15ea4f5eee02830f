// How the table stands, on the page's root, for whoever drives it from outside; docs/testing.md describes it. Syntax of 2018 only.
(function () {
  'use strict';
  var root = document.documentElement;
  // What is in front goes first.
  var PHASES = [['.results', 'results'], ['.pop-up', 'menu'], ['.how-to', 'lessons'], ['#hand', 'playing'], ['.start', 'start']];
  // "You 20, Opponent 15." in any language.
  var SCORES = /(\d+), .*? (\d+)\. /;

  var SIDES = ['left', 'top', 'width', 'height'];

  var wasPaused = false;
  var wasEmpty = false;

  var canvas = document.getElementById('table');
  var placing;
  var isPressed = false;

  function find(selector) {
    return document.querySelector(selector);
  }

  function phase() {
    var shown = PHASES.filter(function (each) {
      return find(each[0]);
    });
    return shown.length > 0 ? shown[0][1] : 'other';
  }

  // Whether the table waits for the player, who can play a tile, draw or pass.
  function isAsked() {
    return Boolean(find('#hand').dataset.first) || Boolean(find('#draw, #pass'));
  }

  function set(name, value) {
    var isNew = root.dataset[name] !== value;
    if (isNew) {
      root.dataset[name] = value;
    }
    return isNew;
  }

  // The page around this one hears of it too.
  function tell(type, value) {
    if (window.deluxeHost) {
      window.deluxeHost.told(type, value);
    }
  }

  // The clock of the pop-up is empty while the match clock stands still.
  function isPaused(now) {
    var time = find('.pop-up.menu .time');
    return now === 'menu' && Boolean(time) && time.textContent === '';
  }

  function tellOfPauses(paused) {
    if (paused !== wasPaused) {
      wasPaused = paused;
      tell('paused', paused);
    }
  }

  function tellOfRounds(isEmpty) {
    if (isEmpty && !wasEmpty) {
      tell('round', Number(find('#summary').dataset.round));
    }
    wasEmpty = isEmpty;
  }

  // The table's buttons lie over what they mean: the game knows where that is. Where a browser has only touches, the canvas hears them.
  function place() {
    [].forEach.call(document.querySelectorAll('.mirror button'), function (button) {
      button.dispatchEvent(new Event('place', { bubbles: true }));
      button.dataset.place.split(' ').forEach(function (pixels, at) {
        button.style[SIDES[at]] = pixels + 'px';
      });
      button.style.pointerEvents = 'PointerEvent' in window ? 'auto' : '';
    });
  }

  function placeSoon() {
    place();
    clearTimeout(placing);
    placing = setTimeout(place, 400);
  }

  function isOfTable(element) {
    return element && element.matches && element.matches('.mirror *');
  }

  // What a finger, a mouse or a wheel does on such a button, it does on the canvas, which may hold the pointer from then on.
  function passOn(event) {
    if (!isOfTable(event.target)) {
      return;
    }
    isPressed = isPressed || event.type === 'pointerdown';
    if (event.type === 'mousedown' || !canvas.dispatchEvent(new event.constructor(event.type, event))) {
      event.preventDefault();
    }
  }

  // The click that follows has been heard on the canvas; those of keys, scripts and screen readers follow nothing.
  function clicked(event) {
    if (isPressed && event.detail > 0 && isOfTable(event.target)) {
      event.stopPropagation();
    }
    isPressed = false;
  }

  function show() {
    var now = phase();
    var isPlaying = now === 'playing';
    var isPlayers = isPlaying && isAsked();
    var scores = SCORES.exec((find('#summary') || {}).textContent);
    set('phase', now);
    var isNewTurn = set('turn', isPlaying ? (isPlayers ? 'player' : 'opponent') : 'nobody');
    set('busy', String(isPlaying && !isPlayers));
    tellOfPauses(isPaused(now));
    if (isPlaying) {
      tellOfRounds(find('#played').textContent === '');
      if (isNewTurn) {
        tell('turn', root.dataset.turn);
      }
    }
    if (scores) {
      set('score', scores[1] + ' ' + scores[2]);
    }
  }

  ['pointerdown', 'pointermove', 'pointerup', 'wheel', 'mousedown'].forEach(function (type) {
    document.addEventListener(type, passOn, { passive: false });
  });
  ['pointerup', 'wheel', 'focusin'].forEach(function (type) {
    document.addEventListener(type, placeSoon);
  });
  window.addEventListener('resize', placeSoon);
  document.addEventListener('click', clicked, true);
  // A pointer that comes over such a button has not left the canvas.
  document.addEventListener('pointerleave', function (event) {
    if (event.target === canvas && isOfTable(event.relatedTarget)) {
      event.stopPropagation();
    }
  }, true);
  new MutationObserver(function () {
    show();
    placeSoon();
  }).observe(document.getElementById('screens'), {
    attributeFilter: ['class', 'id', 'data-first', 'data-round', 'aria-pressed'], characterData: true, childList: true, subtree: true
  });
  show();
})();
