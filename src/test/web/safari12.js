// Finds what Safari 12 could not parse or does not have: node safari12.js BUNDLE [SCRIPTS...]
//   BUNDLE   folder of the built game: syntax and features of ES2018 at most
//   SCRIPTS  folders of scripts written by hand: no call to an API that iOS Safari 12 lacks
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';

// The loader only loads these where there is WasmGC, which Safari 12 does not have.
const FOR_WASM_ALONE = /^runtime(\.[0-9a-f]+)?\.js$/;

// What TeaVM's JavaScript checks with `typeof` before it uses it.
const ASKED_FOR_FIRST = 'WeakRef,FinalizationRegistry';

// What longs.js stands in for.
const STOOD_IN_FOR = 'BigInt,BigInt64Array';

// The service worker gets its clients with matchAll, which the check takes for the method of strings.
const WORKER = 'sw.js';
const TAKEN_FOR_ANOTHER = 'StringMatchAll';

const here = fileURLToPath(new URL('.', import.meta.url));
const esCheck = join(here, 'node_modules/es-check/lib/cli/index.js');

function scriptsIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name.endsWith('.js') && !FOR_WASM_ALONE.test(entry.name))
    .map(entry => join(entry.parentPath ?? entry.path, entry.name));
}

function syntaxIsOld(bundle) {
  const scripts = scriptsIn(bundle);
  if (scripts.length === 0) {
    console.error(`${bundle} holds no script: build the game first`);
    return false;
  }
  const isWorker = script => script.endsWith(sep + WORKER);
  const others = scripts.filter(script => !isWorker(script));
  return syntaxOfIsOld(others, `${ASKED_FOR_FIRST},${STOOD_IN_FOR}`)
    && syntaxOfIsOld(scripts.filter(isWorker), TAKEN_FOR_ANOTHER);
}

function syntaxOfIsOld(scripts, ignored) {
  const options = ['--checkFeatures', '--ignore', ignored, '--noColor'];
  return scripts.length === 0
    || spawnSync(process.execPath, [esCheck, 'es2018', ...options, ...scripts], { stdio: 'inherit' }).status === 0;
}

async function callsAreOld(folder) {
  const eslint = new ESLint({ cwd: folder, overrideConfigFile: join(here, 'eslint.config.js') });
  const written = scriptsIn(folder).filter(script => !script.startsWith(bundle + sep));
  const results = await eslint.lintFiles(written);
  const faults = results.flatMap(({ filePath, messages }) =>
    messages.map(({ line, message }) => `${filePath}:${line} ${message}`));
  faults.forEach(fault => console.error(fault));
  return faults.length === 0;
}

const folders = process.argv.slice(2).map(folder => resolve(folder));
const missing = folders.find(folder => !existsSync(folder));
if (folders.length === 0 || missing) {
  console.error(missing ? `there is no ${missing}` : 'say which folder holds the bundle: node safari12.js BUNDLE [SCRIPTS...]');
  process.exit(2);
}
const [bundle, ...handWritten] = folders;
let fine = syntaxIsOld(bundle);
for (const folder of handWritten) {
  fine = await callsAreOld(folder) && fine;
}
process.exit(fine ? 0 : 1);
