// Runs Lighthouse's mobile profile several times on each engine and prints the medians. Serve the game first, with `lighthouse` on the path:
//   npx -y -p lighthouse@12.8.2 -c 'node src/test/web/lighthouse.js http://localhost:8080/game/ [RUNS]'
import { spawnSync } from 'node:child_process';
import { env, argv, exit } from 'node:process';

const CHROMIUM = '--headless --no-sandbox --disable-quic --no-first-run --disable-background-networking';
const ENGINES = { wasm: [], javascript: ['--blocked-url-patterns=*.wasm'] };

const [address, runs = '5'] = argv.slice(2);
if (!address) {
  console.error('say which address to open: node lighthouse.js ADDRESS [RUNS]');
  exit(2);
}

function run(options) {
  const flags = ['--only-categories=performance', '--output=json', '--quiet', `--chrome-flags=${CHROMIUM}`, ...options];
  const done = spawnSync('lighthouse', [address, ...flags], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { CHROME_PATH: '/usr/bin/chromium', ...env },
  });
  if (done.status !== 0) {
    console.error(done.error?.message ?? done.stderr);
    exit(1);
  }
  const { categories, audits } = JSON.parse(done.stdout);
  const value = name => audits[name].numericValue;
  return {
    score: Math.round(100 * categories.performance.score),
    blocking: value('total-blocking-time'),
    paint: value('first-contentful-paint'),
    largest: value('largest-contentful-paint'),
    index: value('speed-index'),
    interactive: value('interactive'),
    kilobytes: value('total-byte-weight') / 1024,
    requests: audits['network-requests'].details.items.length,
    tasks: (audits['long-tasks'].details?.items ?? []).map(task => Math.round(task.duration)),
  };
}

const median = numbers => numbers.slice().sort((one, other) => one - other)[numbers.length >> 1];

for (const [engine, options] of Object.entries(ENGINES)) {
  const all = Array.from({ length: Number(runs) }, () => run(options));
  const middle = name => Math.round(median(all.map(each => each[name])));
  console.log(`${engine}: performance ${middle('score')}, blocking ${middle('blocking')} ms, first paint ${middle('paint')}, `
    + `largest ${middle('largest')}, speed index ${middle('index')}, interactive ${middle('interactive')} ms; `
    + `${middle('requests')} requests, ${middle('kilobytes')} KB`);
  all.forEach(each => console.log(`  ${each.score}, ${Math.round(each.blocking)} ms; long tasks ${each.tasks.join(' ')} ms`));
}
