/** The hook that compares objects by their values. */
const changes = [
  {
    why: 'The first localeCompare loads the collation of the language. The order only has to be the same each time.',
    issue: 'no upstream issue',
    from: `deps.sort((a, b) => a[0].localeCompare(b[0]));`,
    to: `deps.sort((a, b) => (a[0] < b[0] ? -1 : 1));`,
  },
];

module.exports = {
  package: '@docusaurus/theme-common',
  version: '3.10.2',
  file: 'lib/utils/reactUtils.js',
  changes,
};
