// The tavern's seat: no match is asked for, but only one page plays the campaign and keeps it. A page around it hears that it is open, and
// that it has closed. The build joins this with its modules.
/* global GAME_VERSION */
import { frame, origins } from './channels.js';
import { BAD_OPTIONS, faultIn, FROM_GAME, FROM_HOST, LEFT, makersOf } from './messages.js';
import * as seat from './seat.js';

const say = makersOf(FROM_GAME);

let isFree = true;

// Says hello to the page around this one, and does what it asks for.
function openTo(given) {
  const channel = frame(given, {
    answer(ask) {
      ask();
      return new Promise(() => {});
    },
    take(message) {
      if (faultIn(message, FROM_HOST)) {
        return false;
      }
      if (message.type === 'begin') {
        begin(message.options);
      } else if (message.type === 'close') {
        channel.send(say.closed('', LEFT));
      }
      return true;
    },
  });

  function begin(options) {
    if (Object.keys(Object(options)).some(name => name !== 'rules')) {
      channel.send(say.error(BAD_OPTIONS, 'the tavern has no options'));
    }
    channel.send(say.ready(GAME_VERSION));
  }

  if (!channel.home) {
    channel.open();
  }
}

// deluxe.web.BrowserSeat
window.deluxeHost = {
  open() {
    const given = origins();
    if (given.length > 0) {
      openTo(given);
    }
    return seat.take('deluxe.seat dados').then(taken => {
      isFree = taken;
    });
  },

  isSeated: () => isFree && seat.isMine(),

  // The player goes on here, and no longer where the game is open.
  claim: seat.claim,
};
