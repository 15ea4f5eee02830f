// Which engine the loader takes on a page with several tables: each has its own, so that nobody loads the other's room.
// Syntax and calls of 2018 only: this file runs everywhere.
(function () {
  'use strict';
  var page = document.documentElement;

  // The loader's own files where no other engine is named for the table.
  window.deluxeEngine = function (files, asked) {
    return whichTable(asked).then(function (table) {
      page.dataset.table = table;
      var others = document.querySelectorAll('meta[name=engine]');
      for (var at = 0; at < others.length; at++) {
        if (others[at].content === table) {
          return others[at].dataset;
        }
      }
      return files;
    });
  };

  // A host says it, or else table.js.
  function whichTable(asked) {
    if (/[?&](table|rules)=/.test(location.search) && !location.hash && !window.Capacitor) {
      return Promise.resolve(page.dataset.table);
    }
    return asked.then(function () {
      for (var at = 0; window.deluxeHost.wish(at); at += 2) {
        if (window.deluxeHost.wish(at) === 'rules') {
          return window.deluxeHost.wish(at + 1);
        }
      }
      return page.dataset.table;
    });
  }
})();
