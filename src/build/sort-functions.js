// Reads a script that esbuild has minified, and writes it with its functions in another order: those that do the same things stand one after
// another, so that Brotli needs few bits for what resembles its neighbour. Arguments: the script, and --outfile= with where the sorted one goes.
// Functions are only defined there, not called, so it makes no difference when. Everything else keeps its order.
const fs = require('fs');
const acorn = require('acorn');

const KEYWORDS = /^(?:break|case|catch|continue|default|delete|do|else|false|finally|for|function|if|in|instanceof|let|new|null|return|switch|this|throw|true|try|typeof|var|void|while)$/;

/** The body of the function in which the whole script stands. */
function bodyOf(program) {
  const calls = program.body.filter(part => part.type === 'ExpressionStatement' && part.expression.type === 'CallExpression');
  if (calls.length !== 1 || calls[0].expression.arguments.length !== 1 || calls[0].expression.arguments[0].type !== 'FunctionExpression') {
    throw new Error('not a script of one function that is called with another');
  }
  const body = calls[0].expression.arguments[0].body;
  if (body.body.some(part => part.directive)) {
    throw new Error('a directive has to stay in front of the functions');
  }
  return body;
}

/** What a function does, whatever it uses is called. */
function deeds(text) {
  return text.replace(/(?<![\w$.])[A-Za-z_$][\w$]*/g, word => KEYWORDS.test(word) ? word : '');
}

function byDeeds(texts) {
  return texts.map(text => ({ text, deeds: deeds(text.slice(text.search(/[=(]/))) }))
    .sort((one, other) => one.deeds < other.deeds ? -1 : one.deeds > other.deeds ? 1 : 0)
    .map(({ text }) => text);
}

function sorted(script) {
  const body = bodyOf(acorn.parse(script, { ecmaVersion: 2018 }));
  const text = node => script.slice(node.start, node.end);
  const arrows = [];
  const functions = [];
  const rest = [];
  for (const part of body.body) {
    if (part.type === 'FunctionDeclaration') {
      functions.push(text(part));
    } else if (part.type === 'VariableDeclaration') {
      const isFunction = one => one.init && one.init.type === 'ArrowFunctionExpression';
      arrows.push(...part.declarations.filter(isFunction).map(text));
      const others = part.declarations.filter(one => !isFunction(one)).map(text);
      if (others.length > 0) {
        rest.push(part.kind + ' ' + others.join(',') + ';');
      }
    } else {
      rest.push(text(part));
    }
  }
  return script.slice(0, body.start + 1) + 'let ' + byDeeds(arrows).join(',') + ';' + byDeeds(functions).join('')
    + rest.join('') + script.slice(body.end - 1);
}

fs.writeFileSync(process.argv[3].replace('--outfile=', ''), sorted(fs.readFileSync(process.argv[2], 'utf8')));
