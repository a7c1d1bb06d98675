import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createApp} from '@site/server/app';
import type {LogEntry} from '@site/server/chat/log';
import {openChat} from '@site/server/chat/openChat';
import {readCorpus} from '@site/server/chat/readCorpus';
import {listen} from '@site/server/listen';
import {readServerSettings} from '@site/server/settings';
import {createStaticSite} from '@site/server/staticSite';
import {smallCorpus} from './corpusPages';
import {makeFolder} from './folder';

type App = {
  origin: string;
  /** The server's log so far. */
  log: LogEntry[];
  close(): Promise<void>;
};

type Options = {
  /** Folder with the site in `build`; the corpus of the small site is written next to it. */
  directory: string;
  env?: Record<string, string>;
  /** Can respond instead of the server. */
  answer?(request: Request): Response | undefined;
  /** Can change a response of the server. */
  adjust?(request: Request, response: Response): void;
};

/** Starts the complete server of `npm run serve` in this process, on a free port. */
export async function startApp({directory, env, answer, adjust}: Options): Promise<App> {
  const corpusFile = path.join(directory, 'dist/corpus.json');
  mkdirSync(path.dirname(corpusFile), {recursive: true});
  writeFileSync(corpusFile, JSON.stringify(await smallCorpus()));
  const {chat: settings} = readServerSettings({CHAT_QUESTIONS_PER_MINUTE: '100000', ...env});
  const log: LogEntry[] = [];
  const chat = openChat(await readCorpus(corpusFile), settings, (entry) => void log.push(entry));
  const site = createStaticSite({directory: path.join(directory, 'build')});
  const app = createApp({chat: chat.fetch, mcp: chat.mcp, site});
  const server = await listen(async (request, connection) => {
    const answered = answer?.(request);
    if (answered) return answered;
    const response = await app.fetch(request, connection);
    adjust?.(request, response);
    return response;
  }, 0);
  return {
    origin: `http://localhost:${server.port}`,
    log,
    async close() {
      await server.close();
      await chat.close();
    },
  };
}

/** Starts the server with a site of these files before the tests of a file, and ends it after them. */
export function appForTests(files: Readonly<Record<string, string>>): () => App {
  const folder = makeFolder(files);
  let app: App;
  beforeAll(async () => {
    app = await startApp(folder);
  });
  afterAll(async () => {
    await app.close();
    folder.remove();
  });
  return () => app;
}
