import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { keepDurably, LATE } from '../../../main/host/shell/durable.js';

// As a browser's: its methods are those of its kind, and what is stored are properties of its own.
function storageWith(entries) {
  class Storage {
    getItem(key) {
      return Object.hasOwn(this, key) ? this[key] : null;
    }
    setItem(key, value) {
      this[key] = String(value);
    }
    removeItem(key) {
      delete this[key];
    }
    clear() {
      Object.keys(this).forEach(key => delete this[key]);
    }
  }
  return Object.assign(new Storage(), entries);
}

function preferencesWith(entries) {
  const kept = new Map(Object.entries(entries));
  const calls = [];
  const answers = {
    keys: () => ({ keys: [...kept.keys()] }),
    get: ({ key }) => ({ value: kept.has(key) ? kept.get(key) : null }),
    set: ({ key, value }) => void kept.set(key, value),
    remove: ({ key }) => void kept.delete(key),
  };
  return {
    kept,
    calls,
    call(plugin, method, options) {
      calls.push([method, options && options.key].join(' ').trim());
      return Promise.resolve().then(() => answers[method](options));
    },
  };
}

function never(reason) {
  assert.fail(reason);
}

async function settle() {
  for (let turn = 0; turn < 20; turn++) {
    await Promise.resolve();
  }
}

test('what was kept is back before the page goes on', async () => {
  const storage = storageWith({});
  await keepDurably(storage, preferencesWith({ 'deluxe.sitting': 'a match', 'deluxe.unsent shell m1': 'a record' }), never);

  assert.equal(storage.getItem('deluxe.sitting'), 'a match');
  assert.equal(storage.getItem('deluxe.unsent shell m1'), 'a record');
});

test('what the page has is newer than what was kept', async () => {
  const storage = storageWith({ 'deluxe.sitting': 'new' });
  const preferences = preferencesWith({ 'deluxe.sitting': 'old' });
  await keepDurably(storage, preferences, never);
  await settle();

  assert.equal(storage.getItem('deluxe.sitting'), 'new');
  assert.equal(preferences.kept.get('deluxe.sitting'), 'new');
});

test('a first start with this version mirrors all that is there', async () => {
  const preferences = preferencesWith({});
  await keepDurably(storageWith({ 'deluxe.bests': '1', another: '2' }), preferences, never);
  await settle();

  assert.deepEqual([...preferences.kept], [['deluxe.bests', '1']]);
});

test('every change is mirrored, and only of what the game keeps', async () => {
  const storage = storageWith({});
  const preferences = preferencesWith({});
  await keepDurably(storage, preferences, never);
  storage.setItem('deluxe.settings', 'loud');
  storage.setItem('deluxe.seat', '1 2');
  storage.setItem('deluxe.seat muggins', '1 2');
  storage.setItem('another', 'x');
  await settle();
  assert.deepEqual([...preferences.kept], [['deluxe.settings', 'loud']]);

  storage.removeItem('deluxe.settings');
  await settle();
  assert.equal(preferences.kept.size, 0);
});

test('what is cleared by the page is cleared for good', async () => {
  const storage = storageWith({});
  const preferences = preferencesWith({ 'deluxe.bests': '1', 'deluxe.sitting': '2' });
  await keepDurably(storage, preferences, never);
  storage.clear();
  await settle();

  assert.equal(preferences.kept.size, 0);
});

test('a change of another storage of the same kind is none of ours', async () => {
  const storage = storageWith({});
  const preferences = preferencesWith({});
  await keepDurably(storage, preferences, never);
  Object.create(Object.getPrototypeOf(storage)).setItem('deluxe.settings', 'loud');
  await settle();

  assert.equal(preferences.kept.size, 0);
});

test('a storage that is whole waits for nothing, and puts right what the last page could not mirror', async () => {
  const storage = storageWith({ 'deluxe.mirrored': '1', 'deluxe.sitting': 'two tiles' });
  const preferences = preferencesWith({ 'deluxe.sitting': 'one tile', 'deluxe.gone': 'x' });
  let isReady = false;
  keepDurably(storage, preferences, never).then(() => (isReady = true));
  await Promise.resolve();
  assert.equal(isReady, true);
  await settle();

  assert.deepEqual([...preferences.kept], [['deluxe.sitting', 'two tiles']]);
  assert.equal(storage.getItem('deluxe.gone'), null);
});

test('a hanging plugin delays the start by a second, is told, and loses nothing that was kept', async t => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const preferences = preferencesWith({ 'deluxe.sitting': 'kept', 'deluxe.bests': '7' });
  const { call } = preferences;
  let answer;
  const waiting = new Promise(resolve => (answer = resolve));
  preferences.call = (...all) => waiting.then(() => call(...all));
  const storage = storageWith({});
  const failed = mock.fn();
  let isReady = false;
  keepDurably(storage, preferences, failed).then(() => (isReady = true));

  t.mock.timers.tick(999);
  await settle();
  assert.equal(isReady, false);
  t.mock.timers.tick(1);
  await settle();
  assert.equal(isReady, true);
  assert.deepEqual(failed.mock.calls.map(each => each.arguments[0].message), [LATE]);

  storage.setItem('deluxe.bests', '8');
  await settle();
  assert.deepEqual(preferences.calls, []);
  answer();
  await settle();
  await settle();
  assert.equal(storage.getItem('deluxe.sitting'), 'kept');
  assert.equal(preferences.kept.get('deluxe.bests'), '8');
});

test('what the page has dropped meanwhile does not come back', async t => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const preferences = preferencesWith({ 'deluxe.sitting': 'over' });
  const storage = storageWith({});
  const ready = keepDurably(storage, preferences, never);
  storage.removeItem('deluxe.sitting');
  await ready;
  await settle();

  assert.equal(storage.getItem('deluxe.sitting'), null);
  assert.equal(preferences.kept.size, 0);
});

test('a failing plugin delays nothing, is told, and nothing is marked as mirrored', async () => {
  const failed = mock.fn();
  const storage = storageWith({ 'deluxe.bests': '1' });
  await keepDurably(storage, { call: () => Promise.reject(new Error('broken')) }, failed);
  storage.setItem('deluxe.bests', '2');

  assert.equal(failed.mock.calls[0].arguments[0].message, 'broken');
  assert.deepEqual(Object.keys(storage), ['deluxe.bests']);
});
