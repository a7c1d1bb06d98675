/**
 * `npm run bench:chat-rendering [-- part of an answer's name]` measures the main-thread tasks of rendering streamed
 * answers, with the CPU throttled by a factor of 4. It fails if a task of any run takes longer than 50 ms. An answer has
 * 6,000 characters; the endpoint ends one at about 5,000.
 *
 * DevTools throttles by wall-clock time, so time in which the page waits for a CPU counts four times. On Linux, the
 * page's main thread therefore gets a dedicated CPU. Run the bench alone, after a fresh build.
 */
import {chromium, type Browser, type Page} from '@playwright/test';
import {createStaticSite} from '../server/staticSite';
import {eventStream, startStandIn} from '../tests/support/chatStandIn';
import {moveMainThreads, reserveCpu, type CpuSplit} from './benchChatRendering/dedicatedCpu';
import {findBrowser} from '../tests/support/findBrowser';
import {withResolvers} from '../tests/support/withResolvers';

const CHARACTERS = 6000;
const CPU_SLOWDOWN = 4;
/** Milliseconds on the throttled CPU. */
const LONGEST_TASK = 50;
const RUNS = 3;
/** Only task events: the timeline categories count the page's elements in most frames, which is slow. */
const TRACED = ['toplevel', '__metadata'];
const TASK = 'ThreadControllerImpl::RunTask';
/** A fast model: 5 characters every 5 ms. */
const CHUNK_LENGTH = 5;
const CHUNK_DELAY = 5;

const section = (index: number) => `## Part ${index}

A **round** lasts \`0.6\` seconds, and [an epoch](/learn/chronology) a day. Each round, one validator of a shard proposes a block, and the others sign it; a block is final once the metachain has notarised it.

1. Look up the *address* of the contract.
2. Query its storage:
   - by key,
   - or all of it in one request.

| Network | Round | Epoch |
| --- | ---: | ---: |
| Mainnet | 0.6 s | 24 h |
| Devnet | 0.6 s | 4 h |

\`\`\`rust
#[multiversx_sc::contract]
pub trait Adder {
    #[endpoint]
    fn add(&self, value: BigUint) {
        self.sum().update(|sum| *sum += value);
    }
}
\`\`\`

`;

const sentence =
  'A **validator** signs blocks of its shard, see [Consensus](/learn/consensus), for `0.6` seconds a round. ';

const answers: Record<string, string> = {
  mixed: Array.from({length: 20}, (_, index) => section(index + 1)).join(''),
  code: `\`\`\`rust\n${'    let total = self.sum().get() + BigUint::from(600u64); // as before\n'.repeat(100)}`,
  table: `| Network | Round | Validators |\n| --- | ---: | --- |\n${'| Mainnet | 0.6 s | *400* of [each shard](/learn/sharding) |\n'.repeat(120)}`,
  list: '- A validator signs *blocks* of its shard, see [Consensus](/learn/consensus).\n'.repeat(90),
  'long paragraph': sentence.repeat(60),
};

/** Tasks of the page's main thread; times are CPU time in milliseconds, including the throttling. */
type Figures = {tasks: number; longest: number; over50: number};

type Bench = {browser: Browser; processors: CpuSplit | undefined};

async function measure(
  {browser, processors}: Bench,
  page: Page,
  origin: string,
  startAnswer: () => void,
): Promise<Figures> {
  await page.goto(origin);
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  await page.getByRole('button', {name: /Ask AI/}).click();
  const input = page.getByPlaceholder('Ask about MultiversX');
  await input.fill('All of it');

  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN});
  await input.press('Enter');
  await page.getByRole('article').getByText('Thinking...').waitFor();
  if (processors) await moveMainThreads(browser, processors);
  await browser.startTracing(page, {categories: TRACED});
  startAnswer();
  // Polling by role would use more CPU in the page than the answer does.
  await page.waitForFunction(() => document.querySelector('dialog button[type=submit]'), undefined, {
    polling: 1000,
    timeout: 300_000,
  });
  const {traceEvents} = JSON.parse((await browser.stopTracing()).toString()) as {traceEvents: TraceEvent[]};
  const isMain = ({name, args}: TraceEvent) => name === 'thread_name' && args?.name === 'CrRendererMain';
  const main = new Set(traceEvents.filter(isMain).map(({pid, tid}) => `${pid} ${tid}`));
  const tasks = traceEvents
    .filter(({name, pid, tid}) => name === TASK && main.has(`${pid} ${tid}`))
    .map(({tdur = 0}) => tdur / 1000);
  if (tasks.length === 0)
    throw new Error(
      `Expected "${TASK}" events in the trace of Chromium ${browser.version()}, found none: correct TASK in scripts/benchChatRendering.ts.`,
    );
  return {
    tasks: tasks.length,
    longest: Math.max(0, ...tasks),
    over50: tasks.filter((time) => time > LONGEST_TASK).length,
  };
}

type TraceEvent = {name: string; pid: number; tid: number; tdur?: number; args?: {name?: string}};

async function bench(): Promise<void> {
  const processors = reserveCpu();
  console.log(
    processors
      ? `The page's main thread runs on CPU ${processors.pageCpu}, which nothing else uses.`
      : "The page's main thread shares its CPU with other processes: time in which it waits for them counts four times.",
  );
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const [, , only = ''] = process.argv;
    for (const [name, text] of Object.entries(answers)) {
      if (name.includes(only)) await benchAnswer({browser, processors}, name, text);
    }
  } finally {
    await browser.close();
  }
}

async function benchAnswer(bench: Bench, name: string, text: string): Promise<void> {
  const answer = text.slice(0, CHARACTERS);
  const runs: Figures[] = [];
  while (runs.length < RUNS) runs.push(await measureAnswer(bench, answer));
  const longest = runs.map((run) => run.longest.toFixed(0)).join(', ');
  console.log(
    `${name}: ${answer.length} characters, longest task of ${RUNS} runs ${longest} ms; over ${LONGEST_TASK} ms: ` +
      `${runs.map(({over50, tasks}) => `${over50} of ${tasks}`).join(', ')}`,
  );
  if (runs.some(({over50}) => over50 > 0)) process.exitCode = 1;
}

async function measureAnswer(bench: Bench, answer: string): Promise<Figures> {
  const chunks = Array.from({length: Math.ceil(answer.length / CHUNK_LENGTH)}, (_, index) =>
    answer.slice(index * CHUNK_LENGTH, (index + 1) * CHUNK_LENGTH),
  );
  const {promise: opens, resolve: startAnswer} = withResolvers();
  const standIn = await startStandIn(createStaticSite({directory: 'build'}), () =>
    eventStream([...chunks.map((text) => ({type: 'delta' as const, text})), {type: 'done'}], {
      delay: CHUNK_DELAY,
      gate: {before: 0, opens},
    }),
  );
  const page = await bench.browser.newPage({viewport: {width: 1280, height: 800}});
  try {
    return await measure(bench, page, standIn.origin, startAnswer);
  } finally {
    await page.close();
    await standIn.close();
  }
}

bench().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
