/* Why the server refused something, in words for the player. */
import { say } from './elements.js';
import { text } from './language.js';

/* Says why something was refused, by its status: in this request's own words, if it has any. */
export function complain(error, words) {
  say(refusal(error, words));
}

const REFUSALS = {
  401: text('Choose a name first.'),
  429: text('Too many requests. Wait a moment and try again.'),
  503: text('The site can\'t answer right now. Please try again soon.'),
};

export function refusal(error, words) {
  if (!error.status) {
    return text('The site can\'t be reached right now.');
  }
  return (words && words[error.status]) || REFUSALS[error.status] || text('Something went wrong. Please try again.');
}
