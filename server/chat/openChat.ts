import {readFile} from 'node:fs/promises';
import {createExtractiveAnswerer} from '../../src/askAi/extractive/extractiveAnswerer';
import {libraryOf} from '../../src/askAi/extractive/library';
import type {CorpusPage, CorpusSection} from '../../src/corpus/corpus';
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

/** The chat endpoint over a corpus, with all that its settings name. */
export function openChat(pages: readonly CorpusPage[], settings: ChatSettings, log: Log = createLog()): Chat {
  const library = libraryOf(pages);
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
    about: {pages: pages.length, answers: settings.model?.model ?? 'quoted'},
  });
  return {
    fetch: app.fetch,
    async close() {
      await Promise.all([threads.close(), rateLimit.close()]);
    },
  };
}

/** The pages that a build, or the dev server, wrote. @throws Error that says how to write them */
export async function readCorpus(file: string): Promise<CorpusPage[]> {
  const how = 'Build the site first (npm run build), or name the file in CHAT_CORPUS_FILE.';
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(`There is no corpus in ${file}. ${how}`, {cause});
  });
  const pages = parseJson(text);
  if (isCorpus(pages)) return pages;
  throw new Error(`${file} must hold the pages of a build as JSON, found something else. ${how}`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a value has what answers are made from; a file of an earlier version may lack some of it. */
function isCorpus(value: unknown): value is CorpusPage[] {
  return isListOf(value, isPage) && value.length > 0;
}

function isPage(value: unknown): value is CorpusPage {
  const {route, title, description, sections} = Object(value) as Record<keyof CorpusPage, unknown>;
  return [route, title, description].every(isText) && isListOf(sections, isSection);
}

function isSection(value: unknown): value is CorpusSection {
  const {anchor, path, markdown, text, code, questions} = Object(value) as Record<
    keyof CorpusSection,
    unknown
  >;
  return (
    [anchor, markdown, text, code].every(isText) && isListOf(path, isText) && isListOf(questions, isText)
  );
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isListOf<Item>(value: unknown, isItem: (item: unknown) => item is Item): value is Item[] {
  return Array.isArray(value) && value.every(isItem);
}
