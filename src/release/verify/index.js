import { verdict } from './verifier.js';

// Judges a record: { confirmed: true, total } or { confirmed: false, line, reason }.
export function verify(text) {
  if (typeof text !== 'string') {
    throw new TypeError('a record is a text');
  }
  const said = verdict(text);
  if (!said.startsWith(':')) {
    return { confirmed: true, total: Number(said) };
  }
  const end = said.indexOf('\n');
  return { confirmed: false, line: Number(said.slice(1, end)), reason: said.slice(end + 1) };
}
