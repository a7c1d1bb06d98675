const {createTransformer} = require('@swc/jest');
const patchDocSearch = require('./docsearch.cjs');

/** Jest's transformer for `@docsearch/react`: applies the same changes as the bundler, then the default transformer. */
module.exports = {
  createTransformer(options) {
    const swc = createTransformer(options);
    return {
      ...swc,
      // The cache depends on the changes.
      getCacheKey: (...file) => swc.getCacheKey(...file) + JSON.stringify(patchDocSearch.changes),
      process: (source, ...rest) => swc.process(patchDocSearch(source), ...rest),
    };
  },
};
