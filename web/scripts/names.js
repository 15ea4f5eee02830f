/* The name to play under: the button that shows it, and the form that asks for it. */
import { make, show } from './elements.js';
import { text } from './language.js';
import { refusal } from './refusals.js';
import { names, seatedName, sit } from './seats.js';
import { claim } from './server.js';

/* A page that the browser shows again as it was may be older than the name. */
window.addEventListener('pageshow', event => {
  if (event.persisted && document.getElementById('seat')) {
    document.getElementById('names').hidden = true;
    showSeat();
  }
});

/* Shows the player's name on a button that changes it. */
export function showSeat() {
  const name = seatedName();
  show(document.getElementById('seat'), [make('button', {
    'class': 'button quiet',
    type: 'button',
    'data-key': 'seat',
    'aria-controls': 'names',
    onclick: () => { openNames('', () => { location.reload(); }); },
  }, name ? [make('span', { 'class': 'as' }, text('Playing as') + ' '), make('b', {}, name)] : text('Choose a name'))]);
}

/* Goes on if the player has a name, and asks for one first if not. */
export function withName(words, next) {
  if (seatedName()) {
    next();
  } else {
    openNames(words, next);
  }
}

function openNames(words, next) {
  const place = document.getElementById('names');
  place.hidden = false;
  show(place, [nameForm(words, next)]);
  place.querySelector('input').focus();
}

function closeNames() {
  document.getElementById('names').hidden = true;
  const seat = document.querySelector('#seat button');
  if (seat) {
    seat.focus();
  }
}

const NAME_REFUSALS = {
  400: text('A name has 2 to 20 letters and digits, with single spaces and \' - . _ between them and few accents on each.'),
  403: text('The operator has barred this name.'),
  409: text('Someone already has this name, or one that looks like it. Choose another.'),
};

function nameForm(words, next) {
  const input = make('input', {
    id: 'name', maxlength: '20', autocomplete: 'nickname', spellcheck: 'false', 'aria-describedby': 'name-news', required: '',
  });
  const news = make('p', { id: 'name-news', 'class': 'form-news', role: 'alert' }, words);
  const form = make('form', {
    'aria-label': text('Your name'),
    onsubmit: event => {
      event.preventDefault();
      claim(input.value.trim()).then(next, error => {
        news.textContent = refusal(error, NAME_REFUSALS);
        input.focus();
      });
    },
  }, [
    make('label', { 'for': 'name' }, text('Play as')),
    make('div', { 'class': 'fields' }, [
      input,
      make('button', { 'class': 'button primary', type: 'submit' }, text('Continue')),
      make('button', { 'class': 'button quiet', type: 'button', onclick: closeNames }, text('Not now')),
    ]),
    news,
    otherSeats(next),
  ]);
  form.onkeydown = event => {
    if (event.key === 'Escape') {
      closeNames();
    }
  };
  return form;
}

function otherSeats(next) {
  const others = names().filter(name => name !== seatedName());
  if (others.length === 0) {
    return null;
  }
  return make('div', { 'class': 'others' }, [make('p', {}, text('Or as before:'))].concat(others.map(name => make('button', {
    'class': 'button quiet',
    type: 'button',
    onclick: () => {
      sit(name);
      next();
    },
  }, name))));
}
