// A skill platform's plugin in the shell, spoken to in the messages of every host. Whoever brings another platform writes one class, a
// Capacitor plugin named MatchHost with the methods below, and changes nothing else. Only shells with that plugin load this.
import { FINISHED, FROM_HOST, makersOf } from './messages.js';

const plugin = window.Capacitor.Plugins.MatchHost;
const tell = makersOf(FROM_HOST);
let hear;

// What the platform throws is for its own log; the game goes on, and says again what matters.
function failed(reason) {
  console.warn('Dominoes Deluxe: the platform refused. ' + reason);
}

const CALLS = {
  ready: () => plugin.gameDidOpen(),
  started: fields => plugin.matchDidBegin(fields),
  score: fields => plugin.scoreDidChange(fields),
  finished: fields => plugin.matchDidFinish(fields).then(() => hear(tell.acknowledge(fields.match))),
  closed: fields => (fields.reason === FINISHED ? plugin.returnToHost(fields) : plugin.matchDidAbort(fields)),
  error: fields => plugin.matchDidFail(fields),
};

window.deluxeNative = {
  listen(take) {
    hear = take;
    plugin.addListener('matchWillClose', () => hear(tell.close()));
    plugin
      .matchWillBegin()
      .then(asked => hear(tell.begin(asked.options)))
      .catch(failed);
  },
  send({ deluxe, type, ...fields }) {
    CALLS[type](fields).catch(failed);
  },
};
