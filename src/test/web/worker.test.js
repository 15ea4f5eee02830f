// The service worker by itself, with a simulated network, caches and pages: node --test worker.test.js
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import vm from 'node:vm';

const SOURCE = readFileSync(new URL('../../main/webapp/sw.js', import.meta.url), 'utf8');
const SCOPE = 'https://games.example/game/';

// A version of a small bundle; what does not change from one to the next has the same name.
function edition(mark) {
  return {
    version: `version-${mark}`,
    number: `1.0.${mark}`,
    pages: { 'index.html': 40, 'tables.html': 30, 'manifest.webmanifest': 10 },
    shared: { 'style.aaaaaaaa.css': 100, [`loader.${mark.repeat(8)}.js`]: 50 },
    wasm: { [`index.${mark.repeat(8)}.wasm`]: 500, 'house.cccccccc.wasm': 300 },
    javascript: { [`index.${mark.repeat(8)}.js`]: 600 },
    music: { 'audio/door.dddddddd.mp3': 2000 },
    besides: ['icons/icon.eeeeeeee.png'],
  };
}

// Puts a bundle on the server.
function publish(server, bundle) {
  const mark = bundle.version.slice(-1).repeat(8);
  server.clear();
  ['shared', 'wasm', 'javascript', 'music'].forEach(kind =>
    Object.keys(bundle[kind]).forEach(name => server.set(SCOPE + name, { text: `${name} itself` })));
  server.set(SCOPE, { text: `<p ${mark}><script src="loader.${mark}.js" data-wasm="index.${mark}.wasm">`, type: 'text/html' });
  server.set(SCOPE + 'tables.html', {
    text: `tables of ${mark} <link href="icons/icon.eeeeeeee.png"><meta content="https://x.example/share.ffffffff.jpg">`,
    type: 'text/html',
  });
  server.set(SCOPE + 'manifest.webmanifest', { text: '{}' });
}

class Caches {
  constructor() {
    this.all = new Map();
    this.full = false;
  }

  async open(name) {
    if (!this.all.has(name)) {
      this.all.set(name, new Map());
    }
    const entries = this.all.get(name);
    return {
      put: async (address, response) => {
        if (this.full) {
          throw Object.assign(new Error('no room'), { name: 'QuotaExceededError' });
        }
        entries.set(address, { text: await response.text(), headers: [...response.headers] });
      },
      keys: async () => [...entries.keys()].map(url => ({ url })),
    };
  }

  async match(address, { cacheName } = {}) {
    const names = cacheName ? [cacheName] : [...this.all.keys()];
    const found = names.map(name => this.all.get(name)?.get(address)).find(Boolean);
    return found && new Response(found.text, { headers: found.headers });
  }

  keys = async () => [...this.all.keys()];

  delete = async name => this.all.delete(name);

  // The names of the files in a version's cache.
  of(version) {
    return [...this.all.get(`deluxe ${SCOPE} ${version}`).keys()].map(address => address.slice(SCOPE.length)).sort();
  }
}

