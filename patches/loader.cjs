const patchDocSearch = require('./docsearch.cjs');

/** The bundler's loader of `@docsearch/react`, whose cache goes stale when the changes do. */
module.exports = function loader(script) {
  this.addDependency(require.resolve('./docsearch.cjs'));
  return patchDocSearch(script);
};
