/* Time, by the server's clock. */
import { make } from './elements.js';

let aheadMillis = 0;

/* Notes what the server's clock shows now. */
export function tellTime(serverMillis) {
  aheadMillis = serverMillis - Date.now();
}

function twoDigits(number) {
  return (number < 10 ? '0' : '') + number;
}

/* As on a clock: 5:00, 1:05:00. */
export function clockText(seconds) {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return (hours > 0 ? hours + ':' + twoDigits(minutes) : String(minutes)) + ':' + twoDigits(seconds % 60);
}

/* How long from now until then, by the server's clock. */
export function untilMillis(serverMillis) {
  return serverMillis - aheadMillis - Date.now();
}

/* Does something once the server's clock shows this time: a timer would stand still while the device sleeps. */
export function when(serverMillis, act) {
  const looking = window.setInterval(() => {
    if (untilMillis(serverMillis) <= 0) {
      window.clearInterval(looking);
      act();
    }
  }, 250);
}

function untilText(millis) {
  return clockText(Math.max(0, Math.ceil(untilMillis(millis) / 1000)));
}

/* The time that is left until then, which counts down by itself. */
export function countdown(millis) {
  return make('span', { 'class': 'countdown', 'data-until': String(millis) }, untilText(millis));
}

window.setInterval(() => {
  document.querySelectorAll('[data-until]').forEach(element => {
    const left = untilText(Number(element.getAttribute('data-until')));
    if (element.textContent !== left) {
      element.textContent = left;
    }
  });
}, 500);
