/* Who plays here: one name in each tab, several in a browser. */
import { drop, forBrowser, forTab, keep, pairs, setAside, valueOf } from './storage.js';

export const SEATS = 'deluxe-site-seats';
const SEAT = 'deluxe-site-seat';
const KEY = 'deluxe-site-key';
const KEY_BYTES = 16;
const MADE_HERE = /^[0-9a-f]{32}$/;

/* With this key the names that were claimed in this browser can be claimed again. */
export function browserKey() {
  let key = forBrowser.get(KEY);
  if (key !== null && !MADE_HERE.test(key)) {
    setAside(KEY);
    key = null;
  }
  if (!key) {
    key = [...window.crypto.getRandomValues(new Uint8Array(KEY_BYTES))].map(byte => (byte + 256).toString(16).slice(1)).join('');
    forBrowser.put(KEY, key);
  }
  return key;
}

export function names() {
  return pairs(SEATS).map(pair => pair[0]);
}

export function seatedName() {
  const name = forTab.get(SEAT);
  return names().indexOf(name) >= 0 ? name : names()[0] || null;
}

export function sit(name) {
  forTab.put(SEAT, name);
  keep(SEATS, name, valueOf(pairs(SEATS), name));
}

export function tokenOf(name) {
  return valueOf(pairs(SEATS), name);
}

/* Keeps the token that proves a name. */
export function take(name, proof) {
  keep(SEATS, name, proof);
}

/* Gives up a name that the server no longer lets this browser have. */
export function leave(name) {
  drop(SEATS, name);
}
