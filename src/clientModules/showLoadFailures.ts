import routes from '@generated/routes';

/** The properties of a generated route that are used here. `preload` loads the chunks of its page. */
type Route = {component?: unknown; routes?: readonly Route[]};
type Preloadable = {preload?: () => Promise<unknown>};

/**
 * Makes a page whose chunk fails to load show the load-failure screen with its Retry button (src/theme/Loading).
 * Docusaurus 3.10.2 reloads the whole page instead, which shows the browser's error page when offline, and it never
 * hydrates a first page whose chunk fails.
 */
function exposeLoadFailures(list: readonly Route[]): void {
  for (const {component, routes: nested} of list) {
    const page = component as Preloadable | undefined;
    const preload = page?.preload;
    // The component keeps the error and passes it to Loading.
    if (page && preload) page.preload = () => preload().catch(() => undefined);
    if (nested) exposeLoadFailures(nested);
  }
}

exposeLoadFailures(routes as readonly Route[]);
