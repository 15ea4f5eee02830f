// A browser that cannot be heard: a fake clock squeezes a minute's sounds into a moment, hundreds at once.
(() => {
  'use strict';
  delete window.AudioContext;
  delete window.webkitAudioContext;
})();
