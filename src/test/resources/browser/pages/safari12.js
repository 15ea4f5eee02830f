window.heard = [];
for (const type of ['pointerdown', 'mousedown', 'click']) addEventListener(type, () => window.heard.push(type));
window.present = [
  'WebAssembly', 'PointerEvent', 'ResizeObserver', 'OffscreenCanvas', 'structuredClone', 'BigInt', 'AudioContext', 'onpointerdown',
].filter(name => name in window);
if ('roundRect' in CanvasRenderingContext2D.prototype) window.present.push('roundRect');
if ('setPointerCapture' in Element.prototype) window.present.push('setPointerCapture');
if (matchMedia('(orientation: portrait)').addEventListener) window.present.push('MediaQueryList.addEventListener');
