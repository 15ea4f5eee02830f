/* eslint-disable compat/compat -- it asks first whether the browser has locks */
// The player's seat at a match, or at practice: on one device only one page has it. The others reload when it is free, or when the player
// asks to go on there: then it is taken from the page that has it.
const STALE_MILLIS = 5000;
const BEAT_MILLIS = 1000;
// In the tab's storage while the page reloads to take the seat from another.
const CLAIM = 'deluxe.claim';

// If there is nowhere to look it up, nobody else can have it.
let holds = () => true;

function reload() {
  location.reload();
}

function lose() {
  holds = () => false;
  reload();
}

function wasClaimed() {
  try {
    const claimed = sessionStorage.getItem(CLAIM) !== null;
    sessionStorage.removeItem(CLAIM);
    return claimed;
  } catch (refused) {
    return false;
  }
}

// The browser releases the lock when the page is gone, however it went.
function takeLock(name, isClaimed) {
  return new Promise((resolve, reject) => {
    let isHeld = false;
    navigator.locks
      .request(name, isClaimed ? { steal: true } : { ifAvailable: true }, lock => {
        isHeld = lock !== null;
        resolve(isHeld);
        return lock && new Promise(() => {});
      })
      .then(() => navigator.locks.request(name, reload))
      .catch(reason => {
        if (isHeld) {
          lose(); // another page has taken it
        } else {
          reject(reason);
        }
      });
  });
}

// Where there are no locks: a line in the storage that its owner renews from time to time. A page that was frozen may have lost it
// meanwhile, and finds that out before it stores anything.
function takeLease(name, isClaimed) {
  const id = String(Math.random()).slice(2);

  function write() {
    localStorage.setItem(name, id + ' ' + Date.now());
  }

  holds = () => {
    const held = (localStorage.getItem(name) || '').split(' ');
    return held[0] === id || !(Math.abs(Date.now() - held[1]) < STALE_MILLIS);
  };
  const isOpen = isClaimed || holds();
  if (isOpen) {
    write();
  }
  setInterval(() => {
    if (holds() !== isOpen) {
      reload();
    } else if (isOpen) {
      write();
    }
  }, BEAT_MILLIS);
  window.addEventListener('pagehide', () => {
    if (isOpen && holds()) {
      localStorage.removeItem(name);
    }
  });
  return isOpen;
}

// A page that is restored from the browser's cache has given its seat away.
function comeBack(event) {
  if (event.persisted) {
    lose();
  }
}

// Resolves to whether the seat was free, or was taken from the page that had it.
export function take(name) {
  const isClaimed = wasClaimed();
  window.addEventListener('pageshow', comeBack);
  const lock = navigator.locks ? takeLock(name, isClaimed) : Promise.reject(new Error('no locks'));
  return lock
    .catch(() => takeLease(name, isClaimed))
    .catch(() => true); // no locks and no storage: nothing is kept that another page could share
}

export function isMine() {
  return holds();
}

// Reloads the page, which then takes the seat.
export function claim() {
  try {
    sessionStorage.setItem(CLAIM, '');
  } finally {
    reload();
  }
}
