// Writes FILE.br beside every file that is named: node brotli.js QUALITY FILE...
const fs = require('fs');
const zlib = require('zlib');

const [quality, ...files] = process.argv.slice(2);
const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: Number(quality) };
for (const file of files) {
  fs.writeFileSync(file + '.br', zlib.brotliCompressSync(fs.readFileSync(file), { params }));
}
