// A tournament of one match a player, in Node: it issues matches, and counts the first record of each that is true.
// GAME says where the game's folder is; it is best on an origin of its own.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { verify } from 'dominoes-deluxe-verify';

const game = process.env.GAME || 'http://localhost:8080/game/';
const script = readFileSync(createRequire(import.meta.url).resolve('dominoes-deluxe-embed/global'));
const LONGEST_RECORD = 200000;
const matches = new Map();

const PAGE = `<!doctype html>
<meta charset="utf-8">
<title>A tournament</title>
<div id="game"></div>
<script src="/embed.js"></script>
<script type="module">
  const options = await (await fetch('/matches', { method: 'POST' })).json();
  DominoesDeluxe.embed(document.getElementById('game'), {
    game: '${game}',
    options,
    on: {
      finished: detail => fetch('/matches/' + detail.match, { method: 'PUT', body: detail.record }).then(answer => {
        if (!answer.ok) throw new Error(answer.status);
      }),
    },
  });
</script>`;

// In earnest, bind the match to a signed-in player here.
function issue() {
  const match = 'm-' + randomBytes(8).toString('hex');
  const terms = { match, seed: randomBytes(16).toString('hex'), difficulty: 'hard' };
  matches.set(match, { terms, issuedMillis: Date.now() });
  return terms;
}

// The record must be of the match that was issued: a true record of an easier one is true, too.
function isOf({ match, seed, difficulty }, record) {
  return record.startsWith(`dominoes-deluxe 4\nmatch ${match}\nrules fives\ndifficulty ${difficulty}\nseed ${seed}\n0 round 1\n`);
}

function submit(name, record) {
  const match = matches.get(name);
  if (!match) {
    return [404, { error: 'there is no such match' }];
  }
  if (match.record) {
    return match.record === record ? [200, { total: match.total }] : [409, { error: 'the first record counts' }];
  }
  const verdict = isOf(match.terms, record) ? verify(record) : { confirmed: false, reason: 'this is another match' };
  if (!verdict.confirmed) {
    return [422, { error: verdict.reason }];
  }
  Object.assign(match, { record, total: verdict.total });
  return [200, { total: verdict.total }];
}

async function body(request) {
  let text = '';
  for await (const part of request.setEncoding('utf8')) {
    text += part;
    if (text.length > LONGEST_RECORD) {
      throw new Error('too long');
    }
  }
  return text;
}

async function answer(request) {
  const [, path, name] = request.url.split('/');
  if (request.method === 'PUT' && path === 'matches') {
    return submit(name, await body(request));
  }
  return request.method === 'POST' && path === 'matches' ? [200, issue()] : [404, { error: 'nothing here' }];
}

createServer((request, response) => {
  const page = { '/': ['text/html', PAGE], '/embed.js': ['text/javascript', script] }[request.url];
  if (page) {
    response.setHeader('Content-Type', page[0]).end(page[1]);
    return;
  }
  answer(request).catch(() => [400, { error: 'this cannot be read' }]).then(([status, json]) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(json));
  });
}).listen(process.env.PORT || 3000, function () {
  console.log('http://localhost:' + this.address().port + '/');
});
