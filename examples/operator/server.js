// A tournament in Node whose matches are dealt by the site that serves the game. It needs no package.
// SITE is that site; NAME and KEY are what its operator gave you. Its callback is this server's address and /told.
const { createHmac, randomUUID, timingSafeEqual } = require('node:crypto');
const { createServer } = require('node:http');

const { SITE = 'http://localhost:8080/', NAME = 'acme', KEY = '', PORT = '3000' } = process.env;
const MOST_MINUTES_MILLIS = 300000;
const LONGEST_BODY = 10000;
const told = new Map();
const results = new Map();

const PAGE = `<!doctype html>
<meta charset="utf-8">
<title>A tournament</title>
<div id="game"></div>
<script src="${SITE}deluxe-embed.js"></script>
<script type="module">
  const entry = sessionStorage.entry || (sessionStorage.entry = crypto.randomUUID());
  const answer = await fetch('/entries/' + entry, { method: 'POST' });
  if (!answer.ok) throw new Error('no ticket: ' + answer.status);
  const { ticket } = await answer.json();
  DominoesDeluxe.embed(document.getElementById('game'), { game: '${SITE}game/', options: { ticket, player: 'Ana' } });
</script>`;

function mac(millis, message) {
  return createHmac('sha256', KEY).update(millis + '\n' + message).digest('hex');
}

// In earnest, the entry belongs to a signed-in player.
async function enter(entry) {
  const body = JSON.stringify({ request: entry, account: 'player-' + entry, difficulty: 'hard' });
  const millis = Date.now();
  const answer = await fetch(SITE + 'v1/tickets', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Deluxe-Signature': `${NAME} ${millis} ${mac(millis, 'POST /v1/tickets\n' + body)}`,
    },
    body,
  });
  return [answer.status, await answer.json()];
}

function isSigned(header, body) {
  const [name, millis, signed = ''] = String(header).split(' ');
  const expected = mac(millis, body);
  return name === NAME && Math.abs(Date.now() - millis) < MOST_MINUTES_MILLIS && signed.length === expected.length
    && timingSafeEqual(Buffer.from(signed), Buffer.from(expected));
}

// The same may come twice: its id says so.
function hear(header, body) {
  if (!isSigned(header, body)) {
    return [401, {}];
  }
  const event = JSON.parse(body);
  if (!told.has(event.id)) {
    told.set(event.id, event);
    if (event.type === 'match.finished' && event.verdict === 'ranked') {
      results.set(event.account, event.score.total);
    }
  }
  return [200, {}];
}

async function read(request) {
  let text = '';
  for await (const part of request.setEncoding('utf8')) {
    text += part;
    if (text.length > LONGEST_BODY) {
      throw new Error('too long');
    }
  }
  return text;
}

async function answer(request) {
  const [, path, entry] = request.url.split('/');
  const body = await read(request);
  switch (request.method + ' ' + path) {
    case 'POST entries': return enter(entry || randomUUID());
    case 'POST told': return hear(request.headers['deluxe-signature'], body);
    case 'GET results': return [200, Object.fromEntries(results)];
    default: return [404, {}];
  }
}

createServer((request, response) => {
  if (request.url === '/') {
    response.setHeader('Content-Type', 'text/html').end(PAGE);
    return;
  }
  answer(request).catch(() => [400, {}]).then(([status, json]) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(json));
  });
}).listen(PORT, function () {
  console.log('http://localhost:' + this.address().port + '/');
});
