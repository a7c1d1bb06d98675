/** The component around all pages. */
const changes = [
  {
    why: 'The entry loads pages (patches/clientEntry.cjs).',
    issue: 'no upstream issue',
    from: `import preload from './preload';
`,
    to: ``,
  },
  {
    why:
      'The component got the new location at the click, and kept the old page until the new one had loaded. But the links of ' +
      'the old page got the new location as well, so they all rendered again, as one task, before the new page was requested.',
    issue: 'no upstream issue',
    from: `    // Intercept location update and still show current route until next route
    // is done loading.
    shouldComponentUpdate(nextProps, nextState) {
        if (nextProps.location === this.props.location) {
            // \`nextRouteHasLoaded\` is false means there's a pending route transition.
            // Don't update until it's done.
            return nextState.nextRouteHasLoaded;
        }
        // props.location being different means the router is trying to navigate to
        // a new route. We will preload the new route.
        const nextLocation = nextProps.location;
        // Save the location first.
        this.previousLocation = this.props.location;
        this.setState({ nextRouteHasLoaded: false });
        this.routeUpdateCleanupCb = dispatchLifecycleAction('onRouteUpdate', {
            previousLocation: this.previousLocation,
            location: nextLocation,
        });
        // Load data while the old screen remains. Force preload instead of using
        // \`window.docusaurus\`, because we want to avoid loading screen even when
        // user is on saveData
        preload(nextLocation.pathname)
            .then(() => {
            this.routeUpdateCleanupCb();
            this.setState({ nextRouteHasLoaded: true });
        })
            .catch((e) => {
            console.warn(e);
            // If chunk loading failed, it could be because the path to a chunk
            // no longer exists due to a new deployment. Force refresh the page
            // instead of just not navigating.
            window.location.reload();
        });
        return false;
    }
`,
    to: `    // It gets a location when its page has loaded.
    shouldComponentUpdate(nextProps) {
        if (nextProps.location !== this.props.location) this.previousLocation = this.props.location;
        return true;
    }
`,
  },
];

module.exports = {
  package: '@docusaurus/core',
  version: '3.10.2',
  file: 'lib/client/PendingNavigation.js',
  changes,
};
