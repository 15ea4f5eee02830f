/* Requests to the server, and its answers. */
import { browserKey, take, token } from './seats.js';
import { keep, pairs, valueOf } from './storage.js';

const MATCHES = 'deluxe-site-matches';

/* Resolves to the answer; a refusal is an Error with its status. The server's line is for people who ask it by hand. */
function ask(method, path, type, body, bearer) {
  const headers = {};
  const known = bearer || token();
  if (known) {
    headers.Authorization = 'Bearer ' + known;
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

export function get(path) {
  return ask('GET', path);
}

function post(path, fields) {
  return ask('POST', path, 'application/json', JSON.stringify(fields));
}

export function claim(name) {
  return post('players', { name, key: browserKey() }).then(account => {
    take(account.name, account.token);
    return account.name;
  });
}

export function enter(tournament) {
  return post('entries', { tournament }).then(entry => {
    keep(MATCHES, entry.match, token());
    return entry;
  });
}

/* Hands in a record for the player who entered its match, which need not be the one who plays here now. */
export function submit(match, record) {
  const path = 'matches/' + encodeURIComponent(match) + '/record';
  return ask('PUT', path, 'text/plain', record, valueOf(pairs(MATCHES), match));
}
