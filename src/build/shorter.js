// Shared by the programs that make scripts smaller.
const fs = require('fs');
const esbuild = require('esbuild');
const terser = require('terser');

/** Minified by esbuild, in a language that browsers understand, such as es2018. */
function minified(script, language) {
  return esbuild.transformSync(script, { minify: true, target: language, charset: 'utf8' }).code;
}

/** Smaller than esbuild makes it. */
async function shortened(script, language) {
  const options = { ecma: Number(language.slice(2)), toplevel: true, compress: { passes: 2 } };
  return (await terser.minify(script, options)).code;
}

/** Reads a script, and writes what is made of it to the file named in the last argument: --outfile=FILE. */
function rewrite(file, outfile, make) {
  make(fs.readFileSync(file, 'utf8'))
    .then(made => fs.writeFileSync(outfile.replace('--outfile=', ''), made))
    .catch(failure => {
      console.error(failure.message);
      process.exitCode = 1;
    });
}

module.exports = { minified, shortened, rewrite };
