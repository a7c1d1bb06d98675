import {buildIndex} from '@site/src/retrieval/index/buildIndex';
import {createSearchService} from '@site/src/search/worker/searchService';
import type {WorkerMessage, WorkerRequest} from '@site/src/search/worker/workerProtocol';
import {pagesOf} from '@site/tests/support/searchPages';
import {withResolvers} from '@site/tests/support/withResolvers';

const data = buildIndex(
  pagesOf({'/learn/sharding': {title: 'Sharding', category: 'Learn', intro: 'Validators are shuffled.'}}),
);
const files = {
  outline: 'outline',
  index: 'index',
  passages: ['passages'],
  code: 'code',
  questions: 'questions',
};
const search = (id: number, query: string, surface = 1): WorkerRequest => ({
  type: 'search',
  id,
  surface,
  siteUrl: 'https://docs.example.org/',
  request: {indexName: 'docs', query},
});

/** Opens a service that loads its files with `get`, and records its messages and the files that it requests. */
function serviceOf(get: (url: string, isRetry: boolean) => unknown) {
  const sent: WorkerMessage[] = [];
  const asked: string[] = [];
  const serve = createSearchService({
    files,
    send: (message) => sent.push(message),
    fetchJson: async (url, isRetry) => {
      asked.push(isRetry ? `${url} again` : url);
      return get(url, isRetry);
    },
  });
  return {serve, sent, asked, settled};
}

const fileAt = (url: string) => data[url as keyof typeof data];

