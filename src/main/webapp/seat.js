// The player's seat at a match: on one device only one page has it. The others open anew when it is free. Syntax of 2018 only.
(function () {
  'use strict';
  var STALE_MILLIS = 5000;
  var BEAT_MILLIS = 1000;

  // Without anywhere to look it up, nobody else can have it.
  var isMine = function () {
    return true;
  };

  function reload() {
    location.reload();
  }

  // The browser gives it back when the page is gone, however it went.
  function takeLock(name) {
    return new Promise(function (resolve, reject) {
      navigator.locks
        .request(name, { ifAvailable: true }, function (lock) {
          resolve(lock !== null);
          return lock && new Promise(function () {});
        })
        .then(function () {
          return navigator.locks.request(name, reload);
        })
        .catch(reject);
    });
  }

  // Where there are no locks: a line in the storage that its owner writes anew from time to time. A page that was frozen may
  // have lost it meanwhile, and finds that out before it keeps anything.
  function takeLease(name) {
    var id = String(Math.random()).slice(2);

    function write() {
      localStorage.setItem(name, id + ' ' + Date.now());
    }

    isMine = function () {
      var held = (localStorage.getItem(name) || '').split(' ');
      return held[0] === id || !(Math.abs(Date.now() - held[1]) < STALE_MILLIS);
    };
    var isOpen = isMine();
    if (isOpen) {
      write();
    }
    setInterval(function () {
      if (isMine() !== isOpen) {
        reload();
      } else if (isOpen) {
        write();
      }
    }, BEAT_MILLIS);
    window.addEventListener('unload', function () {
      if (isOpen && isMine()) {
        localStorage.removeItem(name);
      }
    });
    return isOpen;
  }

  // A page that comes back out of the browser's cache has given its seat away.
  function comeBack(event) {
    if (event.persisted) {
      isMine = function () {
        return false;
      };
      reload();
    }
  }

  window.deluxeSeat = {
    // Whether it was free.
    take: function (name) {
      window.addEventListener('pageshow', comeBack);
      var lock = navigator.locks ? takeLock(name) : Promise.reject(new Error('no locks'));
      return lock
        .catch(function () {
          return takeLease(name);
        })
        .catch(function () {
          return true; // no locks and no storage: nothing is kept that another page could share
        });
    },
    isMine: function () {
      return isMine();
    }
  };
})();
