import {openChat} from '../../server/chat/openChat';
import {listen} from '../../server/listen';
import {readServerSettings} from '../../server/settings';
import {readSiteCorpus} from '../../tests/support/siteCorpus';

/** The process that the bench asks; it tells its port, and its memory, to whoever started it. */
async function main(): Promise<void> {
  const {chat: settings} = readServerSettings(process.env);
  const chat = openChat(await readSiteCorpus(process.cwd()), settings, () => undefined);
  const {port} = await listen(chat.fetch, 0);
  process.on('message', ({collects}: {collects: boolean}) => {
    if (collects) globalThis.gc?.();
    const {heapUsed, rss} = process.memoryUsage();
    process.send?.({heap: heapUsed, resident: rss});
  });
  process.send?.({port});
}

void main();