describe('createSearchService', () => {
  it('returns a section as Markdown, without the index and the questions', async () => {
    const {serve, sent, asked, settled} = serviceOf(fileAt);
    serve({type: 'section', id: 1, route: '/learn/sharding', anchor: ''});
    serve({type: 'section', id: 2, route: '/learn/sharding', anchor: 'gone'});
    await settled();
    expect(asked).toEqual(['outline', 'passages', 'code']);
    expect(sent.filter(({type}) => type === 'reply')).toEqual([
      {type: 'reply', id: 1, value: 'Validators are shuffled.'},
      {type: 'reply', id: 2, value: undefined},
    ]);
  });

  it('loads the parts once and in order, and reports each', async () => {
    const {serve, sent, asked, settled} = serviceOf(fileAt);
    serve({type: 'warmUp', extent: 'outline'});
    await settled();
    expect(asked).toEqual(['outline']);
    serve({type: 'warmUp', extent: 'all'});
    serve({type: 'warmUp', extent: 'all'});
    await settled();
    expect(asked).toEqual(['outline', 'index', 'passages']);
    expect(sent).toEqual([
      {type: 'loaded', part: 'outline'},
      {type: 'loaded', part: 'index'},
      {type: 'loaded', part: 'passages'},
    ]);
    serve(search(1, 'shuffled'));
    await settled();
    expect(sent.at(-1)).toMatchObject({type: 'reply', id: 1, value: {nbHits: 1}});
  });

  it('answers from titles while the index loads, and delays a query that no title matches', async () => {
    const {promise: index, resolve: arrive} = withResolvers<unknown>();
    const {serve, sent, settled} = serviceOf((url) => (url === 'index' ? index : fileAt(url)));
    const answers = () => sent.filter(({type}) => type === 'reply');
    serve(search(1, 'sharding'));
    serve(search(2, 'shuffled', 2));
    await settled();
    expect(answers()).toMatchObject([{id: 1, value: {nbHits: 1}}]);
    arrive(data.index);
    await settled();
    expect(answers()[1]).toMatchObject({id: 2, value: {nbHits: 1}});
  });

  it('drops a query that waits for the index if a later one arrives', async () => {
    const {promise: index, resolve: arrive} = withResolvers<unknown>();
    const {serve, sent, settled} = serviceOf((url) => (url === 'index' ? index : fileAt(url)));
    serve(search(1, 'shuf'));
    await settled();
    serve(search(2, 'shuffled'));
    await settled();
    arrive(data.index);
    await settled();
    expect(sent).toContainEqual({type: 'superseded', id: 1});
    expect(sent.filter(({type}) => type === 'reply')).toMatchObject([{id: 2, value: {nbHits: 1}}]);
  });

  it('keeps a query that waits for the index if another search field sends one', async () => {
    const {promise: index, resolve: arrive} = withResolvers<unknown>();
    const {serve, sent, settled} = serviceOf((url) => (url === 'index' ? index : fileAt(url)));
    serve(search(1, 'shuffled', 1));
    serve(search(2, 'shuf', 2));
    serve(search(3, 'validators', 2));
    await settled();
    arrive(data.index);
    await settled();
    expect(sent.filter(({type}) => type === 'reply')).toMatchObject([
      {id: 1, value: {query: 'shuffled', nbHits: 1}},
      {id: 3, value: {query: 'validators', nbHits: 1}},
    ]);
  });

  it('fails instead of reporting no results if the index fails to load, and recovers', async () => {
    let isBroken = true;
    const {serve, sent, settled} = serviceOf((url) =>
      isBroken && url === 'index' ? Promise.reject(new Error('status 500')) : fileAt(url),
    );
    serve(search(1, 'shuffled'));
    await settled();
    expect(sent.at(-1)).toMatchObject({type: 'failure', id: 1});
    isBroken = false;
    serve(search(2, 'shuffled'));
    await settled();
    expect(sent).toContainEqual(
      expect.objectContaining({type: 'reply', id: 2, value: expect.objectContaining({nbHits: 1})}),
    );
  });

  it.each([
    ['is missing', () => Promise.reject(new Error('status 404'))],
    ['has another structure', () => ({pages: 'none'})],
    ['has another version', () => ({...data.outline, version: 9})],
    ['is null', () => null],
  ])('fails if the outline %s, and works once it is valid', async (_, broken) => {
    let isBroken = true;
    const {serve, sent, asked, settled} = serviceOf((url) =>
      isBroken && url === 'outline' ? broken() : fileAt(url),
    );
    serve(search(1, 'sharding'));
    await settled();
    expect(sent).toMatchObject([{type: 'failure', id: 1}]);
    isBroken = false;
    serve(search(2, 'sharding'));
    await settled();
    expect(asked).toContain('outline again');
    expect(sent).toContainEqual(expect.objectContaining({type: 'reply', id: 2}));
  });

  it('searches titles if the index is broken, and reloads it bypassing the cache', async () => {
    let isBroken = true;
    const {serve, sent, asked, settled} = serviceOf((url) =>
      isBroken && url === 'index' ? {version: 1} : fileAt(url),
    );
    serve(search(1, 'sharding'));
    await settled();
    expect(sent.at(-1)).toMatchObject({type: 'reply', id: 1, value: {nbHits: 1}});
    isBroken = false;
    serve(search(2, 'sharding'));
    await settled();
    expect(asked).toEqual(['outline', 'index', 'index again', 'passages again']);
    serve(search(3, 'shuffled'));
    await settled();
    expect(sent.at(-1)).toMatchObject({id: 3, value: {nbHits: 1}});
  });

  it('suggests pages with only the outline loaded', async () => {
    const {serve, sent, asked, settled} = serviceOf(fileAt);
    serve({type: 'suggest', id: 1, query: 'shrading'});
    await settled();
    expect(asked).toEqual(['outline']);
    expect(sent.at(-1)).toEqual({
      type: 'reply',
      id: 1,
      value: [{route: '/learn/sharding', title: 'Sharding'}],
    });
  });

  it('answers questions once all parts are loaded, and retries after a failure', async () => {
    let isBroken = true;
    const {serve, sent, asked} = serviceOf((url) => {
      if (url === 'questions' && isBroken) throw new Error('no network');
      return fileAt(url);
    });
    const question = {message: 'Who is shuffled?', thread: []};
    serve({type: 'answer', id: 1, question});
    await waitFor(() => sent.some((message) => 'id' in message));
    expect(sent.at(-1)).toMatchObject({type: 'failure', id: 1});
    isBroken = false;
    serve({type: 'answer', id: 2, question});
    await waitFor(() => sent.some((message) => 'id' in message && message.id === 2));
    expect(sent.at(-1)).toMatchObject({type: 'reply', id: 2});
    expect(JSON.stringify(sent.at(-1))).toContain('/learn/sharding');
    expect(asked.filter((url) => url.startsWith('questions'))).toEqual(['questions', 'questions again']);
  });
});

/** Waits for ten turns of the event loop: enough for everything that a test doesn't delay. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

async function waitFor(holds: () => boolean): Promise<void> {
  for (let round = 0; round < 100 && !holds(); round += 1)
    await new Promise((resolve) => setTimeout(resolve));
}
