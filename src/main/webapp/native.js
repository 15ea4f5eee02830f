// A skill platform's plugin in the shell, said in the messages of host.js. Whoever brings another platform writes one class, a
// Capacitor plugin named MatchHost with the methods below, and changes nothing else. Only shells with that plugin load this.
(function () {
  'use strict';
  var plugin = window.Capacitor.Plugins.MatchHost;
  var hear;

  function say(type, fields) {
    hear(Object.assign({ deluxe: 1, type: type }, fields));
  }

  // What the platform throws is for its own log; the game goes on, and says again what matters.
  function failed(reason) {
    console.warn('Dominoes Deluxe: the platform refused. ' + reason);
  }

  var SAID = {
    ready: function () {
      return plugin.gameDidOpen();
    },
    started: function (fields) {
      return plugin.matchDidBegin(fields);
    },
    score: function (fields) {
      return plugin.scoreDidChange(fields);
    },
    finished: function (fields) {
      return plugin.matchDidFinish(fields).then(function () {
        say('acknowledge', { match: fields.match });
      });
    },
    closed: function (fields) {
      return fields.reason === 'finished' ? plugin.returnToHost(fields) : plugin.matchDidAbort(fields);
    },
    error: function (fields) {
      return plugin.matchDidFail(fields);
    }
  };

  window.deluxeNative = {
    listen: function (take) {
      hear = take;
      plugin.addListener('matchWillClose', function () {
        say('close', {});
      });
      plugin
        .matchWillBegin()
        .then(function (asked) {
          say('begin', { options: asked.options });
        })
        .catch(failed);
    },
    send: function (type, fields) {
      SAID[type](fields).catch(failed);
    }
  };
})();
