// Messages of the app itself, in a line over whatever page is shown. The words of other languages are texts in the form of the game's own:
// each English sentence is a line, with its translation indented below.
const SHOWN_MILLIS = 6000;

// Below what is at a table's upper edge, and clear of the hand; touches go through it.
const LOOKS = {
  position: 'fixed',
  zIndex: 9,
  left: '50%',
  top: '20%',
  pointerEvents: 'none',
  transform: 'translateX(-50%)',
  boxSizing: 'border-box',
  width: 'max-content',
  maxWidth: 'min(92%, 520px)',
  margin: 0,
  padding: '12px 18px',
  borderRadius: '12px',
  background: '#10261c',
  color: '#fff8e2',
  boxShadow: '0 2px 14px rgba(0, 0, 0, .6)',
  font: '600 17px/1.3 Nunito, system-ui, sans-serif',
  textAlign: 'center',
};

export function translated(english, text) {
  const lines = text.split('\n');
  const at = lines.indexOf(english);
  return at < 0 ? english : lines[at + 1].trim();
}

// Almost as language.js finds it out, which may not have done so yet.
function language() {
  return (localStorage.getItem('deluxe.language') || navigator.language || 'en').slice(0, 2);
}

// words: the text of each language but English, by its code.
export function noticesIn(words) {
  return english => {
    const line = document.createElement('p');
    line.setAttribute('role', 'status');
    Object.assign(line.style, LOOKS);
    document.body.appendChild(line);
    line.textContent = translated(english, words[language()] || '');
    setTimeout(() => line.remove(), SHOWN_MILLIS);
  };
}
