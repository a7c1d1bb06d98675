import {createChatApp} from '../../server/chat/chatApp';
import {openChat} from '../../server/chat/openChat';
import {createRateLimit} from '../../server/chat/rateLimit';
import {listen} from '../../server/listen';
import {readServerSettings} from '../../server/settings';
import type {Answerer} from '../../src/askAi/answerer';
import {readSiteLibrary} from '../../tests/support/siteCorpus';
import {LONG_ANSWERS} from './longAnswers';

/** More than the buffers of a connection hold, in pieces that are made as they are taken. */
const PIECES = 1024;
const PIECE = 'A long word. '.repeat(2500);

const longAnswerer: Answerer = {
  async *answer() {
    for (let piece = 0; piece < PIECES; piece += 1) yield {type: 'delta', text: PIECE};
    yield {type: 'done'};
  },
};

/**
 * The process that the bench asks; it tells its port, and its memory, to whoever started it. Where a request asks for
 * one by its header, the answer is longer than any that the pages give.
 */
async function main(): Promise<void> {
  const {chat: settings} = readServerSettings(process.env);
  const log = () => undefined;
  const chat = openChat(await readSiteLibrary(process.cwd()), settings, log);
  const long = createChatApp({
    answerer: longAnswerer,
    // No real answer is as long, and to keep them would be most of the memory that is measured.
    threads: {read: async () => undefined, write: async () => undefined, close: async () => undefined},
    rateLimit: createRateLimit(settings, log),
    settings,
    log,
  });
  const {port} = await listen(
    (request, connection) => (request.headers.has(LONG_ANSWERS) ? long : chat).fetch(request, connection),
    0,
  );
  process.on('message', ({collects}: {collects: boolean}) => {
    if (collects) globalThis.gc?.();
    const {heapUsed, rss} = process.memoryUsage();
    process.send?.({heap: heapUsed, resident: rss});
  });
  process.send?.({port});
}

void main();