// A browser and its network.
function browser({ hasWasmGc = true } = {}) {
  const world = { server: new Map(), asked: [], caches: new Caches(), pages: [], isOffline: false, skipped: 0, registration: { scope: SCOPE } };

  async function fetched(request) {
    const address = String(request.url || request).split(/[?#]/)[0];
    world.asked.push(address.slice(SCOPE.length));
    if (world.isOffline) {
      throw new TypeError('no connection');
    }
    const file = world.server.get(address);
    return new Response(file ? file.text : 'not here', {
      status: file ? 200 : 404,
      headers: { 'Content-Type': (file && file.type) || 'text/plain', 'Content-Encoding': 'br' },
    });
  }

  world.start = bundle => {
    const heard = {};
    const self = {
      registration: world.registration,
      clients: { matchAll: async () => world.pages.map(url => ({ url })), claim: async () => {} },
      skipWaiting: () => { world.skipped++; },
      addEventListener: (type, listener) => { heard[type] = listener; },
    };
    const WebAssembly = { validate: () => hasWasmGc };
    vm.runInNewContext(`const BUNDLE = ${JSON.stringify(bundle)};\n${SOURCE}`,
      { self, caches: world.caches, fetch: fetched, Response, Headers, WebAssembly, Uint8Array });
    return {
      async install() {
        let done;
        heard.install({ waitUntil: promise => { done = promise; } });
        await done;
      },
      async ask(what) {
        let told;
        let done;
        heard.message({ data: what, ports: [{ postMessage: state => { told = state; } }], waitUntil: promise => { done = promise; } });
        await done;
        return told;
      },
      async fill() {
        let state = await this.ask('more');
        while (state.missing) {
          state = await this.ask('more');
        }
        return state;
      },
      // What it answers; undefined if it leaves the request to the browser.
      async fetch(path, { mode = 'navigate', destination = 'document', method = 'GET' } = {}) {
        let answer;
        const url = new URL(path, SCOPE).href;
        heard.fetch({ request: { url, mode, destination, method }, respondWith: promise => { answer = promise; } });
        return answer && (await answer).text();
      },
    };
  };
  return world;
}

async function installed(world, bundle) {
  publish(world.server, bundle);
  const worker = world.start(bundle);
  await worker.install();
  return worker;
}

const ONE = edition('1');
const TWO = edition('2');

test('first come the pages, what they share, and the engines of those that are open', async () => {
  const world = browser();
  world.pages = [SCOPE + '?match=m1', 'https://games.example/play.html'];
  await installed(world, ONE);

  assert.deepEqual(world.caches.of('version-1'),
    ['', 'index.11111111.wasm', 'loader.11111111.js', 'manifest.webmanifest', 'style.aaaaaaaa.css', 'tables.html']);
});

test('then the engines that this browser takes, the music, and the other engines', async () => {
  for (const [hasWasmGc, order] of [
    [true, ['index.11111111.wasm', 'house.cccccccc.wasm', 'audio/door.dddddddd.mp3', 'index.11111111.js']],
    [false, ['index.11111111.js', 'audio/door.dddddddd.mp3', 'index.11111111.wasm', 'house.cccccccc.wasm']],
  ]) {
    const world = browser({ hasWasmGc });
    const worker = await installed(world, ONE);
    world.asked.length = 0;
    await worker.fill();

    assert.deepEqual(world.asked, order);
  }
});

test('it tells how much is missing, and that all is here', async () => {
  const world = browser();
  const worker = await installed(world, ONE);
  const before = await worker.ask('state');
  const after = await worker.fill();

  assert.deepEqual([before.all, before.missing, before.isHere, before.isServed], [3630, 3400, false, true]);
  assert.deepEqual([after.missing, after.isHere, after.trouble], [0, true, '']);
});

test('without a connection all pages and their files are there', async () => {
  const world = browser();
  const worker = await installed(world, ONE);
  await worker.fill();
  world.isOffline = true;

  assert.match(await worker.fetch('./'), /index\.11111111\.wasm/);
  assert.match(await worker.fetch('index.html?match=m1#round'), /index\.11111111\.wasm/);
  assert.match(await worker.fetch('tables.html?locale=es'), /tables of 11111111/);
  assert.equal(await worker.fetch('index.11111111.js', { mode: 'no-cors', destination: 'script' }), 'index.11111111.js itself');
});

test('while something is missing pages come from the network, and from the cache only in need', async () => {
  const world = browser();
  const worker = await installed(world, ONE);
  publish(world.server, TWO);

  assert.match(await worker.fetch('tables.html'), /tables of 22222222/);
  world.isOffline = true;
  assert.match(await worker.fetch('tables.html'), /tables of 11111111/);
});

test('a frame, a host, the site around the game and what is sent do not go through it', async () => {
  const world = browser();
  const worker = await installed(world, ONE);
  await worker.fill();

  assert.equal(await worker.fetch('./', { destination: 'iframe' }), undefined);
  assert.equal(await worker.fetch('./#host=https://games.example'), undefined);
  assert.equal(await worker.fetch('../api/lobby', { mode: 'cors', destination: '' }), undefined);
  assert.equal(await worker.fetch('../play.html'), undefined);
  assert.equal(await worker.fetch('sw.js', { mode: 'same-origin', destination: 'serviceworker' }), undefined);
  assert.equal(await worker.fetch('./', { method: 'POST' }), undefined);
  assert.equal(await worker.fetch('../fonts/nunito.woff2', { mode: 'cors', destination: 'font' }), undefined);
});

test('a new version is served only when it is asked to, whichever worker is at work', async () => {
  const world = browser();
  await (await installed(world, ONE)).fill();
  const second = await installed(world, TWO);
  const filled = await second.fill();

  assert.deepEqual([filled.isServed, filled.isHere, world.skipped], [false, true, 0]);
  assert.match(await second.fetch('./'), /index\.11111111\.wasm/);
  assert.equal(await second.fetch('index.11111111.wasm', { mode: 'cors', destination: '' }), 'index.11111111.wasm itself');

  const served = await second.ask('serve');
  assert.deepEqual([served.isServed, world.skipped], [true, 1]);
  assert.deepEqual([filled.from, served.from, served.number], ['version-1', 'version-2', '1.0.2']);
  assert.match(await second.fetch('./'), /index\.22222222\.wasm/);
  assert.equal(await second.fetch('index.11111111.wasm', { mode: 'cors', destination: '' }), 'index.11111111.wasm itself');
});

test('what did not change is not asked for again', async () => {
  const world = browser();
  await (await installed(world, ONE)).fill();
  world.asked.length = 0;
  await (await installed(world, TWO)).fill();

  assert.deepEqual(world.asked.sort(),
    ['', 'index.22222222.js', 'index.22222222.wasm', 'loader.22222222.js', 'manifest.webmanifest', 'tables.html']);
});

test('a page of another version is refused, as when files reach the server before the pages', async () => {
  const world = browser();
  publish(world.server, TWO);
  Object.keys(ONE.shared).forEach(name => world.server.set(SCOPE + name, { text: name }));

  await assert.rejects(world.start(ONE).install(), /another version: it names loader\.22222222\.js/);
});

test('a page in the place of a file is refused', async () => {
  const world = browser();
  publish(world.server, ONE);
  world.server.set(SCOPE + 'style.aaaaaaaa.css', { text: '<p>Welcome', type: 'text/html' });

  await assert.rejects(world.start(ONE).install(), /style\.aaaaaaaa\.css is a page/);
});

test('an install that broke off goes on where it was', async () => {
  const world = browser();
  publish(world.server, ONE);
  world.server.delete(SCOPE + 'tables.html');
  const worker = world.start(ONE);
  await assert.rejects(worker.install(), /tables\.html answered 404/);
  publish(world.server, ONE);
  await worker.install();

  assert.equal((await worker.fill()).isHere, true);
});

test('old versions go when their pages have, and nothing else goes', async () => {
  const world = browser();
  await world.caches.open('somebody else');
  await (await installed(world, ONE)).fill();
  const second = await installed(world, TWO);
  await second.fill();
  await second.ask('serve');

  world.pages = [SCOPE, SCOPE + 'tables.html'];
  await second.ask('tidy');
  assert.ok(world.caches.all.has(`deluxe ${SCOPE} version-1`));
  world.pages = [SCOPE];
  world.registration.waiting = {};
  await second.ask('tidy');
  assert.ok(world.caches.all.has(`deluxe ${SCOPE} version-1`));
  delete world.registration.waiting;
  await second.ask('tidy');
  assert.deepEqual([...world.caches.all.keys()].sort(),
    [`deluxe ${SCOPE} state`, `deluxe ${SCOPE} version-2`, 'somebody else']);
});

test('a device without room and a lost connection are told, and it can go on later', async () => {
  const world = browser();
  const worker = await installed(world, ONE);
  world.caches.full = true;
  assert.equal((await worker.ask('more')).trouble, 'full');
  world.caches.full = false;
  world.isOffline = true;
  assert.equal((await worker.ask('more')).trouble, 'no connection');
  world.isOffline = false;

  assert.equal((await worker.fill()).isHere, true);
});
