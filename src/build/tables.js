// Declares the classes of a Wasm engine with their contents: node tables.js TEXT --outfile=OUT
// The compiler declares each class and its table of methods empty, and the module's start function fills them in, field by field, which
// is a tenth of the program. Here a field whose value is known is declared with it, and globals of one type are declared one after
// another, since Brotli needs few bits for what resembles its neighbour. TEXT is a module in Binaryen's text, in which each form of the
// module begins a new line, indented by one.
const fs = require('fs');

const HEADINGS = ['type', 'param', 'result', 'local'];
/** What the compiler exports and runtime.js has no use for: with it goes Java's own memory for buffers, and a queue of threads. */
const UNUSED = ['malloc', 'free', 'realloc'].map(name => 'teavm.' + name).concat('teavm_processQueue', 'teavm_stopped');
const CONSTANTS = ['ref.func', 'ref.null', 'i32.const'];

/** A form of the text: a word, or a list of forms. */
function parse(text) {
  const open = [[]];
  for (const [token] of text.matchAll(/[()]|"(?:[^"\\]|\\.)*"|[^\s()]+/g)) {
    if (token === '(') {
      open.push([]);
    } else if (token === ')') {
      open[open.length - 2].push(open.pop());
    } else {
      open[open.length - 1].push(token);
    }
  }
  return open[0][0];
}

function written(form) {
  return Array.isArray(form) ? '(' + form.map(written).join(' ') + ')' : form;
}

function compare(one, other) {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** What the fields of each type of struct hold before they are set. */
function emptyStructs(module) {
  const emptyField = field => {
    const type = field[field.length - 1];
    const held = type[0] === 'mut' ? type[1] : type;
    if (held[0] === 'ref') {
      return ['ref.null', held[held.length - 1]];
    }
    return held.endsWith('ref') ? ['ref.null', held.slice(0, -'ref'.length)] : [held.replace(/^i(8|16)$/, 'i32') + '.const', '0'];
  };
  return new Map([...module.matchAll(/^ +(\(type \S+ .*\(struct .*\))$/gm)].map(([, text]) => {
    const [, name, shape] = parse(text);
    return [name, (shape[0] === 'sub' ? shape[shape.length - 1] : shape).slice(1).map(emptyField)];
  }));
}

/** The statements of a function that is called, with what is given to it instead of its parameters. */
function called([, name, ...given], functions) {
  const body = parse(functions.get(name));
  const parameters = body.filter(part => part[0] === 'param').map(part => part[1]);
  const value = form => (form[0] === 'local.get' && given[parameters.indexOf(form[1])]) || form;
  return statements(body).map(statement => statement.map(value));
}

function statements(body) {
  return body.filter(part => Array.isArray(part) && !HEADINGS.includes(part[0]));
}

/** Moves what is known into the globals' declarations; returns what the start function still has to do. */
function declare(globals, functions, start, empty) {
  const known = new Map([...globals.keys()].map(name => [name, new Map()]));
  const isFixed = form => form[0] === 'global.get' && globals.has(form[1]) && globals.get(form[1])[2][0] !== 'mut';
  const isKnown = ([deed, , , owner, value]) => deed === 'struct.set' && isFixed(owner)
    && globals.get(owner[1])[3][0] === 'struct.new_default' && (isFixed(value) || CONSTANTS.includes(value[0]));
  const body = statements(parse(functions.get(start)));
  let next = 0;
  for (; next < body.length; next++) {
    const sets = body[next][0] === 'call' ? called(body[next], functions) : [body[next]];
    if (sets.length === 0 || !sets.every(isKnown)) {
      break;
    }
    sets.forEach(set => known.get(set[3][1]).set(Number(set[2]), set));
  }
  return [...placed(globals, known, empty), ...body.slice(next)];
}

/** Declares each global after those that its fields name; of two that name each other, one is still set by the statements returned. */
function placed(globals, known, empty) {
  const rank = ([name, form]) => (form[2][0] === 'mut' ? 0 : known.get(name).size > 0 ? 1 : 2) + written(form[2]) + form[3][0];
  const sorted = [...globals].sort((one, other) => compare(rank(one), rank(other)));
  const hasMethods = ([name]) => [...known.get(name).values()].filter(set => set[4][0] === 'ref.func').length > 1;
  const begun = new Set();
  const left = [];
  const place = ([name, form]) => {
    if (begun.has(name)) {
      return;
    }
    begun.add(name);
    globals.delete(name);
    for (const [field, set] of known.get(name)) {
      const value = set[4];
      if (value[0] === 'global.get' && !begun.has(value[1])) {
        place([value[1], globals.get(value[1])]);
      }
      if (value[0] === 'global.get' && !globals.has(value[1])) {
        left.push(set);
      } else {
        form[3] = form[3][0] === 'struct.new' ? form[3] : ['struct.new', form[3][1], ...empty.get(form[3][1])];
        form[3][field + 2] = value;
      }
    }
    globals.set(name, form);
  };
  sorted.filter(hasMethods).forEach(place);
  sorted.forEach(place);
  return left.sort((one, other) => compare(one[1], other[1]));
}

function declared(module) {
  const forms = module.slice(0, module.lastIndexOf(')')).split(/^ (?=\()/m)
    .filter(form => !UNUSED.some(name => form.startsWith('(export "' + name + '"')));
  const named = kind => forms.filter(form => form.startsWith('(' + kind + ' ')).map(form => [form.split(/\s/, 2)[1], form]);
  const start = /^ \(start (\S+)\)/m.exec(module)[1];
  const globals = new Map(named('global').map(([name, text]) => [name, parse(text)]));
  const functions = new Map(named('func'));
  const headings = parse(functions.get(start)).filter(part => !statements([part]).length);
  const statementsLeft = declare(globals, functions, start, emptyStructs(module));
  const first = forms.findIndex(form => form.startsWith('(global '));
  return forms.map((form, at) => at === first ? [...globals.values()].map(written).join('\n')
    : form.startsWith('(global ') ? ''
    : form === functions.get(start) ? written([...headings, ...statementsLeft]) : form).join('\n') + ')';
}

module.exports = { declared };

if (require.main === module) {
  const [file, outfile] = process.argv.slice(2);
  fs.writeFileSync(outfile.replace('--outfile=', ''), declared(fs.readFileSync(file, 'utf8')));
}
