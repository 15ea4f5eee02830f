// Starts the game: WasmGC where the browser has it, JavaScript elsewhere and whenever the Wasm does not start.
// Syntax and calls of 2018 only: this file runs everywhere.
(function () {
  'use strict';
  var page = document.documentElement;
  var files = document.currentScript.dataset;
  var loading = document.getElementById('loading');
  var pips = loading.querySelectorAll('.pips circle');

  // Whether the browser knows what the engines are made of: the build gives a tiny module of that to try.
  function runsWasm() {
    return typeof WebAssembly === 'object' && WebAssembly.validate(new Uint8Array(files.probe.split(',')));
  }

  function progress(share) {
    loading.setAttribute('aria-valuenow', Math.round(100 * share));
    for (var at = 0; at < pips.length; at++) {
      pips[at].setAttribute('class', at < share * pips.length ? 'lit' : '');
    }
  }

  function fetchBytes(address, expectedBytes) {
    return new Promise(function (resolve, reject) {
      var request = new XMLHttpRequest();
      request.open('GET', address);
      request.responseType = 'arraybuffer';
      request.onprogress = function (event) {
        progress(Math.min(1, event.loaded / expectedBytes));
      };
      request.onload = function () {
        if (request.status === 200 || (request.status === 0 && request.response)) {
          resolve(request.response);
        } else {
          reject(new Error(address + ' answered ' + request.status));
        }
      };
      request.onerror = function () {
        reject(new Error(address + ' could not be reached'));
      };
      request.send();
    });
  }

  function addToHead(element, address) {
    return new Promise(function (resolve, reject) {
      element.onload = resolve;
      element.onerror = function () {
        reject(new Error(address + ' could not be loaded'));
      };
      document.head.appendChild(element);
    });
  }

  function addScript(address) {
    var script = document.createElement('script');
    script.src = address;
    return addToHead(script, address);
  }

  function addStyle(address) {
    var link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    return addToHead(link, address);
  }

  function addAll(addresses, add) {
    return addresses && Promise.all(addresses.split(' ').map(add));
  }

  // What is painted on the canvas keeps the font it was painted with. If ours can't be loaded, the game goes on in the system's.
  function loadFonts() {
    if (!document.fonts) {
      return null;
    }
    return Promise.all(
      (files.fonts || '700 20px Cinzel|800 20px Nunito').split('|').map(function (face) {
        return document.fonts.load(face);
      })
    ).catch(
      function (reason) {
        console.warn('Dominoes Deluxe: the fonts could not be loaded. ' + reason);
      }
    );
  }

  function chooseEngine() {
    if (!files.table) {
      return files;
    }
    if (!window.deluxeEngine) {
      throw new Error(files.table + ' could not be loaded');
    }
    return window.deluxeEngine(files, asked);
  }

  function loadWasm(chosen) {
    return Promise.all([fetchBytes(chosen.wasm, +chosen.wasmBytes), addScript(files.runtime)])
      .then(function (loaded) {
        return window.deluxeWasm(loaded[0]);
      })
      .then(function (main) {
        return function () {
          main([]);
        };
      });
  }

  function loadJavaScript(chosen) {
    // The bytes are fetched first to show their progress; the script then comes from the browser's cache.
    return fetchBytes(chosen.javascript, +chosen.javascriptBytes)
      .then(function () {
        return typeof BigInt === 'undefined' ? addScript(files.longs) : null;
      })
      .then(function () {
        return addScript(chosen.javascript);
      })
      .then(function () {
        return function () {
          window.main([]);
        };
      });
  }

  function loadEngine(chosen) {
    if (!runsWasm()) {
      return loadJavaScript(chosen).then(named('javascript'));
    }
    return loadWasm(chosen).then(named('wasm'), function (reason) {
      console.warn('Dominoes Deluxe: Wasm did not start. ' + reason);
      return loadJavaScript(chosen).then(named('javascript'));
    });
  }

  function named(engine) {
    return function (start) {
      return { engine: engine, start: start };
    };
  }

  function sayTrouble(reason) {
    page.dataset.engine = 'none';
    loading.hidden = true;
    document.getElementById('trouble-reason').textContent =
      (reason && reason.message) || reason;
    document.getElementById('trouble-again').onclick = function () {
      location.reload();
    };
    document.getElementById('trouble').hidden = false;
    document.getElementById('trouble-again').focus();
    // The host may be about to answer. If asking it failed, the language has not been opened either.
    return asked.then(showWayOut, function () {
      showWayOut();
      return openLanguage();
    });
  }

  // Back to the host that asked for the match; or to its page, if this one was opened outside it; or else to practice, unless this is it.
  function showWayOut() {
    var host = window.deluxeHost;
    var isPractice = files.host && !location.search && !location.hash;
    if (host && host.name) {
      way('back').onclick = host.leave;
    } else if (host && host.home) {
      way('host').href = host.home;
      way('host').lastElementChild.textContent = host.home.split('//')[1];
    } else if (!isPractice) {
      way('practice');
    }
  }

  function way(name) {
    var found = document.getElementById('trouble-' + name);
    found.hidden = false;
    return found;
  }

  // In the apps, what was kept is restored first.
  function openShell() {
    return window.Capacitor
      ? addScript(files.shell).then(function () {
          return window.deluxeShell.ready;
        })
      : Promise.resolve();
  }

  // Finds out who asks for which match; the game starts when that is known. The tavern only takes its seat; other
  // pages without matches do neither.
  function askHost() {
    return (
      (files.host || files.seat) &&
      addScript(files.host || files.seat).then(function () {
        return window.deluxeHost.open();
      })
    );
  }

  // Called once the host has answered: it may have asked for a language.
  function openLanguage() {
    return speaking.then(function () {
      return window.deluxeLanguage.open(files.languages, addScript.bind(null, files.words));
    });
  }

  var styled = addAll(files.style, addStyle);
  var asked = openShell().then(askHost);
  var speaking = addScript(files.language);
  // This makes the browser fetch all other tables, and the icons that it would install. So it waits until somebody is there, and stays,
  // unless the page comes from what is kept: then it tells of a newer version.
  function addOffline(event) {
    if (event.target.closest && event.target.closest('a[href]')) {
      return;
    }
    document.removeEventListener('click', addOffline);
    fetchOffline();
  }
  function fetchOffline() {
    addScript(files.offline).catch(function (reason) {
      console.warn('Dominoes Deluxe: no offline play. ' + reason);
    });
  }
  var isFromWorker = window.parent === window && navigator.serviceWorker && navigator.serviceWorker.controller;
  if (!isFromWorker) {
    document.addEventListener('click', addOffline);
  }

  Promise.all([Promise.resolve().then(chooseEngine).then(loadEngine), styled.then(loadFonts), Promise.all([asked, styled]).then(openLanguage)])
    .then(function (loaded) {
      progress(1);
      loaded[0].start();
      page.dataset.engine = loaded[0].engine;
      loading.setAttribute('aria-hidden', 'true');
      // Nobody sees those screens before their styles are there.
      return Promise.all([addAll(files.screens, addStyle), addAll(files.later, addScript)]);
    })
    .then(isFromWorker && fetchOffline)
    .catch(sayTrouble)
    .catch(function (reason) {
      console.warn('Dominoes Deluxe: only English. ' + reason);
    });
})();
