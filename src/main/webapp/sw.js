// The service worker: keeps the pages and all that they load, so that every table opens without a connection. The build writes a line
// above this: BUNDLE, with the version, its number, the names and sizes of the files, and a tiny Wasm module to try. Syntax and calls of 2018 only.
//
// Each version has a cache of its own, and one of them is served: pages come from that. Which one changes only when a page says so, at the
// door, and not when the browser replaces the worker. What a page loads has a name made from its content, so a page always gets what
// belongs to it, from whichever cache has it.
(() => {
  'use strict';
  const SCOPE = self.registration.scope;
  const OURS = 'deluxe ' + SCOPE + ' ';
  const STATE = OURS + 'state';
  const HERE = OURS + BUNDLE.version;
  const CONTENT_NAME = /\.[0-9a-f]{8}\.\w+$/;
  const PAGE = /^([\w-]+\.html)?$/;

  const runsWasm = typeof WebAssembly === 'object' && WebAssembly.validate(new Uint8Array(BUNDLE.probe));

  const taken = runsWasm ? BUNDLE.wasm : BUNDLE.javascript;
  const fallback = runsWasm ? BUNDLE.javascript : BUNDLE.wasm;
  const sizes = Object.assign({}, BUNDLE.pages, BUNDLE.shared, taken, BUNDLE.music, fallback);
  let working = null;

  function addressOf(name) {
    return SCOPE + (name === 'index.html' ? '' : name);
  }

  // What the worker must remember: which version is served, and which ones are whole.
  async function remember(what, text) {
    const cache = await caches.open(STATE);
    await cache.put(SCOPE + what, new Response(text));
  }

  async function recall(what) {
    const found = await caches.match(SCOPE + what, { cacheName: STATE });
    return found ? found.text() : '';
  }

  const served = () => recall('served');
  const isWhole = async version => Boolean(await recall('whole-' + version));

  // Getting

  function ask(name) {
    return fetch(addressOf(name), { cache: name in BUNDLE.pages ? 'no-cache' : 'default', credentials: 'same-origin' });
  }

  // Some servers send a page instead of a file that they don't have.
  function checkedFile(name, response) {
    if (/html/.test(response.headers.get('Content-Type'))) {
      throw new Error(name + ' is a page');
    }
    return response;
  }

  // A copy of the response: browsers accept no redirected one for a page, and it must no longer say how it was compressed.
  async function checkedPage(name, response) {
    const text = await response.text();
    const foreign = namesIn(text).find(part => !(part in sizes) && BUNDLE.besides.indexOf(part) < 0);
    if (foreign) {
      throw new Error(name + ' belongs to another version: it names ' + foreign);
    }
    const headers = new Headers(response.headers);
    headers.delete('Content-Encoding');
    headers.delete('Content-Length');
    return new Response(text, { headers });
  }

  // The files that a page refers to; whole addresses are for other sites.
  function namesIn(page) {
    return (page.match(/[\w:./-]+\.[0-9a-f]{8}\.\w+/g) || []).filter(name => !/^[./]|:/.test(name));
  }

  async function fromNetwork(name) {
    const response = await ask(name);
    if (!response.ok) {
      throw new Error(name + ' answered ' + response.status);
    }
    return (name in BUNDLE.pages ? checkedPage : checkedFile)(name, response);
  }

  // A file named by its content is the same in the cache of another version.
  async function get(name) {
    const known = CONTENT_NAME.test(name) && (await caches.match(addressOf(name), { ignoreVary: true }));
    const response = known || (await fromNetwork(name));
    const cache = await caches.open(HERE);
    await cache.put(addressOf(name), response);
  }

  async function missing() {
    const cache = await caches.open(HERE);
    const kept = new Set((await cache.keys()).map(request => request.url));
    return Object.keys(sizes).filter(name => !kept.has(addressOf(name)));
  }

  async function openPages() {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    return pages.filter(page => page.url.indexOf(SCOPE) === 0);
  }

  async function namedBy(page) {
    const name = page.url.slice(SCOPE.length).split(/[?#]/)[0] || 'index.html';
    return name in BUNDLE.pages ? namesIn(await (await ask(name)).text()) : [];
  }

  // What this version needs before it can be served: the pages, what they share, and the engines of those that are open.
  async function getFirst() {
    const named = [].concat(...(await Promise.all((await openPages()).map(namedBy))));
    const isFirst = name => name in BUNDLE.pages || name in BUNDLE.shared || (name in taken && named.indexOf(name) >= 0);
    await Promise.all((await missing()).filter(isFirst).map(get));
  }

  // Fetches one more file, whoever asks for it; answers with what went wrong, if anything did.
  async function getOne() {
    try {
      const names = await missing();
      if (names.length) {
        await get(names[0]);
      }
      if (names.length <= 1) {
        await remember('whole-' + BUNDLE.version, 'yes');
      }
      return '';
    } catch (reason) {
      return reason.name === 'QuotaExceededError' ? 'full' : String(reason.message || reason);
    } finally {
      working = null;
    }
  }

  function more() {
    working = working || getOne();
    return working;
  }

  // Serving

  function isFrame(request, fragment) {
    return (request.destination && request.destination !== 'document') || /^host=/.test(fragment);
  }

  // The bundle's name for what is asked for; null for all that does not go through here. What a frame shows comes from the network, as if
  // there were no worker: a tournament is never played with an engine that its server has replaced.
  function nameOf(request) {
    const [address, fragment] = request.url.split('#');
    const path = address.split('?')[0];
    if (request.method !== 'GET' || path.indexOf(SCOPE) !== 0) {
      return null;
    }
    const name = path.slice(SCOPE.length);
    if (request.mode === 'navigate') {
      return PAGE.test(name) && !isFrame(request, fragment) ? name || 'index.html' : null;
    }
    return CONTENT_NAME.test(name) || name === 'manifest.webmanifest' ? name : null;
  }

  async function part(request, name) {
    return (await caches.match(addressOf(name), { ignoreVary: true })) || fetch(request);
  }

  // The server may no longer have the missing files of a version that is not whole, so its page is only used if there is no other.
  async function page(request, name) {
    const version = await served();
    const kept = () => caches.match(addressOf(name), { cacheName: OURS + version, ignoreVary: true });
    if (await isWhole(version)) {
      return (await kept()) || fetch(request);
    }
    try {
      return await fetch(request);
    } catch (unreachable) {
      const found = await kept();
      if (!found) {
        throw unreachable;
      }
      return found;
    }
  }

  // What pages ask for

  async function serve() {
    await remember('served', BUNDLE.version);
    self.skipWaiting();
  }

  // Deletes the caches that nobody needs any more, unless another page is open that may have come from one of them.
  async function tidy() {
    const pages = await openPages();
    if (pages.length > 1 || self.registration.installing || self.registration.waiting) {
      return;
    }
    const names = await caches.keys();
    const old = names.filter(name => name.indexOf(OURS) === 0 && name !== STATE && name !== HERE);
    await Promise.all(old.map(name => caches.delete(name)));
  }

  function sum(names) {
    return names.reduce((total, name) => total + sizes[name], 0);
  }

  async function state(trouble) {
    const version = await served();
    return {
      version: BUNDLE.version,
      number: BUNDLE.number,
      from: (await isWhole(version)) ? version : '',
      isServed: version === BUNDLE.version,
      isHere: await isWhole(version),
      missing: sum(await missing()),
      all: sum(Object.keys(sizes)),
      trouble,
    };
  }

  const ASKED = { state: () => '', more, serve, tidy };

  async function reply(event) {
    event.ports[0].postMessage(await state((await ASKED[event.data]()) || ''));
  }

  async function install() {
    await getFirst();
    if (!(await served())) {
      await remember('served', BUNDLE.version);
    }
  }

  self.addEventListener('install', event => event.waitUntil(install()));
  self.addEventListener('activate', event => event.waitUntil(self.clients.claim()));
  self.addEventListener('message', event => event.waitUntil(reply(event)));
  self.addEventListener('fetch', event => {
    const name = nameOf(event.request);
    if (name !== null) {
      event.respondWith((CONTENT_NAME.test(name) ? part : page)(event.request, name));
    }
  });
})();
