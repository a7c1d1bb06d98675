const {applyPatch, patchOf} = require('./applyPatch.cjs');

/** The bundler's loader for patched files. Its options contain the changes, so that its cache depends on them. */
module.exports = function loader(source) {
  return applyPatch(patchOf(this.resourcePath), source);
};
