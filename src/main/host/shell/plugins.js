// The app's own side: Capacitor's plugins, which both systems put into the page before its scripts. Each call first checks that the
// plugin and the method are there.
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

    // The handle is returned at once or as a promise. It is not needed: nobody here stops listening before the page goes.
    listen(plugin, event, listener) {
      const listen = methodOf(plugin, 'addListener');
      if (listen) {
        Promise.resolve(listen(event, listener)).catch(log);
      }
    },
  };
}

// For what the game can do without.
export function log(reason) {
  console.warn('Dominoes Deluxe: ' + ((reason && reason.message) || reason));
}
