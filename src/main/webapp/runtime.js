// What the Wasm engines import from the browser. TeaVM has a runtime of its own for them; this one has only what our engines use, and
// makes no function from text, which the page's Content-Security-Policy forbids. An engine that imports something else does not start,
// and its tests fail. Only browsers with WasmGC run this file.
(() => {
  'use strict';

  // The bodies of the @JSBody methods in use, by parameters and text.
  const BODIES = {
    'str|return str;': (str) => str,
    'value|return value;': (value) => value,
    'return new Array();': () => [],
    'element|return element.value;': (element) => element.value,
    '{return {};}': () => ({}),
  };
  const BUILTINS = { builtins: ['js-string'] };
  // (module (import "wasm:js-string" "cast" (func))): no such function has this type where it is built in.
  const WRONG_CAST = new Uint8Array([
    0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 2, 23, 1, 14, 119, 97, 115, 109, 58, 106, 115, 45, 115, 116, 114, 105, 110, 103, 4, 99,
    97, 115, 116, 0, 0,
  ]);
  const PAGE_BYTES = 65536;
  const MOST_PAGES = 32768;

  // The keys under which a script's object keeps its Java object and its methods asked for as functions, and an error its exception.
  const javaObject = Symbol('javaObject');
  const functions = Symbol('functions');
  const javaException = Symbol('javaException');

  const forScripts = new WeakMap();
  const forJava = new WeakMap();
  const same = (value) => value;

  // What the engine exports; nothing below is called before it is there.
  let java;

  class JavaError extends Error {
    constructor(exception) {
      super();
      this[javaException] = exception;
      java['teavm.setJsException'](exception, this);
    }

    get message() {
      const message = java['teavm.exceptionMessage'](this[javaException]);
      return message === null ? '' : java['teavm.stringToJs'](message);
    }
  }

  // Throws on as a Java exception: the call does not return.
  const throwInJava = (thrown) => {
    const wrapped =
      thrown instanceof JavaError ? thrown[javaException] : java['teavm.js.wrapException'](thrown);
    java['teavm.js.throwException'](wrapped);
  };

  const throwInScripts = (thrown) => {
    if (!(thrown instanceof WebAssembly.Exception) || !thrown.is(java['teavm.javaException'])) {
      throw thrown;
    }
    const exception = thrown.getArg(java['teavm.javaException'], 0);
    throw (
      java['teavm.js.extractException'](exception) ??
      java['teavm.getJsException'](exception) ??
      new JavaError(exception)
    );
  };

  // For calls by Java: whatever the browser throws becomes a Java exception.
  const guarded =
    (call) =>
    (...args) => {
      try {
        return call(...args);
      } catch (thrown) {
        return throwInJava(thrown);
      }
    };

  // For calls by the browser: wraps a Java function; a method also gets what it was called on.
  const exported = (call) => (...args) => {
    try {
      return call(...args);
    } catch (thrown) {
      return throwInScripts(thrown);
    }
  };
  const exportedMethod = (call) =>
    function (...args) {
      try {
        return call(this, ...args);
      } catch (thrown) {
        return throwInScripts(thrown);
      }
    };

  const globalNamed = (path) => path.split('.').reduce((owner, name) => owner[name], globalThis);
  const owner = (instance) => (instance === null ? globalThis : instance);

  const createFunction = (...parametersAndBody) => {
    const key = parametersAndBody.join('|');
    if (!Object.hasOwn(BODIES, key)) {
      throw new Error('runtime.js lacks the body of a browser call: ' + key);
    }
    return BODIES[key];
  };

  const callFunction = guarded((called, ...args) => called(...args));
  const callMethod = guarded((instance, method, ...args) => owner(instance)[method](...args));
  const construct = guarded((constructor, ...args) => new constructor(...args));

  // Calls with few arguments are most of what a frame does: no array is made for them.
  const callMethod0 = (instance, method) => {
    try {
      return owner(instance)[method]();
    } catch (thrown) {
      return throwInJava(thrown);
    }
  };
  const callMethod1 = (instance, method, argument) => {
    try {
      return owner(instance)[method](argument);
    } catch (thrown) {
      return throwInJava(thrown);
    }
  };
  const callMethod2 = (instance, method, first, second) => {
    try {
      return owner(instance)[method](first, second);
    } catch (thrown) {
      return throwInJava(thrown);
    }
  };
  const getProperty = (instance, name) => {
    try {
      return owner(instance)[name];
    } catch (thrown) {
      return throwInJava(thrown);
    }
  };
  const setProperty = (instance, name, value) => {
    try {
      owner(instance)[name] = value;
    } catch (thrown) {
      throwInJava(thrown);
    }
  };

  const objects = {
    isUndefined: (value) => value === undefined,
    isPrimitive: (value, type) => value === null || typeof value === type,
    instanceOf: (value, type) => value instanceof type,
    unwrapBoolean: (value) => (value ? 1 : 0),
    wrapBoolean: (value) => !!value,

    global: guarded(globalNamed),
    getProperty,
    setProperty,
    createFunction0: createFunction,
    createFunction1: createFunction,
    callFunction0: callFunction,
    callFunction1: callFunction,
    callMethod0,
    callMethod1,
    callMethod2,
    callMethod3: callMethod,
    callMethod4: callMethod,
    callMethod5: callMethod,
    callMethod6: callMethod,
    callMethod7: callMethod,
    construct0: construct,
    construct1: construct,

    createClass: () =>
      function (object) {
        this[javaObject] = object;
        this[functions] = {};
      },
    defineMethod(type, name, method) {
      type.prototype[name] = exportedMethod(method);
    },
    defineStaticMethod(type, name, method) {
      type[name] = exported(method);
    },
    defineFunction: exported,

    javaObjectToJS(object, type) {
      if (object === null) {
        return null;
      }
      let script = forScripts.get(object)?.deref();
      if (script === undefined) {
        script = new type(object);
        forScripts.set(object, new WeakRef(script));
      }
      return script;
    },
    unwrapJavaObject: (script) => script[javaObject],
    asFunction(script, method) {
      if (script === null) {
        return null;
      }
      return (script[functions][method] ??= (...args) => script[method](...args));
    },
    wrapObject(script) {
      if (script === null) {
        return null;
      }
      if (Object(script) !== script) {
        return java['teavm.jso.createWrapper'](script);
      }
      let wrapper = script[javaObject] ?? forJava.get(script)?.deref();
      if (wrapper === undefined) {
        wrapper = java['teavm.jso.createWrapper'](script);
        forJava.set(script, new WeakRef(wrapper));
      }
      return wrapper;
    },
    getJSException: (exception) => java['teavm.getJsException'](exception),
  };
  for (const type of ['Double', 'Float', 'Int', 'Short']) {
    objects['wrap' + type] = objects['unwrap' + type] = same;
  }

  // For browsers that don't have these built in.
  const strings = {
    fromCharCode: (code) => String.fromCharCode(code),
    concat: (first, second) => first + second,
    charCodeAt: (text, at) => text.charCodeAt(at),
    length: (text) => text.length,
    substring: (text, start, end) => text.substring(start, end),
  };
  for (const name of ['fromCharCodeArray', 'intoCharCodeArray']) {
    strings[name] = () => {
      throw new Error('runtime.js has no ' + name);
    };
  }

  const importsOf = (module) => {
    const [section] = WebAssembly.Module.customSections(module, 'teavm.memoryRequirements');
    const { min, dataSize } = JSON.parse(new TextDecoder().decode(section));
    const number = (value) => new WebAssembly.Global({ value: 'i32', mutable: false }, value);
    return {
      env: { memory: new WebAssembly.Memory({ initial: min, maximum: MOST_PAGES }) },
      teavm: {
        takeStackTrace: () => null,
        decorateException: (exception) => void new JavaError(exception),
      },
      teavmJso: { ...objects, stringBuiltinsSupported: () => !WebAssembly.validate(WRONG_CAST, BUILTINS) },
      teavmDate: { currentTimeMillis: Date.now },
      teavmMath: Math,
      teavmMemory: {
        heapOffset: number(dataSize),
        maxSize: number(MOST_PAGES * PAGE_BYTES - 1),
        notifyHeapResized() {},
      },
      'wasm:js-string': strings,
    };
  };

  // Resolves to the engine's main.
  window.deluxeWasm = async (bytes) => {
    const module = await WebAssembly.compile(bytes, BUILTINS);
    java = (await WebAssembly.instantiate(module, importsOf(module))).exports;
    return java.main.value;
  };
})();
