// Writes FILE.br beside every file that is named, as many at a time as there are processors: node brotli.js QUALITY FILE...
const fs = require('fs');
const zlib = require('zlib');
const { promisify } = require('util');

const compressed = promisify(zlib.brotliCompress);
const [quality, ...files] = process.argv.slice(2);
const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: Number(quality) };
files.forEach(async file => fs.writeFileSync(file + '.br', await compressed(fs.readFileSync(file), { params })));
