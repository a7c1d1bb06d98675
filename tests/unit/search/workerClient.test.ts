import type {SearchResponse} from '@site/src/search/algoliaProtocol';
import type {EmbeddedSearch} from '@site/src/search/createSearchClient';
import {createWorkerSearch, type SearchWorker} from '@site/src/search/workerClient';
import type {WorkerMessage, WorkerRequest} from '@site/src/search/workerProtocol';

const files = {
  outline: 'o',
  index: 'i',
  passages: 'p',
  code: 'c',
  questions: 'q',
  siteUrl: 'https://docs.example.org/',
};

class FakeWorker implements SearchWorker {
  readonly received: WorkerRequest[] = [];
  isStopped = false;
  tell: (message: WorkerMessage) => void = () => undefined;
  crash: () => void = () => undefined;

  send(message: WorkerRequest): void {
    this.received.push(message);
  }

  onMessage(listener: (message: WorkerMessage) => void): void {
    this.tell = listener;
  }

  onError(listener: () => void): void {
    this.crash = listener;
  }

  stop(): void {
    this.isStopped = true;
  }

  get searches(): Extract<WorkerRequest, {type: 'search'}>[] {
    return this.received.filter((message) => message.type === 'search');
  }
}

function start() {
  const workers: FakeWorker[] = [];
  const search = createWorkerSearch(
    () => {
      workers.push(new FakeWorker());
      return workers.at(-1)!;
    },
    () => files,
  );
  const askOn = (surface: Pick<EmbeddedSearch, 'search'>) => (query: string) =>
    surface.search([{indexName: 'docs', query}]);
  return {search, workers, ask: askOn(search.openSurface()), askElsewhere: askOn(search.openSurface())};
}

const answer = (id: number, query: string): WorkerMessage => ({
  type: 'answer',
  id,
  results: [{query} as SearchResponse],
});

describe('createWorkerSearch', () => {
  it('starts one worker, with the first use', async () => {
    const {search, workers, ask} = start();
    expect(workers).toHaveLength(0);
    search.warmUp('all');
    search.warmUp('all');
    void ask('shard');
    expect(workers).toHaveLength(1);
    expect(workers[0]!.received.map(({type}) => type)).toEqual(['open', 'warmUp', 'warmUp', 'search']);
  });

  it('resolves a query with its answer, and passes a failure on', async () => {
    const {workers, ask} = start();
    const found = ask('shard');
    workers[0]!.tell(answer(1, 'shard'));
    await expect(found).resolves.toEqual([{query: 'shard'}]);
    const failed = ask('stake');
    workers[0]!.tell({type: 'failure', id: 2, message: 'no index'});
    await expect(failed).rejects.toThrow('no index');
  });

  it('answers a thousand keystrokes with two queries', async () => {
    const {workers, ask} = start();
    const answered: string[] = [];
    const asked = Array.from({length: 1_000}, (_, index) =>
      ask('x'.repeat(index + 1)).then(([result]) => answered.push(result!.query)),
    );
    const [worker] = workers;
    expect(worker!.searches).toHaveLength(1);
    worker!.tell(answer(1, 'first'));
    expect(worker!.searches.map(({requests}) => requests[0]!.query!.length)).toEqual([1, 1_000]);
    worker!.tell(answer(2, 'last'));
    await asked.at(-1);
    // What was overtaken before its turn is never answered: each answer costs the page as much as one that is seen.
    expect(answered).toEqual(['first', 'last']);
  });

  it("doesn't let a query that waits for the index hold up the next", async () => {
    const {workers, ask} = start();
    const [worker] = (void ask('x'), workers);
    const found = ask('xy');
    expect(worker!.searches).toHaveLength(1);
    worker!.tell({type: 'waiting', id: 1});
    expect(worker!.searches.map(({id}) => id)).toEqual([1, 2]);
    worker!.tell({type: 'waiting', id: 2});
    const next = ask('xyz');
    expect(worker!.searches.map(({id}) => id)).toEqual([1, 2, 3]);
    worker!.tell(answer(3, 'xyz'));
    await expect(next).resolves.toEqual([{query: 'xyz'}]);
    worker!.tell(answer(2, 'xy'));
    const state = await Promise.race([found, Promise.resolve('unanswered')]);
    expect(state).toBe('unanswered');
  });

  it('answers a query that waited for the index, where no other overtook it', async () => {
    const {workers, ask} = start();
    const found = ask('x');
    workers[0]!.tell({type: 'waiting', id: 1});
    workers[0]!.tell(answer(1, 'x'));
    await expect(found).resolves.toEqual([{query: 'x'}]);
  });

  it('drops no query for one of another surface', async () => {
    const {workers, ask, askElsewhere} = start();
    const [page, modal] = [ask('shard'), askElsewhere('st')];
    void askElsewhere('sta');
    const typed = askElsewhere('stake');
    const [worker] = workers;
    const asked = () => worker!.searches.map(({surface, requests: [one]}) => [surface, one!.query]);
    expect(asked()).toEqual([
      [1, 'shard'],
      [2, 'st'],
    ]);
    worker!.tell({type: 'waiting', id: 1});
    worker!.tell(answer(2, 'st'));
    await expect(modal).resolves.toEqual([{query: 'st'}]);
    expect(asked().at(-1)).toEqual([2, 'stake']);
    worker!.tell(answer(3, 'stake'));
    await expect(typed).resolves.toEqual([{query: 'stake'}]);
    worker!.tell(answer(1, 'shard'));
    await expect(page).resolves.toEqual([{query: 'shard'}]);
  });

  it('starts another worker after one broke, with the next query', async () => {
    const {workers, ask} = start();
    const first = ask('shard');
    const second = ask('shards');
    workers[0]!.crash();
    await expect(first).rejects.toThrow('it stopped');
    expect(workers[0]!.isStopped).toBe(true);
    expect(workers).toHaveLength(2);
    workers[1]!.tell(answer(2, 'shards'));
    await expect(second).resolves.toEqual([{query: 'shards'}]);
  });

  it('ignores answers that nobody waits for', () => {
    const {workers, search} = start();
    search.warmUp('all');
    expect(() => workers[0]!.tell(answer(9, 'late'))).not.toThrow();
  });

  it('tells which part of the index has arrived', () => {
    const {workers, search} = start();
    const listener = jest.fn();
    const stop = search.subscribe(listener);
    search.warmUp('all');
    workers[0]!.tell({type: 'loaded', part: 'outline'});
    expect(listener).toHaveBeenCalledWith('outline');
    stop();
    workers[0]!.tell({type: 'loaded', part: 'index'});
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('suggests pages beside a running query', async () => {
    const {workers, search, ask} = start();
    void ask('shard');
    const suggested = search.suggest('shrad');
    workers[0]!.tell({type: 'suggestions', id: 2, pages: [{route: '/a', title: 'A'}]});
    await expect(suggested).resolves.toEqual([{route: '/a', title: 'A'}]);
    const failed = search.suggest('shrad');
    workers[0]!.tell({type: 'failure', id: 3, message: 'no outline'});
    await expect(failed).rejects.toThrow('no outline');
  });
});
