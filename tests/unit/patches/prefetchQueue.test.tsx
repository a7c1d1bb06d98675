const mockPaths = ['/', ...Array.from({length: 12}, (_, index) => `/far/${index}/`), '/near/a/', '/near/b/'];
// Docusaurus' generated modules, and its request for one file.
jest.mock('@generated/routes', () => mockPaths.map((path) => ({path, exact: true, component: {}})), {
  virtual: true,
});
jest.mock(
  '@generated/routesChunkNames',
  () => Object.fromEntries(mockPaths.map((path) => [`${path}-123`, {content: path}])),
  {virtual: true},
);
const mockRequested: string[] = [];
jest.mock('@docusaurus/core/lib/client/prefetch', () => ({
  __esModule: true,
  default: async (file: string) => void mockRequested.push(file),
}));

async function openSite(): Promise<{prefetch(path: string): unknown}> {
  jest.resetModules();
  mockRequested.length = 0;
  const {default: docusaurus} = await import('@docusaurus/core/lib/client/docusaurus');
  return docusaurus;
}

/** Runs all idle callbacks, and those that they cause. */
const idle = () => jest.runAllTimersAsync();

beforeAll(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, {__webpack_require__: {gca: (name: string) => name}});
  Object.assign(window, {requestIdleCallback: (work: () => void) => setTimeout(work)});
});
beforeEach(() => {
  window.history.pushState({}, '', '/near/');
  Object.defineProperty(navigator, 'connection', {value: undefined, configurable: true});
});

afterAll(() => jest.useRealTimers());

describe('the queue of prefetches', () => {
  it('requests nothing immediately, then 8 pages per view, starting with those near the page', async () => {
    const site = await openSite();
    for (const path of mockPaths) site.prefetch(path);
    expect(mockRequested).toEqual([]);
    await idle();
    expect(mockRequested).toHaveLength(8);
    expect(mockRequested.slice(0, 2)).toEqual(['/near/a/', '/near/b/']);
  });

  it('requests further pages in the next view, and none twice', async () => {
    const site = await openSite();
    for (const path of mockPaths) site.prefetch(path);
    await idle();
    window.history.pushState({}, '', '/far/1/');
    for (const path of mockPaths) site.prefetch(path);
    await idle();
    expect(mockRequested).toHaveLength(mockPaths.length);
    expect(new Set(mockRequested).size).toBe(mockPaths.length);
  });

  it.each([
    {saveData: true, effectiveType: '4g'},
    {saveData: false, effectiveType: 'slow-2g'},
  ])('requests nothing with %j', async (connection) => {
    const site = await openSite();
    Object.defineProperty(navigator, 'connection', {value: connection, configurable: true});
    for (const path of mockPaths) site.prefetch(path);
    await idle();
    expect(mockRequested).toEqual([]);
  });
});
