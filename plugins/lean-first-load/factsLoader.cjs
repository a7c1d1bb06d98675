/**
 * Webpack and Rspack loader: replaces a file of facts by the values that the browser's code needs.
 * Plain JavaScript, because the bundler loads it without a transpiler.
 */
module.exports = function factsLoader() {
  return this.getOptions().factValues(this.resourcePath);
};
