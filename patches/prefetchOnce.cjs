/** The function that prefetches a file. */
const changes = [
  {
    why: 'Pages share files, and most of the files of a prefetched page are already in the browser.',
    issue: 'no upstream issue',
    from: `    return supportedPrefetchStrategy(url)`,
    to: `    if (performance.getEntriesByName(new URL(url, document.baseURI).href, 'resource').length > 0) {
        return Promise.resolve();
    }
    return supportedPrefetchStrategy(url)`,
  },
];

module.exports = {
  package: '@docusaurus/core',
  version: '3.10.2',
  file: 'lib/client/prefetch.js',
  changes,
};
