// Speaks the visitor's language, and marks the tables where a game was left. Syntax of 2018 only.
(function () {
  'use strict';
  var files = document.currentScript.dataset;

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

  // A game that is over is kept until its results have been left: it can't go on.
  function isLeft(key) {
    try {
      var kept = localStorage.getItem(key);
      return kept !== null && !/\nresult (?!open)/.test(kept);
    } catch (refused) {
      return false;
    }
  }

  function markLeftGames() {
    document.querySelectorAll('.card').forEach(function (card) {
      card.classList.toggle('is-left', isLeft(card.dataset.left));
    });
  }

  function kept(key, day) {
    try {
      var line = new RegExp('^' + day + ' (\\d+)', 'm').exec(localStorage.getItem(key));
      return line && line[1];
    } catch (refused) {
      return null;
    }
  }

  // Today's result, or else today's par, as far as the page of the challenge has been there to find it.
  function markChallenge() {
    var today = Math.floor(Date.now() / 86400000);
    var total = kept('deluxe.daily', today);
    var par = kept('deluxe.par', today);
    var shown = document.getElementById('par');
    shown.hidden = !(total || par);
    shown.lastElementChild.textContent = total || par;
    shown.parentNode.classList.toggle('is-left', !!total);
  }

  // In the apps, what was kept is restored first.
  function openShell() {
    return window.Capacitor
      ? addScript(files.shell).then(function () {
          return window.deluxeShell.ready;
        })
      : Promise.resolve();
  }

  // A page that the browser shows again as it was may be older than a game that was left since.
  window.addEventListener('pageshow', function () {
    markLeftGames();
    markChallenge();
  });
  markLeftGames();
  markChallenge();
  var spoken = openShell()
    .catch(function (reason) {
      console.warn('Dominoes Deluxe: the app goes on without its own side. ' + reason);
    })
    .then(function () {
      markLeftGames();
      markChallenge();
      return window.deluxeLanguage.open(files.languages, addScript.bind(null, files.words));
    });
  // What the door itself shows is loaded first.
  window.addEventListener('load', function () {
    spoken
      .then(function () {
        return addScript(files.settings);
      })
      .catch(function (reason) {
        console.warn('Dominoes Deluxe: there are no settings here. ' + reason);
      });
    addScript(files.offline).catch(function (reason) {
      console.warn('Dominoes Deluxe: nothing is kept for playing offline. ' + reason);
    });
  });
})();
