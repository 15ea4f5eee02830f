// The app's own side: Capacitor's plugins, which both systems put into the page before its scripts. Whether a plugin and a method are
// there is asked before each call.
export function pluginsOf(capacitor) {
  function methodOf(plugin, name) {
    const found = capacitor.Plugins[plugin];
    return found && typeof found[name] === 'function' ? found[name] : null;
  }

  return {
    isIos: Boolean(capacitor.getPlatform) && capacitor.getPlatform() === 'ios',

    has: (plugin, name) => methodOf(plugin, name) !== null,

    call(plugin, name, options) {
      const method = methodOf(plugin, name);
      return method ? Promise.resolve(method(options)) : Promise.reject(new Error('no ' + plugin + '.' + name + ' here'));
    },

    // The handle comes at once or as a promise: nobody here stops listening before the page goes.
    listen(plugin, event, listener) {
      const listen = methodOf(plugin, 'addListener');
      if (listen) {
        Promise.resolve(listen(event, listener)).catch(log);
      }
    },
  };
}

// For what the game goes on without.
export function log(reason) {
  console.warn('Dominoes Deluxe: ' + ((reason && reason.message) || reason));
}
