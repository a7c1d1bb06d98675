import {routesIn} from '../../plugins/site-routes/sidebarSections';
import sidebars from '../../sidebars';
import routes from '../../src/config/routes.json';

/** Canonical URL paths of all documentation pages. */
const documentPages = routes.published.map((route) => `${route}/`);
/** Canonical URL paths of the generated pages that list a category of the sidebar. */
export const categoryPages = sidebars.docs
  .flatMap(routesIn)
  .filter((route) => !routes.published.includes(route))
  .map((route) => `${route}/`);
/** A path without a page; the server responds with the 404 page. */
export const notFoundPage = '/no/such/page/';
const otherPages = ['/', '/search/?q=shard', notFoundPage, '/offline/'];
export const allPages = [...otherPages, ...categoryPages, ...documentPages];
