// Which language the page speaks. English is written everywhere; for any other language, words.js puts its words in place of the
// English ones. Syntax of 2018 only.
(function () {
  'use strict';
  var KEPT = 'deluxe.language';

  var addWords = null;
  var known = [{ code: 'en', name: 'English' }];

  function kept() {
    try {
      return localStorage.getItem(KEPT);
    } catch (refused) {
      return null;
    }
  }

  function keep(code) {
    try {
      localStorage.setItem(KEPT, code);
    } catch (refused) {
      console.info('Dominoes Deluxe: the language could not be saved. ' + refused);
    }
  }

  function asked() {
    var host = window.deluxeHost;
    if (!host || !host.wish) {
      return new URLSearchParams(location.search).get('locale');
    }
    for (var at = 0; host.wish(at) !== null; at += 2) {
      if (host.wish(at) === 'locale') {
        return host.wish(at + 1);
      }
    }
    return null;
  }

  // The place of the first of these languages that is known: of es-MX if there is one, otherwise of es.
  function placeOf(codes) {
    for (var at = 0; at < codes.length; at++) {
      var code = String(codes[at]).toLowerCase();
      var exact = placeOfCode(code);
      var place = exact < 0 ? placeOfCode(code.split('-')[0]) : exact;
      if (place >= 0) {
        return place;
      }
    }
    return 0;
  }

  function placeOfCode(code) {
    return known.findIndex(function (language) {
      return language.code.toLowerCase() === code;
    });
  }

  // English needs no words, but those of another language have to be taken back. A language whose words can't be loaded is not spoken.
  function speak(place) {
    var next = known[place];
    if (!place && !window.deluxeWords) {
      return Promise.resolve();
    }
    return (window.deluxeWords ? Promise.resolve() : addWords())
      .then(function () {
        return window.deluxeWords.speak(next.address);
      })
      .then(function () {
        language.spoken = place;
        document.documentElement.lang = next.code;
      })
      .catch(function (reason) {
        console.warn('Dominoes Deluxe: no words for ' + next.name + '. ' + reason);
      });
  }

  var language = {
    names: '',
    spoken: 0,

    say: function (english) {
      return window.deluxeWords ? window.deluxeWords.say(english) : english;
    },

    // The languages as listed in the page, es=words/es.txt=Español|fr=..., and how to load words.js.
    open: function (listed, loadWords) {
      addWords = loadWords;
      listed.split('|').forEach(function (entry) {
        var parts = entry.split('=');
        if (parts.length === 3) {
          known.push({ code: parts[0], address: parts[1], name: parts[2] });
        }
      });
      language.names = known
        .map(function (each) {
          return each.name;
        })
        .join('\n');
      return speak(placeOf([kept(), asked()].concat(navigator.languages || [navigator.language])));
    },

    choose: function (place, spoken) {
      keep(known[place].code);
      speak(place).then(spoken);
    }
  };

  window.deluxeLanguage = language;
})();
