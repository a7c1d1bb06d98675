import {readFile} from 'node:fs/promises';
import {createExtractiveAnswerer} from '../../src/askAi/extractiveAnswerer';
import {openLibrary, type Library} from '../../src/retrieval/answers/library';
import type {RetrievalData} from '../../src/retrieval/index/buildIndex';
import type {ChatSettings} from '../settings';
import {createChatApp} from './chatApp';
import {createModelAnswerer} from './model/modelAnswerer';
import {createTurns} from './inTurn';
import {createLog, type Log} from './log';
import {createRateLimit} from './rateLimit';
import {createThreads} from './threads';

export type Chat = {
  fetch: ReturnType<typeof createChatApp>['fetch'];
  close(): Promise<void>;
};

/** The chat endpoint over the library of a build, with all that its settings name. */
export function openChat(library: Library, settings: ChatSettings, log: Log = createLog()): Chat {
  const threads = createThreads(settings, log);
  const rateLimit = createRateLimit(settings, log);
  const extractive = createExtractiveAnswerer(library, {whenIdle: createTurns()});
  const answerer = settings.model
    ? createModelAnswerer({library, extractive, settings: settings.model, log})
    : extractive;
  void extractive.prepare();
  const app = createChatApp({
    answerer,
    threads,
    rateLimit,
    settings,
    log,
    about: {pages: library.engine.outline.pages.length, answers: settings.model?.model ?? 'quoted'},
  });
  return {
    fetch: app.fetch,
    async close() {
      await Promise.all([threads.close(), rateLimit.close()]);
    },
  };
}

/** The library that a build, or the dev server, wrote. @throws Error that says how to write it */
export async function readLibrary(file: string): Promise<Library> {
  const how = 'Build the site first (npm run build), or name the file in CHAT_CORPUS_FILE.';
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(`There is no library of the pages in ${file}. ${how}`, {cause});
  });
  try {
    return openLibrary(JSON.parse(text) as RetrievalData);
  } catch (cause) {
    throw new Error(`${file} must hold the library of a build as JSON, found something else. ${how}`, {
      cause,
    });
  }
}
