const {createTransformer} = require('@swc/jest');
const {applyPatch, patchOf, patches} = require('./applyPatch.cjs');

/** Jest's transformer for patched files: applies the same changes as the bundler, then the default transformer. */
module.exports = {
  createTransformer(options) {
    const swc = createTransformer(options);
    return {
      ...swc,
      // The cache depends on the changes.
      getCacheKey: (...file) => swc.getCacheKey(...file) + JSON.stringify(patches),
      process: (source, file, ...rest) => swc.process(applyPatch(patchOf(file), source), file, ...rest),
    };
  },
};
