import {loadEnvFile} from '../src/config/environment';
import {openChat, readLibrary} from './chat/openChat';
import {serve} from './serve';
import {readServerSettings} from './settings';

/** Serves only the chat endpoint, for a site that is hosted elsewhere. */
serve(async () => {
  loadEnvFile();
  const {
    port,
    shutdownTimeout,
    corpusFile,
    chat: settings,
  } = readServerSettings({...process.env, PORT: process.env.PORT?.trim() || '3001'});
  const chat = openChat(await readLibrary(corpusFile), settings);
  return {
    fetch: chat.fetch,
    port,
    shutdownTimeout,
    close: chat.close,
    describe: (origin) => `The chat endpoint is at ${origin}/ai-docs-api/chat/stream`,
  };
});
