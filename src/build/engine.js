// Makes an engine in JavaScript small. Arguments: the script that the compiler has written, and --outfile= with the file for the small one.
// Names are given last, when the functions are in their final order.
const acorn = require('acorn');
const { minified, shortened, rewrite } = require('./shorter.js');

const LANGUAGE = 'es2018';

const KEYWORDS = /^(?:break|case|catch|continue|default|delete|do|else|false|finally|for|function|if|in|instanceof|let|new|null|return|switch|this|throw|true|try|typeof|var|void|while)$/;

function parsed(script) {
  return acorn.parse(script, { ecmaVersion: Number(LANGUAGE.slice(2)) });
}

/** The body of the function that contains the whole script. */
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

function variables(body) {
  return body.body.filter(part => part.type === 'VariableDeclaration').flatMap(part => part.declarations);
}

function isArrow(variable) {
  return variable.init && variable.init.type === 'ArrowFunctionExpression';
}

/** The compiler's check for null: it takes a value, throws if that is null, and returns it. */
function isNullCheck(variable) {
  if (!isArrow(variable) || variable.init.params.length !== 1 || variable.init.body.type !== 'SequenceExpression') {
    return false;
  }
  const name = variable.init.params[0].name;
  const [check, result, ...more] = variable.init.body.expressions;
  return more.length === 0 && result.name === name
    && check.type === 'LogicalExpression' && check.operator === '&&' && check.right.type === 'CallExpression'
    && check.left.type === 'BinaryExpression' && check.left.operator === '===' && check.left.left.name === name && check.left.right.raw === 'null';
}

function each(node, visit) {
  visit(node);
  for (const value of Object.values(node)) {
    for (const inner of Array.isArray(value) ? value : [value]) {
      if (inner && typeof inner.type === 'string') {
        each(inner, visit);
      }
    }
  }
}

/**
 * Removes the checks for null: the browser throws, too, as soon as null is used. The same holds for the Wasm, which never had them.
 * A check of a variable's own value is an assignment to itself, which is removed as a whole.
 */
function withoutNullChecks(script) {
  const program = parsed(script);
  const checks = new Set(variables(bodyOf(program)).filter(isNullCheck).map(variable => variable.id.name));
  if (checks.size !== 1) {
    throw new Error('one function should look like the check for null, not ' + (checks.size === 0 ? 'none' : [...checks].join(', ')));
  }
  const isCheck = node => node.type === 'CallExpression' && checks.has(node.callee.name);
  const cuts = [];
  each(program, node => {
    if (isCheck(node)) {
      const value = node.arguments[0];
      const atomic = ['Identifier', 'CallExpression', 'MemberExpression', 'ThisExpression'].includes(value.type);
      cuts.push([node.start, value.start, atomic ? '' : '('], [value.end, node.end, atomic ? '' : ')']);
    } else if (node.type === 'AssignmentExpression' && node.left.type === 'Identifier' && isCheck(node.right)
      && node.right.arguments[0].name === node.left.name) {
      cuts.push([node.start, node.right.start, '']);
    }
  });
  cuts.sort((one, other) => one[0] - other[0]);
  let rest = '';
  let at = 0;
  for (const [start, end, instead] of cuts) {
    rest += script.slice(at, start) + instead;
    at = end;
  }
  return rest + script.slice(at);
}

/** A function's text without the names of what it uses. */
function deeds(text) {
  return text.replace(/(?<![\w$.])[A-Za-z_$][\w$]*/g, word => KEYWORDS.test(word) ? word : '');
}

function byDeeds(texts) {
  return texts.map(text => ({ text, deeds: deeds(text.slice(text.search(/[=(]/))) }))
    .sort((one, other) => one.deeds < other.deeds ? -1 : one.deeds > other.deeds ? 1 : 0)
    .map(({ text }) => text);
}

/**
 * Sorts the functions: those that do the same things are next to each other, so that Brotli needs few bits for what resembles its
 * neighbour. Functions are only defined there, not called, so their order makes no difference. Everything else keeps its order.
 */
function sorted(script) {
  const body = bodyOf(parsed(script));
  const text = node => script.slice(node.start, node.end);
  const arrows = [];
  const functions = [];
  const rest = [];
  for (const part of body.body) {
    if (part.type === 'FunctionDeclaration') {
      functions.push(text(part));
    } else if (part.type === 'VariableDeclaration') {
      arrows.push(...part.declarations.filter(isArrow).map(text));
      const others = part.declarations.filter(one => !isArrow(one)).map(text);
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

/** In esbuild's form, in which the check for null is recognised. */
/** Inlining functions would save bytes, but none after compression. */
async function small(script) {
  return shortened(sorted(withoutNullChecks(minified(script, LANGUAGE))), LANGUAGE, { inline: false });
}

rewrite(process.argv[2], process.argv[3], small);
