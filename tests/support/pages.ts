import routes from '../../src/config/routes.json';

/** Every page of the built site that tests look at, as its canonical address. */
const documentPages = routes.published.map((route) => `${route}/`);
/** Answered with the page for what isn't found, and its status. */
export const notFoundPage = '/no/such/page/';
const otherPages = ['/', '/search/?q=shard', notFoundPage, '/offline/'];
export const allPages = [...otherPages, ...documentPages];
