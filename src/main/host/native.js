// A skill platform's plugin in the shell, which gets the same messages as every host. To add another platform, write one class, a
// Capacitor plugin named MatchHost with the methods below, and change nothing else.
import { FINISHED, FROM_HOST, makersOf } from './messages.js';

const tell = makersOf(FROM_HOST);
let plugin;
let hear;

// What the platform throws is for its own log; the game goes on, and repeats what matters.
function failed(reason) {
  console.warn('Dominoes Deluxe: the platform refused. ' + reason);
}

const CALLS = {
  ready: fields => plugin.gameDidOpen(fields),
  started: fields => plugin.matchDidBegin(fields),
  score: fields => plugin.scoreDidChange(fields),
  finished: fields => plugin.matchDidFinish(fields).then(() => hear(tell.acknowledge(fields.match))),
  ask: fields => plugin.dealerIsAsked(fields).then(said => hear(tell.answer(fields.match, said.answer))),
  ended: fields => plugin.matchDidEnd(fields),
  closed: fields => (fields.reason === FINISHED ? plugin.returnToHost(fields) : plugin.matchDidAbort(fields)),
  error: fields => plugin.matchDidFail(fields),
};

// The game's host is this plugin from now on.
export function listenTo(platform) {
  plugin = platform;
  window.deluxeNative = { listen, send };
}

function listen(take) {
  hear = take;
  plugin.addListener('matchWillClose', () => hear(tell.close()));
  plugin
    .matchWillBegin()
    .then(asked => hear(tell.begin(asked.options)))
    .catch(failed);
}

function send({ deluxe, type, ...fields }) {
  if (CALLS[type]) {
    CALLS[type](fields).catch(failed);
  }
}
