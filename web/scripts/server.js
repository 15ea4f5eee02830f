/* Requests to the server, and its answers. */
import { browserKey, leave, seatedName, sit, take, tokenOf } from './seats.js';
import { keep, pairs, valueOf } from './storage.js';
import { tellTime } from './time.js';

/* Which player entered a match. */
const MATCHES = 'deluxe-site-matches';

/* What was answered last to those who watch a path. */
const latest = {};

const JSON_BODY = { 'Content-Type': 'application/json' };
const TEXT_BODY = { 'Content-Type': 'text/plain' };
const ENDED = 401;
/* The name belongs to somebody else by now, or is not allowed any more. */
const NAME_LOST = [400, 403, 409];

function send(method, path, headers, body, token) {
  const all = token ? Object.assign({ Authorization: 'Bearer ' + token }, headers) : headers;
  return fetch('api/' + path, { method, headers: all, body, cache: 'no-store' });
}

/* Resolves to the answer; a refusal is an Error with its status. The server's line is for people who ask it by hand. */
function read(response) {
  return response.json().then(json => {
    if (response.ok) {
      return json;
    }
    const refused = new Error(json.error);
    refused.status = response.status;
    throw refused;
  });
}

/* Asks as a player, or as nobody. When the player's token has ended, the browser's key gets another, and the player notices nothing. */
function ask(method, path, headers, body, name = seatedName()) {
  return send(method, path, headers, body, tokenOf(name)).then(response => {
    if (response.status !== ENDED || !tokenOf(name)) {
      return response;
    }
    return comeBack(name).then(() => send(method, path, headers, body, tokenOf(name)));
  });
}

function comeBack(name) {
  return account(name).catch(refused => {
    if (NAME_LOST.indexOf(refused.status) < 0) {
      throw refused;
    }
    leave(name);
  });
}

function account(name) {
  return send('POST', 'players', JSON_BODY, JSON.stringify({ name, key: browserKey() })).then(read).then(given => {
    take(given.name, given.token);
    return given.name;
  });
}

export function get(path) {
  return ask('GET', path, {}).then(read);
}

/* Takes the server's time from an answer that tells it. */
function timed(response) {
  const nowMillis = Number(response.headers.get('Now-Millis'));
  if (nowMillis) {
    tellTime(nowMillis);
  }
  return response;
}

/* Resolves to the answer: the same object as before unless something has changed. */
export function getNews(path) {
  const before = latest[path];
  return ask('GET', path, before && before.tag ? { 'If-None-Match': before.tag } : {}).then(timed).then(response => {
    if (response.status === 304) {
      return before.answer;
    }
    return read(response).then(answer => {
      latest[path] = { tag: response.headers.get('ETag'), answer };
      return answer;
    });
  });
}

export function claim(name) {
  return account(name).then(given => {
    sit(given);
    return given;
  });
}

export function enter(tournament) {
  const name = seatedName();
  return ask('POST', 'entries', JSON_BODY, JSON.stringify({ tournament }), name).then(timed).then(read).then(entry => {
    keep(MATCHES, entry.match, name);
    return entry;
  });
}

/* Asks about a match for the player who entered it, which need not be the one who plays here now. */
function askOf(match, method, what, headers, body) {
  const name = valueOf(pairs(MATCHES), match) || seatedName();
  return ask(method, 'matches/' + encodeURIComponent(match) + what, headers, body, name);
}

export function submit(match, record) {
  return askOf(match, 'PUT', '/record', TEXT_BODY, record).then(read);
}

/* Notes of the site on how long the way to it and back takes, by match, and when the last one came. */
const trips = {};
const TRIP_MILLIS = 2000;
let trippedMillis = -TRIP_MILLIS;

/* Sends the note of an answer back at once. Without the site's own note the way is counted in full, so a failure needs no words. */
function measureTrip(match, sent) {
  if (sent && performance.now() - trippedMillis >= TRIP_MILLIS) {
    trippedMillis = performance.now();
    askOf(match, 'POST', '/trips', TEXT_BODY, sent).then(response => (response.ok ? response.text() : '')).then(measured => {
      trips[match] = measured;
    }).catch(() => { trips[match] = ''; });
  }
}

/* After these the site deals a match no more; whatever else goes wrong can heal. */
const FINAL = [400, 401, 403, 404, 410];

/* Resolves to what the site, which deals the match, answers to the game. */
export function askDealer(match, question) {
  const headers = trips[match] ? Object.assign({ Trip: trips[match] }, TEXT_BODY) : TEXT_BODY;
  return askOf(match, 'POST', '/intents', headers, question).then(response => {
    measureTrip(match, response.headers.get('Trip'));
    return response.ok ? response.text() : read(response).catch(error => {
      error.isFinal = FINAL.indexOf(error.status) >= 0;
      throw error;
    });
  });
}

/* Resolves to what a match that the site has dealt is worth. */
export function rulingOn(match) {
  return askOf(match, 'GET', '/ruling', {}).then(read);
}
