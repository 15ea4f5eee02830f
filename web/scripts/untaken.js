/* The records that the site did not take. A lost database, or one from a backup, knows nothing of a match that was played: so they stay in
   the browser until the site takes them or the player deletes them. Also tells which names could no longer be read. */
import { make, say, show } from './elements.js';
import { text } from './language.js';
import { refusal } from './refusals.js';
import { SEATS } from './seats.js';
import { submit } from './server.js';
import { drop, keep, pairs, wasSetAside } from './storage.js';

const UNTAKEN = 'deluxe-site-untaken';
const NOT_TAKEN = {
  400: text('The site can\'t read this record.'),
  401: text('The site doesn\'t know the name under which this match was played.'),
  403: text('This match belongs to another player.'),
  404: text('There is no such match, or it is not shown.'),
  409: text('This match already has a record, and the first one counts.'),
  413: text('The site can\'t read this record.'),
  503: text('The site can\'t take the record right now. It is kept and will be submitted again later.'),
};
/* Refusals that trying again at once will not change. */
const FINAL_STATUSES = [400, 401, 403, 404, 409, 413];

let doomed = null;

/* Hands a record in. Resolves to the ruling, or to null if the site refused the record and this page keeps it. */
export function handIn(match, record) {
  return submit(match, record).then(ruling => {
    if (pairs(UNTAKEN).some(pair => pair[0] === match)) {
      drop(UNTAKEN, match);
      showUntaken();
    }
    return ruling;
  }, refused => {
    say(refusal(refused, NOT_TAKEN));
    if (FINAL_STATUSES.indexOf(refused.status) < 0 || !keep(UNTAKEN, match, record, Infinity)) {
      throw refused;
    }
    showUntaken();
    return null;
  });
}

function again(match, record) {
  handIn(match, record).then(ruling => {
    if (ruling) {
      say(text('The site has taken the record.'));
    }
  }).catch(() => {}); // what the site said is shown, and the record is still here
}

function button(match, what, words, press) {
  return make('button', {
    'class': 'button quiet small', type: 'button', 'data-key': what + ' ' + match, 'aria-describedby': 'untaken-' + match, onclick: press,
  }, words);
}

/* The record as a file, which verify and the watch page can read. */
function save(match, record) {
  const link = make('a', { href: URL.createObjectURL(new Blob([record], { type: 'text/plain' })), download: match + '.txt' });
  document.body.appendChild(link).click();
  document.body.removeChild(link);
  setTimeout(() => { URL.revokeObjectURL(link.href); }, 60000);
}

/* A record is deleted only when that is asked for once more. */
function deletion(match) {
  return doomed === match
    ? button(match, 'delete', text('Delete it for good'), () => {
      drop(UNTAKEN, match);
      showUntaken();
    })
    : button(match, 'delete', text('Delete'), () => {
      doomed = match;
      showUntaken();
    });
}

function row([match, record]) {
  return make('li', {}, [
    make('span', { id: 'untaken-' + match }, match),
    make('div', { 'class': 'buttons' }, [
      button(match, 'again', text('Submit again'), () => { again(match, record); }),
      button(match, 'save', text('Save as a file'), () => { save(match, record); }),
      deletion(match),
    ]),
  ]);
}

/* At the head of a page, but not over a table that is being played at. */
function makePlace() {
  const place = make('section', { id: 'untaken', 'class': 'untaken', tabindex: '-1', 'aria-label': text('Kept in this browser') });
  if (document.body.classList.contains('playing')) {
    document.querySelector('main').appendChild(place);
  } else {
    document.getElementById('names').after(place);
  }
  return place;
}

/* Shows what is kept here; nothing if there is nothing. */
export function showUntaken() {
  const kept = pairs(UNTAKEN);
  pairs(SEATS);
  const isTold = kept.length > 0;
  const isLost = wasSetAside(SEATS) || wasSetAside(UNTAKEN);
  const place = document.getElementById('untaken') || makePlace();
  place.hidden = !isTold && !isLost;
  show(place, [
    isLost ? make('p', {}, text('Names or records saved in this browser can\'t be read. They were set aside, not deleted.')) : null,
    isTold ? make('h2', {}, text('Records that the site did not take')) : null,
    isTold ? make('p', {}, text('They are kept in this browser. You can submit them again, or save them as files.')) : null,
    isTold ? make('ul', {}, kept.map(row)) : null,
  ].filter(Boolean));
}

showUntaken();
