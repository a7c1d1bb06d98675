import {endpointsOf, readDocument, services} from '../../plugins/openapi/document';
import {pageOf} from '../../plugins/openapi/objects';
import {routesIn} from '../../plugins/site-routes/sidebarSections';
import sidebars from '../../sidebars';
import {redirects} from '../../src/config/redirects';
import routes from '../../src/config/routes.json';

const redirected = new Set(redirects.map(({from}) => from));
/** Routes of all documentation pages. A page that moved is recorded under its former route too, which is redirected. */
export const documentRoutes = routes.published.filter((route) => !redirected.has(route));
/** Canonical URL paths of all documentation pages. */
const documentPages = documentRoutes.map((route) => `${route}/`);
/** Canonical URL paths of the generated pages that list a category of the sidebar. */
export const categoryPages = sidebars.docs
  .flatMap(routesIn)
  .filter((route) => !routes.published.includes(route))
  .map((route) => `${route}/`);
/** A path without a page; the server responds with the 404 page. */
export const notFoundPage = '/no/such/page/';
const otherPages = ['/', '/search/?q=shard', notFoundPage, '/offline/'];
export const allPages = [...otherPages, ...categoryPages, ...documentPages];

/** Routes of the pages of the API reference. */
export const referencePages: ReadonlySet<string> = new Set(
  services.flatMap((service) =>
    endpointsOf(service).map(({operation}) => pageOf(readDocument(service), operation)),
  ),
);
