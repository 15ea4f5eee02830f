// Takes down when a tile was last played, when the results came, and when the tournament's page showed the rank.
(() => {
  'use strict';
  const moments = {};
  window.kitMoments = moments;
  let news = '';
  const once = (name, selector) => {
    if (!(name in moments) && document.querySelector(selector)) moments[name] = Date.now();
  };
  new MutationObserver(() => {
    const told = document.getElementById('news');
    if (told && told.textContent !== news) {
      news = told.textContent;
      if (/ played /.test(news)) moments.tile = Date.now();
    }
    once('results', '.results');
    once('rank', '#outcome .medal');
  }).observe(document, { subtree: true, childList: true, characterData: true });
})();
