// Writes FILE.br beside every file that is named: node brotli.js FILE...
// No setting is the best for every file, so each is compressed in several ways and the shortest result is kept.
const fs = require('fs');
const { promisify } = require('util');
const zlib = require('zlib');

const compress = promisify(zlib.brotliCompress);
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGBLOCK, BROTLI_PARAM_NDIRECT } = zlib.constants;

const WAYS = [4, 9, 10, 12, 13, 14].map(direct => ({
  [BROTLI_PARAM_QUALITY]: 11,
  [BROTLI_PARAM_LGBLOCK]: 16,
  [BROTLI_PARAM_NDIRECT]: direct,
}));

async function writeShortest(file) {
  const content = fs.readFileSync(file);
  const results = await Promise.all(WAYS.map(params => compress(content, { params })));
  fs.writeFileSync(file + '.br', results.reduce((shortest, next) => (next.length < shortest.length ? next : shortest)));
}

(async () => {
  for (const file of process.argv.slice(2)) {
    await writeShortest(file);
  }
})();
