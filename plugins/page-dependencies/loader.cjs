/**
 * Webpack and Rspack loader: returns a page unchanged, and registers the other files that the page depends on.
 * Plain JavaScript, because the bundler loads it without a transpiler.
 */
module.exports = function pageDependencies(source) {
  const {dependenciesOf} = this.getOptions();
  for (const file of dependenciesOf(this.resourcePath, source)) this.addDependency(file);
  return source;
};
