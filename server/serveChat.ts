import {openChat, readCorpus} from './chat/openChat';
import {serve} from './serve';
import {readServerSettings} from './settings';

/** The chat endpoint alone, for a site that is hosted elsewhere. */
serve(async () => {
  const {port, corpusFile, chat: settings} = readServerSettings({PORT: '3001', ...process.env});
  const chat = openChat(await readCorpus(corpusFile), settings);
  return {
    fetch: chat.fetch,
    port,
    close: chat.close,
    describe: (origin) => `The chat endpoint is at ${origin}/ai-docs-api/chat/stream`,
  };
});
