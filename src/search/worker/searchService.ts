import type {AnswerEvent, Question} from '../../askAi/answerer';
import {createExtractiveAnswerer, type ExtractiveAnswerer} from '../../askAi/extractiveAnswerer';
import {openLibrary} from '../../retrieval/answers/library';
import type {RetrievalData} from '../../retrieval/index/buildIndex';
import {joinCode, type SectionPassages} from '../../retrieval/index/passage';
import {createEngine, type SearchEngine} from '../../retrieval/ranking/engine';
import type {SearchResponse} from '../client/searchTypes';
import {suggestPages} from '../suggestions/suggestPages';
import {answerRequest} from './answerRequest';
import type {IndexFiles, IndexPart, WorkerMessage, WorkerRequest} from './workerProtocol';

type SearchMessage = Extract<WorkerRequest, {type: 'search'}>;

type Options = {
  send: (message: WorkerMessage) => void;
  fetchJson?: (url: string, isRetry: boolean) => Promise<unknown>;
};

/**
 * What the search worker does, apart from being one. The outline comes first and answers immediately; the index and the
 * passages follow, one after the other. A part that didn't arrive is requested again with the next query.
 */
export function createSearchService({
  send,
  fetchJson = fetchFile,
}: Options): (request: WorkerRequest) => void {
  let files: IndexFiles | undefined;
  let failures = 0;
  let engine: SearchEngine | undefined;
  let answerer: ExtractiveAnswerer | undefined;
  const parts = new Map<IndexPart, Promise<unknown>>();
  const loaded: Partial<RetrievalData> = {};
  /** Passages with their code, once both are here. */
  let joined: SectionPassages | undefined;
  /** The last query of each surface. */
  const latest = new Map<number, number>();

  /** Loads a part once; one that failed is tried again when it is next needed. */
  async function load<Part extends IndexPart>(part: Part): Promise<RetrievalData[Part]> {
    if (files === undefined)
      throw new Error('Search worker: expected the files of the index before a query.');
    let loading = parts.get(part) as Promise<RetrievalData[Part]> | undefined;
    if (loading === undefined) {
      loading = fetchJson(files[part], failures > 0).then((data) => use(part, data as RetrievalData[Part]));
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
    if (part === 'code')
      joined = {version: 1, sections: joinCode(loaded.passages!, data as RetrievalData['code'])};
    // Code and questions make no results better, so that those on screen stay as they are.
    if (part !== 'code' && part !== 'questions') send({type: 'loaded', part});
    return data;
  }

  async function open(): Promise<SearchEngine> {
    await load('outline');
    return engine!;
  }

  /** Resolves when the outline is here; the index and then the passages follow. */
  async function openAll(): Promise<SearchEngine> {
    const opened = await open();
    void loadInTurn('index', 'passages', 'code').catch(() => undefined);
    return opened;
  }

  async function loadInTurn(...turn: IndexPart[]): Promise<void> {
    for (const part of turn) await load(part);
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

  /** The response to a query; undefined where a later one of its surface came before its turn. */
  async function search({id, surface, request}: SearchMessage): Promise<SearchResponse | undefined> {
    latest.set(surface, id);
    const isOvertaken = () => id !== latest.get(surface);
    const opened = await openAll();
    // Queries that came meanwhile are read first.
    await new Promise((resolve) => setTimeout(resolve));
    if (isOvertaken()) return undefined;
    const find = () =>
      answerRequest(opened, request, {siteUrl: files!.siteUrl, passages: joined ?? loaded.passages});
    const response = find();
    // That no title has it doesn't say that no page does.
    if (loaded.index || response.nbHits > 0) return response;
    await load('index').catch(() => undefined);
    if (isOvertaken()) return undefined;
    if (!loaded.index)
      throw new Error('Search worker: expected the index for what no title has, found it not loaded.');
    return find();
  }

  async function answer(question: Question): Promise<AnswerEvent[]> {
    const events: AnswerEvent[] = [];
    const {signal} = new AbortController();
    for await (const event of (await openAnswerer()).answer(question, signal)) events.push(event);
    return events;
  }

  async function reply(request: Extract<WorkerRequest, {id: number}>): Promise<WorkerMessage> {
    const {id} = request;
    if (request.type === 'suggest')
      return {type: 'reply', id, value: suggestPages(request.query, await open())};
    if (request.type === 'answer') return {type: 'reply', id, value: await answer(request.question)};
    const value = await search(request);
    return value ? {type: 'reply', id, value} : {type: 'overtaken', id};
  }

  return (request) => {
    if (request.type === 'open') {
      ({files} = request);
    } else if (request.type === 'warmUp') {
      // A failure shows with the first query.
      (request.extent === 'all' ? openAll() : open()).catch(() => undefined);
    } else {
      const {id} = request;
      reply(request).then(send, (error: unknown) => send({type: 'failure', id, message: String(error)}));
    }
  };
}

/** What failed once may be broken in the browser's cache, which a retry bypasses. */
async function fetchFile(url: string, isRetry: boolean): Promise<unknown> {
  const response = await fetch(url, {cache: isRetry ? 'reload' : 'default'});
  if (!response.ok) throw new Error(`Search index: expected ${url}, found status ${response.status}.`);
  return response.json();
}
