const {applyPatch, patchOf} = require('./applyPatch.cjs');

/** The bundler's loader for patched files. The dependency invalidates its cache when the changes change. */
module.exports = function loader(source) {
  const patch = patchOf(this.resourcePath);
  this.addDependency(patch.script);
  return applyPatch(patch, source);
};
