/**
 * The entry evaluates the whole main script in one task. As steps, the browser responds to the reader between two of them.
 * The modules stay in the main script ("eager"), and in the same order, which is also the order of style sheets. The entry
 * also makes the router render once per navigation.
 */
const changes = [
  {
    why: 'Modules are imported in steps.',
    issue: 'no upstream issue',
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
const { Router: HistoryRouter } = await import(/* webpackMode: "eager" */ 'react-router-dom');
const { createBrowserHistory, createHashHistory } = await import(/* webpackMode: "eager" */ 'history');
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
const { default: normalizeLocation } = await import(/* webpackMode: "eager" */ './normalizeLocation');
const { dispatchLifecycleAction } = await import(/* webpackMode: "eager" */ './ClientLifecyclesDispatcher');
const { announceReadyPages } = await import(/* webpackMode: "eager" */ '@site/src/navigation/announceReadyPages');
await nextStep();
`,
  },
  {
    why:
      'The router learns of a location when its page can be rendered (see announceReadyPages). What PendingNavigation did ' +
      'at the start of a navigation happens here.',
    issue: 'no upstream issue',
    from: `    return siteConfig.future.experimental_router === 'hash' ? (<HashRouter>{children}</HashRouter>) : (<BrowserRouter>{children}</BrowserRouter>);
`,
    to: `    const [history] = React.useState(() => announceReadyPages(
        siteConfig.future.experimental_router === 'hash' ? createHashHistory() : createBrowserHistory(),
        async (location, previousLocation) => {
            const finish = dispatchLifecycleAction('onRouteUpdate', { previousLocation, location });
            try {
                await preload(normalizeLocation(location).pathname);
                finish();
            }
            catch (e) {
                console.warn(e);
                // A deployment may have removed the code of the page: the browser loads the page instead.
                window.location.reload();
                await new Promise(() => { });
            }
        }));
    return <HistoryRouter history={history}>{children}</HistoryRouter>;
`,
  },
  {
    why: 'The end of the function in which the steps run.',
    issue: 'no upstream issue',
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
  changes,
};
