// The keyboard on the pages of the tables, and news for screen readers: the arrows move, letters are shortcuts, "?" lists the keys, and
// the focus is never lost. Syntax of 2018 only.
(function () {
  'use strict';
  var SIDE = { ArrowRight: 1, Right: 1, ArrowDown: 1, Down: 1, ArrowLeft: -1, Left: -1, ArrowUp: -1, Up: -1 };
  var KEYS = [
    ['Arrow keys', 'From tile to tile, or from place to place'],
    ['Enter', 'Pick out the tile, or play it'],
    ['Esc', 'Put the tile back'],
    ['D', 'Draw from the boneyard'],
    ['S', 'What each end counts'],
    ['P', 'Settings and pause'],
    ['?', 'This list']
  ];
  // The last so many news stay in the page, so that none is gone before it is read out.
  var MOST_NEWS = 8;

  // Whether the player uses keys now, or a screen reader, which presses buttons as keys do.
  var byKeys = false;
  // What had the focus last.
  var focused = null;
  // The list of keys while it is open, and what had the focus before.
  var list = null;
  var before = null;

  function find(selector) {
    return document.querySelector(selector);
  }

  function all(selector, within) {
    return [].slice.call(within.querySelectorAll(selector));
  }

  // A whole screen, or the table, has the focus only while there is nothing to press.
  function isWhole(element) {
    return element.classList.contains('screen') || element.classList.contains('mirror');
  }

  function focus(element) {
    if (element && isWhole(element)) {
      element.tabIndex = -1;
    }
    if (element) {
      element.focus();
    }
    return Boolean(element);
  }

  function hasFocus() {
    var at = document.activeElement;
    return Boolean(at) && at !== document.body && !isWhole(at);
  }

  // What a player would do next at the table.
  function next() {
    var hand = find('#hand');
    return (
      find('#ends button') ||
      document.getElementById(hand.dataset.first) ||
      find('#draw, #pass') ||
      hand.querySelector('button') ||
      find('.mirror')
    );
  }

  // After a key has led to another screen, its main button gets the focus. Not so when a screen appears by itself: a key pressed too
  // late would close it unseen. Returns whether the focus was given.
  function settle() {
    return !hasFocus() && focus(find('.screens .primary'));
  }

  // What had the focus is gone: the focus goes to what comes next, or to the screen that has appeared.
  function keepFocus() {
    var isLost = byKeys && focused && (!document.body.contains(focused) || isWhole(focused));
    if (isLost && !hasFocus()) {
      focus(find('#hand') ? next() : find('.screens .screen') || find('.bar .primary'));
    }
  }

  // From one of the table's buttons to the one beside it, and from elsewhere to what comes next.
  function step(side) {
    var at = document.activeElement;
    var isButton = at && at.nodeName === 'BUTTON' && at.id;
    var beside = isButton && (side > 0 ? at.nextElementSibling : at.previousElementSibling);
    if (!isButton) {
      return focus(next());
    }
    return Boolean(beside) && beside.nodeName === 'BUTTON' && focus(beside);
  }

  function press(selector) {
    var button = find(selector);
    if (button && button.getClientRects().length > 0) {
      button.click();
    }
  }

  // Returns whether the key means something at the table.
  function actAtTable(key) {
    if (key === 'd' || key === 'D') {
      press('#draw');
    } else if (key === 's' || key === 'S') {
      press('#sum');
    } else if (key === 'p' || key === 'P') {
      press('#menu');
    } else {
      return Boolean(SIDE[key]) && step(SIDE[key]);
    }
    return true;
  }

  // If nothing has the focus, an arrow, Enter or Space only moves it to the screen's main button. Tab is left to the page.
  function actOnScreen(key) {
    if ((key === 'p' || key === 'P') && find('.menu')) {
      press('.menu .primary');
      return true;
    }
    return (Boolean(SIDE[key]) || key === 'Enter' || key === ' ') && settle();
  }

  function isPlain(event) {
    return !event.ctrlKey && !event.altKey && !event.metaKey;
  }

  function isText(element) {
    return element.nodeName === 'TEXTAREA' || element.type === 'text';
  }

  function pressed(event) {
    if (!isPlain(event) || !find('.screens') || isText(event.target)) {
      return;
    }
    if (event.key === 'Escape' || event.key === 'Esc') {
      settle();
    } else if (find('#hand') ? actAtTable(event.key) : actOnScreen(event.key)) {
      event.preventDefault();
    }
  }

  function clicked(event) {
    if (event.detail !== 0) {
      return;
    }
    byKeys = true;
    var hand = find('#hand');
    if (event.target.id === 'sum') {
      tell(find('#summary').textContent);
    } else if (!hand) {
      settle();
    } else if (hand.contains(event.target)) {
      focus(find('#ends button'));
    }
  }

  // The arrows choose, as in any group of radio buttons.
  function chooseBeside(radio, side) {
    var radios = all('[role="radio"]', radio.parentNode);
    var beside = radios[(radios.indexOf(radio) + side + radios.length) % radios.length];
    beside.focus();
    beside.click();
  }

  // The list of keys

  function add(parent, name, text) {
    var element = parent.appendChild(document.createElement(name));
    element.textContent = text || '';
    return element;
  }

  function openList() {
    before = document.activeElement;
    list = add(find('.screens'), 'div');
    list.className = 'keys';
    var screen = add(list, 'div');
    screen.className = 'screen pop-up';
    screen.setAttribute('role', 'dialog');
    screen.setAttribute('aria-modal', 'true');
    screen.setAttribute('aria-labelledby', 'keys-header');
    add(screen, 'h1', 'Keys').id = 'keys-header';
    var rows = add(screen, 'dl');
    KEYS.forEach(function (key) {
      var row = add(rows, 'div');
      add(add(row, 'dt'), 'kbd', key[0]);
      add(row, 'dd', key[1]);
    });
    var close = add(screen, 'button', 'Close');
    close.type = 'button';
    close.className = 'primary';
    close.onclick = closeList;
    close.focus();
  }

  function closeList() {
    var was = before;
    list.remove();
    list = before = null;
    if (document.body.contains(was)) {
      was.focus();
    } else {
      focus(find('#hand') ? next() : find('.screens .primary'));
    }
  }

  function pressedInList(event) {
    var key = event.key;
    event.stopPropagation();
    if (key === 'Escape' || key === 'Esc' || key === '?') {
      closeList();
      event.preventDefault();
    } else if (key === 'Tab') {
      event.preventDefault();
    }
  }

  // The settings offer the list, except on a device that is mainly touched.
  function offerList() {
    var settings = find('.pop-up > .settings');
    if (settings && !settings.querySelector('.list-keys') && !matchMedia('(pointer: coarse)').matches) {
      var button = add(settings, 'button', 'Keys');
      button.type = 'button';
      button.className = 'list-keys';
      button.onclick = openList;
    }
  }

  // Before anything else hears the key.
  function heard(event) {
    if (!isPlain(event)) {
      return;
    }
    byKeys = true;
    var isRadio = event.target.getAttribute && event.target.getAttribute('role') === 'radio';
    if (list) {
      pressedInList(event);
    } else if (event.key === '?' && find('.screens') && !isText(event.target)) {
      openList();
      event.preventDefault();
    } else if (isRadio && SIDE[event.key]) {
      chooseBeside(event.target, SIDE[event.key]);
      event.preventDefault();
      event.stopPropagation();
    }
  }

  // News

  var log = add(document.body, 'div');
  var said = '';

  // Each of the news is a line of its own: the next does not silence the one that is being read out.
  function tell(text) {
    if (text && text !== said) {
      add(log, 'p', text);
      if (log.childNodes.length > MOST_NEWS) {
        log.removeChild(log.firstChild);
      }
    }
    said = text;
  }

  // Also those that were replaced before the page came to tell them.
  function tellNews(changes) {
    var news = document.getElementById('news');
    changes.forEach(function (change) {
      if (news && change.type === 'characterData' && news.contains(change.target)) {
        tell(change.oldValue.trim());
      }
    });
    if (news) {
      tell(news.textContent.trim());
    }
  }

  log.className = 'spoken';
  log.id = 'told';
  log.setAttribute('role', 'log');
  log.setAttribute('aria-live', 'polite');

  document.addEventListener('keydown', heard, true);
  document.addEventListener('keydown', pressed);
  document.addEventListener('click', clicked);
  document.addEventListener('focusin', function (event) {
    focused = event.target;
  });
  ['mousedown', 'touchstart'].forEach(function (type) {
    document.addEventListener(type, function () {
      byKeys = false;
    }, { passive: true, capture: true });
  });
  new MutationObserver(function (changes) {
    tellNews(changes);
    offerList();
    keepFocus();
  }).observe(document.getElementById('screens'), {
    childList: true,
    subtree: true,
    characterData: true,
    characterDataOldValue: true
  });
})();
