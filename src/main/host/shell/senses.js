// Vibration and sound in the app, beyond what every browser has.
import { log } from './plugins.js';

// The limits between the durations for which a browser would vibrate: deluxe.web.BrowserHaptics.
const FIRM_MILLIS = 20;
const STRONG_MILLIS = 33;

function styleOf(millis) {
  if (millis < FIRM_MILLIS) {
    return 'LIGHT';
  }
  return millis < STRONG_MILLIS ? 'MEDIUM' : 'HEAVY';
}

// The game vibrates as in browsers; iOS has no such call, and on Android the system's own pulses are finer.
export function feel(plugins) {
  if (plugins.has('Haptics', 'impact')) {
    Object.defineProperty(navigator, 'vibrate', {
      configurable: true,
      value(millis) {
        plugins.call('Haptics', 'impact', { style: styleOf(millis) }).catch(log);
        return true;
      },
    });
  }
}

// A game's sounds are not a music player's: the switch at the side silences them, and other apps' music goes on.
export function soundAsAGame(plugins) {
  if (plugins.isIos && navigator.audioSession) {
    navigator.audioSession.type = 'ambient';
  }
}
