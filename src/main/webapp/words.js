// Puts the words of another language in place of the English. They are in words/*.txt, a file for each language: below every English
// text, indented, is its translation. Loaded where English is not spoken. Syntax of 2018 only.
(function () {
  'use strict';
  var LABELS = ['aria-label', 'title'];

  var words = {};
  var observer = null;
  // What the page said last at each node, and its English.
  var said = new WeakMap();

  function read(text) {
    var found = {};
    var english = '';
    text.split('\n').forEach(function (line) {
      if (/^\s/.test(line)) {
        found[english] = line.trim();
      } else {
        english = line.trim();
      }
    });
    return found;
  }

  function fetchText(address) {
    return fetch(address).then(function (response) {
      if (!response.ok) {
        throw new Error(address + ' answered ' + response.status);
      }
      return response.text();
    });
  }

  // What is painted on the canvas keeps the font it was painted with. If ours can't be loaded, the game goes on in the system's.
  function loadLetters(text) {
    var letters = text.replace(/[\0-\x7f]+/g, '');
    if (!document.fonts || !letters) {
      return Promise.resolve();
    }
    return Promise.all([
      document.fonts.load('700 20px Cinzel', letters),
      document.fonts.load('800 20px Nunito', letters)
    ]).catch(function (reason) {
      console.warn('Dominoes Deluxe: the fonts could not be loaded. ' + reason);
    });
  }

  function say(english) {
    return Object.prototype.hasOwnProperty.call(words, english) ? words[english] : english;
  }

  function inside(text) {
    var english = text.trim();
    return text.replace(english, function () {
      return say(english);
    });
  }

  function sayAt(node, name, text, put) {
    var last = said.get(node) || {};
    var english = last[name] && last[name].text === text ? last[name].english : text;
    last[name] = { english: english, text: inside(english) };
    said.set(node, last);
    if (last[name].text !== text) {
      put(last[name].text);
    }
  }

  function sayText(node) {
    sayAt(node, 'text', node.data, function (text) {
      node.data = text;
    });
  }

  function sayLabel(element, label) {
    if (element.hasAttribute(label)) {
      sayAt(element, label, element.getAttribute(label), function (text) {
        element.setAttribute(label, text);
      });
    }
  }

  function sayAll(node) {
    if (node.nodeType === Node.TEXT_NODE) {
      sayText(node);
    } else if (node.nodeType === Node.ELEMENT_NODE) {
      LABELS.forEach(function (label) {
        sayLabel(node, label);
      });
      node.childNodes.forEach(sayAll);
    }
  }

  // The screens are written in English; whatever is added to the page is translated before it is painted.
  function sayPage() {
    if (!observer) {
      observer = new MutationObserver(function (changes) {
        changes.forEach(function (change) {
          if (change.type === 'childList') {
            change.addedNodes.forEach(sayAll);
          } else if (change.type === 'attributes') {
            sayLabel(change.target, change.attributeName);
          } else {
            sayText(change.target);
          }
        });
      });
      observer.observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
        attributeFilter: LABELS
      });
    }
    sayAll(document.body);
  }

  window.deluxeWords = {
    say: say,

    // Takes the words from this file from now on, once its letters are loaded; without a file, speaks English.
    speak: function (address) {
      return (address ? fetchText(address) : Promise.resolve('')).then(function (text) {
        return loadLetters(text).then(function () {
          words = read(text);
          sayPage();
        });
      });
    }
  };
})();
