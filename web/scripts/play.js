/* The match: enters the tournament, embeds the game, hands the record in and tells what became of it. */
import { asked, playPage, ranksPage } from './addresses.js';
import { make, say, show } from './elements.js';
import { number, ordinal, text } from './language.js';
import { withName } from './names.js';
import { complain } from './refusals.js';
import { askDealer, enter, get, rulingOn } from './server.js';
import { countdown, untilMillis, when } from './time.js';
import { isFull, medal, standsBy, waitingWords, watchButton } from './tournaments.js';
import { handIn } from './untaken.js';

const OUTCOMES = [
  ['points', text('Points')], ['spread', text('Spread bonus')], ['time', text('Time bonus')], ['total', text('Total')],
];

/* What the site has told in its own words, and what the game asks again and tells at the table. */
const SILENT = ['not-taken', 'not-dealt'];
const RULING_MILLIS = 3000;
const HEAT_MILLIS = 5000;
/* A little after the start: the server's clock must have come to it. */
const START_MILLIS = 300;
const LOST = {
  record: text('A record saved in this browser can\'t be read. It was set aside, not deleted.'),
};
/* Why the site deals a match no more. */
const TOO_LATE = 410;
const STOPPED = {
  400: text('This page and the site don\'t agree any more on how it stands.'),
  [TOO_LATE]: text('It was not begun in time, or its tournament has ended.'),
};
const NOT_ENTERED = {
  403: text('Others from your network play in this tournament, and no more from there can enter.'),
  404: text('There is no such tournament.'),
  409: text('You can\'t enter this tournament now: it is closed, or not open yet.'),
};

const outcome = document.getElementById('outcome');
const table = document.getElementById('table');
let isOpen = true;
/* Why the match can't go on. */
let stop = null;

/* What the game tells its player about the tournament; nothing if the site does not answer. */
function told(tournament) {
  const options = { title: text(tournament.title) };
  const first = tournament.standings.filter(standing => !standing.own)[0];
  if (tournament.prizes.length > 0) {
    options.prize = text(tournament.prizes[0]);
  }
  return first ? Object.assign(options, { leader: first.name, toBeat: first.score.total }) : options;
}

function open(entry, tournament) {
  document.getElementById('title').textContent = text(entry.title);
  document.title = text(entry.title) + ' · Dominoes Deluxe';
  say('');
  document.body.classList.add('at-table');
  window.DominoesDeluxe.embed(table, {
    game: 'game/',
    options: Object.assign(tournament ? told(tournament) : {}, entry.options),
    deal: (question, match) => askDealer(match, question).catch(error => {
      stop = error.isFinal ? error : null;
      throw error;
    }),
    size: 'responsive',
    on: {
      // The message that was here before, such as that the match was open elsewhere, no longer applies.
      ready: () => { say(''); table.scrollIntoView(); },
      score: showScore,
      finished: finish => finished(entry, finish.match, finish.record),
      ended: () => { ended(entry); },
      closed: end => {
        if (stop && outcome.hidden) {
          showStopped(entry);
        }
        leave(entry, end.reason);
      },
      error: error => {
        if (SILENT.indexOf(error.code) < 0) {
          say(LOST[error.code] || error.message);
        }
      },
    },
  });
}

/* What the site has committed itself to: a player may note it elsewhere. */
function showCommitment(commitment) {
  const proof = document.getElementById('proof');
  show(proof, [
    make('span', {}, text('All tiles of this match were set before the first was dealt. When the match is final, its record must show this number:')),
    make('code', {}, commitment),
  ]);
  proof.hidden = false;
}

function showScore(score) {
  document.getElementById('score').textContent = score.player + ' : ' + score.opponent;
}

/* Resolves once the server has ruled, or has refused the record so that it is kept here; until then the game keeps it and sends it again. */
function finished(entry, match, record) {
  return handIn(match, record).then(ruling => {
    if (ruling && match === entry.match) {
      showOutcome(entry, ruling);
    }
  });
}

/* The site has dealt this match and ruled on it. */
function ended(entry) {
  rulingOn(entry.match).then(ruling => { showOutcome(entry, ruling); }).catch(error => {
    complain(error);
    setTimeout(ended, RULING_MILLIS, entry);
  });
}

/* Asks how the match stands until the others of its heat have finished too. */
function awaitHeat(entry, gap) {
  window.setTimeout(() => {
    rulingOn(entry.match).then(ruling => {
      if (ruling.heat.decided) {
        showOutcome(entry, ruling);
      } else {
        gap.textContent = waitingWords(ruling.heat, entry.heatSize);
        awaitHeat(entry, gap);
      }
    }).catch(error => {
      complain(error);
      awaitHeat(entry, gap);
    });
  }, HEAT_MILLIS);
}

