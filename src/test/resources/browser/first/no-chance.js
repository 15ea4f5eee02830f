// Whatever is left to chance comes out the same, and no scroll bar is seen while it fades.
(() => {
  'use strict';
  crypto.getRandomValues = array => array.fill(7);
  const bars = new CSSStyleSheet();
  bars.replaceSync('* { scrollbar-width: none } ::-webkit-scrollbar { display: none }');
  document.adoptedStyleSheets = [bars];
})();
