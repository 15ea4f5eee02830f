// Speaks to the game in the frame beside this one, and to the page around both, as if it were the one and the other.
(() => {
  'use strict';
  window.speak = match => {
    const game = parent.frames[0];
    game.postMessage({ deluxe: 1, type: 'begin', options: { match: 'forged', seed: '00000000000000000000000000000001', difficulty: 'easy' } }, '*');
    game.postMessage({ deluxe: 1, type: 'acknowledge', match }, '*');
    game.postMessage({ deluxe: 1, type: 'close' }, '*');
    parent.postMessage({ deluxe: 1, type: 'finished', match, record: 'a forged record' }, '*');
    parent.postMessage({ deluxe: 1, type: 'closed', match, reason: 'left' }, '*');
  };
})();
