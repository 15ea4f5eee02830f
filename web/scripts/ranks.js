/* One tournament: its rules, prizes and ranks, and the games to watch. */
import { asked } from './addresses.js';
import { make, say, show } from './elements.js';
import { number, text } from './language.js';
import { showSeat } from './names.js';
import { complain } from './refusals.js';
import { get } from './server.js';
import { chips } from './rules.js';
import { invitation, medal, ownLine, prizeLine, prizes, stageLine, waitingWords, watchBoth, watchButton } from './tournaments.js';
import { watch } from './watching.js';

const EVERY_MILLIS = 5000;
const NO_TOURNAMENT = { 404: text('There is no such tournament.') };

/* Ranks below those that come with each answer, and how far down they reach. */
let further = [];
let reached = 100;

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

/* Whether nobody can still meet the tiles that a game shows. The server has the last word. */
function canWatch(standing, tournament) {
  switch (tournament.deals) {
    case 'open': return standing.own || tournament.stage === 'final';
    case 'all': return tournament.stage === 'final' || (tournament.stage === 'last-games' && tournament.playing === 0);
    default: return true;
  }
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

function ranks(tournament, standings = tournament.standings) {
  if (standings.length === 0) {
    return make('p', { 'class': 'empty' }, tournament.stage === 'final'
      ? text('No one was ranked in this tournament.')
      : text('No ranks yet. The first player to finish takes the lead.'));
  }
  const titles = [
    text('Rank'), text('Player'), text('Points'), text('Spread'), text('Time'), text('Total'),
  ].map(title => make('th', { scope: 'col' }, title));
  return make('table', { 'class': 'ranks' }, [
    make('thead', {}, make('tr', {}, titles.concat(make('td', {})))),
    make('tbody', {}, standings.map(standing => row(standing, tournament))),
  ]);
}

/* The first ranks as they are now, and those further down as they were when they were asked for. */
function shown(tournament) {
  const first = tournament.standings;
  const others = further.filter(standing => !first.some(known => known.match === standing.match));
  return first.concat(others).sort((one, other) => one.rank - other.rank);
}

function showFurther(tournament) {
  get('tournaments/' + encodeURIComponent(tournament.id) + '?after=' + reached).then(answer => {
    reached += answer.standings.length;
    further = further.concat(answer.standings);
    news(tournament);
  }, error => { complain(error, NO_TOURNAMENT); });
}

function furtherButton(tournament) {
  return make('div', { 'class': 'buttons' }, [make('button', {
    'class': 'button quiet',
    type: 'button',
    'data-key': 'further',
    onclick: () => { showFurther(tournament); },
  }, text('Show more ranks'))]);
}

function company(tournament) {
  const words = [];
  const count = shown(tournament).length;
  if (!tournament.heatSize && tournament.ranked > count) {
    words.push(text('Showing the first {0} of {1}.', number(count), number(tournament.ranked)));
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
  if (tournament.ranked > 0 && tournament.stage !== 'final' && tournament.deals === 'open') {
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

function ownHeat(tournament) {
  const heat = tournament.own && tournament.own.heat;
  if (!heat || heat.decided) {
    return [];
  }
  return [make('section', { 'aria-labelledby': 'own-heat-title' }, [
    make('h2', { id: 'own-heat-title' }, tournament.heatSize === 2 ? text('Your duel') : text('Your heat')),
    make('p', { 'class': 'empty' }, waitingWords(heat, tournament.heatSize)),
  ])];
}

/* The heats that are decided, the player's own first. */
function heats(tournament) {
  const own = tournament.own && tournament.own.heat && tournament.own.heat.decided ? [tournament.own.heat] : [];
  const all = own.concat(tournament.heats.filter(heat => own.length === 0 || heat.name !== own[0].name));
  if (all.length === 0) {
    return [make('p', { 'class': 'empty' }, tournament.heatSize === 2
      ? text('No duel is decided yet.') : text('No heat is decided yet.'))];
  }
  return all.map(heat => make('article', { 'class': 'heat' }, [ranks(tournament, heat.standings), both(heat.standings)]));
}

/* Two boards side by side: of a duel, or the player's own beside the best. */
function both(standings) {
  const own = standings.filter(standing => standing.own)[0];
  const pair = own && own !== standings[0] ? [own, standings[0]] : standings.slice(0, 2);
  return pair.length === 2 ? make('div', { 'class': 'buttons' }, [watchBoth(pair[0], pair[1])]) : null;
}

function results(tournament) {
  if (tournament.heatSize) {
    return ownHeat(tournament).concat(make('section', { 'aria-labelledby': 'ranks-title' }, [
      make('h2', { id: 'ranks-title' }, tournament.heatSize === 2 ? text('Decided duels') : text('Decided heats')),
    ].concat(heats(tournament), company(tournament))));
  }
  return [make('section', { 'aria-labelledby': 'ranks-title' }, [
    make('h2', { id: 'ranks-title' }, tournament.stage === 'final' ? text('Final ranks') : text('Ranks')),
    ranks(tournament, shown(tournament)),
    company(tournament),
  ].concat(tournament.ranked > shown(tournament).length ? [furtherButton(tournament)] : []))];
}

function news(tournament) {
  say('');
  document.title = text(tournament.title) + ' · Dominoes Deluxe';
  show(document.getElementById('tournament'), [head(tournament)].concat(results(tournament), held(tournament)));
}

showSeat();
watch('tournaments/' + encodeURIComponent(asked()), EVERY_MILLIS, {
  news,
  same: () => { say(''); },
  failed: error => { complain(error, NO_TOURNAMENT); },
  tournaments: tournament => [tournament],
});
