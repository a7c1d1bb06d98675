/**
 * Right after hydration, Docusaurus renders everything that waits for the browser (useIsBrowser) in one task. In a
 * transition, React does it in slices, between which the browser responds to the reader.
 */
const changes = [
  {
    why: 'The function that marks a transition.',
    issue: 'https://github.com/facebook/docusaurus/pull/9051',
    from: `import React, { useEffect, useState } from 'react';`,
    to: `import React, { startTransition, useEffect, useState } from 'react';`,
  },
  {
    why: 'The update is a transition.',
    issue: 'https://github.com/facebook/docusaurus/pull/9051',
    from: `        setIsBrowser(true);`,
    to: `        startTransition(() => setIsBrowser(true));`,
  },
];

module.exports = {
  package: '@docusaurus/core',
  version: '3.10.2',
  file: 'lib/client/browserContext.js',
  changes,
};
