import {loadEnvFile} from '../src/config/environment';
import {createApp} from './app';
import {openChat} from './chat/openChat';
import {readCorpus} from './chat/readCorpus';
import {serve} from './serve';
import {readServerSettings} from './settings';

/** Serves only the chat endpoint and the MCP server, for a site that is hosted elsewhere. */
serve(async () => {
  loadEnvFile();
  const {
    port,
    drainTime,
    corpusFile,
    chat: settings,
  } = readServerSettings({...process.env, PORT: process.env.PORT?.trim() || '3001'});
  const chat = openChat(await readCorpus(corpusFile), settings);
  return {
    // The chat endpoint also responds to unknown paths.
    fetch: createApp({mcp: chat.mcp, site: chat.fetch}).fetch,
    port,
    drainTime,
    drain: chat.drain,
    stop: chat.stop,
    close: chat.close,
    describe: (origin) => `The chat endpoint is at ${origin}/ai-docs-api/chat/stream`,
  };
});
