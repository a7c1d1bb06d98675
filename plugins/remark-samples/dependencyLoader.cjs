const path = require('node:path');

/**
 * Webpack and Rspack loader: returns a page as it is, and names the samples of its fences as dependencies of it.
 * Plain JavaScript, because the bundler loads it without a transpiler.
 */
module.exports = function dependencyLoader(source) {
  for (const [, file] of source.matchAll(/^ *`{3,}.*\sfile="?(samples\/[^\s"#]+)/gm)) {
    this.addDependency(path.resolve(this.rootContext, file));
  }
  return source;
};
