import createRedirectPageContent from '@docusaurus/plugin-client-redirects/lib/createRedirectPageContent';
import {redirects} from '@site/src/config/redirects';

export const SITE = 'https://docs.example';
/** Its name has the hash of its text, as that of a finished build. */
export const STYLE = 'assets/css/styles.0bd89fc5.css';
export const OUTLINE = 'assets/search/search-outline.1a2b3c4d.json';

/** The HTML of a page, long enough to be compressed. */
export const page = (route: string) =>
  `<!doctype html><html lang=en><head><meta charset=UTF-8><title>${route}</title><link rel=canonical href=${SITE}${route}>` +
  `<link rel=stylesheet href=/${STYLE}></head><body><h1>${route}</h1>${'<p>text</p>'.repeat(200)}</body></html>`;
const routes = ['/', '/learn/sharding/', '/welcome/terminology/'];
const fileOf = (route: string) => `${route.slice(1)}index.html`;
/** The files of a small build, by path: three pages, the redirects of the site, and a page at the target of each. */
export const buildFiles: Record<string, string> = {
  ...Object.fromEntries(
    [...routes, ...redirects.map(({to}) => `${to}/`)].map((route) => [fileOf(route), page(route)]),
  ),
  ...Object.fromEntries(
    redirects.flatMap(({from, to}) => [
      [`${from.slice(1)}/index.html`, createRedirectPageContent({toUrl: `${to}/`})],
      [fileOf(`${to}/`), page(`${to}/`)],
    ]),
  ),
  '404.html': page('/404'),
  'shell/index.html': page('/shell/'),
  'index.md': '# Docs\n',
  'learn/sharding/index.md': '# Sharding\n',
  'llms.txt': '# Docs\n',
  'sitemap.xml': `<?xml version="1.0"?><urlset>${routes.map((route) => `<url><loc>${SITE}${route}</loc></url>`).join('')}</urlset>`,
  'sw.js': 'run([{"revision":null,"url":"offline-files-of-the-finished-build"}])',
  'img/favicon.svg': '<svg/>',
  [STYLE]: 'p {\n  color: red;\n}\n'.repeat(60),
  [OUTLINE]: '{"pages":[]}',
  'assets/fonts/geist-latin-wght-normal-1a2b3c4d.woff2': 'font',
  'assets/fonts/geist-mono-latin-wght-normal-1a2b3c4d.woff2': 'code font',
};
