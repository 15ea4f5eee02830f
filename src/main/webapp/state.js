// How the table stands, on the page's root, for whoever drives it from outside; docs/testing.md describes it. Syntax of 2018 only.
(function () {
  'use strict';
  var root = document.documentElement;
  // What is in front goes first.
  var PHASES = [['.results', 'results'], ['.pop-up', 'menu'], ['.how-to', 'lessons'], ['#hand', 'playing'], ['.start', 'start']];
  // "You 20, Opponent 15." in any language.
  var SCORES = /(\d+), .*? (\d+)\. /;

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
    if (root.dataset[name] !== value) {
      root.dataset[name] = value;
    }
  }

  function show() {
    var now = phase();
    var isPlaying = now === 'playing';
    var isPlayers = isPlaying && isAsked();
    var scores = SCORES.exec((find('#summary') || {}).textContent);
    set('phase', now);
    set('turn', isPlaying ? (isPlayers ? 'player' : 'opponent') : 'nobody');
    set('busy', String(isPlaying && !isPlayers));
    if (scores) {
      set('score', scores[1] + ' ' + scores[2]);
    }
  }

  new MutationObserver(show).observe(document.getElementById('screens'), { attributes: true, characterData: true, childList: true, subtree: true });
  show();
})();
