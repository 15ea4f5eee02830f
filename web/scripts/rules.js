/* The rules of a tournament, in a few words. The server says what a table's rules are. */
import { make } from './elements.js';
import { number, text } from './language.js';
import { clockText } from './time.js';

const TABLES = { 'fives': 'Fives', 'all-fives': 'All Fives', 'muggins': 'Muggins' };
const OPPONENTS = { easy: text('easy opponent'), hard: text('hard opponent') };
const DRAWING = { forced: text('draw only when stuck'), free: text('draw freely') };

/* The conditions that have words here. */
const TOLD = ['rules', 'difficulty', 'target', 'clockSeconds', 'drawing', 'pauseSeconds'];

/* Who meets the same tiles. */
function companyInWords({ deals, heatSize }) {
  if (heatSize) {
    return heatSize === 2 ? text('duel') : text('heats of {0}', heatSize);
  }
  return deals === 'all' ? text('all start together') : [];
}

function rulesInWords({ rules, conditions, deals, heatSize, mostPlayers }) {
  const others = Object.keys(conditions).filter(name => TOLD.indexOf(name) < 0);
  return [
    TABLES[rules.table],
    text('to {0}', rules.target),
    rules.clockSeconds > 0 ? text('{0} clock', clockText(rules.clockSeconds)) : text('no clock'),
    OPPONENTS[conditions.difficulty],
  ].concat(conditions.pauseSeconds ? text('pauses: {0} s', conditions.pauseSeconds) : [],
    companyInWords({ deals, heatSize }), DRAWING[conditions.drawing] || [],
    mostPlayers ? text('at most {0} players', number(mostPlayers)) : [], others.map(name => name + ' ' + conditions[name]));
}

export function chips(tournament) {
  return make('ul', { 'class': 'chips', 'aria-label': text('Rules') }, rulesInWords(tournament).map(word => make('li', {}, word)));
}
