// The table that the address names, or else the one that was played last: its colours are seen from the first paint on.
// Syntax and calls of 2018 only: this file runs everywhere.
(function () {
  'use strict';
  var page = document.documentElement;
  var named = /[?&](?:table|rules)=([a-z-]+)/.exec(location.search);
  page.dataset.table = named ? named[1] : lastPlayed() || 'all-fives';
  document.querySelector('meta[name=theme-color]').content = getComputedStyle(page).backgroundColor;

  function lastPlayed() {
    try {
      return localStorage.getItem('deluxe.classic');
    } catch (refused) {
      return null;
    }
  }
})();
