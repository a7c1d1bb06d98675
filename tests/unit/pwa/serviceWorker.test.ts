import addOfflinePage from '@site/src/pwa/serviceWorker';

/** A worker's scope without a network, and a function that returns its response to a request. */
function makeScope({online = false} = {}) {
  type Listener = Parameters<
    Parameters<typeof addOfflinePage>[1] extends infer S ? (scope: NonNullable<S>) => void : never
  >[0];
  const listeners: ((event: {request: Request; respondWith(response: Promise<Response>): void}) => void)[] =
    [];
  const scope: Listener = {
    offlineFiles: [
      {url: 'index.html'},
      {url: 'learn/index.html'},
      {url: 'old%20path/index.html'},
      {url: 'llms.txt'},
    ],
    location: {href: 'https://docs.example/base/sw.js?params=x'},
    fetch: async () => {
      if (online) return new Response('from the network');
      throw new TypeError('Failed to fetch');
    },
    addEventListener: (_type, listener) => listeners.push(listener),
  };
  const answerTo = async (address: string, mode = 'navigate') => {
    let answer: Promise<Response> | undefined;
    const request = {url: `https://docs.example/base/${address}`, mode} as Request;
    for (const listener of listeners) {
      listener({
        request,
        respondWith: (response) => {
          answer = response;
        },
      });
    }
    return answer;
  };
  return {scope, listeners, answerTo};
}

describe('addOfflinePage', () => {
  it("redirects to the offline page from an address that isn't cached", async () => {
    const {scope, answerTo} = makeScope();
    addOfflinePage({offlineMode: true}, scope);
    const response = await answerTo('no/such page?q=1&r=2');
    expect(response?.status).toBe(302);
    const location = new URL(response?.headers.get('location') ?? '');
    expect(location.pathname).toBe('/base/offline/');
    expect(location.searchParams.get('from')).toBe('/base/no/such%20page?q=1&r=2');
  });

  it("returns the network's response if it is available", async () => {
    const {scope, answerTo} = makeScope({online: true});
    addOfflinePage({offlineMode: true}, scope);
    expect(await (await answerTo('new-page/'))?.text()).toBe('from the network');
  });

  it.each(['', 'learn/', 'learn', 'learn/?q=1', 'old%20path/', 'llms.txt'])(
    'leaves "%s" to the precache',
    async (address) => {
      const {scope, answerTo} = makeScope();
      addOfflinePage({offlineMode: true}, scope);
      expect(await answerTo(address)).toBeUndefined();
    },
  );

  it("ignores requests that aren't navigations", async () => {
    const {scope, answerTo} = makeScope();
    addOfflinePage({offlineMode: true}, scope);
    expect(await answerTo('api/data', 'cors')).toBeUndefined();
  });

  it('does nothing outside offline mode', () => {
    const {scope, listeners} = makeScope();
    addOfflinePage({offlineMode: false}, scope);
    expect(listeners).toEqual([]);
  });
});
