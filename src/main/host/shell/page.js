// What the shell knows of a page, whichever it is: what its screens show, and that they answer Escape. A page that does something with
// Escape prevents its default.
const MENU = '#menu';
// The table itself and what lies over it; a page whose table has neither says it with the attribute.
const IN_MATCH = '#menu, .menu, [data-in-play]';
const WATCHED = '#scrubber';
const WAY_OUT = '#leave';
const DOOR = 'tables.html';

export function isInMatch() {
  return document.querySelector(IN_MATCH) !== null;
}

export function isInUse() {
  return !document.hidden && document.querySelector(IN_MATCH + ', ' + WATCHED) !== null;
}

// Whether something was there to be closed.
export function escape() {
  const at = document.activeElement || document.body;
  return !at.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
}

// Whether the page has this to be pressed.
function press(selector) {
  const found = document.querySelector(selector);
  if (found) {
    found.click();
  }
  return found !== null;
}

export function openMenu() {
  return press(MENU);
}

// Whether there was somewhere to go: the front door is the last, and a platform's match has none.
export function goBack() {
  if (press(WAY_OUT)) {
    return true;
  }
  const isLast = location.pathname.slice(-DOOR.length) === DOOR || Boolean(window.deluxeHost && window.deluxeHost.name);
  if (!isLast) {
    location.assign(DOOR);
  }
  return !isLast;
}
