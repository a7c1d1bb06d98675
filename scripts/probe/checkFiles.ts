import {readPrecacheList} from '../../plugins/offline-app/precacheList';
import {headerRules} from '../../plugins/security-headers/headerRules';
import {redirectTargetOf} from '../../plugins/security-headers/redirectPage';
import {headersFor} from '../../server/headersFile';
import {redirects} from '../../src/config/redirects';
import {
  elementsOf,
  expectOk,
  expectThat,
  faultsOf,
  jsonOf,
  spread,
  textOf,
  type Check,
  type Reply,
  type Site,
} from './site';

/** Checks of what every host serves, with or without our server. */

/** Days before its expiry at which security.txt has to be renewed by another build. */
const SECURITY_DAYS = 30;

export const checkVersion: Check = async ({get, commit}) => {
  const reply = await get('version.json');
  const value = jsonOf(reply) as {commit?: unknown; pages?: unknown} | undefined;
  return [
    ...expectOk(reply),
    ...expectThat(typeof value?.pages === 'number', reply, 'JSON with the number of pages', summary(reply)),
    ...(commit === undefined
      ? []
      : expectThat(value?.commit === commit, reply, `the commit ${commit}`, String(value?.commit))),
  ];
};

export const checkPages: Check = async (site) => {
  const {root, sample, get} = site;
  const sitemap = await get('sitemap.xml');
  const addresses = elementsOf(sitemap.text, 'loc').map((element) => new URL(textOf(element)).pathname);
  const missing = await get(`no/such/page/`);
  const home = await get('.');
  const canonical = canonicalOf(home);
  const assets = new Set<string>();
  return [
    ...expectOk(sitemap),
    ...expectThat(addresses.length > 0, sitemap, 'addresses of pages', 'none'),
    ...(await faultsOf(spread([root.pathname, ...addresses], sample), (address) =>
      checkPage(address, site, assets),
    )),
    // After an incomplete deployment, pages name files that aren't there.
    ...(await faultsOf([...assets], async (address) => expectOk(await get(address)))),
    // A local server serves what is deployed elsewhere.
    ...expectThat(
      root.hostname === 'localhost' || (canonical !== undefined && new URL(canonical).origin === root.origin),
      home,
      `the canonical address to start with ${root.origin}, as after a build with SITE_URL=${root.origin}`,
      String(canonical),
    ),
    ...expectThat(
      missing.status === 404,
      missing,
      'status 404 for a page that does not exist',
      String(missing.status),
    ),
    ...expectThat(
      elementsOf(missing.text, 'h1').length === 1,
      missing,
      'the not-found page',
      summary(missing),
    ),
    ...expectOk(await get('licenses.txt')),
  ];
};

/** Adds the scripts and style sheets of the page to `assets`. */
async function checkPage(address: string, {get}: Site, assets: Set<string>): Promise<string[]> {
  const reply = await get(address);
  const headings = elementsOf(reply.text, 'h1').length;
  const canonical = canonicalOf(reply);
  for (const {properties} of elementsOf(reply.text, 'script', 'link')) {
    const file = String(properties.src ?? properties.href ?? '');
    if (file.includes('/assets/')) assets.add(new URL(file, reply.url).href);
  }
  const [withoutSlash, isHome] = [address.replace(/\/$/, ''), address === '/'];
  const bare = isHome ? reply : await get(withoutSlash);
  return [
    ...expectOk(reply),
    ...expectThat(headings === 1, reply, 'one main heading', String(headings)),
    ...expectThat(textOf(elementsOf(reply.text, 'title')[0]) !== '', reply, 'a title', 'none'),
    ...expectThat(
      canonical !== undefined && new URL(canonical).pathname === address,
      reply,
      `the canonical address to end with ${address}`,
      String(canonical),
    ),
    ...expectThat(
      bare.status === 200 && bare.url.pathname === address,
      bare,
      `${withoutSlash} to lead to ${address}`,
      `status ${bare.status} at ${bare.url.pathname}`,
    ),
  ];
}

function canonicalOf({text}: Reply): string | undefined {
  const links = elementsOf(text, 'link');
  const canonical = links.find(({properties}) => String(properties.rel) === 'canonical')?.properties.href;
  return canonical === undefined || !URL.canParse(String(canonical)) ? undefined : String(canonical);
}

