// What only the apps need. The loader adds it before anything else if it finds Capacitor; the build joins it with its modules into one
// script, and puts the public address in.
/* global PUBLIC_ADDRESS */
import { listenTo } from './native.js';
import { keepDurably } from './shell/durable.js';
import { followBack, followLife, followTurns, keepAwake } from './shell/life.js';
import { followLinks, publicPage, shareTextWith, shareWith } from './shell/links.js';
import { noticesIn } from './shell/notice.js';
import { isInMatch } from './shell/page.js';
import { log, pluginsOf } from './shell/plugins.js';
import { feel, soundAsAGame } from './shell/senses.js';
import es from './words/es.txt';

const plugins = pluginsOf(window.Capacitor);
const tell = noticesIn({ es });
let isTold = false;

// The player is told once; each reason is in the log.
function failed(reason) {
  log(reason);
  if (!isTold) {
    isTold = true;
    tell('This device doesn’t answer where games are kept safely. They may be lost when it needs room.');
  }
}

if ('MatchHost' in window.Capacitor.Plugins) {
  listenTo(window.Capacitor.Plugins.MatchHost);
}
soundAsAGame(plugins);
feel(plugins);
followTurns();
followLife(plugins);
followBack(plugins);
keepAwake(plugins);

// What the pages ask the app for: the loader waits until it is ready, and deluxe.web.Shared passes things on with it.
window.deluxeShell = {
  ready: keepDurably(window.localStorage, plugins, failed).then(() => followLinks(plugins, PUBLIC_ADDRESS, isInMatch, tell)),
  share: shareWith(plugins, PUBLIC_ADDRESS, tell),
  shareText: shareTextWith(plugins, tell),
  addressOf: page => publicPage(page, PUBLIC_ADDRESS),
};
