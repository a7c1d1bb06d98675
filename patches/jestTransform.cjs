const {createTransformer} = require('@swc/jest');
const patchDocSearch = require('./docsearch.cjs');

/** Jest's transformer of `@docsearch/react`: the changes that the bundler applies, then the one of all other files. */
module.exports = {
  createTransformer(options) {
    const swc = createTransformer(options);
    return {
      ...swc,
      // What Jest keeps is of these changes.
      getCacheKey: (...file) => swc.getCacheKey(...file) + JSON.stringify(patchDocSearch.changes),
      process: (source, ...rest) => swc.process(patchDocSearch(source), ...rest),
    };
  },
};
