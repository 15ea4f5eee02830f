// The app's life beyond the page's: Android's Back, leaving and coming back, a screen that must not go dark, a phone that is turned.
import { escape, goBack, isInUse, openMenu } from './page.js';
import { log } from './plugins.js';

// How long after the phone has been turned its sizes may still change without an event.
const TURNING_MILLIS = [0, 100, 300, 700];

// One step back: closes what is open, or opens the table's menu, or goes from a page to the front door, or from there leaves the app.
export function followBack(plugins) {
  plugins.listen('App', 'backButton', () => {
    if (!escape() && !openMenu() && !goBack()) {
      plugins.call('App', 'minimizeApp').catch(log);
    }
  });
}

// Told to the page by its own events: it knows what to do when it loses the focus. Each system tells only part of it in each event.
export function followLife(plugins) {
  function leave() {
    window.dispatchEvent(new Event('blur'));
  }

  // If the page is not visible yet, it will get its own event later.
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

// Half a turn causes no resize event although the notch has moved, and iOS reports the sizes late.
export function followTurns() {
  const turned = () => TURNING_MILLIS.forEach(millis => setTimeout(refit, millis));
  window.addEventListener('orientationchange', turned);
  if (window.visualViewport) {
    window.visualViewport.addEventListener('resize', refit);
  }
}

// The screen stays on while somebody plays or watches; otherwise it goes dark as the phone's owner has set it.
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
