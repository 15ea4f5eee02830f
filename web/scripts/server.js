/* Requests to the server, and its answers. */
import { browserKey, leave, seatedName, sit, take, tokenOf } from './seats.js';
import { keep, pairs, valueOf } from './storage.js';

/* Which player entered a match. */
const MATCHES = 'deluxe-site-matches';

const ENDED = 401;
/* The name belongs to somebody else by now, or is not allowed any more. */
const NAME_LOST = [400, 409];

/* Resolves to the answer; a refusal is an Error with its status. The server's line is for people who ask it by hand. */
function send(method, path, type, body, token) {
  const headers = {};
  if (token) {
    headers.Authorization = 'Bearer ' + token;
  }
  if (type) {
    headers['Content-Type'] = type;
  }
  return fetch('api/' + path, { method, headers, body, cache: 'no-store' }).then(response => {
    return response.json().then(json => {
      if (response.ok) {
        return json;
      }
      const refused = new Error(json.error);
      refused.status = response.status;
      throw refused;
    });
  });
}

/* Asks as a player, or as nobody. When the player's token has ended, the browser's key gets another, and the player notices nothing. */
function ask(method, path, type, body, name = seatedName()) {
  return send(method, path, type, body, tokenOf(name)).catch(refused => {
    if (refused.status !== ENDED || !tokenOf(name)) {
      throw refused;
    }
    return comeBack(name).then(() => send(method, path, type, body, tokenOf(name)));
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
  return send('POST', 'players', 'application/json', JSON.stringify({ name, key: browserKey() })).then(account => {
    take(account.name, account.token);
    return account.name;
  });
}

export function get(path) {
  return ask('GET', path);
}

export function claim(name) {
  return account(name).then(given => {
    sit(given);
    return given;
  });
}

export function enter(tournament) {
  const name = seatedName();
  return ask('POST', 'entries', 'application/json', JSON.stringify({ tournament }), name).then(entry => {
    keep(MATCHES, entry.match, name);
    return entry;
  });
}

/* Hands in a record for the player who entered its match, which need not be the one who plays here now. */
export function submit(match, record) {
  const path = 'matches/' + encodeURIComponent(match) + '/record';
  return ask('PUT', path, 'text/plain', record, valueOf(pairs(MATCHES), match) || seatedName());
}