function showOutcome(entry, ruling) {
  const told = TOLD[ruling.verdict](ruling);
  const gap = make('p', { 'class': 'gap' });
  const ways = make('div', { 'class': 'buttons' }, [
    make('a', { 'class': 'button primary', href: ranksPage(entry.tournament) }, text('See the ranks')),
    make('a', { 'class': 'button quiet', href: './' }, text('All tournaments')),
  ]);
  showInstead(told.concat(gap, ways));
  if (!isOpen) {
    outcome.focus();
  }
  if (ruling.heat && !ruling.heat.decided) {
    gap.textContent = waitingWords(ruling.heat, entry.heatSize);
    awaitHeat(entry, gap);
  }
  Promise.all([get('tournaments/' + encodeURIComponent(entry.tournament)), get('lobby')]).then(([tournament, lobby]) => {
    const standings = standingsOf(tournament);
    gap.textContent = gap.textContent || standsBy(standings);
    standings.filter(standing => standing.own).forEach(own => { ways.appendChild(watchButton(own)); });
    lobby.running.filter(other => !other.own && other.stage === 'open' && !isFull(other)).slice(0, 1).forEach(next => {
      ways.appendChild(make('a', { 'class': 'button quiet', href: playPage(next.id) }, text('Next: {0}', text(next.title))));
    });
  }).catch(complain);
}

function showInstead(told) {
  show(outcome, [make('div', { 'class': 'table' }, make('div', { 'class': 'felt wide' }, told))]);
  outcome.hidden = false;
}

/* The site deals this match no more. Opened again, the page shows how it stands, or why it doesn't. */
function showStopped(entry) {
  const isLate = stop.status === TOO_LATE;
  const again = make('a', { 'class': 'button primary', href: playPage(entry.tournament) }, text('Open it again'));
  showInstead([
    make('h2', {}, text('This match can\'t go on here')),
    make('p', {}, STOPPED[stop.status] || text('The site doesn\'t know it under your name.')),
    make('div', { 'class': 'buttons' }, [
      isLate ? null : again,
      make('a', { 'class': 'button ' + (isLate ? 'primary' : 'quiet'), href: ranksPage(entry.tournament) }, text('See the ranks')),
      make('a', { 'class': 'button quiet', href: './' }, text('All tournaments')),
    ]),
  ]);
}

/* The ranks that the player is in, as far as they are told. */
function standingsOf(tournament) {
  if (!tournament.heatSize) {
    return tournament.standings;
  }
  return (tournament.own && tournament.own.heat.standings) || [];
}

const TOLD = { ranked, held, refused };

function ranked(ruling) {
  if (!ruling.rank) {
    return [make('h2', {}, text('Verified')), sum(ruling)];
  }
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
  } else {
    (outcome.hidden ? document.getElementById('untaken') : outcome).focus();
  }
}

/* All start at one time. */
function awaitStart(entry) {
  say('');
  document.getElementById('title').textContent = text(entry.title);
  const waiting = make('div', { 'class': 'waiting' }, [
    make('h2', {}, text(entry.title)),
    make('p', {}, text('You are in. All start together, with the same tiles, in')),
    countdown(entry.startsMillis),
    make('p', {}, text('Stay on this page, or come back in time: the clock starts without you.')),
    make('div', { 'class': 'buttons' }, make('a', { 'class': 'button quiet', href: './' }, text('All tournaments'))),
  ]);
  show(outcome, [waiting]);
  outcome.hidden = false;
  when(entry.startsMillis + START_MILLIS, () => {
    outcome.hidden = true;
    show(outcome, []);
    open(entry);
  });
}

/* Of the reasons for 409, the tournament tells one. */
function notEntered(error) {
  complain(error, NOT_ENTERED);
  if (error.status === 409) {
    get('tournaments/' + encodeURIComponent(asked())).then(tournament => {
      if (isFull(tournament)) {
        say(text('This tournament is full.'));
      }
    }).catch(complain);
  }
}

function begin() {
  say(text('Opening the table …'));
  enter(asked()).then(entry => {
    if (entry.finished) {
      location.replace(ranksPage(entry.tournament));
      return;
    }
    if (entry.options.commitment) {
      showCommitment(entry.options.commitment);
    }
    if (untilMillis(entry.startsMillis) > 0) {
      awaitStart(entry);
    } else {
      get('tournaments/' + encodeURIComponent(entry.tournament)).catch(() => null).then(tournament => { open(entry, tournament); });
    }
  }).catch(notEntered);
}

withName(text('Choose a name to play under.'), () => {
  document.getElementById('names').hidden = true;
  begin();
});
