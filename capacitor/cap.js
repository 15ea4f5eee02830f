// Runs Capacitor's command line on the installed Node: its own start script refuses Node 20, although it runs on it.
// The shells carry the bundle without its compressed copies: Android's build refuses a file whose name differs from another's only by .gz.
const fs = require('fs');
const path = require('path');
const { writeLinks } = require('./links');

// DELUXE_BUNDLE is for a bundle that lies elsewhere.
const BUNDLE = path.resolve(process.env.DELUXE_BUNDLE || path.join(__dirname, '../web/game'));
const CARRIED = path.join(__dirname, require('./capacitor.config.json').webDir);

if (!fs.existsSync(path.join(BUNDLE, 'index.html'))) {
  console.error('there is no bundle at web/game: run mvn package first.');
  process.exit(1);
}
if (fs.existsSync(path.join(BUNDLE, 'dados.html')) && process.env.DELUXE_TABLES !== 'all') {
  console.error('this bundle has the tavern, which makes the apps simulated gambling: build it with mvn -Dtables=dominoes package,' +
    ' or set DELUXE_TABLES=all to ship it all the same (docs/release.md).');
  process.exit(1);
}
fs.rmSync(CARRIED, { recursive: true, force: true });
fs.cpSync(BUNDLE, CARRIED, { recursive: true, filter: (file) => !/\.(gz|br)$/.test(file) });

writeLinks(path.join(__dirname, '../src/main/public.properties'), __dirname);
require('@capacitor/cli/dist/index').run();
