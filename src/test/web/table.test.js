// Which table and which engine a page with several tables takes, and what the style sheet has for it: node --test table.test.js
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import vm from 'node:vm';

const SOURCE = readFileSync(new URL('../../main/webapp/table.js', import.meta.url), 'utf8');
const STYLES = readFileSync(new URL('../../main/webapp/classic-loading.css', import.meta.url), 'utf8');
const OWN = { wasm: 'all-fives.wasm' };
const OTHER = { wasm: 'muggins.wasm' };

function page({ search = '', hash = '', wishes = [], lastPlayed = () => null }) {
  const documentElement = { dataset: {} };
  const bar = {};
  const document = {
    documentElement,
    querySelector: () => bar,
    querySelectorAll: () => [{ content: 'muggins', dataset: OTHER }],
  };
  const window = { deluxeHost: { wish: (at) => wishes[at] } };
  const context = {
    window,
    document,
    location: { search, hash },
    localStorage: { getItem: (key) => (key === 'deluxe.classic' ? lastPlayed() : null) },
    getComputedStyle: (element) => ({ backgroundColor: 'ground of ' + element.dataset.table }),
  };
  vm.runInNewContext(SOURCE, context);
  return { bar, document, seen: documentElement.dataset, engine: () => window.deluxeEngine(OWN, Promise.resolve()) };
}

test('the table that is asked for has its engine, and its colours before anything else has come', async () => {
  const muggins = page({ search: '?table=muggins', lastPlayed: () => 'all-fives' });
  assert.equal(muggins.seen.table, 'muggins');
  assert.equal(muggins.bar.content, 'ground of muggins');
  assert.equal(muggins.document.title, 'Muggins - Dominoes Deluxe');
  assert.equal(await muggins.engine(), OTHER);

  const allFives = page({ search: '?table=all-fives', lastPlayed: () => 'muggins' });
  assert.equal(allFives.seen.table, 'all-fives');
  assert.equal(await allFives.engine(), OWN);
});

test('where none is asked for it is the one that was played last', async () => {
  const again = page({ lastPlayed: () => 'muggins' });
  assert.equal(again.seen.table, 'muggins');
  assert.equal(await again.engine(), OTHER);
});

test('the first time, where nothing may be read, and where what is kept names no table, it is All Fives', async () => {
  const refused = () => {
    throw new Error('storage is refused');
  };
  for (const lastPlayed of [() => null, () => '', () => 'garbage', () => 'muggins\n', () => 'x'.repeat(1 << 20), refused]) {
    const first = page({ lastPlayed });
    assert.equal(first.seen.table, 'all-fives');
    assert.equal(await first.engine(), OWN);
  }
});

test('what a host asks for counts, and has its colours as soon as that is known', async () => {
  const hosted = page({ hash: '#ticket', wishes: ['seed', 'beef', 'rules', 'muggins'], lastPlayed: () => 'all-fives' });
  assert.equal(await hosted.engine(), OTHER);
  assert.equal(hosted.seen.table, 'muggins');
});

test('in the apps it is the one that was played last, though their storage is put back only later', async () => {
  let kept = null;
  const app = page({ lastPlayed: () => kept });
  kept = 'muggins';
  assert.equal(await app.engine(), OTHER);
  assert.equal(app.seen.table, 'muggins');
});

test('until the room is there its colours are, and no title stands over its own', () => {
  assert.match(STYLES, /\[data-table\] #loading \{ background: /);
  assert.match(STYLES, /\[data-table="muggins"\] #loading \{ background: /);
  assert.match(STYLES, /html\[data-table\]:not\(\[data-engine="none"\]\) #loading p \{ visibility: hidden; \}/);
});
