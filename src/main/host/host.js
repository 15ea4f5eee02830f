// Who opened the game: a tournament's page around it, a platform's shell, or just a link. What comes from there is checked here,
// field by field, before the game sees it. The build joins it with its modules into one script.
/* global GAME_VERSION */
import { channelTo } from './channels.js';
import {
  areOptions, BAD_MESSAGE, BAD_OPTIONS, ELSEWHERE, faultIn, FINISHED, FROM_GAME, FROM_HOST, LEFT, LONGEST_MATCH, makersOf, NO_RECORD, NOT_KEPT, REFUSED,
} from './messages.js';
import { recordsFor } from './records.js';
import * as seat from './seat.js';

// The seat for practice: one practice game is kept, whoever opened the game.
const PRACTICE = 'deluxe.seat';

// The page with the classic tables has a seat for each of them.
function practiceSeat() {
  const isClassic = /\/classic(\.html)?$/.test(location.pathname);
  return isClassic ? PRACTICE + ' ' + (new URLSearchParams(location.search).get('table') || 'classic') : PRACTICE;
}
const ANSWER_MILLIS = 20000;
const LONGEST_VALUE = 32768;
// What a host tells only the player, occasion.js shows it, and how the table looks and begins. It is no option of the match.
const SHOWN = ['title', 'prize', 'leader', 'toBeat', 'theme', 'lessons'];
const LONGEST_SHOWN = 60;
const MOST_OPTIONS = 1000;
const MOST_REPORTS = 3;
const REPORT_MILLIS = 10000;

const say = makersOf(FROM_GAME);

let channel;
let records;
let wishes = [];
const occasion = {};
let match = '';
let isSeated = true;
let begin = null;
let hear = null;
let reports = 0;
let leaving = LEFT;

// Asks the host, and resolves to what it asks for.
function answer(ask) {
  return new Promise((resolve, reject) => {
    begin = resolve;
    setTimeout(() => {
      begin = null;
      reject(new Error('The tournament’s page did not respond.'));
    }, ANSWER_MILLIS);
    ask();
  });
}

// Does what a message asks for, or reports what is wrong with it. Returns whether it was a valid one.
function take(message) {
  const fault = faultIn(message, FROM_HOST) || faultNow(message);
  if (fault) {
    report(fault);
    return false;
  }
  if (message.type === 'begin') {
    begin(listed(message.options));
    begin = null;
  } else if (message.type === 'acknowledge') {
    records.acknowledged(message.match);
    if (message.match === match) {
      hear('acknowledged', '');
    }
  } else if (message.type === 'answer') {
    hear('answer', message.answer);
  } else {
    hear('close', '');
  }
  return true;
}

// What makes a message wrong at this moment; empty if nothing does.
function faultNow(message) {
  switch (message.type) {
    case 'begin':
      if (!begin) {
        return 'begin came too late';
      }
      return areOptions(message.options) ? '' : 'options must be names with values';
    case 'acknowledge':
      return records && records.isWaiting(message.match) ? '' : 'acknowledge names no waiting match';
    case 'answer':
      if (typeof message.answer !== 'string' || message.match !== match || !hear) {
        return 'answer is no text, or for another match';
      }
      return '';
    default:
      return hear ? '' : 'close came early';
  }
}

// Names and values reach the game as they are, and it says whatever is wrong with them. Options beyond the most it could ever take are
// left out, since they would only be refused as well, and so is the rest of a value that is too long for any option.
function listed(options) {
  const list = [];
  Object.keys(options).slice(0, MOST_OPTIONS).forEach(name => {
    list.push(name, textOf(options[name]));
  });
  return list;
}

// What is neither a text nor a number becomes a text that no option takes; in words it is a question mark.
function textOf(value) {
  return typeof value === 'string' || Number.isFinite(value) ? String(value).slice(0, LONGEST_VALUE) : '\0';
}

// The options of the match, without what is only shown.
function unshown(asked) {
  const options = [];
  for (let at = 0; at < asked.length; at += 2) {
    if (SHOWN.indexOf(asked[at]) >= 0) {
      occasion[asked[at]] = asked[at + 1].slice(0, LONGEST_SHOWN);
    } else {
      options.push(asked[at], asked[at + 1]);
    }
  }
  if (/^[0-2]$/.test(occasion.theme)) {
    document.documentElement.setAttribute('data-wished-theme', occasion.theme);
  }
  return options;
}

// A flood of messages must not cause a flood of answers: only this many reports in this time.
function report(fault) {
  if (reports < MOST_REPORTS) {
    reports++;
    setTimeout(() => {
      reports--;
    }, REPORT_MILLIS);
    channel.send(say.error(BAD_MESSAGE, fault));
  }
}

// What the game learns and reports here: deluxe.web.BrowserHost.
window.deluxeHost = {
  get name() {
    return channel ? channel.name : '';
  },

  get home() {
    return (channel && channel.home) || '';
  },

  get occasion() {
    return occasion;
  },

  // Resolves when it is known what is to be played.
  open() {
    channel = channelTo({ answer, take });
    return channel.open().then(asked => {
      wishes = channel.name ? unshown(asked) : asked;
      records = recordsFor(
        channel.name,
        (named, record) => channel.send(say.finished(named, record)),
        named => channel.send(say.error(NO_RECORD, 'the record of ' + named + ' can\'t be read'))
      );
      for (let at = 0; at < asked.length; at += 2) {
        match = asked[at] === 'match' ? asked[at + 1] : match;
      }
      return seat.take(match ? PRACTICE + ' ' + channel.name + ' ' + match : practiceSeat()).then(isFree => {
        isSeated = isFree;
      });
    });
  },

  wish: at => (at < wishes.length ? wishes[at] : null),

  isSeated: () => isSeated && seat.isMine(),

  // Whether a newcomer is shown the lessons first.
  teaches: () => occasion.lessons !== 'none',

  follow(listener) {
    hear = listener;
  },

  opened() {
    channel.send(say.ready(GAME_VERSION));
    records.deliverKept();
  },

  refused(isElsewhere, message) {
    leaving = REFUSED;
    channel.send(say.error(isElsewhere ? ELSEWHERE : BAD_OPTIONS, message));
    records.deliverKept();
  },

  started(isResumed) {
    channel.send(say.started(match, isResumed));
  },

  scored(atMillis, player, opponent) {
    channel.send(say.score(match, atMillis, player, opponent));
  },

  // How the table stands: state.js
  told(type, value) {
    if (match) {
      channel.send(say[type](match, value));
    }
  },

  // Returns whether the record would outlive this page.
  finished(record) {
    leaving = FINISHED;
    if (!channel.name) {
      return true;
    }
    const isKept = records.keep(match, record);
    if (!isKept) {
      channel.send(say.error(NOT_KEPT, 'no room for the record of ' + match));
    }
    records.deliver(match, record);
    return isKept;
  },

  // The host has the match dealt, and sends back what its dealer says.
  ask(question) {
    channel.send(say.ask(match, question));
  },

  puzzled(reason) {
    report(reason);
  },

  // Whoever dealt the match has its record.
  ended() {
    leaving = FINISHED;
    channel.send(say.ended(match));
  },

  // The player goes on here, and no longer where the match is open.
  claim: seat.claim,

  leave() {
    // A match whose name is too long was refused, but its frame closes all the same.
    channel.send(say.closed(match.slice(0, LONGEST_MATCH), leaving));
  },
};
