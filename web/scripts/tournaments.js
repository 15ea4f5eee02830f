/* Tournaments in words, and what a player can do about them. */
import { bothPage, playPage } from './addresses.js';
import { make } from './elements.js';
import { number, ordinal, text, when } from './language.js';
import { withName } from './names.js';
import { complain } from './refusals.js';
import { get } from './server.js';
import { countdown } from './time.js';

export const NOT_SHOWN = {
  403: text('This game is shown once nobody can meet its tiles any more.'),
  404: text('There is no such match, or it is not shown.'),
};

/* Marks the place in a sentence for the time that is left. */
const HERE = '|';

export function prizes(list) {
  return make('ol', { 'class': 'prizes', 'aria-label': text('Prizes') }, list.map((prize, at) =>
    make('li', {}, [medal(at + 1), make('span', {}, text(prize))])));
}

/* A rank as a coin: gold, silver, bronze, and plain for the others. */
export function medal(rank) {
  return make('span', { 'class': 'medal rank-' + Math.min(rank, 4) }, String(rank));
}

export function players(count) {
  return count === 1 ? text('1 player') : text('{0} players', number(count));
}

/* A sentence with the time that is left at its place. */
function countdownLine(sentence, millis) {
  const around = sentence.split(HERE);
  return make('p', { 'class': 'stage-line' }, [around[0], countdown(millis), around[1]]);
}

export function stageLine(tournament) {
  switch (tournament.stage) {
    case 'coming': return countdownLine(text('Opens in {0}', HERE), tournament.opensMillis);
    case 'open': return countdownLine(
      tournament.deals === 'all' ? text('All start in {0}', HERE) : text('Closes in {0}', HERE), tournament.closesMillis);
    case 'last-games': return countdownLine(text('Last games. Final in {0}', HERE), tournament.finalMillis);
    default: return make('p', { 'class': 'stage-line' }, text('Final since {0}', when(tournament.finalMillis)));
  }
}

/* Whether nobody else may enter; a place can become free again. */
export function isFull(tournament) {
  return tournament.stage === 'open' && tournament.entries >= tournament.mostPlayers;
}

/* What the player can do about a tournament, in a button; null for nothing. */
export function invitation(tournament) {
  const own = tournament.own;
  if (own && own.state === 'playing' && (tournament.stage === 'open' || tournament.stage === 'last-games')) {
    return isBeforeStart(tournament)
      ? playButton(tournament, text('To the table'), text('To the table: {0}', text(tournament.title)))
      : playButton(tournament, text('Continue'), text('Continue: {0}', text(tournament.title)));
  }
  if (isFull(tournament)) {
    return null;
  }
  if (!own && isBeforeStart(tournament)) {
    return playButton(tournament, text('Enter'), text('Enter: {0}', text(tournament.title)));
  }
  if (!own && tournament.stage === 'open') {
    return playButton(tournament, text('Play'), text('Play: {0}', text(tournament.title)));
  }
  return null;
}

/* All start when it closes. */
function isBeforeStart(tournament) {
  return tournament.deals === 'all' && tournament.stage === 'open';
}

function playButton(tournament, label, spoken) {
  return make('button', {
    'class': 'button primary',
    type: 'button',
    'data-key': 'play ' + tournament.id,
    'aria-label': spoken,
    onclick: () => {
      withName(text('Choose a name to start playing.'), () => {
        location.href = playPage(tournament.id);
      });
    },
  }, label);
}

/* What became of the player's own match; null while there is nothing to say. */
export function ownLine(tournament) {
  const own = tournament.own;
  if (!own || own.state === 'playing') {
    return null;
  }
  return make('p', { 'class': 'own-line' }, ownWords(own, tournament.heatSize));
}

/* How a heat stands that is not decided. */
export function waitingWords(heat, heatSize) {
  if (heat.playing > 0) {
    return heatSize === 2
      ? text('Your opponent is still playing.')
      : heat.playing === 1 ? text('1 player of your heat is still playing.') : text('{0} players of your heat are still playing.', number(heat.playing));
  }
  return heatSize === 2 ? text('Your opponent has not come yet.') : text('Your heat still has free seats.');
}

function heatWords(own, heatSize) {
  if (!own.heat.decided) {
    return text('You have {0}.', number(own.total)) + ' ' + waitingWords(own.heat, heatSize);
  }
  if (own.heat.players === 1) {
    return text('You have {0}, and nobody else came: there is nothing to win.', number(own.total));
  }
  return text('You are {0} of {1} with {2}.', ordinal(own.rank), number(own.heat.players), number(own.total));
}

function ownWords(own, heatSize) {
  switch (own.state) {
    case 'refused': return text('Your record was refused. Line {0}: {1}', number(own.line), text(own.reason));
    case 'held': return text('Held with {0}: your game equals an earlier one.', number(own.total));
    default: return own.heat ? heatWords(own, heatSize) : text('You are {0} with {1}.', ordinal(own.rank), number(own.total));
  }
}

/* What a place in the final ranks wins; null for nothing. Equal totals share the prizes of their places. */
export function prizeLine(standing) {
  if (!standing.prizes) {
    return null;
  }
  const names = standing.prizes.map(prize => text(prize));
  const last = names.pop();
  const won = names.length > 0 ? text('{0} and {1}', names.join(', '), last) : last;
  return make('span', { 'class': 'prize' }, standing.sharedBy > 1 ? text('{0}, shared by {1}', won, number(standing.sharedBy)) : won);
}

/* How far the player is from the next place, or from the one behind; empty without both. */
export function standsBy(standings) {
  const own = standings.filter(standing => standing.own)[0];
  if (!own) {
    return '';
  }
  const others = standings.filter(standing => !standing.own);
  const ahead = others.filter(other => other.rank <= own.rank).pop();
  const behind = others.filter(other => other.rank > own.rank)[0];
  if (ahead && ahead.rank === own.rank) {
    return text('Level with {0}', ahead.name);
  }
  if (ahead) {
    return text('{0} behind {1}', number(ahead.score.total - own.score.total), ahead.name);
  }
  return behind ? text('{0} ahead of {1}', number(own.score.total - behind.score.total), behind.name) : '';
}

/* A button that shows two games side by side. */
export function watchBoth(one, other) {
  return make('a', {
    'class': 'button quiet small',
    'data-key': 'both ' + one.match,
    href: bothPage(one, other),
    'aria-label': text('Watch the games of {0} and {1} side by side', one.name, other.name),
  }, text('Side by side'));
}

/* Resolves to the address at which a game can be watched. */
export function watchPage(match, name) {
  return get('matches/' + encodeURIComponent(match)).then(game =>
    'game/watch.html?player=' + encodeURIComponent(name) + '#' + game.link);
}

export function watchButton(standing) {
  return make('button', {
    'class': 'button quiet small',
    type: 'button',
    'data-key': 'watch ' + standing.match,
    'aria-label': text('Watch the game of {0}', standing.name),
    onclick: () => {
      watchPage(standing.match, standing.name).then(address => { location.href = address; })
        .catch(error => { complain(error, NOT_SHOWN); });
    },
  }, text('Watch'));
}
