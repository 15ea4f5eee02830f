// What the site's pages do at a time: the script itself, with a simulated clock: node --test time.test.js
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFileSync } from 'node:fs';

const MONTH = 30 * 24 * 3600000;

class Page {
  constructor() {
    this.now = 1000;
    this.looks = new Set();
    Date.now = () => this.now;
    globalThis.window = {
      setInterval: look => {
        this.looks.add(look);
        return look;
      },
      clearInterval: look => this.looks.delete(look),
    };
    globalThis.document = { querySelectorAll: () => [] };
  }

  async open() {
    const script = readFileSync(new URL('../../../web/scripts/time.js', import.meta.url), 'utf8')
      .replace("import { make } from './elements.js';", '');
    return import('data:text/javascript,' + encodeURIComponent(script + '//' + Math.random()));
  }

  // The device was asleep until now, and none of its timers ran.
  wakeAt(now) {
    this.now = now;
    [...this.looks].forEach(look => look());
  }
}

test('what waits for a time comes once, by the server\'s clock, also when the device has slept through it', async () => {
  const page = new Page();
  const { tellTime, when } = await page.open();
  tellTime(page.now + 500);
  let came = 0;
  when(9500, () => { came += 1; });

  page.wakeAt(8999);
  assert.equal(came, 0);
  page.wakeAt(60000);
  page.wakeAt(61000);
  assert.equal(came, 1);
});

test('what waits for a time that is months away does not come now', async () => {
  const page = new Page();
  const { when } = await page.open();
  let came = 0;
  when(page.now + 2 * MONTH, () => { came += 1; });

  page.wakeAt(MONTH);
  assert.equal(came, 0);
});
