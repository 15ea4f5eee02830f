// Which engine a page with several tables takes, and what the style sheet knows of it: node --test engines.test.js
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import vm from 'node:vm';

const SOURCE = readFileSync(new URL('../../main/webapp/engines.js', import.meta.url), 'utf8');
const STYLES = readFileSync(new URL('../../main/webapp/classic.css', import.meta.url), 'utf8');
const OWN = { wasm: 'all-fives.wasm' };
const OTHER = { wasm: 'muggins.wasm' };

async function opened(search) {
  const document = {
    documentElement: { dataset: {} },
    querySelectorAll: () => [{ content: 'muggins', dataset: OTHER }],
  };
  const window = { deluxeHost: { wish: () => undefined } };
  vm.runInNewContext(SOURCE, { window, document, location: { search, hash: '' }, localStorage: { getItem: () => null } });
  const engine = await window.deluxeEngine(OWN, Promise.resolve());
  return { engine, table: document.documentElement.dataset.table };
}

test('the table that is asked for has its engine, and its room is known before it is there', async () => {
  assert.deepEqual(await opened('?table=muggins'), { engine: OTHER, table: 'muggins' });
  assert.deepEqual(await opened('?table=all-fives'), { engine: OWN, table: 'all-fives' });
});

test('until the room is there its colours are, and no title stands over its own', () => {
  assert.match(STYLES, /\[data-table\] #loading \{ background: /);
  assert.match(STYLES, /\[data-table="muggins"\] #loading \{ background: /);
  assert.match(STYLES, /html\[data-table\]:not\(\[data-engine="none"\]\) #loading p \{ visibility: hidden; \}/);
});
