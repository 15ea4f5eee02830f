// The records that wait for their host, with damage among them: node --test records.test.js
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { recordsFor } from '../../../main/host/records.js';

const HOST = 'https://site.example';
const KEY = 'deluxe.unsent ' + HOST + ' ';
const RECORD = 'dominoes-deluxe 4\nmatch m1\n0 round 1\n5 end\nresult ended-early 0 0\npoints 0\nspread 0\ntime 0\ntotal 0\n';

// As a browser's: what is stored are properties of its own.
function storageWith(entries, isFull = false) {
  class Storage {
    getItem(key) {
      return Object.hasOwn(this, key) ? this[key] : null;
    }
    setItem(key, text) {
      if (isFull && key.includes('aside')) {
        throw new Error('the quota is exceeded');
      }
      this[key] = text;
    }
    removeItem(key) {
      delete this[key];
    }
  }
  return Object.assign(new Storage(), entries);
}

function deliver(localStorage) {
  mock.timers.enable({ apis: ['setTimeout'] });
  global.window = { localStorage };
  const sent = [];
  const lost = [];
  recordsFor(HOST, match => sent.push(match), match => lost.push(match)).deliverKept();
  mock.timers.reset();
  return { sent, lost };
}

const DAMAGES = ['', 'garbage', RECORD.slice(0, -3), 'dominoes-deluxe 4\nmatch m1\n', '{}', 'null', 'x'.repeat(1 << 21), RECORD + 'more', '\ud800' + RECORD];

test('what is no record is set aside and reported, and does not keep a record from its host', () => {
  for (const damaged of DAMAGES) {
    const browser = storageWith({ [KEY + 'm0']: damaged, [KEY + 'm1']: RECORD });

    assert.deepEqual(deliver(browser), { sent: ['m1'], lost: ['m0'] });
    assert.deepEqual({ ...browser }, { [KEY + 'm1']: RECORD, ['deluxe.aside 1 unsent ' + HOST + ' m0']: damaged });
    assert.deepEqual(deliver(browser), { sent: ['m1'], lost: [] });
  }
});

test('what a newer version recorded is a record, whose host judges it', () => {
  assert.deepEqual(deliver(storageWith({ [KEY + 'm1']: RECORD.replace('deluxe 2', 'deluxe 3') })).sent, ['m1']);
});

test('nothing that is set aside replaces anything', () => {
  const browser = storageWith({ ['deluxe.aside 1 unsent ' + HOST + ' m0']: 'before', [KEY + 'm0']: 'garbage' });
  deliver(browser);
  assert.deepEqual(Object.values(browser), ['before', 'garbage']);
});

test('without room for the longer name it stays where it is', () => {
  const browser = storageWith({ [KEY + 'm0']: 'garbage' }, true);
  assert.deepEqual(deliver(browser).lost, ['m0']);
  assert.deepEqual({ ...browser }, { [KEY + 'm0']: 'garbage' });
});
