// What the lobby's pages keep, with damage in each key: node --test pairs.test.js
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

function script(name) {
  return readFileSync(new URL('../../../../web/scripts/' + name, import.meta.url), 'utf8');
}

// As a module of its own, whatever older versions of Node take a script for.
function addressOf(code) {
  return 'data:text/javascript,' + encodeURIComponent(code);
}

const SEATS = 'deluxe-site-seats';
const MATCHES = 'deluxe-site-matches';
const UNTAKEN = 'deluxe-site-untaken';
const KEY = 'deluxe-site-key';
const GOOD = '[["Ana","token a"],["Ben","token b"]]';

let visits = 0;

// A browser's storage, with room for so many letters more.
function storageWith(entries, room = Infinity) {
  const kept = new Map(Object.entries(entries));
  let left = room;
  return {
    kept,
    getItem: key => (kept.has(key) ? kept.get(key) : null),
    setItem(key, text) {
      const more = key.length + text.length - (kept.has(key) ? key.length + kept.get(key).length : 0);
      if (more > left) {
        throw new Error('the quota is exceeded');
      }
      left -= more;
      kept.set(key, text);
    },
    removeItem(key) {
      left += kept.has(key) ? key.length + kept.get(key).length : 0;
      kept.delete(key);
    },
  };
}

// A page that is opened in the browser with this storage.
async function visit(localStorage) {
  global.window = { localStorage, sessionStorage: storageWith({}) };
  return import(addressOf(script('storage.js') + '// visit ' + visits++));
}

const DAMAGES = [
  '', 'garbage', GOOD.slice(0, -3), '[', 'null', '7', '{"version":2,"names":["Ana"]}', '[["Ana",7]]', '[[["Ana"],"t"]]', '[["Ana","t"],5]', '[[null,null]]',
  'x'.repeat(1 << 21), '[' + '[["Ana",{}]],'.repeat(1 << 16) + '[]]',
];

test('whatever lies there, the page has a list of texts, the original is set aside, and new pairs are kept', async () => {
  for (const key of [SEATS, MATCHES, UNTAKEN]) {
    for (const damaged of DAMAGES) {
      const browser = storageWith({ [key]: damaged });
      const page = await visit(browser);
      assert.ok(page.pairs(key).flat().every(part => typeof part === 'string'));
      assert.ok(page.wasSetAside(key));
      assert.equal(browser.getItem('deluxe-site-aside 1 ' + key), damaged);
      page.keep(key, 'Cleo', 'token c');

      const later = await visit(browser);
      assert.equal(later.valueOf(later.pairs(key), 'Cleo'), 'token c');
      assert.equal(later.wasSetAside(key), false);
      assert.equal(browser.getItem('deluxe-site-aside 1 ' + key), damaged);
    }
  }
});

test('the pairs that can be read stay, and the original is set aside with the others', async () => {
  const damaged = '[["Ana","token a"],[5,"x"],["Ben","token b"]]';
  const browser = storageWith({ [SEATS]: damaged });
  const page = await visit(browser);

  assert.deepEqual(page.pairs(SEATS), JSON.parse(GOOD));
  assert.equal(browser.getItem('deluxe-site-aside 1 ' + SEATS), damaged);
});

test('what is whole stays where it is', async () => {
  const browser = storageWith({ [SEATS]: GOOD });
  const page = await visit(browser);

  assert.deepEqual(page.pairs(SEATS), JSON.parse(GOOD));
  assert.deepEqual([...browser.kept], [[SEATS, GOOD]]);
  assert.equal(page.wasSetAside(SEATS), false);
});

test('a version that can read what another set aside finds it again, behind what was kept since', async () => {
  const browser = storageWith({
    [SEATS]: '[["Ben","newer b"]]',
    ['deluxe-site-aside 1 ' + SEATS]: 'garbage',
    ['deluxe-site-aside 2 ' + SEATS]: GOOD,
  });
  const page = await visit(browser);

  assert.deepEqual(page.pairs(SEATS), [['Ben', 'newer b'], ['Ana', 'token a']]);
  page.drop(SEATS, 'Ana');
  assert.deepEqual((await visit(browser)).pairs(SEATS), [['Ben', 'newer b']]);
});

test('without room for the longer name it stays where it is, and nothing is written over it', async () => {
  const browser = storageWith({ [SEATS]: 'garbage' }, 0);
  const page = await visit(browser);
  assert.deepEqual(page.pairs(SEATS), []);
  assert.equal(page.keep(SEATS, 'Ana', 't'), false);

  assert.deepEqual(page.pairs(SEATS), [['Ana', 't']]);
  assert.deepEqual([...browser.kept], [[SEATS, 'garbage']]);
});

test('a browser without storage keeps it as long as the page is open', async () => {
  const refuse = () => {
    throw new Error('storage is refused');
  };
  const page = await visit({ getItem: refuse, setItem: refuse, removeItem: refuse });

  assert.deepEqual(page.pairs(SEATS), []);
  assert.equal(page.keep(SEATS, 'Ana', 't'), false);
  assert.deepEqual(page.pairs(SEATS), [['Ana', 't']]);
});

test('the records that the site did not take are never too many', async () => {
  const page = await visit(storageWith({}));
  for (let number = 1; number <= 60; number++) {
    page.keep(UNTAKEN, 'm' + number, 'a record', Infinity);
  }
  assert.equal(page.pairs(UNTAKEN).length, 60);
});

test('the seat and the key of this browser are of this browser, whatever lies there', async () => {
  const browser = storageWith({ [SEATS]: '[["Ana","a"],["Ben","b"]]', [KEY]: 'short' });
  global.window = {
    localStorage: browser,
    sessionStorage: storageWith({ 'deluxe-site-seat': '[5]' }),
    crypto: { getRandomValues: bytes => bytes.fill(171) },
  };
  const { browserKey, seatedName, sit, tokenOf } = await import(addressOf(
    script('seats.js').replace('./storage.js', addressOf(script('storage.js')).replaceAll("'", '%27'))
  ));

  assert.equal(seatedName(), 'Ana');
  sit('Ben');
  assert.equal(tokenOf(seatedName()), 'b');
  assert.equal(browserKey(), 'ab'.repeat(16));
  assert.equal(browserKey(), browser.getItem(KEY));
  assert.equal(browser.getItem('deluxe-site-aside 1 ' + KEY), 'short');
});
