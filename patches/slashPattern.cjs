/** Adds the trailing slash to the addresses of links. */
const changes = [
  {
    why: 'A new path was used as a replacement pattern, in which "$&" means the old path: "/$&" became "//$&/", a link to another host.',
    issue: 'no upstream issue',
    from: 'return path.replace(pathname, newPathname);',
    to: 'return path.replace(pathname, () => newPathname);',
  },
];

module.exports = {
  package: '@docusaurus/utils-common',
  version: '3.10.2',
  file: 'lib/applyTrailingSlash.js',
  changes,
};
