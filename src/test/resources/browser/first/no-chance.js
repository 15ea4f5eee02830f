// Whatever is left to chance comes out the same.
(() => {
  'use strict';
  crypto.getRandomValues = array => array.fill(7);
})();
