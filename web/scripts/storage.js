/* What the browser keeps, by one rule (docs/kept.md): a text that can't be read is set aside under another name. There it is in nobody's
   way and is never lost, and it is tried again, so that a version of these pages that can read it finds it. */
const ASIDE = 'deluxe-site-aside ';

/* Without storage, or without room in it, a text is kept as long as the page is open. */
function shelf(name) {
  const unkept = Object.create(null);
  return {
    get: key => {
      if (key in unkept) {
        return unkept[key];
      }
      try {
        return window[name].getItem(key);
      } catch (unusable) {
        return null;
      }
    },
    /* Returns whether the text outlives the page. */
    put: (key, text) => {
      delete unkept[key];
      try {
        window[name].setItem(key, text);
        return true;
      } catch (unusable) {
        unkept[key] = text;
        return false;
      }
    },
    /* Keeps a text for as long as the page is open. */
    hold: (key, text) => {
      unkept[key] = text;
      return false;
    },
    remove: key => {
      delete unkept[key];
      try {
        window[name].removeItem(key);
      } catch (unusable) {
        return;
      }
    },
  };
}

export const forBrowser = shelf('localStorage');
export const forTab = shelf('sessionStorage');

/* By key: whether what was set aside has been looked through, what was set aside on this page, and what there was no room to. */
const searched = Object.create(null);
const told = Object.create(null);
const stuck = Object.create(null);

/* Whether something under this key was set aside on this page. */
export function wasSetAside(key) {
  return key in told;
}

/* Moves what lies under the key. Without room for the longer name it stays there. Returns whether it is gone from there. */
export function setAside(key) {
  const text = forBrowser.get(key);
  let number = 1;
  while (forBrowser.get(ASIDE + number + ' ' + key)) {
    number++;
  }
  told[key] = true;
  forBrowser.remove(key);
  if (forBrowser.put(ASIDE + number + ' ' + key, text)) {
    delete stuck[key];
    return true;
  }
  forBrowser.remove(ASIDE + number + ' ' + key);
  forBrowser.put(key, text);
  stuck[key] = true;
  return false;
}

function isPair(pair) {
  return Array.isArray(pair) && pair.length === 2 && pair.every(part => typeof part === 'string');
}

/* What can be read of a list of pairs of texts, and whether that is all. */
function readPairs(text) {
  try {
    const list = JSON.parse(text);
    const good = Array.isArray(list) ? list.filter(isPair) : [];
    return { good, isWhole: Array.isArray(list) && good.length === list.length };
  } catch (damaged) {
    return { good: [], isWhole: false };
  }
}

/* Pairs that were set aside and can be read now come back behind the others. */
function foundAgain(key, list) {
  const all = list.slice();
  for (let number = 1; forBrowser.get(ASIDE + number + ' ' + key) !== null; number++) {
    const { good, isWhole } = readPairs(forBrowser.get(ASIDE + number + ' ' + key));
    const others = good.filter(pair => all.every(known => known[0] !== pair[0]));
    if (isWhole && put(key, all.concat(others))) {
      all.push(...others);
      /* An empty text keeps the number, so that those after it are still found. */
      forBrowser.put(ASIDE + number + ' ' + key, '');
    }
  }
  return all;
}

/* Nothing is written over what there was no room to set aside. */
function put(key, list) {
  const text = JSON.stringify(list);
  return key in stuck ? forBrowser.hold(key, text) : forBrowser.put(key, text);
}

/* The list of pairs of texts under a key; what of it can be read, if not all can. */
export function pairs(key) {
  const text = forBrowser.get(key);
  let { good, isWhole } = text === null ? { good: [], isWhole: true } : readPairs(text);
  if (!isWhole && setAside(key) && good.length > 0) {
    put(key, good);
  }
  if (!(key in searched)) {
    searched[key] = true;
    good = foundAgain(key, good);
  }
  return good;
}

export function valueOf(list, name) {
  const found = list.filter(pair => pair[0] === name)[0];
  return found ? found[1] : null;
}

/* Returns whether the pair outlives the page. */
export function keep(key, name, value, most = 50) {
  const others = pairs(key).filter(pair => pair[0] !== name);
  return put(key, [[name, value]].concat(others).slice(0, most));
}

export function drop(key, name) {
  return put(key, pairs(key).filter(pair => pair[0] !== name));
}
