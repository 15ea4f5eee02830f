// What the embed script says of wrong settings before it makes a frame: node --test embed.test.js
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checked } from '../../main/host/settings.js';

globalThis.document = { baseURI: 'https://host.example/page.html' };
const element = { nodeType: 1 };
const right = { game: 'https://game.example/game/', options: { match: 'm1' } };

function fault(settings, place = element) {
  try {
    checked(place, settings);
  } catch (thrown) {
    assert.equal(thrown.constructor, TypeError);
    assert.equal(thrown.code, 'settings');
    return thrown.message;
  }
  return '';
}

test('what is right passes, with the defaults in their places', () => {
  const { address, size, on } = checked(element, right);

  assert.deepEqual([address.href, size, on], [right.game, 'responsive', {}]);
  assert.equal(fault({ game: '/game/classic.html' }), '');
  assert.equal(fault({ game: '/game/classic' }), '');
  assert.equal(fault({ game: '/', on: { ready() {}, score: undefined } }), '');
});

test('a folder that is missing, or has no slash at its end, is named', () => {
  assert.match(fault({}), /address of the game's folder/);
  assert.match(fault(undefined), /must be an object/);
  assert.match(fault({ game: '/game' }), /slash at its end: \/game/);
  assert.match(fault({ game: 'javascript:alert(1)//' }), /http or https/);
});

test('a name that there is not is told with those there are', () => {
  assert.match(fault({ ...right, option: {} }), /no option; there are game, options, deal, size, on/);
  assert.match(fault({ ...right, on: { finish() {} } }), /no finish; there are ready, started, score, round, turn, paused, finished/);
});

test('a value of the wrong kind is told', () => {
  assert.match(fault({ ...right, on: { score: 'print' } }), /on\.score must be a function/);
  assert.match(fault({ ...right, deal: {} }), /deal must be a function/);
  assert.match(fault({ ...right, size: 'large' }), /fixed or responsive/);
  assert.match(fault({ ...right, options: { seed: () => '1' } }), /option seed must be a string or a number/);
  assert.match(fault({ ...right, options: [] }), /options must be an object/);
  assert.match(fault({ ...right, options: { commitment: 'ab' } }), /needs deal/);
  assert.match(fault(right, null), /needs an element/);
  assert.match(fault({ game: 'http://[' }), /game is no address/);
});

test('colours and lessons are those there are, and the game gets the place of the colours', () => {
  assert.equal(checked(element, { ...right, options: { match: 'm', theme: 'daylight', lessons: 'none' } }).options.theme, 2);
  assert.match(fault({ ...right, options: { theme: 'red' } }), /theme is emerald or blue or daylight, not: red/);
  assert.match(fault({ ...right, options: { lessons: 'off' } }), /lessons is first or none, not: off/);
});

test('the tavern has no options', () => {
  assert.equal(fault({ game: '/game/', options: { rules: 'dados' } }), '');
  assert.match(fault({ game: '/game/', options: { rules: 'dados', match: 'm1' } }), /the tavern has no match/);
});
