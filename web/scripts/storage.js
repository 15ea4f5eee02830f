/* What the browser keeps; without storage it is kept as long as the page is open. */
function shelf(name) {
  const kept = {};
  return {
    get: key => {
      try {
        return window[name].getItem(key);
      } catch (unusable) {
        return key in kept ? kept[key] : null;
      }
    },
    put: (key, text) => {
      kept[key] = text;
      try {
        window[name].setItem(key, text);
      } catch (unusable) {
        return;
      }
    },
  };
}

export const forBrowser = shelf('localStorage');
export const forTab = shelf('sessionStorage');

/* A list of pairs from the storage; empty if something else is found there. */
export function pairs(key) {
  try {
    const list = JSON.parse(forBrowser.get(key));
    return Array.isArray(list) ? list.filter(pair => Array.isArray(pair) && pair.length === 2) : [];
  } catch (damaged) {
    return [];
  }
}

export function valueOf(list, name) {
  const found = list.filter(pair => pair[0] === name)[0];
  return found ? found[1] : null;
}

export function keep(key, name, value) {
  const others = pairs(key).filter(pair => pair[0] !== name);
  forBrowser.put(key, JSON.stringify([[name, value]].concat(others).slice(0, 50)));
}

export function drop(key, name) {
  forBrowser.put(key, JSON.stringify(pairs(key).filter(pair => pair[0] !== name)));
}
