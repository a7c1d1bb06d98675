import type {AnswerEvent, Answerer} from '../answerer';
import {createExtractiveAnswerer} from '../extractive/extractiveAnswerer';
import {openLibrary, type LibraryData} from '../extractive/library';
import type {LibraryFiles, OfflineMessage, OfflineRequest} from './offlineProtocol';

type Options = {
  send: (message: OfflineMessage) => void;
  fetchJson?: (url: string) => Promise<unknown>;
};

/** What the offline worker does, apart from being one. The library opens with the first question. */
export function createOfflineService({
  send,
  fetchJson = fetchFile,
}: Options): (request: OfflineRequest) => Promise<void> {
  let answerer: Promise<Answerer> | undefined;

  return async ({id, question, files}) => {
    try {
      answerer ??= open(files, fetchJson);
      const events: AnswerEvent[] = [];
      for await (const event of (await answerer).answer(question, new AbortController().signal))
        events.push(event);
      send({type: 'events', id, events});
    } catch (error) {
      // A file that didn't arrive is asked for again with the next question.
      answerer = undefined;
      send({type: 'failure', id, message: String(error)});
    }
  };
}

async function open(files: LibraryFiles, fetchJson: (url: string) => Promise<unknown>): Promise<Answerer> {
  const names = ['outline', 'index', 'markdown', 'questions'] as const;
  const parts = await Promise.all(names.map(async (name) => [name, await fetchJson(files[name])] as const));
  return createExtractiveAnswerer(openLibrary(Object.fromEntries(parts) as unknown as LibraryData));
}

async function fetchFile(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`Offline answers: expected ${url}, found status ${response.status}.`);
  return response.json();
}
