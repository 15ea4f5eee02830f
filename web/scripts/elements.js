/* Puts things on the page. */

/* Makes an element; children that are strings become text. */
export function make(name, attributes, children) {
  const element = document.createElement(name);
  Object.keys(attributes || {}).forEach(key => {
    if (key === 'onclick' || key === 'onsubmit') {
      element[key] = attributes[key];
    } else if (attributes[key] !== null) {
      element.setAttribute(key, attributes[key]);
    }
  });
  [].concat(children === undefined ? [] : children).forEach(child => {
    if (child !== null) {
      element.appendChild(typeof child === 'string' ? document.createTextNode(child) : child);
    }
  });
  return element;
}

/* Shows other children; the focus stays on the one with the same data-key. */
export function show(parent, children) {
  const focused = document.activeElement;
  const key = focused && parent.contains(focused) ? focused.getAttribute('data-key') : null;
  while (parent.firstChild) {
    parent.removeChild(parent.firstChild);
  }
  children.forEach(child => { parent.appendChild(child); });
  parent.removeAttribute('aria-busy');
  if (key) {
    const again = [].filter.call(parent.querySelectorAll('[data-key]'), element => element.getAttribute('data-key') === key)[0];
    if (again) {
      again.focus();
    }
  }
}

/* Says something at the head of the page. */
export function say(words) {
  document.getElementById('news').textContent = words;
}
