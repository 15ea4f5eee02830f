// Knows the lessons, and plays by itself, in the page's own time, through the elements that a screen reader reads.
(() => {
  'use strict';
  for (const table of ['', ' all-fives', ' muggins']) {
    localStorage.setItem('deluxe.settings' + table, '0 0 full false hard true 80 false 60 false true false');
  }
  const press = selector => {
    const element = document.querySelector(selector);
    if (element) element.click();
    return Boolean(element);
  };
  window.kitNewcomer = (takesTheLast = false) => setInterval(() => {
    if (press('#ends button')) return;
    const hand = [].slice.call(document.querySelectorAll('#hand button'));
    const tiles = hand.filter(tile => /scores|can be played/.test(tile.textContent));
    if (tiles.length) tiles[takesTheLast ? tiles.length - 1 : 0].click();
    else if (hand.length && hand.every(tile => /fits nowhere/.test(tile.textContent))) press('#draw') || press('#pass');
  }, 600);
})();
