/* Two games over the same tiles, side by side. */
import { make, say, show } from './elements.js';
import { text } from './language.js';
import { complain } from './refusals.js';
import { NOT_SHOWN, watchPage } from './tournaments.js';

const asked = new URLSearchParams(location.search);
const names = asked.getAll('name');

function board(address, at) {
  return make('section', {}, [
    make('h2', {}, names[at]),
    make('iframe', { src: address, title: text('The game of {0}', names[at]), allow: 'fullscreen' }),
  ]);
}

say(text('Opening the games …'));
Promise.all(asked.getAll('match').slice(0, 2).map((match, at) => watchPage(match, names[at] || ''))).then(addresses => {
  say('');
  show(document.getElementById('boards'), addresses.map(board));
}).catch(error => { complain(error, NOT_SHOWN); });
