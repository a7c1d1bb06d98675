import {createRateLimit} from '@site/server/chat/rateLimit';
import {createThreads} from '@site/server/chat/threads';
import {readServerSettings} from '@site/server/settings';
import {cancelAnswers, echo, start} from '@site/tests/support/chatApp';
import {eventsOf} from '@site/tests/support/chatServer';

afterEach(cancelAnswers);

describe('conversations in memory', () => {
  async function turnsAfter(
    env: Record<string, string>,
    between: (ask: ReturnType<typeof start>['ask']) => Promise<void>,
  ) {
    const answerer = echo();
    const settings = readServerSettings(env).chat;
    const {ask} = start({answerer, settings, threads: createThreads(settings, () => undefined)});
    await eventsOf(await ask({message: 'First'}));
    await between(ask);
    await eventsOf(await ask({message: 'Again', threadId: 'id-1'}));
    return answerer.asked.at(-1)!.thread.length;
  }

  it('use at most the configured amount of memory', async () => {
    const keepsTheFirst = async (megabytes: string) => {
      const settings = readServerSettings({CHAT_THREADS_MEGABYTES: megabytes}).chat;
      const threads = createThreads(settings, () => undefined);
      for (let count = 0; count < 100; count += 1) {
        await threads.write(`thread-${count}`, [{role: 'user', content: 'ж'.repeat(10_000)}]);
      }
      return (await threads.read('thread-0')) !== undefined;
    };
    expect(await keepsTheFirst('4')).toBe(true);
    expect(await keepsTheFirst('1')).toBe(false);
  });

  it('expire after the configured number of hours', async () => {
    const wait = (hours: number) => async () => {
      jest.spyOn(performance, 'now').mockReturnValue(performance.now() + hours * 3_600_000);
    };
    expect(await turnsAfter({CHAT_THREAD_HOURS: '3'}, wait(2.9))).toBe(2);
    jest.restoreAllMocks();
    expect(await turnsAfter({CHAT_THREAD_HOURS: '3'}, wait(3.1))).toBe(0);
    jest.restoreAllMocks();
  });
});

describe('while Redis is unavailable', () => {
  const closing: (() => Promise<void>)[] = [];
  afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

  it('answers immediately and counts questions in memory', async () => {
    // Nothing listens at this port.
    const env = {CHAT_REDIS_URL: 'redis://127.0.0.1:1', CHAT_QUESTIONS_PER_MINUTE: '2'};
    const settings = readServerSettings(env).chat;
    const threads = createThreads(settings, () => undefined);
    const rateLimit = createRateLimit(settings, () => undefined);
    closing.push(threads.close, rateLimit.close);
    const {ask, logged} = start({threads, rateLimit, settings});
    const first = await eventsOf(await ask({message: 'First'}));
    const again = await eventsOf(await ask({message: 'Second', threadId: 'some-thread'}));
    expect([first.at(-1)?.type, again.at(-1)?.type]).toEqual(['done', 'done']);
    expect(logged.filter(({event}) => event === 'thread_lost')).toHaveLength(2);
    expect((await ask({message: 'Third'})).status).toBe(429);
  });
});

describe('if a conversation cannot be read', () => {
  it('the answer keeps the id and does not overwrite the stored turns', async () => {
    const write = jest.fn(async () => undefined);
    const read = () => Promise.reject(new Error('Command timed out'));
    const {ask, logged} = start({threads: {read, write, close: async () => undefined}});
    const [thread, ...rest] = await eventsOf(await ask({message: 'Second', threadId: 'some-thread'}));
    expect([thread, rest.at(-1)?.type]).toEqual([{type: 'thread', id: 'some-thread'}, 'done']);
    expect(write).not.toHaveBeenCalled();
    expect(logged).toContainEqual({event: 'thread_lost', error: 'Command timed out'});
  });
});
