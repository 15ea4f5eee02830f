// TeaVM's Wasm runtime makes its functions from text with `new Function`, which the page's Content-Security-Policy
// forbids. The build hands the runtime this instead: it knows each kind of text that the runtime asks for, and refuses
// any other. Only browsers with WasmGC run this file.
const deluxeFunctions = (() => {
  'use strict';

  // The bodies of the @JSBody methods in use, by parameters and text. The start of the Wasm engine fails, and tests
  // with it, for one that is missing.
  const BODIES = {
    'str|return str;': (str) => str,
    'value|return value;': (value) => value,
    'return new Array();': () => [],
    'element|return element.value;': (element) => element.value,
    '{return {};}': () => ({}),
  };

  const guard = (rethrow, call) => {
    try {
      return call();
    } catch (thrown) {
      return rethrow(thrown);
    }
  };

  const globalNamed = (path) => () => path.split('.').reduce((owner, name) => owner[name], globalThis);

  // Calls with few arguments are most of what a frame does: no array is made for them.
  const callFunction = (rethrow, fn, ...args) => guard(rethrow, () => fn(...args));
  const callMethod = (rethrow, global, instance, method, ...args) => {
    try {
      if (instance === null) {
        return global(method)(...args);
      }
      switch (args.length) {
        case 0:
          return instance[method]();
        case 1:
          return instance[method](args[0]);
        case 2:
          return instance[method](args[0], args[1]);
        default:
          return instance[method](...args);
      }
    } catch (thrown) {
      return rethrow(thrown);
    }
  };
  const construct = (rethrow, constructor, ...args) => guard(rethrow, () => new constructor(...args));
  const arrayOf = (...args) => args;

  const bodied = (wrap, ...parametersAndBody) => {
    const key = parametersAndBody.join('|');
    if (!Object.prototype.hasOwnProperty.call(BODIES, key)) {
      throw new Error('functions.js lacks the body of a browser call: ' + key);
    }
    return BODIES[key];
  };

  const exported = (rethrow, fn) =>
    function (...args) {
      return guard(rethrow, () => fn(...args));
    };
  const exportedMethod = (rethrow, fn) =>
    function (...args) {
      return guard(rethrow, () => fn(this, ...args));
    };
  const constructing = (constructor) =>
    function (marker, javaObject) {
      return constructor.call(this, marker, javaObject);
    };

  return function (...parametersAndBody) {
    const parameters = parametersAndBody.slice(0, -1).join(',');
    const body = parametersAndBody[parametersAndBody.length - 1];
    const global = /^return ([\w$.]+);$/.exec(body);
    if (parameters === '' && global) {
      return globalNamed(global[1]);
    }
    if (parameters.startsWith('wrapCallFromJavaToJs')) {
      return bodied;
    }
    if (parameters.startsWith('rethrowJsAsJava,fn')) {
      return callFunction;
    }
    if (parameters.startsWith('rethrowJsAsJava,getGlobalName,instance,method')) {
      return callMethod;
    }
    if (parameters.startsWith('rethrowJsAsJava,constructor')) {
      return construct;
    }
    if (body.startsWith('return [')) {
      return arrayOf;
    }
    if (parameters === 'rethrowJavaAsJs,fn') {
      return body.includes('fn(this') ? exportedMethod : exported;
    }
    if (parameters === 'constructor') {
      return constructing;
    }
    throw new Error('functions.js does not know this function of the Wasm runtime: ' + body);
  };
})();
