/** The component behind every internal link. */
const upstream = {
  issue: null,
  title: 'fix(core): Link keeps an IntersectionObserver for each render',
  text:
    '`Link` passes a new `handleRef` function to React on each render, so React calls it with the element on each render. Each call creates an IntersectionObserver and overwrites `ioRef.current`. The cleanup of the effect disconnects only the last one; the others keep observing the element. ' +
    'To see it, count `new IntersectionObserver` and `disconnect` while navigating between two documents: on our site, nine observers per navigation are never freed. ' +
    'The change disconnects the previous observer before it creates the next one.',
};

const changes = [
  {
    why: 'React calls the reference on each render, which created a new observer and kept the old one: nine per navigation were never freed.',
    from: `        innerRef.current = el;`,
    to: `        innerRef.current = el;
        ioRef.current?.disconnect();`,
  },
];

module.exports = {
  package: '@docusaurus/core',
  version: '3.10.2',
  file: 'lib/client/exports/Link.js',
  upstream,
  changes,
};
