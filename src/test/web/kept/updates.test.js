// Which games hold back an update, with damage in what is kept about that: node --test updates.test.js
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import vm from 'node:vm';

const SOURCE = readFileSync(new URL('../../../main/webapp/offline.js', import.meta.url), 'utf8');
const DAY_MILLIS = 24 * 3600 * 1000;
const NOW = 1e12;

// Whether the front door, with this in its storage, serves a new version that is all there.
async function isServed(localStorage, now = NOW) {
  const asked = [];
  const worker = {
    postMessage(what, [port]) {
      asked.push(what);
      port.answer({ version: 'v2', missing: 0, all: 9, isServed: false });
    },
    addEventListener() {},
  };
  function MessageChannel() {
    this.port1 = {};
    this.port2 = { answer: data => this.port1.onmessage({ data }) };
  }
  const document = {
    documentElement: {},
    head: { appendChild() {} },
    createElement: () => ({}),
    getElementById: () => null,
    querySelector: selector => (selector === '.tables' ? {} : null),
  };
  const window = { localStorage, caches: {}, addEventListener() {}, requestIdleCallback: run => run() };
  window.top = window;
  const registration = { active: worker, addEventListener() {} };
  vm.runInNewContext(SOURCE, {
    window, document, MessageChannel, location: { hash: '' }, console,
    navigator: { serviceWorker: { register: async () => registration } },
    MutationObserver: class { observe() {} },
    Date: { now: () => now },
  });
  for (let turn = 0; turn < 20; turn++) {
    await Promise.resolve();
  }
  assert.ok(asked.includes('more'));
  return asked.includes('serve');
}

function storageWith(entries) {
  return Object.assign(Object.create({
    getItem(key) {
      return Object.hasOwn(this, key) ? this[key] : null;
    },
    setItem(key, text) {
      this[key] = text;
    },
  }), entries);
}

test('a game that was left holds an update back, for a week', async () => {
  for (const key of ['deluxe.sitting', 'deluxe.sitting muggins', 'deluxe.dados']) {
    const browser = storageWith({ [key]: 'a game' });
    assert.equal(await isServed(browser), false, key);
    assert.equal(await isServed(browser, NOW + 8 * DAY_MILLIS), true, key);
  }
});

test('a game that was set aside does not', async () => {
  for (const key of ['deluxe.aside 1 sitting', 'deluxe.aside 2 sitting muggins', 'deluxe.aside 1 dados']) {
    assert.equal(await isServed(storageWith({ [key]: 'a game of a newer version' })), true, key);
  }
});

test('damage in the note of when the update came holds it back no longer than that', async () => {
  for (const note of ['', 'v2', 'v2 ', 'v2 garbage', 'v2 9e99', 'v2 99999999999999', '{}', 'x'.repeat(1 << 21)]) {
    const browser = storageWith({ 'deluxe.sitting': 'a game', 'deluxe.update': note, 'deluxe.offline': '{}' });
    await isServed(browser);
    assert.equal(await isServed(browser, NOW + 8 * DAY_MILLIS), true, note.slice(0, 20));
  }
});

test('without storage there is no game to wait for', async () => {
  const refuse = () => {
    throw new Error('storage is refused');
  };
  assert.equal(await isServed({ getItem: refuse, setItem: refuse }), true);
});
