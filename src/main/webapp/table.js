// Decides which of its tables a page shows: its title, its colours from the first paint on, and which engine the loader takes, since
// each table has its own. Syntax and calls of 2018 only: this file runs everywhere.
(function () {
  'use strict';
  var page = document.documentElement;
  var named = /[?&](?:table|rules)=([a-z-]+)/.exec(location.search);

  show(namedOrLast());
  document.querySelector('meta[name=theme-color]').content = getComputedStyle(page).backgroundColor;

  // Gives the loader its own files if no other engine is named for the table.
  window.deluxeEngine = function (files, asked) {
    return whichTable(asked).then(function (table) {
      show(table);
      var others = document.querySelectorAll('meta[name=engine]');
      for (var at = 0; at < others.length; at++) {
        if (others[at].content === table) {
          return others[at].dataset;
        }
      }
      return files;
    });
  };

  function show(table) {
    var titles = { 'all-fives': 'All Fives - Dominoes Deluxe', muggins: 'Muggins - Dominoes Deluxe' };
    page.dataset.table = table;
    document.title = titles[table] || document.title;
  }

  // The host says which, or the address, or the last visit, which the apps know only once their storage has been restored.
  function whichTable(asked) {
    if (named && !location.hash && !window.Capacitor) {
      return Promise.resolve(named[1]);
    }
    return asked.then(function () {
      for (var at = 0; window.deluxeHost.wish(at); at += 2) {
        if (window.deluxeHost.wish(at) === 'rules') {
          return window.deluxeHost.wish(at + 1);
        }
      }
      return namedOrLast();
    });
  }

  function namedOrLast() {
    return named ? named[1] : lastVisited() || 'all-fives';
  }

  // Anything else that lies there names no table.
  function lastVisited() {
    try {
      var last = /^(all-fives|muggins)$/.exec(localStorage.getItem('deluxe.classic'));
      return last && last[1];
    } catch (refused) {
      return null;
    }
  }
})();
