// A browser that cannot be heard. A fake clock squeezes a minute's sounds into a moment, and WebKitGTK's process does
// not survive hundreds of them at once.
(() => {
  'use strict';
  delete window.AudioContext;
  delete window.webkitAudioContext;
})();
