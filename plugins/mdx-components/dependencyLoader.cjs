const path = require('node:path');

const GLOSSARY = 'docs/welcome/terminology.mdx';
const VERIFIED = 'samples/verified.json';

/**
 * Webpack and Rspack loader: returns a page as it is, and names what its terms and its samples' lines are read from as
 * dependencies of it. Plain JavaScript, because the bundler loads it without a transpiler.
 */
module.exports = function dependencyLoader(source) {
  const depend = (file) => this.addDependency(path.resolve(this.rootContext, file));
  if (source.includes('<Term ')) depend(GLOSSARY);
  if (source.includes('file=samples/')) depend(VERIFIED);
  return source;
};
