// Lets the game be installed, and be played without a connection: the service worker fetches all tables while the page has nothing else
// to do, and the settings say how far it is. Pages load this once somebody is there. Syntax and calls of 2018 only.
(function () {
  'use strict';
  var CHOICE = 'deluxe.offline';
  var UPDATE = 'deluxe.update';
  var OFF = 'off';
  // A game that was left holds back a new version for this long at most. One that was set aside does not: its key begins otherwise.
  var HELD_MILLIS = 7 * 24 * 3600 * 1000;
  var LEFT_GAME = /^deluxe\.(sitting|dados$)/;
  var ASIDE_MILLIS = 50;
  var OPENING_MILLIS = 1000;

  var registration = null;
  // The version that this page came from; empty if it came from the network.
  var cameFrom = '';
  var told = null;
  var isWorking = false;
  var working = Promise.resolve();
  var group = null;

  function addManifest() {
    if (!document.querySelector('link[rel=manifest]')) {
      var link = document.createElement('link');
      link.rel = 'manifest';
      link.href = 'manifest.webmanifest';
      document.head.appendChild(link);
    }
  }

  function stored(use, otherwise) {
    try {
      return use(window.localStorage);
    } catch (refused) {
      return otherwise;
    }
  }

  function isOff() {
    return stored(function (storage) {
      return storage.getItem(CHOICE) === OFF;
    }, false);
  }

  function choose(isOn) {
    stored(function (storage) {
      if (isOn) {
        storage.removeItem(CHOICE);
      } else {
        storage.setItem(CHOICE, OFF);
      }
    });
  }

  // The worker

  function ask(worker, what) {
    return new Promise(function (resolve) {
      var channel = new MessageChannel();
      channel.port1.onmessage = function (event) {
        resolve(event.data);
      };
      worker.postMessage(what, [channel.port2]);
    });
  }

  function newest() {
    return registration && (registration.waiting || registration.active);
  }

  function whenIdle(run) {
    if (window.requestIdleCallback) {
      window.requestIdleCallback(run);
    } else {
      setTimeout(run, ASIDE_MILLIS);
    }
  }

  // Has the worker fetch one file after the other. If it can't, another page goes on, or this one once it is online again.
  function goOn() {
    var worker = newest();
    if (!worker || isWorking || isOff()) {
      return;
    }
    isWorking = true;
    working = ask(worker, 'more').then(function (state) {
      isWorking = false;
      if (!registration) {
        return;
      }
      tell(state);
      if (worker !== newest() || (state.missing && !state.trouble)) {
        whenIdle(goOn);
      } else if (!state.missing) {
        settle(worker, state);
      }
    });
  }

  function settle(worker, state) {
    if (!state.isServed) {
      serveAtTheDoor(worker, state);
    } else if (cameFrom === state.version) {
      ask(worker, 'tidy');
    }
  }

  // At the front door, and at a table's start or results, nobody plays here. A game that was left, or is played in another tab, is in the
  // storage, where isHeldBack finds it.
  function isAtTheDoor() {
    var screens = document.querySelector('#screens > [data-scene]');
    return screens ? /^(start|results|door)$/.test(screens.getAttribute('data-scene')) : !!document.querySelector('.tables');
  }

  function serveAtTheDoor(worker, state) {
    if (isAtTheDoor() && !isHeldBack(state.version)) {
      ask(worker, 'serve').then(tell);
    }
  }

  function isHeldBack(version) {
    return stored(function (storage) {
      var since = (storage.getItem(UPDATE) || '').split(' ');
      var isUnreadable = !(since[1] <= Date.now());
      if (since[0] !== version || isUnreadable) {
        since = [version, Date.now()];
        storage.setItem(UPDATE, since.join(' '));
      }
      return Object.keys(storage).some(LEFT_GAME.test.bind(LEFT_GAME)) && Date.now() - since[1] < HELD_MILLIS;
    }, false);
  }

  function follow(worker) {
    worker.addEventListener('statechange', goOn);
  }

  function register() {
    return navigator.serviceWorker
      .register('sw.js', { scope: './', updateViaCache: 'none' })
      .then(function (registered) {
        registration = registered;
        registration.addEventListener('updatefound', function () {
          follow(registration.installing);
        });
        if (registration.installing) {
          follow(registration.installing);
        }
        return registration.active ? ask(newest(), 'state') : null;
      })
      .then(function (state) {
        if (state) {
          cameFrom = navigator.serviceWorker.controller ? state.from : '';
          tell(state);
        }
        goOn();
      })
      .catch(function (reason) {
        console.warn('Dominoes Deluxe: no playing without a connection. ' + reason);
      });
  }

  // Waits for the worker, which would keep what it is still fetching in a new cache.
  function remove() {
    registration = null;
    told = null;
    return working
      .then(function () {
        return navigator.serviceWorker.getRegistration('./');
      })
      .then(function (registered) {
        return registered && registered.unregister().then(function () {
          return removeCaches(registered.scope);
        });
      });
  }

  function removeCaches(scope) {
    return window.caches.keys().then(function (names) {
      return Promise.all(
        names
          .filter(function (name) {
            return name.indexOf('deluxe ' + scope + ' ') === 0;
          })
          .map(function (name) {
            return window.caches.delete(name);
          })
      );
    });
  }

  // The settings

  function say(english) {
    return window.deluxeLanguage.say(english);
  }

  function inWords() {
    if (isOff() || !told) {
      return '';
    }
    if (told.isHere) {
      return say('All tables are ready for offline play.');
    }
    if (told.trouble === 'full') {
      return say('This browser has no room for offline play.');
    }
    var percent = Math.min(99, Math.floor((100 * (told.all - told.missing)) / told.all));
    return say('Downloading the tables for offline play: {0} %').replace('{0}', percent);
  }

  function tell(state) {
    told = state;
    if (group) {
      var line = group.querySelector('.notice');
      var words = inWords();
      if (line.textContent !== words) {
        line.textContent = words;
      }
    }
    offerNewer();
  }

  // At the front door, or on a start screen.
  function placeOfOffer() {
    return document.querySelector('[data-scene=start] > .start, [data-scene=door] > .door, .tables ~ .ways');
  }

  // A page that was open when a newer version came to be served stays what it is until it is loaded again.
  function offerNewer() {
    var place = placeOfOffer();
    if (!place || !told || !told.isServed || !told.isHere || !cameFrom || cameFrom === told.version) {
      return;
    }
    var button = place.querySelector('.newer');
    if (!button) {
      button = document.createElement('button');
      button.type = 'button';
      button.className = 'newer';
      button.addEventListener('click', function () {
        location.reload();
      });
      if (place.matches('.ways')) {
        place.appendChild(button);
        place.parentNode.classList.add('offered');
      } else {
        var line = place.appendChild(document.createElement('p'));
        line.className = 'notice';
        line.appendChild(button);
        place.classList.add('offered');
      }
    }
    var words = say('A new version is ready: restart ({0})').replace('{0}', told.number);
    if (button.textContent !== words) {
      button.textContent = words;
    }
  }

  function makeGroup() {
    var label = document.createElement('label');
    var box = label.appendChild(document.createElement('input'));
    box.type = 'checkbox';
    box.checked = !isOff();
    box.setAttribute('aria-describedby', 'offline-state');
    label.appendChild(document.createTextNode(' '));
    label.appendChild(document.createElement('span')).textContent = 'Offline play';
    var line = document.createElement('p');
    line.id = 'offline-state';
    line.className = 'notice';
    group = document.createElement('div');
    group.className = 'group offline';
    group.appendChild(label);
    group.appendChild(line);
    box.addEventListener('change', function () {
      choose(box.checked);
      (box.checked ? register() : remove()).then(function () {
        tell(told);
      });
    });
    return group;
  }

  // The settings are one of the game's screens, and the game does not say when they open or close.
  function lookAtScreen() {
    var settings = document.querySelector('.pop-up:not(.menu) > .settings, .settings > .within');
    if (settings && !settings.querySelector('.offline')) {
      settings.appendChild(makeGroup());
      tell(told);
    }
    offerNewer();
    goOn();
  }

  function followScreens() {
    var screens = document.getElementById('screens');
    if (screens) {
      new MutationObserver(lookAtScreen).observe(screens, {
        subtree: true,
        attributes: true,
        attributeFilter: ['data-scene']
      });
    }
    lookAtScreen();
    // In another language, the same is said in other words.
    new MutationObserver(function () {
      tell(told);
    }).observe(document.documentElement, { attributes: true, attributeFilter: ['lang'] });
  }

  // When its icon or a shortcut is pressed, the installed game's open window comes to the front. It goes to the shortcut's page only if
  // nobody is playing there. A launch that arrives at once is the one that opened this window.
  function followLaunches() {
    var isOpening = true;
    setTimeout(function () {
      isOpening = false;
    }, OPENING_MILLIS);
    window.launchQueue.setConsumer(function (launch) {
      if (!isOpening && launch.targetURL && launch.targetURL !== location.href && isAtTheDoor()) {
        location.href = launch.targetURL;
      }
    });
  }

  // A host's frame gets what its server has now; the apps have everything anyway.
  var isOwnPage = window.top === window && !/^#host=/.test(location.hash) && !window.Capacitor;
  if (isOwnPage) {
    addManifest();
    if (window.launchQueue) {
      followLaunches();
    }
  }
  if (isOwnPage && navigator.serviceWorker && window.caches) {
    followScreens();
    window.addEventListener('online', goOn);
    if (!isOff()) {
      register();
    }
  }
})();
