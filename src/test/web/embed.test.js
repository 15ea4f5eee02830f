// What the embed script says of wrong settings before it makes a frame: node --test embed.test.js
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { checked } from '../../main/host/settings.js';

globalThis.document = { baseURI: 'https://host.example/page.html' };
const element = { nodeType: 1 };
const right = { game: 'https://game.example/game/', options: { match: 'm1' } };

// The code and the words, as `code: words`.
function fault(settings, place = element) {
  try {
    checked(place, settings);
  } catch (thrown) {
    assert.equal(thrown.constructor, TypeError);
    return thrown.code + ': ' + thrown.message;
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
  assert.match(fault({}), /^game: .*address of the game's folder/);
  assert.match(fault(undefined), /^not-object: embed must be an object/);
  assert.match(fault({ game: '/game' }), /^folder: .*slash at its end: \/game/);
  assert.match(fault({ game: 'javascript:alert(1)//' }), /^game: .*http or https/);
});

test('a name that there is not is told with those there are', () => {
  assert.match(fault({ ...right, option: {} }), /^unknown-setting: .*no option; there are game, options, deal, size, on/);
  assert.match(fault({ ...right, on: { finish() {} } }), /^unknown-event: .*no finish; there are ready, started, score, round, turn, paused, finished/);
});

test('a value of the wrong kind is told', () => {
  assert.match(fault({ ...right, on: { score: 'print' } }), /^not-function: on\.score must be a function/);
  assert.match(fault({ ...right, deal: {} }), /^not-function: deal must be a function/);
  assert.match(fault({ ...right, size: 'large' }), /^size: .*fixed or responsive/);
  assert.match(fault({ ...right, options: { seed: () => '1' } }), /^option: .*option seed must be a string or a number/);
  assert.match(fault({ ...right, options: [] }), /^not-object: options must be an object/);
  assert.match(fault({ ...right, options: { commitment: 'ab' } }), /^deal: .*needs deal/);
  assert.match(fault(right, null), /^element: .*needs an element/);
  assert.match(fault({ game: 'http://[' }), /^game: game is no address/);
});

test('colours and lessons are those there are, and the game gets the place of the colours', () => {
  assert.equal(checked(element, { ...right, options: { match: 'm', theme: 'daylight', lessons: 'none' } }).options.theme, 2);
  assert.match(fault({ ...right, options: { theme: 'red' } }), /^theme: .*theme is emerald or blue or daylight, not: red/);
  assert.match(fault({ ...right, options: { lessons: 'off' } }), /^lessons: .*lessons is first or none, not: off/);
});

test('the tavern has no options', () => {
  assert.equal(fault({ game: '/game/', options: { rules: 'dados' } }), '');
  assert.match(fault({ game: '/game/', options: { rules: 'dados', match: 'm1' } }), /^tavern: the tavern has no match/);
});

test('a match by ticket takes neither rules nor a dealer from the page', () => {
  assert.match(fault({ ...right, options: { ticket: 't', seed: '1' } }), /^ticket: a match by ticket has no seed/);
  assert.match(fault({ ...right, options: { ticket: 't' }, deal() {} }), /^ticket: a match by ticket needs no deal/);
});

test('the document and the types list every code of a wrong setting', () => {
  const read = path => readFileSync(new URL('../../../' + path, import.meta.url), 'utf8');
  const sorted = (text, pattern) => [...new Set([...text.matchAll(pattern)].map(found => found[1]))].sort();
  const scripts = read('src/main/host/settings.js') + read('src/main/host/embed.js');
  const codes = sorted(scripts.replace('refuse(name,', "refuse('theme', refuse('lessons',"),
    /(?:refuse\(|requireWord\(|named\(.*, )'([a-z-]+)'/g);
  const told = read('docs/embedding.md').split('throws a `TypeError` with a `code`:')[1].split('\n\n')[0];
  const type = read('web/deluxe-embed.d.ts').split('type SettingFault')[1].split(';')[0];

  assert.ok(codes.length > 10);
  assert.deepEqual(sorted(told, /`([a-z-]+)`/g), codes);
  assert.deepEqual(sorted(type, /'([a-z-]+)'/g), codes);
});
