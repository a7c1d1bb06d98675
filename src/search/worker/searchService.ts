import type {AnswerEvent, Question} from '../../askAi/answerer';
import {createExtractiveAnswerer, type ExtractiveAnswerer} from '../../askAi/extractiveAnswerer';
import {openLibrary} from '../../retrieval/answers/library';
import {renderPassages} from '../../retrieval/answers/renderPassages';
import type {RetrievalData} from '../../retrieval/index/buildIndex';
import {joinCode, joinFiles, unpackPassage} from '../../retrieval/index/passage';
import {createEngine, type SearchEngine} from '../../retrieval/ranking/engine';
import type {SearchResponse} from '../client/searchTypes';
import {suggestPages} from '../suggestions/suggestPages';
import {answerRequest} from './answerRequest';
import type {IndexFiles, IndexPart, WorkerMessage, WorkerRequest} from './workerProtocol';

type SearchMessage = Extract<WorkerRequest, {type: 'search'}>;

type Options = {
  files: IndexFiles;
  send: (message: WorkerMessage) => void;
  fetchJson?: (url: string, isRetry: boolean) => Promise<unknown>;
};

/**
 * The search worker's logic, without the worker. The outline loads first and already answers queries; the index and the
 * passages follow one after the other. Code and questions load with the first question to the assistant. A part that
 * failed to load is requested again with the next query.
 */
export function createSearchService({
  files,
  send,
  fetchJson = fetchFile,
}: Options): (request: WorkerRequest) => void {
  let failures = 0;
  let engine: SearchEngine | undefined;
  let answerer: ExtractiveAnswerer | undefined;
  const parts = new Map<IndexPart, Promise<unknown>>();
  const loaded: Partial<RetrievalData> = {};
  /** Id of the latest query by search field. */
  const latest = new Map<number, number>();

  /** Loads a part once. After a failure, the next call tries again. */
  async function load<Part extends IndexPart>(part: Part): Promise<RetrievalData[Part]> {
    let loading = parts.get(part) as Promise<RetrievalData[Part]> | undefined;
    if (loading === undefined) {
      const isRetry = failures > 0;
      loading = Promise.all([files[part]].flat().map((url) => fetchJson(url, isRetry))).then((data) =>
        use(part, joinFiles(data as RetrievalData[Part][])),
      );
      parts.set(part, loading);
      loading.catch(() => {
        failures += 1;
        parts.delete(part);
      });
    }
    return loading;
  }

  function use<Part extends IndexPart>(part: Part, data: RetrievalData[Part]): RetrievalData[Part] {
    if (part === 'outline') engine = createEngine(data as RetrievalData['outline']);
    if (part === 'index') engine!.addIndex(data as RetrievalData['index']);
    loaded[part] = data;
    // Code and questions are only in answers, so the displayed search results needn't be updated.
    if (part !== 'code' && part !== 'questions') send({type: 'loaded', part});
    return data;
  }

  async function open(): Promise<SearchEngine> {
    await load('outline');
    return engine!;
  }

  /** Resolves when the outline is loaded. The index and then the passages load in the background. */
  async function openAll(): Promise<SearchEngine> {
    const opened = await open();
    void loadInOrder('index', 'passages').catch(() => undefined);
    return opened;
  }

  async function loadInOrder(...order: IndexPart[]): Promise<void> {
    for (const part of order) await load(part);
  }

  async function openAnswerer(): Promise<ExtractiveAnswerer> {
    const outline = await load('outline');
    const [index, passages, questions] = await Promise.all([
      load('index'),
      load('passages'),
      load('questions'),
    ]);
    const code = await load('code');
    return (answerer ??= createExtractiveAnswerer(openLibrary({outline, index, passages, code, questions})));
  }

  /** Returns the response to a query, or undefined if a later query from the same search field superseded it. */
  async function search({id, surface, siteUrl, request}: SearchMessage): Promise<SearchResponse | undefined> {
    latest.set(surface, id);
    const isSuperseded = () => id !== latest.get(surface);
    const opened = await openAll();
    // Let the event loop deliver queries that arrived in the meantime.
    await new Promise((resolve) => setTimeout(resolve));
    if (isSuperseded()) return undefined;
    const passagesOf = (section: number) => (loaded.passages?.sections[section] ?? []).map(unpackPassage);
    const find = () => answerRequest(opened, request, {siteUrl, passagesOf});
    const response = find();
    // Without the index, only titles were searched, so having no results proves nothing.
    if (loaded.index || response.nbHits > 0) return response;
    await load('index').catch(() => undefined);
    if (isSuperseded()) return undefined;
    if (!loaded.index)
      throw new Error('Search worker: expected the index, found that it failed to load; search again.');
    return find();
  }

  async function answer(question: Question): Promise<AnswerEvent[]> {
    const events: AnswerEvent[] = [];
    const {signal} = new AbortController();
    for await (const event of (await openAnswerer()).answer(question, signal)) events.push(event);
    return events;
  }

  async function section(route: string, anchor: string): Promise<string | undefined> {
    const {places, outline} = await open();
    const [passages, code] = await Promise.all([load('passages'), load('code')]);
    const number = places.findIndex(
      (place) => place.anchor === anchor && outline.pages[place.page]!.route === route,
    );
    const found = joinCode(passages, code)[number];
    return found && renderPassages(found, [...found.keys()], {isWhole: true});
  }

  async function reply(request: Extract<WorkerRequest, {id: number}>): Promise<WorkerMessage> {
    const {id} = request;
    if (request.type === 'suggest')
      return {type: 'reply', id, value: suggestPages(request.query, await open())};
    if (request.type === 'answer') return {type: 'reply', id, value: await answer(request.question)};
    if (request.type === 'section')
      return {type: 'reply', id, value: await section(request.route, request.anchor)};
    const value = await search(request);
    return value ? {type: 'reply', id, value} : {type: 'superseded', id};
  }

  return (request) => {
    if (request.type === 'warmUp') {
      // The first query reports a failure.
      (request.extent === 'all' ? openAll() : open()).catch(() => undefined);
    } else {
      const {id} = request;
      reply(request).then(send, (error: unknown) => send({type: 'failure', id, message: String(error)}));
    }
  };
}

/** Fetches JSON. A retry bypasses the browser's cache, which may hold a broken response. */
async function fetchFile(url: string, isRetry: boolean): Promise<unknown> {
  const response = await fetch(url, {cache: isRetry ? 'reload' : 'default'});
  if (!response.ok)
    throw new Error(`Search index: expected ${url}, found HTTP status ${response.status}; reload the page.`);
  return response.json();
}
