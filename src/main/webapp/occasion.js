// What a tournament's page, or that of the daily challenge, tells its player about the match: at the start its name, what it is for, the score to beat and the way back;
// at the table the score to beat. Loaded after the page can be used. Syntax of 2018 only.
(function () {
  'use strict';
  var host = window.deluxeHost;
  var occasion = (host && host.occasion) || {};
  var screens = document.getElementById('screens');

  function say(english) {
    return window.deluxeLanguage.say(english);
  }

  function filled(english, values) {
    return values.reduce(function (text, value, at) {
      return text.replace('{' + at + '}', function () {
        return value;
      });
    }, say(english));
  }

  function make(name, words, type) {
    var element = document.createElement(name);
    element.textContent = words;
    element.className = type;
    return element;
  }

  function toBeat() {
    return occasion.leader
      ? filled('To beat: {0} by {1}', [occasion.toBeat, occasion.leader])
      : filled('To beat: {0}', [occasion.toBeat]);
  }

  function card() {
    var title = host.name === 'daily' ? filled('Daily Challenge', []) : occasion.title;
    var card = make('section', '', 'occasion');
    if (title) {
      card.appendChild(make('h2', title, ''));
    }
    if (occasion.prize) {
      card.appendChild(make('p', filled('Prize: {0}', [occasion.prize]), ''));
    }
    if (occasion.toBeat) {
      card.appendChild(make('p', toBeat(), ''));
    }
    return card;
  }

  function wayBack() {
    var back = make('button', 'Back', 'back');
    back.type = 'button';
    back.addEventListener('click', host.leave);
    return back;
  }

  // The start screen is written anew whenever the player comes to it.
  function tell() {
    var start = screens.querySelector('main.start');
    if (start && !start.querySelector('.back')) {
      start.insertBefore(card(), start.querySelector('.primary'));
      start.querySelector('.row:not(.choice)').appendChild(wayBack());
    }
  }

  if (host && host.name) {
    if (occasion.toBeat) {
      var told = screens.appendChild(make('aside', '', 'to-beat'));
      told.appendChild(make('span', toBeat(), 'whole'));
      told.appendChild(make('span', filled('To beat: {0}', [occasion.toBeat]), 'short'));
    }
    new MutationObserver(tell).observe(screens, { childList: true, subtree: true });
    tell();
  }
})();
