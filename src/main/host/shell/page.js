// What the shell knows about any page: what its screens show, and that they answer Escape. A page that does something with Escape
// prevents its default.
const MENU = '#menu';
// The table's menu button, and the menu itself; a page whose table has neither sets the attribute.
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

// Returns whether there was something to close.
export function escape() {
  const at = document.activeElement || document.body;
  return !at.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
}

// Presses this if the page has it, and returns whether it has.
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

// Returns whether there was somewhere to go: the front door is the last page, and a platform's match has no way back.
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
