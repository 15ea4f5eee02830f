/* Which language the site speaks: the first of the browser's that is known. Texts are written in English, which is the key to their
   words in another language; a text without any, such as an operator's own title, stays as it is. */
import { spanish } from './words-es.js';

const KNOWN = { en: {}, es: spanish };

function base(code) {
  return code.toLowerCase().split('-')[0];
}

/* The browser's full code, so that dates and numbers are those of the country. */
const locale = [].concat(navigator.languages || [], navigator.language || []).filter(code => Object.prototype.hasOwnProperty.call(KNOWN, base(code)))[0] || 'en';
const words = KNOWN[base(locale)];

/* A text with its values at the places {0}, {1} ... */
export function text(english, ...values) {
  const said = Object.prototype.hasOwnProperty.call(words, english) ? words[english] : english;
  return said.replace(/\{(\d)\}/g, (place, at) => String(values[at]));
}

export function number(value) {
  return value.toLocaleString(locale);
}

export function when(millis) {
  return new Date(millis).toLocaleString(locale, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
}

export function ordinal(rank) {
  const teens = rank % 100 > 10 && rank % 100 < 14;
  switch (teens ? 0 : rank % 10) {
    case 1: return text('{0}st', rank);
    case 2: return text('{0}nd', rank);
    case 3: return text('{0}rd', rank);
    default: return text('{0}th', rank);
  }
}

/* Translates the text of the page itself. */
function sayPage() {
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, null, false);
  while (nodes.nextNode()) {
    const english = nodes.currentNode.data.trim();
    if (english) {
      nodes.currentNode.data = nodes.currentNode.data.replace(english, text(english).replace(/\$/g, '$$$$'));
    }
  }
  document.title = text(document.title);
  document.documentElement.lang = base(locale);
}

sayPage();
