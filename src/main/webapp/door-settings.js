// The settings that all tables share, at the front door. They are kept as deluxe.play.Settings writes them. Syntax of 2018 only.
(function () {
  'use strict';
  var KEY = 'deluxe.settings';
  // What lies there in another form is left to the tables, which set it aside.
  var FORM = /^\d (device|\d) (device|less|full)( \S+){9}( true| false)?$/;
  var TILES = 1;
  var MOTION = 2;

  var language = window.deluxeLanguage;
  var opener = document.getElementById('open-settings');
  var panel = document.getElementById('settings');
  var inputs = [].slice.call(panel.querySelectorAll('[data-part]'));
  var languages = document.getElementById('languages');

  function wishes(query) {
    return matchMedia(query).matches;
  }

  // What the tables begin with: a device that asks for less motion does not vibrate either.
  function fresh() {
    return '0 device device false easy false 80 false 60 false ' + !wishes('(prefers-reduced-motion: reduce)') + ' false';
  }

  function read() {
    var kept = localStorage.getItem(KEY) || fresh();
    if (!FORM.test(kept)) {
      throw new Error('the settings have another form');
    }
    return kept.split(' ');
  }

  function show(input, parts) {
    var part = Number(input.dataset.part);
    var value = parts[part];
    if (part === MOTION) {
      input.checked = value === 'device' ? wishes('(prefers-reduced-motion: reduce)') : value === 'less';
    } else if (part === TILES) {
      input.value = value !== 'device' ? value : wishes('(prefers-contrast: more)') ? '2' : '0';
    } else if (input.type === 'range') {
      input.value = parts[part + 1] === 'true' ? 0 : value;
    } else {
      input.checked = value === 'true';
    }
  }

  function change(event) {
    var input = event.target;
    if (input === languages) {
      language.choose(input.selectedIndex, function () {});
      return;
    }
    var part = Number(input.dataset.part);
    var parts = read();
    if (part === MOTION) {
      parts[part] = input.checked ? 'less' : 'full';
    } else if (input.type === 'checkbox') {
      parts[part] = String(input.checked);
    } else {
      parts[part] = input.value;
    }
    if (input.type === 'range') {
      parts[part + 1] = 'false';
    }
    localStorage.setItem(KEY, parts.join(' '));
  }

  function open() {
    var parts = read();
    inputs.forEach(function (input) {
      show(input, parts);
    });
    languages.selectedIndex = language.spoken;
    setOpen(true);
    inputs[0].focus();
  }

  function setOpen(isOpen) {
    panel.hidden = !isOpen;
    document.body.classList.toggle('setting', isOpen);
  }

  function close() {
    setOpen(false);
    opener.focus();
  }

  try {
    read();
  } catch (reason) {
    console.info('Dominoes Deluxe: the settings cannot be changed here. ' + reason);
    return;
  }
  language.names.split('\n').forEach(function (name) {
    languages.appendChild(document.createElement('option')).textContent = name;
  });
  panel.addEventListener('change', change);
  panel.querySelector('button').addEventListener('click', close);
  panel.addEventListener('keydown', function (event) {
    if (event.key === 'Escape' || event.key === 'Esc') {
      close();
    }
  });
  opener.addEventListener('click', open);
  opener.hidden = false;
})();
