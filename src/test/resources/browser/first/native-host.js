// Stands in for a skill platform's plugin in the native shell: the methods that native.js calls, and what they were told.
(() => {
  'use strict';
  const listeners = {};
  const told = [];

  function taking(name) {
    return fields => {
      told.push(fields ? `${name} ${fields.match || fields.code}` : name);
      return Promise.resolve();
    };
  }

  const plugin = {
    addListener: (event, listener) => {
      listeners[event] = listener;
      return Promise.resolve({ remove: () => {} });
    },
    matchWillBegin: () => Promise.resolve({ options: { match: 'skill-7', seed: '6', difficulty: 'easy', pause: 'never' } }),
    matchDidFinish: fields => {
      window.nativeHost.record = fields.record;
      return taking('matchDidFinish')(fields);
    },
  };
  for (const name of ['gameDidOpen', 'matchDidBegin', 'scoreDidChange', 'returnToHost', 'matchDidAbort', 'matchDidFail']) {
    plugin[name] = taking(name);
  }

  window.nativeHost = { told, record: '', close: () => listeners.matchWillClose() };
  window.Capacitor = { Plugins: { MatchHost: plugin } };
})();
