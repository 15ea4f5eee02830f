// Takes away what Safari 12 does not have, so that a newer engine shows where the page relies on it.
(() => {
  'use strict';
  const MISSING = [
    'WebAssembly', 'PointerEvent', 'ResizeObserver', 'OffscreenCanvas', 'structuredClone', 'createImageBitmap',
    'BroadcastChannel', 'requestIdleCallback', 'cancelIdleCallback', 'CompressionStream', 'DecompressionStream',
    'BigInt', 'BigInt64Array', 'BigUint64Array', 'WeakRef', 'FinalizationRegistry', 'HTMLDialogElement',
  ];
  MISSING.forEach(name => { delete window[name]; });

  const MISSING_OF = [
    [Array.prototype, ['at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with']],
    [String.prototype, ['at', 'replaceAll', 'matchAll']],
    [Promise, ['allSettled', 'any', 'withResolvers']],
    [Element.prototype, ['setPointerCapture', 'releasePointerCapture', 'hasPointerCapture', 'replaceChildren',
      'requestFullscreen', 'checkVisibility', 'getAnimations']],
    [Document.prototype, ['exitFullscreen', 'getAnimations']],
    [CanvasRenderingContext2D.prototype, ['roundRect', 'reset', 'filter', 'letterSpacing', 'createConicGradient']],
    [Path2D.prototype, ['roundRect']],
    [Navigator.prototype, ['wakeLock', 'vibrate', 'share', 'canShare', 'storage']],
    [window.AbortSignal, ['any', 'timeout']],
    [window.Crypto.prototype, ['randomUUID']],
  ];
  MISSING_OF.forEach(([owner, names]) => names.forEach(name => { delete owner[name]; }));

  // A media query was no EventTarget: the inherited registration must not work for it.
  MediaQueryList.prototype.addEventListener = undefined;
  MediaQueryList.prototype.removeEventListener = undefined;

  for (const owner of [window, Document.prototype, Element.prototype, HTMLElement.prototype]) {
    Object.getOwnPropertyNames(owner)
      .filter(name => /^on(got|lost)?pointer/.test(name))
      .forEach(name => { delete owner[name]; });
  }
  const register = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (type, ...rest) {
    if (!/^(got|lost)?pointer/.test(type)) register.call(this, type, ...rest);
  };

  if (window.AudioContext) {
    window.webkitAudioContext = window.AudioContext;
    delete window.AudioContext;
  }
})();
