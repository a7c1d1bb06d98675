import {execFileSync} from 'node:child_process';
import {startModelStandIn} from '../tests/support/modelStandIn';
import {startServer} from '../tests/support/startServer';
import {describeChat, describeFiles, loadFiles, quantile, readPaths} from './benchLoad/load';
import {READERS, runReaders, type ChatLoad} from './benchLoad/readers';
import {exitWith} from './shared/exitWith';

const [RATE = 100, MINUTES = 1] = process.argv.slice(2).map(Number);
/** Milliseconds: the limit of p99, for files and for the first byte of answers. */
const LIMIT = 250;
/** An answer of the model takes ten seconds. */
const MODEL_ANSWER = {pieces: Array.from({length: 20}, (_, index) => `word ${index} `), pace: 500};
/** Milliseconds in which the readers of a steady load start: the length of an answer, so that answers don't end together. */
const START_WINDOW = 10_000;

/**
 * `npx tsx scripts/benchLoad.ts [rate] [minutes]` puts load on the production server with the built site. 200 readers ask a
 * slow model together; then they ask one question after another for some minutes (1 by default), while files are requested
 * at a rate (100 a second by default). It exits with 1 if a request fails, or 1 % of the responses start after 250 ms.
 */
async function main(): Promise<void> {
  if (!(RATE > 0 && MINUTES > 0))
    throw new Error(`Expected a rate and minutes, found "${process.argv.slice(2).join(' ')}".`);
  const paths = await readPaths();
  const model = await startModelStandIn(MODEL_ANSWER);
  const {child, address} = startServer({
    env: {
      CHAT_TRUSTED_PROXIES: '1',
      CHAT_MODEL_BASE_URL: model.baseUrl,
      CHAT_MODEL_API_KEY: 'key',
      CHAT_MODEL_NAME: 'model',
      CHAT_MODEL_QUESTIONS_PER_MINUTE: '100000',
    },
  });
  /** Returns the resident memory of the server. */
  const memory = () => {
    const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], {encoding: 'utf8'});
    return `${(Number(kilobytes) / 1024).toFixed(0)} MB`;
  };
  try {
    const {origin, port} = new URL(await address());
    const seconds = MINUTES * 60;
    const together = await runReaders({port, seconds: 0, startWindow: 0});
    console.log(`${READERS} questions together: ${describeChat(together)}`);
    const before = memory();
    const [files, chat] = await Promise.all([
      loadFiles(origin, paths, {seconds, rate: RATE}),
      runReaders({port, seconds, startWindow: Math.min(START_WINDOW, seconds * 1000)}),
    ]);
    console.log(`${RATE} requests/s for ${MINUTES} min: ${describeFiles(files)}; ${describeChat(chat)}`);
    console.log(`resident memory: ${before} before, ${memory()} after`);
    const problems = [
      ...errorsIn(`${READERS} questions together`, together),
      ...errorsIn('steady load', chat, files.errors),
      ...lateIn('files', files.p99),
      ...lateIn('the first byte of answers', quantile(chat.firstBytes, 0.99)),
    ];
    if (problems.length > 0) throw new Error(problems.join('; '));
  } finally {
    child.kill();
    await model.close();
  }
}

function errorsIn(name: string, {errors}: ChatLoad, others = 0): string[] {
  const count = errors.length + others;
  return count === 0 ? [] : [`${name}: expected no error, found ${count}`];
}

/** NaN, the p99 of no response, is late too. */
function lateIn(name: string, p99: number): string[] {
  return p99 < LIMIT ? [] : [`expected a p99 of ${name} below ${LIMIT} ms, found ${p99}`];
}

main().catch(exitWith(1));
