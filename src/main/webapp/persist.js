/* eslint-disable compat/compat -- it asks first whether the browser can keep it */
// Asks the browser to keep what is stored here: browsers clear it when they need room, or when nobody has visited for a while. Some ask
// the user, so this waits for a press, and until there is a game that could be lost. Not in a host's frame, where the storage is the
// host's, nor in the apps, which mirror it. Syntax of 2018 only.
(function () {
  'use strict';
  var GAME = /^deluxe\.(sitting|dados$|kept |aside )/;

  function hasGame() {
    try {
      return Object.keys(localStorage).some(function (key) {
        return GAME.test(key);
      });
    } catch (refused) {
      return false;
    }
  }

  function ask() {
    if (!hasGame()) {
      return;
    }
    document.removeEventListener('click', ask, true);
    navigator.storage
      .persisted()
      .then(function (isKept) {
        return isKept || navigator.storage.persist();
      })
      .catch(function (reason) {
        console.info('Dominoes Deluxe: the browser was not asked to keep what is stored. ' + reason);
      });
  }

  if (window.parent === window && !window.Capacitor && navigator.storage && navigator.storage.persist) {
    document.addEventListener('click', ask, true);
  }
})();
