/* One tournament: its rules, prizes and ranks, and the games to watch. */
import { asked } from './addresses.js';
import { make, say, show } from './elements.js';
import { number, text } from './language.js';
import { showSeat } from './names.js';
import { complain } from './refusals.js';
import { chips } from './rules.js';
import { invitation, medal, ownLine, prizeLine, prizes, stageLine, watchButton } from './tournaments.js';
import { watch } from './watching.js';

const EVERY_MILLIS = 5000;
const NO_TOURNAMENT = { 404: text('There is no such tournament.') };

function head(tournament) {
  return make('section', { 'class': 'table', 'aria-labelledby': 'title' }, make('div', { 'class': 'felt wide' }, [
    make('h1', { id: 'title' }, text(tournament.title)),
    make('p', { 'class': 'about' }, text(tournament.about)),
    chips(tournament),
    prizes(tournament.prizes),
    make('div', { 'class': 'card-foot' }, [
      stageLine(tournament),
      ownLine(tournament),
      make('div', { 'class': 'buttons' }, [invitation(tournament)]),
    ]),
  ]));
}

function canWatch(standing, tournament) {
  return standing.own || tournament.stage === 'final';
}

function cell(name, label, content) {
  return make('td', { 'class': name, 'data-label': label }, content);
}

function row(standing, tournament) {
  return make('tr', { 'class': standing.own ? 'own' : null }, [
    cell('rank', text('Rank'), medal(standing.rank)),
    make('th', { scope: 'row' }, [standing.name, standing.own ? make('span', { 'class': 'you' }, ' ' + text('(you)')) : null, prizeLine(standing)]),
    cell('part', text('Points'), number(standing.score.points)),
    cell('part', text('Spread'), number(standing.score.spread)),
    cell('part', text('Time'), number(standing.score.time)),
    cell('total', text('Total'), number(standing.score.total)),
    cell('watch', '', canWatch(standing, tournament) ? watchButton(standing) : null),
  ]);
}

function ranks(tournament) {
  if (tournament.standings.length === 0) {
    return make('p', { 'class': 'empty' }, tournament.stage === 'final'
      ? text('No one was ranked in this tournament.')
      : text('No ranks yet. The first player to finish takes the lead.'));
  }
  const titles = [
    text('Rank'), text('Player'), text('Points'), text('Spread'), text('Time'), text('Total'),
  ].map(title => make('th', { scope: 'col' }, title));
  return make('table', { 'class': 'ranks' }, [
    make('thead', {}, make('tr', {}, titles.concat(make('td', {})))),
    make('tbody', {}, tournament.standings.map(standing => row(standing, tournament))),
  ]);
}

function company(tournament) {
  const words = [];
  if (tournament.ranked > tournament.standings.length) {
    words.push(text('Showing the first {0} of {1}.', number(tournament.standings.length), number(tournament.ranked)));
  }
  if (tournament.playing > 0) {
    words.push(tournament.playing === 1
      ? text('1 player is still playing.')
      : text('{0} players are still playing.', number(tournament.playing)));
  }
  if (tournament.refused > 0) {
    words.push(tournament.refused === 1
      ? text('1 record was refused.')
      : text('{0} records were refused.', number(tournament.refused)));
  }
  if (tournament.ranked > 0 && tournament.stage !== 'final') {
    words.push(text('You can watch the games of others once the ranks are final, because the deals are the same.'));
  }
  return make('p', { 'class': 'company' }, words.join(' '));
}

/* Games that equal an earlier one. */
function held(tournament) {
  if (tournament.heldGames.length === 0) {
    return [];
  }
  return [make('section', { 'class': 'held', 'aria-labelledby': 'held-title' }, [
    make('h2', { id: 'held-title' }, text('Held')),
    make('p', {}, text('These games equal earlier ones. They come after all others, and win nothing unless the organiser lets them count.')),
    make('ul', {}, tournament.heldGames.map(game => make('li', {}, [
      make('b', {}, game.own ? text('{0} (you)', game.name) : game.name),
      make('span', {}, number(game.score.total)),
    ]))),
  ])];
}

function news(tournament) {
  say('');
  document.title = text(tournament.title) + ' · Dominoes Deluxe';
  show(document.getElementById('tournament'), [
    head(tournament),
    make('section', { 'aria-labelledby': 'ranks-title' }, [
      make('h2', { id: 'ranks-title' }, tournament.stage === 'final' ? text('Final ranks') : text('Ranks')),
      ranks(tournament),
      company(tournament),
    ]),
  ].concat(held(tournament)));
}

showSeat();
watch('tournaments/' + encodeURIComponent(asked()), EVERY_MILLIS, {
  news,
  same: () => { say(''); },
  failed: error => { complain(error, NO_TOURNAMENT); },
  tournaments: tournament => [tournament],
});
