import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressOf, pageOf } from '../../../main/host/shell/links.js';

const HOME = 'https://games.example/fives/';
const RECORD = '#AQx-_9';

test('a link to a recorded match opens its page', () => {
  assert.equal(pageOf(HOME + 'watch.html' + RECORD, HOME), 'watch.html' + RECORD);
  assert.equal(pageOf(HOME + 'watch.html?player=Ana&opponent=B%20C' + RECORD, HOME), 'watch.html?player=Ana&opponent=B%20C' + RECORD);
});

test('a link as long as the longest record opens, a longer one does not', () => {
  assert.notEqual(pageOf(HOME + 'watch.html#' + 'A'.repeat(250000), HOME), '');
  assert.equal(pageOf(HOME + 'watch.html#' + 'A'.repeat(260000), HOME), '');
});

for (const [why, link] of [
  ['another host', 'https://games.example.evil.net/fives/watch.html' + RECORD],
  ['a host before the @', 'https://games.example@evil.net/fives/watch.html' + RECORD],
  ['a name and a password', 'https://a:b@games.example/fives/watch.html' + RECORD],
  ['another port', 'https://games.example:8443/fives/watch.html' + RECORD],
  ['no encryption', 'http://games.example/fives/watch.html' + RECORD],
  ['a script', 'javascript:alert(1)//games.example/fives/watch.html' + RECORD],
  ['the app’s own scheme', 'capacitor://localhost/watch.html' + RECORD],
  ['another page', HOME + 'index.html?match=m1&seed=1&difficulty=easy'],
  ['the game itself', HOME + RECORD],
  ['a page further down', HOME + 'x/watch.html' + RECORD],
  ['a page found by going up', HOME + 'x/%2e%2e/../../watch.html' + RECORD],
  ['no record', HOME + 'watch.html'],
  ['a host for the game', HOME + 'watch.html#host=https://evil.net'],
  ['something else than letters', HOME + 'watch.html#<img src=x>'],
  ['an option of a match', HOME + 'watch.html?match=m1' + RECORD],
  ['an option among names', HOME + 'watch.html?player=Ana&seed=1' + RECORD],
  ['a name twice', HOME + 'watch.html?player=Ana&player=Eva' + RECORD],
  ['a name too long', HOME + 'watch.html?player=' + 'A'.repeat(41) + RECORD],
  ['no name', HOME + 'watch.html?player=' + RECORD],
  ['no address', 'watch.html' + RECORD],
  ['nothing', ''],
  ['no text', undefined],
]) {
  test('a link does nothing with ' + why, () => assert.equal(pageOf(link, HOME), ''));
}

test('an app without a public address opens no link, and has none to give', () => {
  assert.equal(pageOf(HOME + 'watch.html' + RECORD, ''), '');
  assert.equal(addressOf({ search: '', hash: RECORD }, ''), '');
});

test('what is given away is the public page with what is seen here', () => {
  const given = addressOf({ search: '?player=Ana', hash: RECORD }, HOME);

  assert.equal(given, 'https://games.example/fives/watch.html?player=Ana' + RECORD);
  assert.equal(pageOf(given, HOME), 'watch.html?player=Ana' + RECORD);
});
