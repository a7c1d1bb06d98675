import routes from '../../src/config/routes.json';

/** Every page of the built site that tests look at, as its canonical address. */
const documentPages = routes.published.map((route) => `${route}/`);
const otherPages = ['/', '/search/?q=shard', '/no/such/page/', '/offline/'];
export const allPages = [...otherPages, ...documentPages];
