import addOfflinePages from '@site/plugins/offline-app/serviceWorker';

type Scope = NonNullable<Parameters<typeof addOfflinePages>[1]>;

/** A worker's scope, without a network by default, and a function that returns its response to a request. */
function makeScope({online = false} = {}) {
  const listeners: Parameters<Scope['addEventListener']>[1][] = [];
  const kept = new Map(
    [
      'shell/index.html?__WB_REVISION__=a1',
      'moved/index.html?__WB_REVISION__=b2',
      'old%20path/index.html',
      'app.js',
    ].map((file) => [`https://docs.example/base/${file}`, new Response(`kept: ${file}`)]),
  );
  const scope: Scope = {
    offlineBuild: {
      files: [
        {url: 'shell/index.html', revision: 'a1'},
        {url: 'moved/index.html', revision: 'b2'},
        {url: 'old%20path/index.html', revision: null},
        {url: 'app.js', revision: null},
        {url: 'lost/index.html', revision: 'd4'},
        {url: 'lost.js', revision: null},
      ],
      pages: ['', 'offline/', 'learn/', 'new%20path/'],
    },
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
  const answerTo = async (address: string, mode = 'navigate') => {
    let isStopped = false;
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

describe('addOfflinePages', () => {
  it("returns the network's response if it is available", async () => {
    const {scope, answerTo} = makeScope({online: true});
    addOfflinePages({offlineMode: true}, scope);
    expect(await textOf(await answerTo('new-page/'))).toBe('from the network');
  });

  it.each(['', 'learn/', 'learn', 'learn/?q=1', 'new%20path/', 'offline/'])(
    'answers a navigation to the page "%s" with the shell, online too, and nothing else',
    async (address) => {
      for (const online of [true, false]) {
        const {scope, answerTo} = makeScope({online});
        addOfflinePages({offlineMode: true}, scope);
        expect(await textOf(await answerTo(address))).toBe('kept: shell/index.html?__WB_REVISION__=a1');
        expect(await answerTo(address, 'cors')).toBeUndefined();
      }
    },
  );

  it.each([
    ['moved/', 'moved/index.html?__WB_REVISION__=b2'],
    ['moved', 'moved/index.html?__WB_REVISION__=b2'],
    ['old%20path/', 'old%20path/index.html'],
    ['app.js', 'app.js'],
  ])('answers "%s" from the cache, online too', async (address, file) => {
    for (const mode of ['navigate', 'cors']) {
      const {scope, answerTo} = makeScope({online: true});
      addOfflinePages({offlineMode: true}, scope);
      expect(await textOf(await answerTo(address, mode))).toBe(`kept: ${file}`);
    }
  });

  it('uses the network if the cache lacks a file; offline, it says so, or rejects', async () => {
    const online = makeScope({online: true});
    addOfflinePages({offlineMode: true}, online.scope);
    expect(await textOf(await online.answerTo('lost/'))).toBe('from the network');
    expect(await textOf(await online.answerTo('lost.js', 'no-cors'))).toBe('from the network');
    const offline = makeScope();
    addOfflinePages({offlineMode: true}, offline.scope);
    const response = await offline.answerTo('lost/');
    expect(response?.status).toBe(503);
    expect(await textOf(response)).toMatch(/^You are offline, .* is incomplete\./);
    await expect(offline.answerTo('lost.js', 'no-cors')).rejects.toThrow('Failed to fetch');
  });

  it('redirects a navigation to an unknown address to the offline page', async () => {
    const {scope, answerTo} = makeScope();
    addOfflinePages({offlineMode: true}, scope);
    expect(requestedOf(await answerTo('unknown/?q=1'))).toBe('/base/unknown/?q=1');
  });

  it.each(['api/data', 'https://other.example/base/app.js'])(
    'ignores the request for %s',
    async (address) => {
      const {scope, answerTo} = makeScope();
      addOfflinePages({offlineMode: true}, scope);
      expect(await answerTo(address, 'cors')).toBeUndefined();
    },
  );
});
