// The script for pages without modules, web/deluxe-embed.js: it makes one global.
import { embed } from './embed.js';

window.DominoesDeluxe = { embed };
