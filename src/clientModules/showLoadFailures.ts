import routes from '@generated/routes';

/** What is used of a generated route; `preload` loads the pieces of its page. */
type Route = {component?: unknown; routes?: readonly Route[]};
type Preloadable = {preload?: () => Promise<unknown>};

let shown = false;

/**
 * Lets a page whose piece doesn't load show the load-failure screen with its Retry (src/theme/Loading).
 * Docusaurus 3.10.2 reloads the whole page instead, which offline ends at the browser's own error page.
 * The first page is left alone: its text is there already, and better than an error.
 */
function showFailuresOf(list: readonly Route[]): void {
  for (const {component, routes: nested} of list) {
    const page = component as Preloadable | undefined;
    const preload = page?.preload;
    if (page && preload) {
      page.preload = () =>
        preload().catch((error: unknown) => (shown ? undefined : Promise.reject(error as Error)));
    }
    if (nested) showFailuresOf(nested);
  }
}

showFailuresOf(routes as readonly Route[]);

export function onRouteDidUpdate(): void {
  shown = true;
}
