// The tavern's seat: no host asks for a campaign, but only one page plays it and keeps it. The build joins this with its module.
import * as seat from './seat.js';

let isFree = true;

// deluxe.web.BrowserSeat
window.deluxeHost = {
  open: () =>
    seat.take('deluxe.seat dados').then(taken => {
      isFree = taken;
    }),

  isSeated: () => isFree && seat.isMine(),

  // The player goes on here, and no longer where the game is open.
  claim: seat.claim,
};
