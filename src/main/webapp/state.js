// How the table stands, on the page's root, for whoever drives it from outside; docs/testing.md describes it. Syntax of 2018 only.
(function () {
  'use strict';
  var root = document.documentElement;
  // What is in front goes first.
  var PHASES = [['.results', 'results'], ['.pop-up', 'menu'], ['.how-to', 'lessons'], ['#hand', 'playing'], ['.start', 'start']];
  // "You 20, Opponent 15." in any language.
  var SCORES = /(\d+), .*? (\d+)\. /;

  var wasPaused = false;
  var wasEmpty = false;

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

  new MutationObserver(show).observe(document.getElementById('screens'), { attributes: true, characterData: true, childList: true, subtree: true });
  show();
})();
