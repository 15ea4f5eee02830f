/* What all pages of the site share: the server's answers, who sits here, and how things are put on the page. */
'use strict';

var TournamentSite = (function () {
  var SEATS = 'deluxe-site-seats';
  var KEY = 'deluxe-site-key';
  var MATCHES = 'deluxe-site-matches';
  var SEAT = 'deluxe-site-seat';
  var KEY_BYTES = 16;
  var text = SiteLanguage.text;

  /* ---- what the browser keeps; without storage it keeps it as long as the page is open ---- */

  function shelf(name) {
    var kept = {};
    return {
      get: function (key) {
        try {
          return window[name].getItem(key);
        } catch (unusable) {
          return key in kept ? kept[key] : null;
        }
      },
      put: function (key, text) {
        kept[key] = text;
        try {
          window[name].setItem(key, text);
        } catch (unusable) {
          return;
        }
      },
    };
  }

  var forBrowser = shelf('localStorage');
  var forTab = shelf('sessionStorage');

  /* A list of pairs that was kept; whatever else is found there is none. */
  function pairs(key) {
    try {
      var list = JSON.parse(forBrowser.get(key));
      return Array.isArray(list) ? list.filter(function (pair) { return Array.isArray(pair) && pair.length === 2; }) : [];
    } catch (damaged) {
      return [];
    }
  }

  function valueOf(list, name) {
    var found = list.filter(function (pair) { return pair[0] === name; })[0];
    return found ? found[1] : null;
  }

  function keep(key, name, value) {
    var others = pairs(key).filter(function (pair) { return pair[0] !== name; });
    forBrowser.put(key, JSON.stringify([[name, value]].concat(others).slice(0, 50)));
  }

  /* With this key the names that were claimed in this browser can be claimed again. */
  function browserKey() {
    var key = forBrowser.get(KEY);
    if (!key) {
      key = Array.prototype.map.call(window.crypto.getRandomValues(new Uint8Array(KEY_BYTES)), function (byte) {
        return (byte + 256).toString(16).slice(1);
      }).join('');
      forBrowser.put(KEY, key);
    }
    return key;
  }

  /* ---- who sits here: one name to a tab, several to a browser ---- */

  function names() {
    return pairs(SEATS).map(function (pair) { return pair[0]; });
  }

  function seatedName() {
    var name = forTab.get(SEAT) || names()[0] || null;
    return name && valueOf(pairs(SEATS), name) ? name : null;
  }

  function sit(name) {
    forTab.put(SEAT, name);
    keep(SEATS, name, valueOf(pairs(SEATS), name));
  }

  function token() {
    var name = seatedName();
    return name ? valueOf(pairs(SEATS), name) : null;
  }

  /* ---- the server ---- */

  /* The answer; a refusal comes as an Error with its status. The server's line is for whoever asks it by hand. */
  function ask(method, path, type, body, bearer) {
    var headers = {};
    var known = bearer || token();
    if (known) {
      headers.Authorization = 'Bearer ' + known;
    }
    if (type) {
      headers['Content-Type'] = type;
    }
    return fetch('api/' + path, { method: method, headers: headers, body: body, cache: 'no-store' }).then(function (response) {
      return response.json().then(function (json) {
        if (response.ok) {
          return json;
        }
        var refused = new Error(json.error);
        refused.status = response.status;
        throw refused;
      });
    });
  }

  function get(path) {
    return ask('GET', path);
  }

  function post(path, fields) {
    return ask('POST', path, 'application/json', JSON.stringify(fields));
  }

  function claim(name) {
    return post('players', { name: name, key: browserKey() }).then(function (account) {
      keep(SEATS, account.name, account.token);
      sit(account.name);
      return account.name;
    });
  }

  function enter(tournament) {
    return post('entries', { tournament: tournament }).then(function (entry) {
      keep(MATCHES, entry.match, token());
      return entry;
    });
  }

  /* Hands in a record for whoever entered its match, which need not be who sits here now. */
  function submit(match, record) {
    var path = 'matches/' + encodeURIComponent(match) + '/record';
    return ask('PUT', path, 'text/plain', record, valueOf(pairs(MATCHES), match));
  }

  /* ---- the page ---- */

  /* An element; what is a text among its children stays text. */
  function make(name, attributes, children) {
    var element = document.createElement(name);
    Object.keys(attributes || {}).forEach(function (key) {
      if (key === 'onclick' || key === 'onsubmit') {
        element[key] = attributes[key];
      } else if (attributes[key] !== null) {
        element.setAttribute(key, attributes[key]);
      }
    });
    [].concat(children === undefined ? [] : children).forEach(function (child) {
      if (child !== null) {
        element.appendChild(typeof child === 'string' ? document.createTextNode(child) : child);
      }
    });
    return element;
  }

  /* Shows other children; the focus stays on what has the same data-key. */
  function show(parent, children) {
    var focused = document.activeElement;
    var key = focused && parent.contains(focused) ? focused.getAttribute('data-key') : null;
    while (parent.firstChild) {
      parent.removeChild(parent.firstChild);
    }
    children.forEach(function (child) { parent.appendChild(child); });
    parent.removeAttribute('aria-busy');
    if (key) {
      var again = [].filter.call(parent.querySelectorAll('[data-key]'), function (element) {
        return element.getAttribute('data-key') === key;
      })[0];
      if (again) {
        again.focus();
      }
    }
  }

  function say(words) {
    document.getElementById('news').textContent = words;
  }

  /* Says why something was refused, by its status: in the words of this request, if it has its own. */
  function complain(error, words) {
    say(refusal(error, words));
  }

  var REFUSALS = {
    401: text('Choose a name first.'),
    429: text('Too many requests. Wait a moment and try again.'),
    503: text('The site can\'t answer right now. Please try again soon.'),
  };

  function refusal(error, words) {
    if (!error.status) {
      return text('The site can\'t be reached right now.');
    }
    return (words && words[error.status]) || REFUSALS[error.status] || text('Something went wrong. Please try again.');
  }

  /* ---- time, told by the server's clock ---- */

  var aheadMillis = 0;

  function tellTime(serverMillis) {
    aheadMillis = serverMillis - Date.now();
  }

  function twoDigits(number) {
    return (number < 10 ? '0' : '') + number;
  }

  function untilText(millis) {
    var seconds = Math.max(0, Math.ceil((millis - aheadMillis - Date.now()) / 1000));
    var hours = Math.floor(seconds / 3600);
    var minutes = Math.floor(seconds / 60) % 60;
    return (hours > 0 ? hours + ':' + twoDigits(minutes) : String(minutes)) + ':' + twoDigits(seconds % 60);
  }

  function countdown(millis) {
    return make('span', { 'class': 'countdown', 'data-until': String(millis) }, untilText(millis));
  }

  window.setInterval(function () {
    [].forEach.call(document.querySelectorAll('[data-until]'), function (element) {
      var left = untilText(Number(element.getAttribute('data-until')));
      if (element.textContent !== left) {
        element.textContent = left;
      }
    });
  }, 500);

  /* Does something now, and again from time to time while the page is seen. */
  function keepUp(work, everyMillis) {
    work();
    window.setInterval(function () {
      if (!document.hidden) {
        work();
      }
    }, everyMillis);
    document.addEventListener('visibilitychange', function () {
      if (!document.hidden) {
        work();
      }
    });
  }

  /* ---- tournaments in words ---- */

  var TABLES = { 'fives': ['Fives', 100, 300], 'all-fives': ['All Fives', 100, 0], 'muggins': ['Muggins', 300, 0] };
  var HOUSES = { easy: text('easy opponent'), hard: text('hard opponent') };
  var HERE = '|';
  var DRAWING = { forced: text('draw only when stuck'), free: text('draw freely') };
  var TOLD = ['rules', 'difficulty', 'target', 'clockSeconds', 'drawing'];

  function rulesInWords(conditions) {
    var table = TABLES[conditions.rules || 'fives'];
    var clock = Number(conditions.clockSeconds || table[2]);
    var words = [
      table[0],
      text('to {0}', conditions.target || table[1]),
      clock > 0 ? text('{0} clock', Math.floor(clock / 60) + ':' + twoDigits(clock % 60)) : text('no clock'),
      HOUSES[conditions.difficulty],
    ];
    return words.concat(DRAWING[conditions.drawing] || [], Object.keys(conditions).filter(function (name) {
      return TOLD.indexOf(name) < 0;
    }).map(function (name) { return name + ' ' + conditions[name]; }));
  }

  function chips(conditions) {
    return make('ul', { 'class': 'chips', 'aria-label': text('Rules') }, rulesInWords(conditions).map(function (word) {
      return make('li', {}, word);
    }));
  }

  function prizes(list) {
    return make('ol', { 'class': 'prizes', 'aria-label': text('Prizes') }, list.map(function (prize, at) {
      return make('li', {}, [medal(at + 1), make('span', {}, text(prize))]);
    }));
  }

  /* A rank as a coin: gold, silver, bronze, and plain for the others. */
  function medal(rank) {
    return make('span', { 'class': 'medal rank-' + Math.min(rank, 4) }, String(rank));
  }

  function players(number) {
    return number === 1 ? text('1 player') : text('{0} players', SiteLanguage.number(number));
  }

  /* A sentence with the time that is left at its place. */
  function countdownLine(sentence, millis) {
    var around = sentence.split(HERE);
    return make('p', { 'class': 'stage-line' }, [around[0], countdown(millis), around[1]]);
  }

  function stageLine(tournament) {
    switch (tournament.stage) {
      case 'coming': return countdownLine(text('Opens in {0}', HERE), tournament.opensMillis);
      case 'open': return countdownLine(text('Closes in {0}', HERE), tournament.closesMillis);
      case 'last-games': return countdownLine(text('Last games. Final in {0}', HERE), tournament.finalMillis);
      default: return make('p', { 'class': 'stage-line' }, text('Final since {0}', SiteLanguage.when(tournament.finalMillis)));
    }
  }

  function ranksPage(tournament) {
    return 'tournament.html?id=' + encodeURIComponent(tournament);
  }

  function playPage(tournament) {
    return 'play.html?id=' + encodeURIComponent(tournament);
  }

  /* The id that this page was opened with. */
  function asked() {
    return new URLSearchParams(location.search).get('id') || '';
  }

  /* What the player can do about a tournament, in a button; null for nothing. */
  function invitation(tournament) {
    var own = tournament.own;
    if (own && own.state === 'playing' && (tournament.stage === 'open' || tournament.stage === 'last-games')) {
      return playButton(tournament, text('Continue'), text('Continue: {0}', text(tournament.title)));
    }
    if (!own && tournament.stage === 'open') {
      return playButton(tournament, text('Play'), text('Play: {0}', text(tournament.title)));
    }
    return null;
  }

  function playButton(tournament, label, spoken) {
    return make('button', {
      'class': 'button primary',
      type: 'button',
      'data-key': 'play ' + tournament.id,
      'aria-label': spoken,
      onclick: function () {
        withName(text('Choose a name to start playing.'), function () {
          location.href = playPage(tournament.id);
        });
      },
    }, label);
  }

  function ownLine(tournament) {
    var own = tournament.own;
    if (!own || own.state === 'playing') {
      return null;
    }
    return make('p', { 'class': 'own-line' }, own.state === 'refused'
      ? text('Your record was refused.')
      : text('You are {0} with {1}.', SiteLanguage.ordinal(own.rank), SiteLanguage.number(own.total)));
  }

  /* ---- the seat ---- */

  function showSeat() {
    var seat = document.getElementById('seat');
    if (!seat) {
      return;
    }
    var name = seatedName();
    show(seat, [make('button', {
      'class': 'button quiet',
      type: 'button',
      'data-key': 'seat',
      'aria-controls': 'names',
      onclick: function () { openNames('', function () { location.reload(); }); },
    }, name ? [make('span', { 'class': 'as' }, text('Playing as') + ' '), make('b', {}, name)] : text('Choose a name'))]);
  }

  /* Goes on when somebody sits here, and asks for a name first if nobody does. */
  function withName(words, next) {
    if (seatedName()) {
      next();
    } else {
      openNames(words, next);
    }
  }

  function openNames(words, next) {
    var names = document.getElementById('names');
    names.hidden = false;
    show(names, [nameForm(words, next)]);
    names.querySelector('input').focus();
  }

  function closeNames() {
    document.getElementById('names').hidden = true;
    var seat = document.querySelector('#seat button');
    if (seat) {
      seat.focus();
    }
  }

  var NAME_REFUSALS = {
    400: text('A name has 2 to 20 letters and digits, with single spaces and \' - . _ between them and few accents on each.'),
    409: text('Someone already has this name, or one that looks like it. Choose another.'),
  };

  function nameForm(words, next) {
    var input = make('input', {
      id: 'name', maxlength: '20', autocomplete: 'nickname', spellcheck: 'false', 'aria-describedby': 'name-news', required: '',
    });
    var news = make('p', { id: 'name-news', 'class': 'form-news', role: 'alert' }, words);
    var form = make('form', {
      'aria-label': text('Your name'),
      onsubmit: function (event) {
        event.preventDefault();
        claim(input.value.trim()).then(next, function (error) {
          news.textContent = refusal(error, NAME_REFUSALS);
          input.focus();
        });
      },
    }, [
      make('label', { 'for': 'name' }, text('Play as')),
      make('div', { 'class': 'fields' }, [
        input,
        make('button', { 'class': 'button primary', type: 'submit' }, text('Continue')),
        make('button', { 'class': 'button quiet', type: 'button', onclick: closeNames }, text('Not now')),
      ]),
      news,
      otherSeats(next),
    ]);
    form.onkeydown = function (event) {
      if (event.key === 'Escape') {
        closeNames();
      }
    };
    return form;
  }

  function otherSeats(next) {
    var others = names().filter(function (name) { return name !== seatedName(); });
    if (others.length === 0) {
      return null;
    }
    return make('div', { 'class': 'others' }, [make('p', {}, text('Or as before:'))].concat(others.map(function (name) {
      return make('button', {
        'class': 'button quiet',
        type: 'button',
        onclick: function () {
          sit(name);
          next();
        },
      }, name);
    })));
  }

  /* ---- a tile, drawn ---- */

  var SVG = 'http://www.w3.org/2000/svg';
  var PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];
  var INKS = ['', '#0d3f93', '#06603a', '#8c0f1c', '#4a1785', '#a8480a', '#0b1a2a'];

  function drawn(name, attributes) {
    var element = document.createElementNS(SVG, name);
    Object.keys(attributes).forEach(function (key) { element.setAttribute(key, attributes[key]); });
    return element;
  }

  function tile(high, low) {
    var svg = drawn('svg', { viewBox: '0 0 104 56', 'class': 'tile', 'aria-hidden': 'true', focusable: 'false' });
    svg.appendChild(drawn('rect', { x: 3, y: 6, width: 100, height: 50, rx: 8, fill: 'rgba(0,10,4,.55)' }));
    svg.appendChild(drawn('rect', { x: 1, y: 4, width: 100, height: 50, rx: 8, fill: '#a98a52' }));
    svg.appendChild(drawn('rect', { x: 1, y: 1, width: 100, height: 50, rx: 8, fill: '#fbf2dc' }));
    svg.appendChild(drawn('path', { d: 'M51 7v38', stroke: '#8f6418', 'stroke-width': 1.4 }));
    [high, low].forEach(function (value, half) {
      PIPS[value].forEach(function (place) {
        svg.appendChild(drawn('circle', {
          cx: 26 + half * 50 + (Math.floor(place / 3) - 1) * 15,
          cy: 26 + (place % 3 - 1) * 15,
          r: 5,
          fill: INKS[value],
        }));
      });
    });
    svg.appendChild(drawn('circle', { cx: 51, cy: 26, r: 4, fill: '#d8a83e', stroke: '#7a5315' }));
    return svg;
  }

  [].forEach.call(document.querySelectorAll('[data-tiles]'), function (place) {
    place.getAttribute('data-tiles').split(' ').forEach(function (name) {
      place.appendChild(tile(Number(name.charAt(0)), Number(name.charAt(2))));
    });
  });
  showSeat();

  return {
    get: get, enter: enter, submit: submit, make: make, show: show, say: say, complain: complain, tellTime: tellTime,
    keepUp: keepUp, chips: chips, prizes: prizes, medal: medal, players: players,
    stageLine: stageLine, ranksPage: ranksPage, asked: asked, invitation: invitation, ownLine: ownLine, withName: withName,
    tile: tile,
  };
}());
