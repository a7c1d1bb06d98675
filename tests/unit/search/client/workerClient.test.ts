import type {EmbeddedSearch} from '@site/src/search/client/createSearch';
import type {SearchResponse} from '@site/src/search/client/searchTypes';
import {createWorkerSearch, type SearchWorker} from '@site/src/search/client/workerClient';
import type {WorkerMessage, WorkerRequest} from '@site/src/search/worker/workerProtocol';

const siteUrl = 'https://docs.example.org/';

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
    () => siteUrl,
  );
  const askOn = (surface: Pick<EmbeddedSearch, 'search'>) => (query: string) =>
    surface.search({indexName: 'docs', query});
  return {search, workers, ask: askOn(search.openSurface()), askElsewhere: askOn(search.openSurface())};
}

const answer = (id: number, query: string): WorkerMessage => ({
  type: 'reply',
  id,
  value: {query} as SearchResponse,
});

describe('createWorkerSearch', () => {
  it('starts one worker, on first use', async () => {
    const {search, workers, ask} = start();
    expect(workers).toHaveLength(0);
    search.warmUp('all');
    search.warmUp('all');
    void ask('shard');
    expect(workers).toHaveLength(1);
    expect(workers[0]!.received.map(({type}) => type)).toEqual(['warmUp', 'warmUp', 'search']);
  });

  it('resolves a query with its answer, or rejects it on a failure', async () => {
    const {workers, ask} = start();
    const found = ask('shard');
    workers[0]!.tell(answer(1, 'shard'));
    await expect(found).resolves.toEqual({query: 'shard'});
    const failed = ask('stake');
    workers[0]!.tell({type: 'failure', id: 2, message: 'no index'});
    await expect(failed).rejects.toThrow('no index');
  });

  it('never answers a query that the worker says was superseded', async () => {
    const {workers, ask} = start();
    const superseded = ask('x');
    const found = ask('xy');
    workers[0]!.tell({type: 'superseded', id: 1});
    workers[0]!.tell(answer(2, 'xy'));
    await expect(found).resolves.toEqual({query: 'xy'});
    const state = await Promise.race([superseded, Promise.resolve('unanswered')]);
    expect(state).toBe('unanswered');
  });

  it('resolves only the last query of a surface if several replies arrive together', async () => {
    const {workers, ask, askElsewhere} = start();
    const given: string[] = [];
    const asked = [ask('x'), ask('xy'), askElsewhere('z')].map((found) =>
      found.then(({query}) => given.push(query)),
    );
    for (const [index, query] of ['x', 'xy', 'z'].entries()) workers[0]!.tell(answer(index + 1, query));
    await Promise.all(asked.slice(1));
    expect(given).toEqual(['xy', 'z']);
  });

  it('starts a new worker with the next query after a failure', async () => {
    const {workers, ask} = start();
    const first = ask('shard');
    workers[0]!.crash();
    await expect(first).rejects.toThrow('found that the worker failed');
    expect(workers[0]!.isStopped).toBe(true);
    const second = ask('shards');
    expect(workers).toHaveLength(2);
    workers[1]!.tell(answer(2, 'shards'));
    await expect(second).resolves.toEqual({query: 'shards'});
  });

  it('reports which part of the index has loaded', () => {
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

  it('suggests pages during a query', async () => {
    const {workers, search, ask} = start();
    void ask('shard');
    const suggested = search.suggest('shrad');
    workers[0]!.tell({type: 'reply', id: 2, value: [{route: '/a', title: 'A'}]});
    await expect(suggested).resolves.toEqual([{route: '/a', title: 'A'}]);
    const failed = search.suggest('shrad');
    workers[0]!.tell({type: 'failure', id: 3, message: 'no outline'});
    await expect(failed).rejects.toThrow('no outline');
  });
});