/** Compares the headers of a page, of a shared file and of the worker with the rules of the build. */
export const checkHeaders: Check = async ({root, get}) => {
  const page = await get('.', {headers: {'Accept-Encoding': 'br, gzip'}});
  const styleSheet = elementsOf(page.text, 'link').find(
    ({properties}) => String(properties.rel) === 'stylesheet',
  )?.properties.href;
  if (styleSheet === undefined) return expectThat(false, page, 'a style sheet', 'none');
  const asset = await get(String(styleSheet), {headers: {'Accept-Encoding': 'br, gzip'}});
  const worker = await get('sw.js');
  const version = await get('version.json');
  const baseUrl = root.pathname;
  const files = ['index.html', 'sw.js', 'version.json', asset.url.pathname.slice(baseUrl.length)];
  const rules = headerRules({policy: POLICY, baseUrl, files});
  return [
    ...[page, asset, worker, version].flatMap((reply) =>
      [...headersFor(rules, reply.url.pathname)].flatMap(([name, value]) => {
        const found = reply.headers.get(name);
        const isExpected = value === POLICY ? found?.includes("default-src 'self'") : found === value;
        return expectThat(
          isExpected === true,
          reply,
          `the header ${name}${value === POLICY ? ' of the build' : `: ${value}`}`,
          found ?? 'none',
        );
      }),
    ),
    ...[page, asset].flatMap((reply) => {
      const encoding = reply.headers.get('Content-Encoding');
      return expectThat(
        encoding === 'br' || encoding === 'gzip',
        reply,
        'a compressed response (br or gzip)',
        encoding ?? 'none',
      );
    }),
  ];
};

/** Placeholder for the policy of the build, which contains the hashes of its pages. */
const POLICY = 'policy';

/** Checks the search index, and that the files exist that the service worker stores. */
export const checkIndex: Check = async ({root, sample, get}) => {
  const worker = await get('sw.js');
  const build = readPrecacheList(worker.text);
  if (build === undefined) {
    return [
      ...expectOk(worker),
      ...expectThat(false, worker, 'a list of offline files in its first line', 'none'),
    ];
  }
  const files = build.files.map(({url}) => url);
  const index = files.filter((file) => file.startsWith('assets/search/'));
  return [
    ...expectThat(
      index.some((file) => file.includes('/search-outline.')),
      worker,
      'the search index in the list of offline files',
      'none',
    ),
    ...(await faultsOf(index, async (file) => {
      const reply = await get(file);
      return [...expectOk(reply), ...expectThat(jsonOf(reply) !== undefined, reply, 'JSON', summary(reply))];
    })),
    ...(await faultsOf(spread(files, sample), async (file) => expectOk(await get(new URL(file, root).href)))),
  ];
};

export const checkRedirects: Check = async ({root, get}) =>
  faultsOf(redirects, async ({from, to}) => {
    const target = root.pathname.slice(0, -1) + to;
    const reply = await get(`${root.pathname.slice(0, -1)}${encodeURI(from)}/`);
    const [link] = elementsOf(reply.text, 'a');
    const address =
      redirectTargetOf(reply.text) !== undefined
        ? String(link?.properties.href)
        : decodeURI(reply.url.pathname);
    return expectThat(
      reply.status === 200 && address.replace(/\/$/, '') === target,
      reply,
      `a redirect to ${target}`,
      `status ${reply.status}, ${address}`,
    );
  });

/** Checks the well-known files, such as robots.txt. */
export const checkMarkdown: Check = async ({get}) => {
  const security = await get('.well-known/security.txt');
  const [, expires = ''] = /^Expires: (.+)$/m.exec(security.text) ?? [];
  const daysLeft = (Date.parse(expires) - Date.now()) / 86_400_000;
  return [
    ...(await faultsOf(['llms.txt', 'index.md', 'learn/sharding/index.md'], async (file) => {
      const reply = await get(file);
      const isMarkdown = !/^\s*</.test(reply.text) && reply.text.includes('# ');
      return [...expectOk(reply), ...expectThat(isMarkdown, reply, 'Markdown', summary(reply))];
    })),
    ...expectThat(
      daysLeft > SECURITY_DAYS,
      security,
      `at least ${SECURITY_DAYS} days until it expires, which another build renews`,
      expires === '' ? `no expiry, ${summary(security)}` : expires,
    ),
  ];
};

/** Describes a body that is not what was expected. */
function summary({status, text}: Reply): string {
  return `status ${status} and "${text.slice(0, 60).replaceAll(/\s+/g, ' ')}"`;
}
