import {existsSync} from 'node:fs';
import path from 'node:path';
import {loadEnvFile} from '../src/config/environment';
import {createApp} from './app';
import {createLog} from './chat/log';
import {openChat} from './chat/openChat';
import {readCorpus} from './chat/readCorpus';
import {serve} from './serve';
import {readServerSettings} from './settings';
import {createStaticSite} from './staticSite';

/** Serves the built site, the chat endpoint and the MCP server. */
serve(async () => {
  loadEnvFile();
  const directory = path.resolve('build');
  if (!existsSync(path.join(directory, 'index.html'))) {
    throw new Error(
      `Expected a built site in ${directory}, found no index.html. Build it first: npm run build.`,
    );
  }
  const {baseUrl, port, drainTime, corpusFile, chat: settings} = readServerSettings(process.env);
  const chat = openChat(await readCorpus(corpusFile), settings);
  const site = createStaticSite({directory, baseUrl, log: createLog()});
  const app = createApp({chat: chat.fetch, mcp: chat.mcp, site});
  return {
    fetch: app.fetch,
    port,
    drainTime,
    drain: chat.drain,
    stop: chat.stop,
    close: chat.close,
    describe: (origin) => `The site is served at ${origin}${baseUrl}`,
  };
});
