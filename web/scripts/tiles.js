/* Tiles, drawn. */

const SVG = 'http://www.w3.org/2000/svg';
const PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];
const INKS = ['', '#0d3f93', '#06603a', '#8c0f1c', '#4a1785', '#a8480a', '#0b1a2a'];

function drawn(name, attributes) {
  const element = document.createElementNS(SVG, name);
  Object.keys(attributes).forEach(key => { element.setAttribute(key, attributes[key]); });
  return element;
}

export function tile(high, low) {
  const svg = drawn('svg', { viewBox: '0 0 104 56', 'class': 'tile', 'aria-hidden': 'true', focusable: 'false' });
  svg.appendChild(drawn('rect', { x: 3, y: 6, width: 100, height: 50, rx: 8, fill: 'rgba(0,10,4,.55)' }));
  svg.appendChild(drawn('rect', { x: 1, y: 4, width: 100, height: 50, rx: 8, fill: '#a98a52' }));
  svg.appendChild(drawn('rect', { x: 1, y: 1, width: 100, height: 50, rx: 8, fill: '#fbf2dc' }));
  svg.appendChild(drawn('path', { d: 'M51 7v38', stroke: '#8f6418', 'stroke-width': 1.4 }));
  [high, low].forEach((value, half) => {
    PIPS[value].forEach(place => {
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

/* Draws the tiles that the page names. */
export function showTiles() {
  document.querySelectorAll('[data-tiles]').forEach(place => {
    place.getAttribute('data-tiles').split(' ').forEach(name => {
      place.appendChild(tile(Number(name.charAt(0)), Number(name.charAt(2))));
    });
  });
}
