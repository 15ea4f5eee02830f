/* The lobby: what is on, and what has ended. */
import { ranksPage } from './addresses.js';
import { make, say, show } from './elements.js';
import { number, text, when } from './language.js';
import { showSeat } from './names.js';
import { complain } from './refusals.js';
import { chips } from './rules.js';
import { showTiles, tile } from './tiles.js';
import { invitation, isFull, medal, ownLine, players, prizeLine, prizes, stageLine } from './tournaments.js';
import { watch } from './watching.js';

const EVERY_MILLIS = 10000;
/* The tile on a tournament's card, by its table. */
const TILES = { 'fives': [5, 5], 'all-fives': [6, 4], 'muggins': [3, 2] };

function card(tournament) {
  const title = 'title-' + tournament.id;
  const table = TILES[tournament.rules.table];
  return make('article', { 'class': 'table', 'aria-labelledby': title }, make('div', { 'class': 'felt' }, [
    make('div', { 'class': 'card-head' }, [
      make('h3', { id: title }, text(tournament.title)),
      tile(table[0], table[1]),
    ]),
    make('p', { 'class': 'about' }, text(tournament.about)),
    chips(tournament),
    prizes(tournament.prizes),
    make('div', { 'class': 'card-foot' }, [
      stageLine(tournament),
      make('p', { 'class': 'company' }, company(tournament)),
      ownLine(tournament),
      make('div', { 'class': 'buttons' }, [invitation(tournament), ranksLink(tournament)]),
    ]),
  ]));
}

function company(tournament) {
  if (tournament.entries === 0) {
    return text('No one has entered yet. Be the first!');
  }
  if (isFull(tournament)) {
    return text('This tournament is full.');
  }
  const entered = players(tournament.entries);
  if (tournament.deals === 'all' && tournament.stage === 'open') {
    return entered;
  }
  if (tournament.heatSize) {
    return tournament.playing > 0 ? text('{0} · {1} playing', entered, number(tournament.playing)) : entered;
  }
  const leaders = tournament.winners.filter(winner => winner.rank === 1);
  if (leaders.length === 0) {
    return text('{0} playing', entered);
  }
  const total = number(leaders[0].score.total);
  const names = leaders.map(leader => leader.name);
  const last = names.pop();
  return names.length > 0
    ? text('{0} · {1} and {2} lead with {3}', entered, names.join(', '), last, total)
    : text('{0} · {1} leads with {2}', entered, last, total);
}

function ranksLink(tournament) {
  return make('a', {
    'class': 'button quiet',
    href: ranksPage(tournament.id),
    'data-key': 'ranks ' + tournament.id,
    'aria-label': text('Ranks: {0}', text(tournament.title)),
  }, text('Ranks'));
}

function ended(tournament) {
  const winners = tournament.winners.map(winner => make('li', {}, [
    medal(winner.rank), make('span', {}, [winner.name, prizeLine(winner)]), make('b', {}, number(winner.score.total)),
  ]));
  return make('li', {}, [
    make('div', { 'class': 'ended-head' }, [
      make('h3', {}, make('a', { href: ranksPage(tournament.id), 'data-key': 'ended ' + tournament.id }, text(tournament.title))),
      make('p', {}, when(tournament.opensMillis) + ' · ' + players(tournament.entries)),
    ]),
    winners.length > 0
      ? make('ol', { 'class': 'winners', 'aria-label': text('Winners') }, winners)
      : make('p', { 'class': 'company' }, tournament.ranked > 0 ? text('Each heat has its winner.') : text('No one finished.')),
  ]);
}

function endedList(tournaments) {
  if (tournaments.length === 0) {
    return make('p', { 'class': 'empty' }, text('The first tournament to end will appear here, with its winners and their games.'));
  }
  return make('ul', { 'class': 'ended' }, tournaments.map(ended));
}

function news(lobby) {
  show(document.getElementById('running'), lobby.running.map(card));
  show(document.getElementById('ended'), [endedList(lobby.ended)]);
  say('');
}

showTiles();
showSeat();
watch('lobby', EVERY_MILLIS, { news, same: () => { say(''); }, failed: complain, tournaments: lobby => lobby.running });
