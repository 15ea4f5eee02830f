// Stands in for the app around the page, behind Capacitor's own bridge. A call to a plugin or a method that its native sources do not have, or to
// one that this stand-in does not know, is an error of the page.
(() => {
  'use strict';
  const app = window.kitApp;
  const { isIos } = app;
  const listeners = [];
  const retained = [];

  // The app's preferences outlive the page: they stand in the tab's own storage.
  const kept = () => new Map(JSON.parse(sessionStorage.getItem('kit.preferences') || '[]'));
  function keep(change) {
    const all = kept();
    change(all);
    sessionStorage.setItem('kit.preferences', JSON.stringify([...all]));
    return {};
  }

  // As after the system has emptied it while the app did not run.
  if (sessionStorage.getItem('kit.emptied')) {
    sessionStorage.removeItem('kit.emptied');
    localStorage.clear();
  }

  const never = new Promise(() => {});
  const MATCH = { match: 'skill-7', seed: '00000000000000000000000000000006', difficulty: 'easy', pause: 'never' };
  const told = method => fields => {
    window.nativeHost.told.push(fields.match || fields.code ? `${method} ${fields.match || fields.code}` : method);
    return {};
  };
  const onAndroidOnly = () => {
    if (isIos) throw new Error('not implemented');
    return {};
  };
  const ANSWERS = {
    'App.getLaunchUrl': () => app.launchUrl ? { url: app.launchUrl } : {},
    'App.minimizeApp': onAndroidOnly,
    'Preferences.keys': () => ({ keys: [...kept().keys()] }),
    'Preferences.get': ({ key }) => ({ value: kept().has(key) ? kept().get(key) : null }),
    'Preferences.set': ({ key, value }) => keep(all => all.set(key, value)),
    'Preferences.remove': ({ key }) => keep(all => all.delete(key)),
    'Haptics.impact': () => ({}),
    'KeepAwake.keepAwake': () => ({}),
    'KeepAwake.allowSleep': () => ({}),
    'Share.share': () => ({ activityType: '' }),
    'Console.log': () => ({}),
    'MatchHost.matchWillBegin': () => ({ options: MATCH }),
    'MatchHost.matchDidFinish': fields => {
      window.nativeHost.record = fields.record;
      told('matchDidFinish')(fields);
      return sessionStorage.getItem('kit.takes') === 'nothing' ? never : {};
    },
  };
  for (const method of ['gameDidOpen', 'matchDidBegin', 'scoreDidChange', 'returnToHost', 'matchDidAbort', 'matchDidFail']) {
    ANSWERS['MatchHost.' + method] = told(method);
  }

  function fault(what) {
    console.error('the app has no ' + what);
  }

  function reply(call, result) {
    const answer = Object.assign({ callbackId: call.callbackId, pluginId: call.pluginId, methodName: call.methodName }, result);
    if (isIos) {
      window.Capacitor.fromNative(answer);
    } else {
      window.androidBridge.onmessage({ data: JSON.stringify(answer) });
    }
  }

  function send(call, data) {
    reply(call, { success: true, save: true, data });
  }

  function listen(call, plugin) {
    const { eventName } = call.options;
    const known = plugin.events.includes(eventName) || isIos && eventName === 'backButton';
    if (!known) fault(`event ${call.pluginId}.${eventName}`);
    listeners.push(call);
    retained.splice(0).forEach(event => app.tell(...event));
  }

  function heard(call) {
    const plugin = app.plugins[call.pluginId];
    const name = `${call.pluginId}.${call.methodName}`;
    if (!plugin) return fault(name);
    if (call.methodName === 'addListener') return listen(call, plugin);
    app.called.push(`${name} ${JSON.stringify(call.options)}`);
    if (!plugin.methods[call.methodName] || !ANSWERS[name]) return fault(name);
    if (app.broken === call.pluginId) return reply(call, { success: false, error: { message: 'broken' } });
    return Promise.resolve(call.options).then(ANSWERS[name]).then(
      data => reply(call, { success: true, data }),
      reason => reply(call, { success: false, error: { message: reason.message } }));
  }

  Object.assign(app, {
    called: [],
    broken: sessionStorage.getItem('kit.broken'),
    launchUrl: sessionStorage.getItem('kit.launch'),

    // A plugin's event, which comes by itself as on a device: a page may go away for it. One that nobody listens to yet is said as soon as somebody does.
    emit(plugin, event, data) {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => app.tell(plugin, event, data);
      port2.postMessage(0);
    },

    tell(plugin, event, data) {
      const hearing = listeners.filter(call => call.pluginId === plugin && call.options.eventName === event);
      hearing.forEach(call => send(call, data || {}));
      if (!hearing.length) retained.push([plugin, event, data]);
    },

    addPlugins() {
      const cap = window.Capacitor;
      for (const [name, { methods }] of Object.entries(app.plugins)) {
        const plugin = { addListener: (event, listener) => cap.addListener(name, event, listener) };
        for (const [method, answer] of Object.entries(methods)) {
          if (!/promise/i.test(answer)) continue;
          plugin[method] = options => cap.nativePromise(name, method, options);
        }
        cap.Plugins[name] = strict(plugin, name + '.');
      }
      cap.Plugins = strict(cap.Plugins, 'plugin ');
    },
  });

  // What is not there cannot even be looked at.
  function strict(object, kind) {
    return new Proxy(object, {
      get(target, name) {
        if (typeof name === 'string' && !(name in target) && name !== 'then' && name !== 'toJSON') fault(kind + name);
        return target[name];
      },
    });
  }

  window.nativeHost = { told: [], record: '', close: () => app.emit('MatchHost', 'matchWillClose') };
  window.Capacitor = { DEBUG: false, isLoggingEnabled: false, Plugins: {} };
  if (isIos) {
    window.WEBVIEW_SERVER_URL = 'capacitor://localhost';
    window.prompt = () => 'false';
    const bridge = { postMessage: heard };
    Object.defineProperty(window, 'webkit', { value: { messageHandlers: { bridge } } });
  } else {
    window.androidBridge = { postMessage: json => heard(JSON.parse(json)) };
  }
})();
