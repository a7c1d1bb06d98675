import addOfflinePage from '@site/plugins/offline-app/serviceWorker';

type Scope = NonNullable<Parameters<typeof addOfflinePage>[1]>;

/** A worker's scope, without a network by default, and a function that returns its response to a request. */
function makeScope({online = false} = {}) {
  const listeners: Parameters<Scope['addEventListener']>[1][] = [];
  const kept = new Map(
    [
      'index.html?__WB_REVISION__=a1',
      'learn/index.html?__WB_REVISION__=b2',
      'old%20path/index.html',
      'app.js',
    ].map((file) => [`https://docs.example/base/${file}`, new Response(`kept: ${file}`)]),
  );
  const scope: Scope = {
    offlineFiles: [
      {url: 'index.html', revision: 'a1'},
      {url: 'learn/index.html', revision: 'b2'},
      {url: 'old%20path/index.html', revision: null},
      {url: 'app.js', revision: null},
      {url: 'offline/index.html', revision: 'c3'},
      {url: 'lost/index.html', revision: 'd4'},
      {url: 'lost.js', revision: null},
    ],
    location: {href: 'https://docs.example/base/sw.js?params=x'},
    caches: {
      match: async (key) => kept.get(key),
    },
    fetch: async () => {
      if (online) return new Response('from the network');
      throw new TypeError('Failed to fetch');
    },
    addEventListener: (_type, listener) => listeners.push(listener),
  };
  let isStopped = false;
  const answerTo = async (address: string, mode = 'navigate') => {
    let answer: Promise<Response> | undefined;
    const url = new URL(address, 'https://docs.example/base/').href;
    for (const listener of listeners) {
      listener({
        request: {url, mode} as Request,
        respondWith: (response) => {
          answer = response;
        },
        stopImmediatePropagation: () => {
          isStopped = true;
        },
      });
    }
    expect(isStopped).toBe(answer !== undefined);
    return answer;
  };
  return {scope, listeners, answerTo};
}

const textOf = async (response: Response | undefined) => response?.text();
const requestedOf = (response: Response | undefined) => {
  expect(response?.status).toBe(302);
  const location = new URL(response?.headers.get('location') ?? '');
  expect(location.pathname).toBe('/base/offline/');
  return location.searchParams.get('from');
};

describe('addOfflinePage', () => {
  it("returns the network's response if it is available", async () => {
    const {scope, answerTo} = makeScope({online: true});
    addOfflinePage({offlineMode: true}, scope);
    expect(await textOf(await answerTo('new-page/'))).toBe('from the network');
  });

  it.each([
    ['', 'index.html?__WB_REVISION__=a1'],
    ['learn/', 'learn/index.html?__WB_REVISION__=b2'],
    ['learn', 'learn/index.html?__WB_REVISION__=b2'],
    ['learn/?q=1', 'learn/index.html?__WB_REVISION__=b2'],
    ['old%20path/', 'old%20path/index.html'],
    ['app.js', 'app.js'],
  ])('answers "%s" from the cache, online too', async (address, file) => {
    for (const mode of ['navigate', 'cors']) {
      const {scope, answerTo} = makeScope({online: true});
      addOfflinePage({offlineMode: true}, scope);
      expect(await textOf(await answerTo(address, mode))).toBe(`kept: ${file}`);
    }
  });

  it('uses the network if the cache lacks a file; offline, redirects pages and rejects other requests', async () => {
    const online = makeScope({online: true});
    addOfflinePage({offlineMode: true}, online.scope);
    expect(await textOf(await online.answerTo('lost/'))).toBe('from the network');
    expect(await textOf(await online.answerTo('lost.js', 'no-cors'))).toBe('from the network');
    const offline = makeScope();
    addOfflinePage({offlineMode: true}, offline.scope);
    expect(requestedOf(await offline.answerTo('lost/'))).toBe('/base/lost/');
    await expect(offline.answerTo('lost.js', 'no-cors')).rejects.toThrow('Failed to fetch');
  });

  it.each(['api/data', 'https://other.example/base/app.js'])(
    'ignores the request for %s',
    async (address) => {
      const {scope, answerTo} = makeScope();
      addOfflinePage({offlineMode: true}, scope);
      expect(await answerTo(address, 'cors')).toBeUndefined();
    },
  );
});

it('the app keeps pages with links to style sheets instead of rules in each of them', async () => {
  const sheet = '<link rel=stylesheet href=/a.css>';
  const page = (inHead: string) => `<head><title>a</title>${inHead}</head><p>b</p>${sheet}`;
  const {scope} = makeScope();
  const html = {headers: {'content-type': 'text/html; charset=utf-8', 'x-a': 'b'}};
  const responses: Record<string, () => Response> = {
    '/': () => new Response(page('<style data-first-paint>p{top:0}</style>'), html),
    '/404': () => new Response(page(''), {...html, status: 404}),
    '/a.js': () => new Response('<style data-first-paint>', {headers: {'content-type': 'text/javascript'}}),
  };
  scope.fetch = async (address) => responses[address as string]!();
  addOfflinePage({offlineMode: true}, scope);
  const kept = await scope.fetch('/');
  expect(await kept.text()).toBe(page(sheet));
  expect(kept.headers.get('x-a')).toBe('b');
  expect(await (await scope.fetch('/a.js')).text()).toBe('<style data-first-paint>');
  expect((await scope.fetch('/404')).status).toBe(404);
});
