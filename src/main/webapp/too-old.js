// Capacitor shows this page if the system's list says that the web view is too old, and if a page could not be loaded. On some devices
// the list names another web view than the one that runs; then the one that runs decides. Made for web views older than those the game
// itself runs on: syntax of 2009, and nothing that has to be there.
(function () {
  'use strict';
  var files = document.currentScript.dataset;
  var TRIED = 'deluxe.tried';

  function version() {
    var found = /Chrome\/(\d+)/.exec(navigator.userAgent);
    return found ? Number(found[1]) : 0;
  }

  // If nothing can be stored, going on could bring us back here again and again.
  function isFirstTry() {
    try {
      var isFirst = sessionStorage.getItem(TRIED) === null;
      sessionStorage.setItem(TRIED, 'yes');
      return isFirst;
    } catch (refused) {
      return false;
    }
  }

  function addScript(address) {
    return new Promise(function (resolve, reject) {
      var script = document.createElement('script');
      script.src = address;
      script.onload = resolve;
      script.onerror = function () {
        reject(new Error(address + ' could not be loaded'));
      };
      document.head.appendChild(script);
    });
  }

  if (version() >= Number(files.oldest)) {
    if (isFirstTry()) {
      location.replace(files.start);
      return;
    }
    document.getElementById('old').hidden = true;
    document.getElementById('failed').hidden = false;
  }
  window.deluxeLanguage.open(files.languages, addScript.bind(null, files.words));
})();
