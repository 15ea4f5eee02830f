// The messages between the game and its host, written once: host.js and native.js speak for the game, embed.js for the page around it.
// A test checks docs/embedding.md and deluxe-embed.d.ts against what is written here.
const PROTOCOL = 1;

// What the game says, with the fields of each message in order.
export const FROM_GAME = {
  hello: [],
  ready: ['version'],
  started: ['match', 'resumed'],
  score: ['match', 'atMillis', 'player', 'opponent'],
  round: ['match', 'round'],
  turn: ['match', 'turn'],
  paused: ['match', 'paused'],
  finished: ['match', 'record'],
  ask: ['match', 'question'],
  ended: ['match'],
  closed: ['match', 'reason'],
  error: ['code', 'message'],
};

// What the host says.
export const FROM_HOST = {
  begin: ['options'],
  acknowledge: ['match'],
  answer: ['match', 'answer'],
  close: [],
};

// Why a frame is gone.
export const FINISHED = 'finished';
export const LEFT = 'left';
export const REFUSED = 'refused';

// What an error is about.
export const NO_ANSWER = 'no-answer';
export const BAD_OPTIONS = 'options';
export const ELSEWHERE = 'elsewhere';
export const BAD_MESSAGE = 'message';
export const NOT_KEPT = 'not-kept';
export const NO_RECORD = 'record';
export const NOT_TAKEN = 'not-taken';
export const NOT_DEALT = 'not-dealt';
export const NO_TICKET = 'ticket';

export const LONGEST_MATCH = 64;
const LARGEST_COUNT = 1e9;

// What a field may be, in whichever message it is.
const CHECKS = {
  version: /* @__PURE__ */ isText(20),
  match: /* @__PURE__ */ isText(LONGEST_MATCH),
  resumed: isYesOrNo,
  atMillis: isCount,
  round: isCount,
  turn: /* @__PURE__ */ isText(20),
  paused: isYesOrNo,
  player: isCount,
  opponent: isCount,
  record: /* @__PURE__ */ isText(1000000),
  question: /* @__PURE__ */ isText(4000),
  answer: /* @__PURE__ */ isText(400000),
  reason: /* @__PURE__ */ isText(500),
  code: /* @__PURE__ */ isText(500),
  message: /* @__PURE__ */ isText(5000),
  options: areOptions,
};

function isText(longest) {
  return value => typeof value === 'string' && value.length <= longest;
}

function isCount(value) {
  return typeof value === 'number' && value >= 0 && value <= LARGEST_COUNT && Math.floor(value) === value;
}

function isYesOrNo(value) {
  return typeof value === 'boolean';
}

// Names with values; whether they are right is for the game to say.
export function areOptions(value) {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

// A function for each of these messages, which makes the message from its fields in order.
export function makersOf(messages) {
  const makers = {};
  Object.keys(messages).forEach(type => {
    makers[type] = (...values) => {
      const message = { deluxe: PROTOCOL, type };
      messages[type].forEach((field, at) => {
        message[field] = values[at];
      });
      return message;
    };
  });
  return makers;
}

// What is wrong with a message that should be one of these, with its own fields and no others; empty if nothing is.
export function faultIn(message, messages) {
  if (!isOurs(message)) {
    return 'not a message of protocol ' + PROTOCOL;
  }
  if (!isKnown(message, messages)) {
    return 'an unknown type';
  }
  const fields = messages[message.type];
  const isWhole = Object.keys(message).length === fields.length + 2 && fields.every(field => hasOwn(message, field));
  return isWhole ? '' : message.type + ' has other fields';
}

// The fields of a valid message without its envelope; null for any other. Whatever else a later version may say is ignored.
export function detailOf(message, messages) {
  if (!isOurs(message) || !isKnown(message, messages)) {
    return null;
  }
  const detail = {};
  const isRight = messages[message.type].every(field => {
    detail[field] = message[field];
    return hasOwn(message, field) && CHECKS[field](message[field]);
  });
  return isRight ? detail : null;
}

function isOurs(message) {
  return message !== null && typeof message === 'object' && hasOwn(message, 'deluxe') && message.deluxe === PROTOCOL;
}

function isKnown(message, messages) {
  return hasOwn(message, 'type') && typeof message.type === 'string' && hasOwn(messages, message.type);
}

function hasOwn(object, name) {
  return Object.prototype.hasOwnProperty.call(object, name);
}
