import assert from 'node:assert/strict';
import { test } from 'node:test';
import { translated } from '../../../main/host/shell/notice.js';
import { pluginsOf } from '../../../main/host/shell/plugins.js';
import { feel, soundAsAGame } from '../../../main/host/shell/senses.js';

function on(platform, navigator) {
  const felt = [];
  const impact = options => {
    felt.push(options.style);
    return Promise.resolve();
  };
  Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true });
  const plugins = pluginsOf({ getPlatform: () => platform, Plugins: { Haptics: { impact } } });
  return { felt, plugins };
}

test('the game’s three strengths are felt as the system’s three, where no browser vibrates too', () => {
  const { felt, plugins } = on('ios', {});
  feel(plugins);
  [12, 25, 40].forEach(millis => assert.equal(navigator.vibrate(millis), true));

  assert.deepEqual(felt, ['LIGHT', 'MEDIUM', 'HEAVY']);
});

test('without the plugin a browser vibrates as it can', () => {
  const vibrate = () => true;
  Object.defineProperty(globalThis, 'navigator', { value: { vibrate }, configurable: true });
  feel(pluginsOf({ Plugins: {} }));

  assert.equal(navigator.vibrate, vibrate);
});

test('on iOS the silent switch is honoured, and elsewhere nothing is changed', () => {
  soundAsAGame(on('ios', { audioSession: { type: 'auto' } }).plugins);
  assert.equal(navigator.audioSession.type, 'ambient');

  soundAsAGame(on('android', { audioSession: { type: 'auto' } }).plugins);
  assert.equal(navigator.audioSession.type, 'auto');
});

test('an older iOS without audio sessions is no reason to fail', () => {
  soundAsAGame(on('ios', {}).plugins);
});

test('a call to a plugin that is not there is refused with its name', async () => {
  const plugins = pluginsOf({ Plugins: { App: {} } });

  await assert.rejects(plugins.call('App', 'fly'), /no App\.fly/);
  await assert.rejects(plugins.call('Wings', 'fly'), /no Wings\.fly/);
  plugins.listen('Wings', 'flown', () => {});
});

test('a sentence without a translation stays as it is', () => {
  assert.equal(translated('Hello.', 'Español\n\nHello.\n    Hola.\n'), 'Hola.');
  assert.equal(translated('Good day.', 'Español\n\nHello.\n    Hola.\n'), 'Good day.');
});
