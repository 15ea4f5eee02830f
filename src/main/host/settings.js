// What a page asks of the embed script, checked before a frame is made. Each fault is a TypeError with a code: docs/embedding.md lists them.
import { FROM_GAME } from './messages.js';

const SETTINGS = ['game', 'options', 'deal', 'size', 'on'];
// What the script keeps to itself.
const OWN = ['hello', 'ask'];
const EVENTS = Object.keys(FROM_GAME).filter(type => OWN.indexOf(type) < 0);
const SIZES = ['fixed', 'responsive'];
// By their places in the game.
const THEMES = ['emerald', 'blue', 'daylight'];
const LESSONS = ['first', 'none'];
// What a page may still say of a match by ticket: the rest comes with the ticket.
const SHOWN = ['ticket', 'player', 'opponent', 'title', 'prize', 'leader', 'toBeat', 'locale', 'theme', 'lessons'];
const OF_THE_TAVERN = ['rules'];
// The folder, or a page in it, with or without its ending.
const PAGE = /\/$|\/[^/]+\.[^/]+$|\/(index|classic|sealed|house|watch|dados|tables)$/;

export function refuse(code, words) {
  const fault = new TypeError(words);
  fault.code = code;
  throw fault;
}

function isObject(value) {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

// An object with these names only; undefined is as good as left out.
function named(what, given, names, code) {
  if (!isObject(given)) {
    refuse('not-object', what + ' must be an object, not: ' + given);
  }
  Object.keys(given).forEach(name => {
    if (names.indexOf(name) < 0) {
      refuse(code, what + ' has no ' + name + '; there are ' + names.join(', '));
    }
  });
}

function requireFunction(what, value) {
  if (value !== undefined && typeof value !== 'function') {
    refuse('not-function', what + ' must be a function');
  }
}

function checkedOptions(given) {
  if (!isObject(given)) {
    refuse('not-object', 'options must be an object, not: ' + given);
  }
  const options = Object.create(null); // __proto__ is a name like any other here
  Object.keys(given).forEach(name => {
    const value = given[name];
    if (value === undefined) {
      return;
    }
    if (typeof value !== 'string' && !(typeof value === 'number' && isFinite(value))) {
      refuse('option', 'the option ' + name + ' must be a string or a number');
    }
    options[name] = value;
  });
  return options;
}

function requireWord(name, value, words) {
  if (value !== undefined && words.indexOf(value) < 0) {
    refuse(name, 'the option ' + name + ' is ' + words.join(' or ') + ', not: ' + value);
  }
}

// What is no rule of the match is checked here: the game would show it, or not.
function checkedLook(options) {
  requireWord('theme', options.theme, THEMES);
  requireWord('lessons', options.lessons, LESSONS);
  if (options.theme !== undefined) {
    options.theme = THEMES.indexOf(options.theme);
  }
}

function addressOf(game) {
  try {
    return new URL(game, document.baseURI);
  } catch (malformed) {
    return refuse('game', 'game is no address: ' + game);
  }
}

function checkedAddress(game) {
  if (typeof game !== 'string' || game === '') {
    refuse('game', 'game must be the address of the game\'s folder, not: ' + game);
  }
  const address = addressOf(game);
  if (address.protocol !== 'https:' && address.protocol !== 'http:') {
    refuse('game', 'the address of the game must be http or https: ' + game);
  }
  if (!PAGE.test(address.pathname)) {
    refuse('folder', 'the game\'s folder needs a slash at its end: ' + game);
  }
  return address;
}

// Where the game is, and what else was asked for, with the defaults in their places.
export function checked(element, settings) {
  if (!element || element.nodeType !== 1) {
    refuse('element', 'the game needs an element to go into');
  }
  named('embed', settings, SETTINGS, 'unknown-setting');
  const { size = 'responsive', on = {}, deal } = settings;
  if (SIZES.indexOf(size) < 0) {
    refuse('size', 'size is fixed or responsive, not: ' + size);
  }
  named('on', on, EVENTS, 'unknown-event');
  Object.keys(on).forEach(name => requireFunction('on.' + name, on[name]));
  requireFunction('deal', deal);
  const options = checkedOptions(settings.options === undefined ? {} : settings.options);
  if (options.ticket !== undefined) {
    named('a match by ticket', options, SHOWN, 'ticket');
    if (deal) {
      refuse('ticket', 'a match by ticket needs no deal: the game\'s own server deals');
    }
  }
  if (options.rules === 'dados') {
    named('the tavern', options, OF_THE_TAVERN, 'tavern');
  }
  checkedLook(options);
  if (options.commitment !== undefined && !deal) {
    refuse('deal', 'a sealed match needs deal, which asks your server');
  }
  return { address: checkedAddress(settings.game), options, size, on, deal };
}
