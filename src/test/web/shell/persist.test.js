import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';

const SCRIPT = readFileSync(new URL('../../../main/webapp/persist.js', import.meta.url), 'utf8');

// A page on which somebody presses twice; how often the browser was asked.
async function asked({ stored = { 'deluxe.sitting muggins': 'a game' }, isKept = false, window = {}, storage = {} }) {
  const listeners = new Set();
  let times = 0;
  const page = { ...window };
  page.parent = window.parent || page;
  runInNewContext(SCRIPT, {
    window: page,
    document: {
      addEventListener: (name, listener) => listeners.add(listener),
      removeEventListener: (name, listener) => listeners.delete(listener),
    },
    localStorage: stored,
    navigator: { storage: storage && { persisted: async () => isKept, persist: async () => void times++, ...storage } },
    console: { info() {} },
  });
  for (let press = 0; press < 2; press++) {
    [...listeners].forEach(listener => listener());
    await new Promise(resolve => setImmediate(resolve));
  }
  return times;
}

test('a press asks once when there is a game to lose', async () => assert.equal(await asked({}), 1));
test('a campaign in the tavern and a game that was saved by name can be lost too', async () => {
  assert.equal(await asked({ stored: { 'deluxe.dados': 'a campaign' } }), 1);
  assert.equal(await asked({ stored: { 'deluxe.kept all-fives 1': 'a game' } }), 1);
  assert.equal(await asked({ stored: { 'deluxe.aside 1 sitting': 'a game of a newer version' } }), 1);
});
test('without a game nothing is asked', async () => assert.equal(await asked({ stored: { 'deluxe.settings': 'x' } }), 0));
test('a browser that keeps it already is not asked', async () => assert.equal(await asked({ isKept: true }), 0));
test('nothing is asked in a host’s frame', async () => assert.equal(await asked({ window: { parent: {} } }), 0));
test('nothing is asked in the apps', async () => assert.equal(await asked({ window: { Capacitor: {} } }), 0));
test('a browser that cannot be asked is left alone', async () => assert.equal(await asked({ storage: null }), 0));
test('a browser that fails is no fault of the page', async () =>
  assert.equal(await asked({ storage: { persisted: () => Promise.reject(new Error('no')) } }), 0));
