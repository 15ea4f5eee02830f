import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { followBack, followLife, followTurns, keepAwake } from '../../../main/host/shell/life.js';

let page;
let heard;
let called;

// A page that shows these elements, and does something with Escape or not.
function show({ elements = [], closes = false, path = '/index.html', host = '', hidden = false }) {
  Object.assign(page, { elements, closes, path, host, hidden });
}

const plugins = {
  listen: (plugin, event, listener) => (heard[event] = listener),
  call: (plugin, method) => {
    called.push(method);
    return Promise.resolve();
  },
};

beforeEach(() => {
  page = {};
  heard = {};
  called = [];
  const find = selector => page.elements.find(each => selector.split(', ').includes(each)) || null;
  globalThis.window = new EventTarget();
  Object.defineProperty(window, 'deluxeHost', { get: () => ({ name: page.host }) });
  globalThis.document = {
    get hidden() {
      return page.hidden;
    },
    body: { dispatchEvent: key => (called.push(key.key), !page.closes) },
    querySelector: selector => find(selector) && { click: () => called.push('pressed ' + find(selector)) },
    addEventListener: (event, listener) => (heard[event] = listener),
    documentElement: {},
  };
  globalThis.location = {
    get pathname() {
      return page.path;
    },
    assign: address => called.push('to ' + address),
  };
  globalThis.KeyboardEvent = class {
    constructor(name, fields) {
      Object.assign(this, fields);
    }
  };
  globalThis.MutationObserver = class {
    constructor(changed) {
      heard.changed = changed;
    }
    observe() {}
  };
});

for (const [what, shown, does] of [
  ['closes what is open, and no more', { closes: true, elements: ['#menu'] }, []],
  ['opens the table’s menu', { elements: ['#menu'] }, ['pressed #menu']],
  ['leaves a match that is watched', { elements: ['#leave'] }, ['pressed #leave']],
  ['goes to the front door from any other page', {}, ['to tables.html']],
  ['leaves the app at the front door', { path: '/tables.html' }, ['minimizeApp']],
  ['leaves the app from a platform’s match, which has no door', { host: 'shell' }, ['minimizeApp']],
]) {
  test('Back ' + what, () => {
    show(shown);
    followBack(plugins);
    heard.backButton();

    assert.deepEqual(called, ['Escape', ...does]);
  });
}

function told(events) {
  const said = [];
  events.forEach(event => window.addEventListener(event, () => said.push(event)));
  return said;
}

test('the app’s coming and going is said in the page’s own words', () => {
  show({});
  followLife(plugins);
  const said = told(['blur', 'focus']);
  heard.appStateChange({ isActive: false });
  heard.pause();
  heard.resume();
  heard.appStateChange({ isActive: true });

  assert.deepEqual(said, ['blur', 'blur', 'focus', 'focus']);
});

test('a page that is still hidden has not come back', () => {
  show({ hidden: true });
  followLife(plugins);
  const said = told(['focus']);
  heard.resume();

  assert.deepEqual(said, []);
});

test('a turned phone is measured at once and until it has settled', t => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  followTurns();
  const said = told(['resize']);
  window.dispatchEvent(new Event('orientationchange'));
  t.mock.timers.tick(0);
  assert.equal(said.length, 1);
  t.mock.timers.tick(1000);

  assert.equal(said.length, 4);
});

test('the screen stays on while somebody plays or watches, and is told each change once', () => {
  show({});
  keepAwake(plugins);
  for (const elements of [['#menu'], ['#menu'], ['.menu'], [], ['#scrubber'], []]) {
    show({ elements });
    heard.changed();
  }
  assert.deepEqual(called, ['allowSleep', 'keepAwake', 'allowSleep', 'keepAwake', 'allowSleep']);

  show({ elements: ['[data-in-play]'] });
  heard.changed();
  show({ elements: ['[data-in-play]'], hidden: true });
  heard.visibilitychange();
  assert.deepEqual(called.slice(5), ['keepAwake', 'allowSleep']);
});
