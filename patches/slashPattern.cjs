/** Adds the trailing slash to the addresses of links. */
const upstream = {
  issue: null,
  title: 'fix(utils-common): applyTrailingSlash changes paths that contain "$&"',
  text:
    '`applyTrailingSlash` ends with `path.replace(pathname, newPathname)`. A string as second argument is a replacement pattern, in which `$&` means the matched text. ' +
    'With `trailingSlash: true`, `applyTrailingSlash("/$&", options)` returns `//$&/` instead of `/$&/`, and a browser takes `//…` as the address of another host. ' +
    'Any link that contains text from a user, such as a search query, can be affected. ' +
    'The change passes a function, whose result is used as it is.',
};

const changes = [
  {
    why: 'A new path was used as a replacement pattern, in which "$&" means the old path: "/$&" became "//$&/", a link to another host.',
    from: 'return path.replace(pathname, newPathname);',
    to: 'return path.replace(pathname, () => newPathname);',
  },
];

module.exports = {
  package: '@docusaurus/utils-common',
  version: '3.10.2',
  file: 'lib/applyTrailingSlash.js',
  upstream,
  changes,
};
