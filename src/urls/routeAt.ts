/** Returns the route of a path: the path without the site's base path. */
export function routeAt(pathname: string, baseUrl: string): string {
  return pathname.startsWith(baseUrl) ? `/${pathname.slice(baseUrl.length)}` : pathname;
}
