// Makes a script small. Arguments: the language that browsers understand, the script, and --outfile= with the file for the small one.
const { minified, shortened, rewrite } = require('./shorter.js');

const [language, file, outfile] = process.argv.slice(2);
rewrite(file, outfile, async script => shortened(minified(script, language), language));
