/**
 * The entry evaluates the whole main script in one task. As steps, the browser responds to the reader between two of them.
 * The modules stay in the main script ("eager"), and in the same order, which is also the order of style sheets.
 * Measured in 2026-11 on the slow phone of scripts/benchPages.ts: without it, this task takes 135 ms instead of less than 50,
 * which is 80 to 95 ms of blocking.
 */
const upstream = {
  issue: null,
  title: 'perf(core): evaluate the client entry in several tasks',
  text:
    'The entry imports React, the router, all client modules, the routes and the theme statically, so the browser evaluates the main bundle in one task. ' +
    'On a phone, or with a CPU that is slowed down 4 times, this is the longest task of a page load, and input waits for it. ' +
    'The change imports the same modules in the same order by `import()` with `webpackMode: "eager"`, and yields to the browser between groups of them. ' +
    'They stay in the main bundle, and the order of styles is the same. ' +
    'Separately: a container without elements, as in the shell of an offline app, has nothing to hydrate, so the app is rendered into it.',
};

const changes = [
  {
    why: 'Modules are imported in steps.',
    from: `import React, { startTransition } from 'react';
import ReactDOM from 'react-dom/client';
import { HelmetProvider } from 'react-helmet-async';
import { BrowserRouter, HashRouter } from 'react-router-dom';
import siteConfig from '@generated/docusaurus.config';
import ExecutionEnvironment from './exports/ExecutionEnvironment';
import App from './App';
import preload from './preload';
import docusaurus from './docusaurus';
`,
    to: `import React, { startTransition } from 'react';
const nextStep = () => globalThis.scheduler?.yield ? globalThis.scheduler.yield() : new Promise((resolve) => setTimeout(resolve));
async function start() {
const { default: ReactDOM } = await import(/* webpackMode: "eager" */ 'react-dom/client');
await nextStep();
const { HelmetProvider } = await import(/* webpackMode: "eager" */ 'react-helmet-async');
const { BrowserRouter, HashRouter } = await import(/* webpackMode: "eager" */ 'react-router-dom');
await nextStep();
await import(/* webpackMode: "eager" */ '@generated/client-modules');
await nextStep();
await import(/* webpackMode: "eager" */ '@generated/routes');
await nextStep();
await import(/* webpackMode: "eager" */ '@theme/Root');
await import(/* webpackMode: "eager" */ '@theme/ThemeProvider');
await import(/* webpackMode: "eager" */ '@theme/SiteMetadata');
await nextStep();
const { default: siteConfig } = await import(/* webpackMode: "eager" */ '@generated/docusaurus.config');
const { default: ExecutionEnvironment } = await import(/* webpackMode: "eager" */ './exports/ExecutionEnvironment');
const { default: App } = await import(/* webpackMode: "eager" */ './App');
const { default: preload } = await import(/* webpackMode: "eager" */ './preload');
const { default: docusaurus } = await import(/* webpackMode: "eager" */ './docusaurus');
await nextStep();
`,
  },
  {
    why: "The offline app's shell (src/pages/shell.tsx) has no HTML to hydrate.",
    from: `        if (hydrate) {
`,
    to: `        if (hydrate && container.childElementCount > 0) {
`,
  },
  {
    why: 'The end of the function in which the steps run.',
    from: `        module.hot.accept();
    }
}
`,
    to: `        module.hot.accept();
    }
}
}
start();
`,
  },
];

module.exports = {
  package: '@docusaurus/core',
  version: '3.10.2',
  file: 'lib/client/clientEntry.js',
  upstream,
  changes,
};
