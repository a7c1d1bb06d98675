/** The component behind every internal link. */
const changes = [
  {
    why: 'React calls the reference on each render, which made a new observer and kept the old one: nine per navigation were never freed.',
    issue: 'no upstream issue',
    from: `        innerRef.current = el;`,
    to: `        innerRef.current = el;
        ioRef.current?.disconnect();`,
  },
];

module.exports = {
  package: '@docusaurus/core',
  version: '3.10.2',
  file: 'lib/client/exports/Link.js',
  changes,
};
