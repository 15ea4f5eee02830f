// How often the site's pages ask: the scripts themselves, with a simulated server, clock and window: node --test watching.test.js
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';

const EVERY = 10000;
const SLOWEST = 60000;
const HOUR = 3600000;
let pages = 0;

// Node takes scripts for modules only where a package says so.
const copies = mkdtempSync(join(tmpdir(), 'scripts-'));
cpSync(fileURLToPath(new URL('../../../web/scripts', import.meta.url)), copies, { recursive: true });
writeFileSync(join(copies, 'package.json'), '{ "type": "module" }');
after(() => rmSync(copies, { recursive: true }));

class Page {
  constructor() {
    this.now = 0;
    this.timers = new Map();
    this.heard = {};
    this.asked = [];
    this.shown = [];
    this.body = { closesMillis: HOUR };
    this.status = 200;
    this.token = 'first';
    this.claimed = [];
    this.kept = new Map();
    const on = (name, listener) => { this.heard[name] = listener; };
    globalThis.document = { hidden: false, addEventListener: on };
    globalThis.window = {
      localStorage: {
        getItem: key => (this.kept.has(key) ? this.kept.get(key) : null),
        setItem: (key, text) => this.kept.set(key, text),
      },
      setInterval: () => 0,
      setTimeout: (work, millis) => {
        this.timers.set(work, this.now + millis);
        return work;
      },
      clearTimeout: work => this.timers.delete(work),
      addEventListener: on,
    };
    globalThis.fetch = (path, request) => Promise.resolve(this.answer(request));
    Date.now = () => this.now;
    Math.random = () => 0;
  }

  answer(request) {
    if (request.method === 'POST') {
      this.claimed.push(JSON.parse(request.body));
      return { ok: true, status: 200, headers: new Map(), json: () => Promise.resolve({ name: 'Ana', token: this.token }) };
    }
    const tag = JSON.stringify(this.body);
    if ((request.headers.Authorization || 'Bearer ' + this.token) !== 'Bearer ' + this.token) {
      return { ok: false, status: 401, headers: new Map(), json: () => Promise.resolve({ error: 'ended' }) };
    }
    const has = request.headers['If-None-Match'] === tag;
    this.asked.push({ at: this.now, has });
    const headers = new Map([['ETag', tag], ['Now-Millis', String(this.now)]]);
    const body = JSON.parse(tag);
    return { ok: this.status === 200, status: has ? 304 : this.status, headers, json: () => Promise.resolve(has ? null : body) };
  }

  async open() {
    const { watch } = await import(pathToFileURL(join(copies, 'watching.js')).href);
    pages += 1;
    watch('lobby ' + pages, EVERY, {
      news: body => this.shown.push(body),
      same: () => {},
      failed: () => {},
      tournaments: body => [{ opensMillis: 0, closesMillis: body.closesMillis, finalMillis: 2 * HOUR }],
    });
    await this.settle();
  }

  settle() {
    return new Promise(resolve => { setImmediate(resolve); });
  }

  async pass(millis) {
    const end = this.now + millis;
    for (let next = this.next(); next && next[1] <= end; next = this.next()) {
      this.now = next[1];
      this.timers.delete(next[0]);
      next[0]();
      await this.settle();
    }
    this.now = end;
  }

  next() {
    return [...this.timers].sort((one, other) => one[1] - other[1])[0];
  }

  // How long after each other the page has asked.
  pauses() {
    return this.asked.slice(1).map((each, at) => each.at - this.asked[at].at);
  }
}

async function opened() {
  const page = new Page();
  await page.open();
  return page;
}

test('while nothing changes a page asks more and more rarely, and says what it has', async () => {
  const page = await opened();
  await page.pass(10 * SLOWEST);

  assert.deepEqual(page.pauses().slice(0, 6), [EVERY, 15000, 22500, 33750, 50625, SLOWEST]);
  assert.ok(page.asked.slice(1).every(each => each.has));
  assert.equal(page.shown.length, 1);
});

test('what has changed is shown, and the page asks often again', async () => {
  const page = await opened();
  await page.pass(5 * SLOWEST);
  page.body = { closesMillis: HOUR, entries: 1 };
  await page.pass(SLOWEST);
  const heard = page.asked.findIndex(each => each.at > 5 * SLOWEST);
  await page.pass(EVERY);

  assert.deepEqual(page.shown[1], page.body);
  assert.equal(page.pauses()[heard], EVERY);
});

test('a page asks soon after a tournament closes, whatever its pause', async () => {
  const page = await opened();
  await page.pass(HOUR + 2000);

  assert.equal(page.asked[page.asked.length - 1].at, HOUR + 1500);
});

test('nobody who does not look is kept up to date, and who comes back is at once', async () => {
  const page = await opened();
  document.hidden = true;
  await page.pass(HOUR / 2);
  assert.equal(page.asked.length, 1);

  document.hidden = false;
  page.heard.visibilitychange();
  await page.settle();
  assert.equal(page.asked.length, 2);
  assert.equal(page.asked[1].at, HOUR / 2);
});

test('a page that comes back from the history asks at once', async () => {
  const page = await opened();
  await page.pass(3000);
  page.heard.pageshow({ persisted: true });
  await page.settle();

  assert.deepEqual(page.pauses(), [3000]);
});

test('a site that is in trouble is asked more rarely', async () => {
  const page = await opened();
  page.body = { error: 'busy' };
  page.status = 503;
  await page.pass(5 * SLOWEST);

  assert.ok(page.pauses().slice(-2).every(pause => pause === SLOWEST));
  assert.equal(page.shown.length, 1);
});

test('a page whose player\'s token has ended gets another with the key, and need not be sent again what it has', async () => {
  const page = new Page();
  const key = 'f'.repeat(32);
  page.kept.set('deluxe-site-seats', JSON.stringify([['Ana', 'first']]));
  page.kept.set('deluxe-site-key', key);
  await page.open();
  page.token = 'second';
  await page.pass(EVERY);

  assert.deepEqual(page.claimed, [{ name: 'Ana', key }]);
  assert.deepEqual(JSON.parse(page.kept.get('deluxe-site-seats')), [['Ana', 'second']]);
  assert.deepEqual(page.asked.map(each => each.has), [false, true]);
  assert.equal(page.shown.length, 1);
});
