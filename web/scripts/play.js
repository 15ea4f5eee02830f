/* The match: enters the tournament, embeds the game, hands the record in and tells what became of it. */
import { asked, ranksPage } from './addresses.js';
import { make, say, show } from './elements.js';
import { number, ordinal, text } from './language.js';
import { withName } from './names.js';
import { complain } from './refusals.js';
import { enter, submit } from './server.js';
import { medal } from './tournaments.js';


const OUTCOMES = [
  ['points', text('Points')], ['spread', text('Spread bonus')], ['time', text('Time bonus')], ['total', text('Total')],
];

/* Refusals that trying again will not change: another record came first, or this is not a record. */
const FINAL_STATUSES = [400, 403, 404, 409, 413];

const NOT_ENTERED = {
  404: text('There is no such tournament.'),
  409: text('You can\'t enter this tournament now: it is closed, or not open yet.'),
};
const NOT_TAKEN = {
  400: text('The site can\'t read this record.'),
  403: text('This match belongs to another player.'),
  404: text('There is no such match, or it is not shown.'),
  409: text('This match already has a record, and the first one counts.'),
  413: text('The site can\'t read this record.'),
  503: text('The site can\'t take the record right now. It is kept and will be submitted again later.'),
};

const outcome = document.getElementById('outcome');
const table = document.getElementById('table');
let isOpen = true;

function open(entry) {
  document.getElementById('title').textContent = text(entry.title);
  document.title = text(entry.title) + ' · Dominoes Deluxe';
  say('');
  document.body.classList.add('at-table');
  window.DominoesDeluxe.embed(table, {
    game: 'game/',
    options: entry.options,
    size: 'responsive',
    on: {
      // The message that was here before, such as that the match was open elsewhere, no longer applies.
      ready: () => { say(''); table.scrollIntoView(); },
      score: showScore,
      finished: finish => handIn(entry, finish.match, finish.record),
      closed: end => { leave(entry, end.reason); },
      error: error => { say(error.message); },
    },
  });
}

function showScore(score) {
  document.getElementById('score').textContent = score.player + ' : ' + score.opponent;
}

/* Resolves once the server has ruled; until it has, the game keeps the record and sends it again. */
function handIn(entry, match, record) {
  return submit(match, record).then(ruling => {
    if (match === entry.match) {
      showOutcome(entry, ruling);
    }
  }, refusal => {
    complain(refusal, NOT_TAKEN);
    if (FINAL_STATUSES.indexOf(refusal.status) < 0) {
      throw refusal;
    }
  });
}

function showOutcome(entry, ruling) {
  const told = TOLD[ruling.verdict](ruling);
  const next = make('div', { 'class': 'buttons' }, [
    make('a', { 'class': 'button primary', href: ranksPage(entry.tournament) }, text('See the ranks')),
    make('a', { 'class': 'button quiet', href: './' }, text('All tournaments')),
  ]);
  show(outcome, [make('div', { 'class': 'table' }, make('div', { 'class': 'felt wide' }, told.concat(next)))]);
  outcome.hidden = false;
  if (!isOpen) {
    outcome.focus();
  }
}

const TOLD = { ranked, held, refused };

function ranked(ruling) {
  return [
    medal(ruling.rank),
    make('h2', {}, text('Verified: {0} of {1}', ordinal(ruling.rank), number(ruling.of))),
    sum(ruling),
  ];
}

function held(ruling) {
  return [
    make('h2', {}, text('Held: your game equals an earlier one')),
    make('p', {}, text('Its score is verified. It comes after all others unless the organiser lets it count.')),
    sum(ruling),
  ];
}

function sum(ruling) {
  return make('dl', { 'class': 'sum' }, OUTCOMES.map(part => make('div', {}, [
    make('dt', {}, part[1]), make('dd', {}, number(ruling.score[part[0]])),
  ])));
}

function refused(ruling) {
  return [
    make('h2', {}, text('The record was refused')),
    make('p', {}, [
      text('The record doesn\'t prove a score. Line {0}:', number(ruling.line)) + ' ',
      make('span', { lang: 'en' }, ruling.reason),
    ]),
  ];
}

/* The game is gone, and with it the focus: the outcome gets that. A player who only left goes to the ranks, where the match goes on. */
function leave(entry, reason) {
  isOpen = false;
  document.body.classList.remove('at-table');
  if (reason === 'left') {
    location.href = ranksPage(entry.tournament);
  } else if (!outcome.hidden) {
    outcome.focus();
  }
}

function begin() {
  say(text('Opening the table …'));
  enter(asked()).then(entry => {
    if (entry.finished) {
      location.replace(ranksPage(entry.tournament));
    } else {
      open(entry);
    }
  }).catch(error => { complain(error, NOT_ENTERED); });
}

withName(text('Choose a name to play under.'), () => {
  document.getElementById('names').hidden = true;
  begin();
});
