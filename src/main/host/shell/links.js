// Links to matches that can be watched: those that the app shares, and those that it opens. They are addresses of the public page,
// because an app's own addresses are useless outside the app.
import { log } from './plugins.js';

const PAGE = 'watch.html';
const LETTERS = /^#[-_A-Za-z0-9]+$/;
// The longest link, with the longest record: deluxe.tournament.Link.
const LONGEST = 251000;
const LONGEST_NAME = 40;
// Who played; the app opens no link that asks for anything else.
const NAMES = ['player', 'opponent'];
// In the tab's own storage once the link that started the app has been looked at: the system reports it to every page.
const LAUNCHED = 'deluxe.launched';

// The page of the bundle that a link leads to; empty if it does not lead to a match that can be watched.
export function pageOf(text, home) {
  const link = home && typeof text === 'string' && text.length <= LONGEST ? parsed(text) : null;
  if (!link || !isPublicPage(link, new URL(PAGE, home)) || !LETTERS.test(link.hash)) {
    return '';
  }
  const names = Array.from(link.searchParams);
  const areNames = names.every(([name, value]) => NAMES.indexOf(name) >= 0 && value && value.length <= LONGEST_NAME);
  return areNames && new Set(names.map(([name]) => name)).size === names.length ? PAGE + link.search + link.hash : '';
}

function parsed(text) {
  try {
    return new URL(text);
  } catch (malformed) {
    return null;
  }
}

function isPublicPage(link, page) {
  return link.origin === page.origin && link.pathname === page.pathname && !link.username && !link.password;
}

// The address at which others see what is shown here; empty if the app has none.
export function addressOf(place, home) {
  return home ? new URL(PAGE + place.search + place.hash, home).href : '';
}

// The public address of a page; empty if the app has none.
export function publicPage(page, home) {
  return home ? new URL(page, home).href : '';
}

// Through the system's sheet, where the link can also be copied.
export function shareWith(plugins, home, tell) {
  return () => {
    const url = addressOf(location, home);
    if (!url) {
      tell('This app has no public address that a link could lead to.');
      return;
    }
    give(plugins, { url }, tell);
  };
}

export function shareTextWith(plugins, tell) {
  return text => give(plugins, { text }, tell);
}

function give(plugins, what, tell) {
  plugins.call('Share', 'share', what).catch(reason => {
    if (!/cancel/i.test(reason.message)) {
      log(reason);
      tell('The link could not be shared.');
    }
  });
}

// Opens the link that the app was started with, and those that arrive while it runs; never over a match.
export function followLinks(plugins, home, isInMatch, tell) {
  function open(link) {
    const page = pageOf(link, home);
    if (!page) {
      return;
    }
    if (isInMatch()) {
      tell('The match behind that link can be watched after this game.');
    } else {
      onceLoaded(() => location.assign(page));
    }
  }

  plugins.listen('App', 'appUrlOpen', opened => open(opened.url));
  if (isFirstPage()) {
    plugins
      .call('App', 'getLaunchUrl')
      .then(launch => open(launch && launch.url))
      .catch(log);
  }
}

// A page that is left while it loads gets no entry in the history: nothing would lead back to the front door.
function onceLoaded(leave) {
  const soon = () => setTimeout(leave);
  if (document.readyState === 'complete') {
    soon();
  } else {
    window.addEventListener('load', soon);
  }
}

function isFirstPage() {
  try {
    const isFirst = sessionStorage.getItem(LAUNCHED) === null;
    sessionStorage.setItem(LAUNCHED, '1');
    return isFirst;
  } catch (refused) {
    return false;
  }
}
