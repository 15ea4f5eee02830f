// Knows the lessons, and plays by itself, in the page's own time, through the elements that a screen reader reads.
(() => {
  'use strict';
  localStorage.setItem('deluxe.settings', '0 0 false false hard true');
  const press = selector => {
    const element = document.querySelector(selector);
    if (element) element.click();
    return Boolean(element);
  };
  window.kitNewcomer = () => setInterval(() => {
    if (press('#draw') || press('#ends button')) return;
    const fits = [].find.call(document.querySelectorAll('#hand button'), tile => /scores|can be played/.test(tile.textContent));
    if (fits) fits.click();
  }, 600);
})();
