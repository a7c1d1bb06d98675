/** The look-up of the document at the current address. */
const changes = [
  {
    why: 'The look-up of patches/routeLookup.cjs also finds documents.',
    issue: 'https://github.com/facebook/docusaurus/issues/7256',
    from: `import { matchPath, useLocation } from '@docusaurus/router';
`,
    to: `import { useLocation } from '@docusaurus/router';
import { matchRoutes } from 'react-router-config';
`,
  },
  {
    why: 'On each render, it made and tested the regular expression of every document until one matched.',
    issue: 'https://github.com/facebook/docusaurus/issues/7256',
    from: `docRoutes.find((docRoute) => matchPath(location.pathname, docRoute))`,
    to: `matchRoutes(docRoutes, location.pathname)[0]?.route`,
  },
];

module.exports = {
  package: '@docusaurus/plugin-content-docs',
  version: '3.10.2',
  file: 'lib/client/docsUtils.js',
  changes,
};
