const path = require('node:path');

/**
 * Webpack and Rspack loader: returns the data of a generated file once it is computed. Until then, the bundler compiles other
 * modules. Plain JavaScript, because the bundler loads it without a transpiler.
 */
module.exports = function generatedFile() {
  const done = this.async();
  // The bundler's cache would return the data of the last build.
  this.cacheable(false);
  const {read} = this.getOptions();
  read(path.basename(this.resourcePath, '.json')).then((text) => done(null, text), done);
};
