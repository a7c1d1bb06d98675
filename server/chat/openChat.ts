import {readFile} from 'node:fs/promises';
import * as v from 'valibot';
import {createExtractiveAnswerer} from '../../src/askAi/extractiveAnswerer';
import {openLibrary, type Library} from '../../src/retrieval/answers/library';
import type {RetrievalData} from '../../src/retrieval/index/buildIndex';
import type {ChatSettings} from '../settings';
import {createChatApp} from './chatApp';
import {describeFailure} from './model/describeFailure';
import {createModelAnswerer} from './model/modelAnswerer';
import {createOpenAiProvider} from './model/openAiProvider';
import {createLog, type Log} from './log';
import {createRateLimit} from './rateLimit';
import {createThreads} from './threads';
import {createYield} from './yieldToEventLoop';

export type Chat = {
  fetch: ReturnType<typeof createChatApp>['fetch'];
  close(): Promise<void>;
};

/** Returns the chat endpoint for a library, with the services that its settings configure. */
export function openChat(library: Library, settings: ChatSettings, log: Log = createLog()): Chat {
  const threads = createThreads(settings, log);
  const rateLimit = createRateLimit(settings, log);
  const extractive = createExtractiveAnswerer(library, {whenIdle: createYield()});
  const {model} = settings;
  const answerer = model
    ? createModelAnswerer({
        library,
        extractive,
        complete: createOpenAiProvider(model),
        timeout: model.timeout,
        onFailure: (failure) => log({event: 'model_failed', ...describeFailure(failure, model.baseUrl)}),
      })
    : extractive;
  void extractive.prepare();
  const app = createChatApp({
    answerer,
    threads,
    rateLimit,
    settings,
    log,
    health: {
      pages: library.engine.outline.pages.length,
      answers: model?.model ?? 'quoted',
      threadHours: settings.threadLifetime / 3_600_000,
    },
  });
  return {
    fetch: app.fetch,
    async close() {
      await Promise.all([threads.close(), rateLimit.close()]);
    },
  };
}

/** Shape of the corpus file. `openLibrary` checks that its parts belong to the same build. */
const sectionsSchema = v.looseObject({version: v.number(), sections: v.array(v.unknown())});
const librarySchema = v.looseObject({
  outline: v.looseObject({pages: v.array(v.looseObject({route: v.string(), title: v.string()}))}),
  index: v.looseObject({}),
  passages: sectionsSchema,
  code: v.looseObject({}),
  questions: sectionsSchema,
});

/**
 * Returns the library in a corpus file, which a build or the dev server wrote.
 *
 * @throws Error that explains how to create the file if it is missing or invalid
 */
export async function readLibrary(file: string): Promise<Library> {
  const advice = 'Build the site first (npm run build), or set CHAT_CORPUS_FILE to the path of the file.';
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(`Expected the corpus of a build in ${file}, found no readable file. ${advice}`, {cause});
  });
  try {
    return openLibrary(v.parse(librarySchema, JSON.parse(text)) as unknown as RetrievalData);
  } catch (cause) {
    throw new Error(`Expected the corpus of a build in ${file}, found other content. ${advice}`, {cause});
  }
}
