import {createAdmission} from '../../server/chat/admission';
import {createChatApp} from '../../server/chat/chatApp';
import {openChat} from '../../server/chat/openChat';
import {createRateLimit} from '../../server/chat/rateLimit';
import {listen} from '../../server/listen';
import {readServerSettings} from '../../server/settings';
import type {Answerer} from '../../src/askAi/answerer';
import {readSiteLibrary} from '../../tests/support/siteCorpus';
import {LONG_ANSWERS} from './longAnswers';

/** An answer larger than the buffers of a connection. Its chunks are generated on demand. */
const CHUNKS = 1024;
const CHUNK = 'A long word. '.repeat(2500);

const longAnswerer: Answerer = {
  async *answer() {
    for (let chunk = 0; chunk < CHUNKS; chunk += 1) yield {type: 'delta', text: CHUNK};
    yield {type: 'done'};
  },
};

/**
 * The server process of the bench. It sends its port, and on request its memory, to the parent process. A request with
 * the header `LONG_ANSWERS` gets an answer longer than any real one.
 */
async function main(): Promise<void> {
  const {chat: settings} = readServerSettings(process.env);
  const log = () => undefined;
  const library = await readSiteLibrary(process.cwd());
  const chat = openChat({library, markdown: new Map(), indexes: new Map()}, settings, log);
  const long = createChatApp({
    answerer: longAnswerer,
    // Stored, these unrealistically long answers would dominate the measured memory.
    threads: {read: async () => undefined, write: async () => undefined, close: async () => undefined},
    admission: createAdmission({rateLimit: createRateLimit(settings, log), settings, log}),
    settings,
    log,
  });
  const {port} = await listen(
    (request, connection) => (request.headers.has(LONG_ANSWERS) ? long : chat).fetch(request, connection),
    0,
  );
  process.on('message', ({collectsGarbage}: {collectsGarbage: boolean}) => {
    if (collectsGarbage) globalThis.gc?.();
    const {heapUsed, rss} = process.memoryUsage();
    process.send?.({heap: heapUsed, resident: rss});
  });
  process.send?.({port});
}

void main();
