import {createPrefetchQueue} from '@site/src/clientModules/createPrefetchQueue';

const far = Array.from({length: 12}, (_, index) => `/far/${index}/`);
const paths = ['/', ...far, '/near/a/', '/near/b/'];

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A queue whose idle callbacks run when `idle` is called. */
function openSite(prefetch = (_path: string): false | Promise<unknown> => Promise.resolve()) {
  const requested: string[] = [];
  const idleWork: (() => void)[] = [];
  const queue = createPrefetchQueue(
    (path) => {
      const request = requested.includes(path) ? false : prefetch(path);
      if (request !== false) requested.push(path);
      return request;
    },
    (work) => void idleWork.push(work),
  );
  queue.startView('/near/');
  const idle = async () => {
    while (idleWork.length > 0) {
      idleWork.shift()!();
      await settle();
    }
  };
  return {...queue, requested, idle, addAll: () => paths.forEach(queue.add)};
}

describe('the queue of prefetches', () => {
  it('requests nothing immediately, then 8 pages per view, starting with those near the page', async () => {
    const {requested, idle, addAll} = openSite();
    addAll();
    expect(requested).toEqual([]);
    await idle();
    expect(requested).toHaveLength(8);
    expect(requested.slice(0, 2)).toEqual(['/near/a/', '/near/b/']);
  });

  it('requests further pages in the next view, and none twice', async () => {
    const {requested, idle, addAll, startView} = openSite();
    addAll();
    await idle();
    startView('/far/1/');
    addAll();
    await idle();
    expect(requested).toHaveLength(paths.length);
    expect(new Set(requested).size).toBe(paths.length);
  });

  it('forgets the links of the page that the reader has left', async () => {
    const {requested, idle, add, startView} = openSite();
    add('/near/a/');
    startView('/far/');
    await idle();
    expect(requested).toEqual([]);
    add('/far/1/');
    await idle();
    expect(requested).toEqual(['/far/1/']);
  });

  it('waits for each page before it requests the next one', async () => {
    const finish: (() => void)[] = [];
    const {requested, idle, add} = openSite(() => new Promise<void>((resolve) => finish.push(resolve)));
    add('/near/a/');
    add('/near/b/');
    await idle();
    expect(requested).toEqual(['/near/a/']);
    finish[0]!();
    await settle();
    await idle();
    expect(requested).toEqual(['/near/a/', '/near/b/']);
  });

  it('tries the others if Docusaurus refuses a page, which takes nothing from the 8', async () => {
    const {requested, idle, addAll} = openSite((path) =>
      path.startsWith('/near/') ? false : Promise.resolve(),
    );
    addAll();
    await idle();
    expect(requested).toHaveLength(8);
    expect(requested).not.toContain('/near/a/');
  });
});

describe('the client module', () => {
  const prefetched: string[] = [];
  const location = (pathname: string, hash = '') => ({pathname, hash, search: '', state: undefined});

  it("puts the queue in the place of Docusaurus' prefetch, and keeps its preload", async () => {
    jest.useFakeTimers();
    const docusaurus = Object.freeze({
      prefetch: (path: string) => {
        prefetched.push(path);
        return Promise.resolve([]);
      },
      preload: () => false as const,
    });
    window.docusaurus = docusaurus;
    const {onRouteDidUpdate} = await import('@site/src/clientModules/prefetchQueue');
    onRouteDidUpdate!({location: location('/near/'), previousLocation: null});
    expect(window.docusaurus.preload).toBe(docusaurus.preload);
    expect(paths.map((path) => window.docusaurus.prefetch(path))).toEqual(paths.map(() => false));
    // The same page.
    onRouteDidUpdate!({location: location('/near/', '#part'), previousLocation: location('/near/')});
    expect(prefetched).toEqual([]);
    await jest.runAllTimersAsync();
    expect(prefetched).toHaveLength(8);
    expect(prefetched[0]).toBe('/near/a/');

    onRouteDidUpdate!({location: location('/far/'), previousLocation: location('/near/')});
    window.docusaurus.prefetch('/far/next/');
    await jest.runAllTimersAsync();
    expect(prefetched.slice(8)).toEqual(['/far/next/']);
    jest.useRealTimers();
  });
});
