import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {startChat} from './chatServer';
import {smallCorpus} from './corpusPages';
import {makeFolder} from './folder';
import type {RunningServer} from './startServer';

/** Prepares a folder with the corpus of a few pages and with these files, for servers that the tests of a file start. */
export function launchSmallChats(files: Record<string, string> = {}) {
  const folder = makeFolder(files);
  const corpusFile = path.join(folder.directory, 'corpus.json');
  beforeAll(async () => writeFileSync(corpusFile, JSON.stringify(await smallCorpus())));
  /** Called at the end of the test. */
  const closing: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    await Promise.all(closing.splice(0).map((close) => close()));
  });
  afterAll(() => folder.remove());

  /** `npm run serve:chat` over a corpus of a few pages. */
  const launch = (env: Record<string, string> = {}, cwd?: string) => startChat(corpusFile, env, cwd);

  /** Launches a server that is stopped at the end of the test. */
  function start(env: Record<string, string> = {}, cwd?: string): RunningServer {
    const server = launch(env, cwd);
    closing.push(server.kill);
    return server;
  }

  return {folder, closing, launch, start};
}
