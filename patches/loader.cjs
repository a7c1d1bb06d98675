const patchDocSearch = require('./docsearch.cjs');

/** The bundler's loader for `@docsearch/react`. The dependency invalidates its cache when the changes change. */
module.exports = function loader(script) {
  this.addDependency(require.resolve('./docsearch.cjs'));
  return patchDocSearch(script);
};
