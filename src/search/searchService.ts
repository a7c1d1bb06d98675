import {answerRequest} from './algoliaHits';
import type {SearchResponse} from './algoliaProtocol';
import type {SectionTexts} from './buildIndex';
import {createEngine, type SearchEngine} from './engine';
import type {Outline} from './outline';
import type {PackedIndex} from './sectionIndex';
import {suggestPages} from './suggestPages';
import type {IndexFiles, IndexPart, WorkerMessage, WorkerRequest} from './workerProtocol';

type Options = {
  send: (message: WorkerMessage) => void;
  fetchJson?: (url: string, isRetry: boolean) => Promise<unknown>;
};

/**
 * What the search worker does, apart from being one. The outline comes first and answers at once; the index and the
 * texts follow in turn. A part that didn't arrive is asked for again with the next query.
 */
export function createSearchService({
  send,
  fetchJson = fetchFile,
}: Options): (request: WorkerRequest) => void {
  let files: IndexFiles | undefined;
  let engine: Promise<SearchEngine> | undefined;
  let index: Promise<void> | undefined;
  let failures = 0;
  /** The last query of each surface. */
  const newest = new Map<number, number>();
  const loaded = new Set<IndexPart>();

  async function load<Part>(part: IndexPart, use: (loaded: Part) => void): Promise<void> {
    if (loaded.has(part)) return;
    if (files === undefined)
      throw new Error('Search worker: expected the files of the index before a query.');
    use((await fetchJson(files[part], failures > 0)) as Part);
    loaded.add(part);
    send({type: 'loaded', part});
  }

  async function openEngine(): Promise<SearchEngine> {
    let opened: SearchEngine | undefined;
    await load<Outline>('outline', (outline) => (opened = createEngine(outline)));
    return opened!;
  }

  /** Resolves when the index has arrived or failed; the texts follow. */
  async function loadRest(opened: SearchEngine): Promise<void> {
    const forget = () => {
      failures += 1;
      index = undefined;
    };
    try {
      await load<PackedIndex>('index', (packed) => opened.addIndex(packed));
    } catch {
      return forget();
    }
    void load<SectionTexts>('texts', (texts) => opened.addTexts(texts)).catch(forget);
  }

  async function open(): Promise<SearchEngine> {
    try {
      engine ??= openEngine();
      return await engine;
    } catch (error) {
      failures += 1;
      engine = undefined;
      throw error;
    }
  }

  async function openAll(): Promise<SearchEngine> {
    const opened = await open();
    index ??= loadRest(opened);
    return opened;
  }

  async function answer(request: Extract<WorkerRequest, {id: number}>): Promise<WorkerMessage | undefined> {
    const {id} = request;
    if (request.type === 'suggest') {
      return {type: 'suggestions', id, pages: suggestPages(request.query, await open())};
    }
    const {surface} = request;
    newest.set(surface, id);
    const opened = await openAll();
    const {siteUrl} = files!;
    const find = () => request.requests.map((one) => answerRequest(opened, one, siteUrl));
    let results = find();
    // That no title holds it doesn't say that no page does.
    if (!loaded.has('index') && !hasHits(results)) {
      send({type: 'waiting', id});
      await index;
      if (id !== newest.get(surface)) return undefined;
      results = find();
      if (!loaded.has('index') && !hasHits(results))
        throw new Error('Search worker: expected the index for what no title holds, found it not loaded.');
    }
    return {type: 'answer', id, results};
  }

  return (request) => {
    if (request.type === 'open') {
      ({files} = request);
    } else if (request.type === 'warmUp') {
      // A failure shows with the first query.
      (request.extent === 'all' ? openAll() : open()).catch(() => undefined);
    } else {
      const {id} = request;
      answer(request).then(
        (message) => message && send(message),
        (error: unknown) => send({type: 'failure', id, message: String(error)}),
      );
    }
  };
}

function hasHits(results: readonly SearchResponse[]): boolean {
  return results.some(({nbHits}) => nbHits > 0);
}

/** What failed once may be broken in the browser's cache, which a retry passes by. */
async function fetchFile(url: string, isRetry: boolean): Promise<unknown> {
  const response = await fetch(url, {cache: isRetry ? 'reload' : 'default'});
  if (!response.ok) throw new Error(`Search index: expected ${url}, found status ${response.status}.`);
  return response.json();
}
