/**
 * Webpack and Rspack loader: returns what the option `transform` makes of a file's path and source.
 * Plain JavaScript, because the bundler loads it without a transpiler.
 */
module.exports = function transformLoader(source) {
  return this.getOptions().transform(this.resourcePath, source);
};
