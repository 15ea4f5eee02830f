// The app's life besides the page's: Android's way back, coming and going, the screen that must not go dark, the phone that is turned.
import { escape, goBack, isInUse, openMenu } from './page.js';
import { log } from './plugins.js';

// How long after the phone is turned its sizes may still change without a word.
const TURNING_MILLIS = [0, 100, 300, 700];

// One step: what is open closes, the table opens its menu, a page goes back to the front door, and from there the app is left.
export function followBack(plugins) {
  plugins.listen('App', 'backButton', () => {
    if (!escape() && !openMenu() && !goBack()) {
      plugins.call('App', 'minimizeApp').catch(log);
    }
  });
}

// Said to the page in its own words: it knows what to do when it loses the focus. Each system tells only part of it in each event.
export function followLife(plugins) {
  function leave() {
    window.dispatchEvent(new Event('blur'));
  }

  // Where nothing is seen yet the page will hear of it by itself.
  function comeBack() {
    if (!document.hidden) {
      window.dispatchEvent(new Event('focus'));
      refit();
    }
  }

  plugins.listen('App', 'pause', leave);
  plugins.listen('App', 'resume', comeBack);
  plugins.listen('App', 'appStateChange', state => (state.isActive ? comeBack() : leave()));
}

function refit() {
  window.dispatchEvent(new Event('resize'));
}

// Half a turn brings no resize though the notch is elsewhere, and iOS tells the sizes late.
export function followTurns() {
  const turned = () => TURNING_MILLIS.forEach(millis => setTimeout(refit, millis));
  window.addEventListener('orientationchange', turned);
  if (window.visualViewport) {
    window.visualViewport.addEventListener('resize', refit);
  }
}

// While somebody plays or watches; elsewhere it goes dark as the phone's owner wants it.
export function keepAwake(plugins) {
  let isAwake;

  function look() {
    const isUsed = isInUse();
    if (isUsed !== isAwake) {
      isAwake = isUsed;
      plugins.call('KeepAwake', isAwake ? 'keepAwake' : 'allowSleep').catch(log);
    }
  }

  new MutationObserver(look).observe(document.documentElement, { childList: true, subtree: true });
  document.addEventListener('visibilitychange', look);
  look();
}
