/**
 * Right after hydration, Docusaurus renders everything that waits for the browser (useIsBrowser) in one task. In a
 * transition, React does it in slices, between which the browser responds to the reader.
 */
const upstream = {
  issue: 'https://github.com/facebook/docusaurus/pull/9051',
  title: 'perf(core): switch useIsBrowser() to true in a transition',
  text:
    'After hydration, `BrowserContextProvider` calls `setIsBrowser(true)` in an effect. All components that call `useIsBrowser()` then render in one synchronous task, which blocks input on slow devices. ' +
    '#9051 made hydration itself a transition for the same reason; this update was left out. ' +
    'To see it, record a page load with a CPU that is slowed down 4 times: there is a long task directly after hydration. ' +
    'The change wraps the update in `startTransition`.',
};

const changes = [
  {
    why: 'The function that marks a transition.',
    from: `import React, { useEffect, useState } from 'react';`,
    to: `import React, { startTransition, useEffect, useState } from 'react';`,
  },
  {
    why: 'The update is a transition.',
    from: `        setIsBrowser(true);`,
    to: `        startTransition(() => setIsBrowser(true));`,
  },
];

module.exports = {
  package: '@docusaurus/core',
  version: '3.10.2',
  file: 'lib/client/browserContext.js',
  upstream,
  changes,
};
