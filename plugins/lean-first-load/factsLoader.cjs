/**
 * Webpack and Rspack loader: replaces a file of facts by what the browser's code needs of it.
 * Plain JavaScript, because the bundler loads it without a transpiler.
 */
module.exports = function factsLoader() {
  return this.getOptions().factValues(this.resourcePath);
};
