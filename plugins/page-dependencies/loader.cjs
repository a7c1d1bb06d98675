/**
 * Webpack and Rspack loader: returns a page as it is, and tells the bundler which other files the page is made of.
 * Plain JavaScript, because the bundler loads it without a transpiler.
 */
module.exports = function pageDependencies(source) {
  const {dependenciesOf} = this.getOptions();
  for (const file of dependenciesOf(this.resourcePath, source)) this.addDependency(file);
  return source;
};
