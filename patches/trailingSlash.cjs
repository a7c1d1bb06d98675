/** Each page's links need only `applyTrailingSlash` of this package. */
const changes = [
  {
    why: 'The package requires all of tslib, 11 KB, for one function, whose argument is always an ES module.',
    issue: 'no upstream issue',
    from: `const tslib_1 = require("tslib");`,
    to: `const tslib_1 = { __importDefault: (module) => module };`,
  },
];

module.exports = {package: '@docusaurus/utils-common', version: '3.10.2', file: 'lib/index.js', changes};
