import routes from '../../src/config/routes.json';

/** Canonical URL paths of all documentation pages. */
const documentPages = routes.published.map((route) => `${route}/`);
/** A path without a page; the server responds with the 404 page. */
export const notFoundPage = '/no/such/page/';
const otherPages = ['/', '/search/?q=shard', notFoundPage, '/offline/'];
export const allPages = [...otherPages, ...documentPages];
