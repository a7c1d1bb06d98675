import type {Answerer, Question} from '@site/src/askAi/answerer';
import {chatPaths} from '@site/src/askAi/protocol';
import {createRequestLimits} from '@site/server/chat/requestLimits';
import {createChatApp, type ChatParts} from '@site/server/chat/chatApp';
import type {LogEntry} from '@site/server/chat/log';
import {createRateLimit, type RateLimit} from '@site/server/chat/rateLimit';
import {createThreads} from '@site/server/chat/threads';
import {readServerSettings, type ChatSettings} from '@site/server/settings';

/** Returns an answerer that repeats the question and records the questions. */
export function echo(): Answerer & {asked: Question[]} {
  const asked: Question[] = [];
  return {
    asked,
    async *answer(question) {
      asked.push(question);
      yield {type: 'delta', text: `You asked: ${question.message}`};
      yield {type: 'sources', sources: [{title: 'Rounds', route: '/learn/rounds'}]};
      yield {type: 'done'};
    },
  };
}

/** In the form that Node provides. */
export const connection = {incoming: {socket: {remoteAddress: '127.0.0.1'}}};

type Changes = Partial<Omit<ChatParts, 'settings'>> & {
  env?: Record<string, string>;
  rateLimit?: Pick<RateLimit, 'count'>;
  settings?: ChatSettings;
};

const answers: Response[] = [];

/** For `afterEach`: the server keeps a timer for each answer until it is read or cancelled. */
export async function cancelAnswers(): Promise<void> {
  await Promise.all(answers.splice(0).map((answer) => (answer.bodyUsed ? undefined : answer.body?.cancel())));
}

/** Returns the chat endpoint, a function that asks it, and what it logs. */
export function start(changes: Changes = {}) {
  const {env = {}, rateLimit, threads, ...parts} = changes;
  const settings =
    changes.settings ?? readServerSettings({SITE_URL: 'https://docs.example.org', ...env}).chat;
  const logged: LogEntry[] = [];
  const log = (entry: LogEntry) => void logged.push(entry);
  let ids = 0;
  const app = createChatApp({
    answerer: echo(),
    threads: threads ?? createThreads(settings, () => undefined),
    requestLimits: createRequestLimits({
      rateLimit: rateLimit ?? createRateLimit(settings, () => undefined),
      settings,
      log,
    }),
    settings,
    log,
    newId: () => `id-${++ids}`,
    ...parts,
  });
  const ask = async (body: unknown, headers: Record<string, string> = {}, signal?: AbortSignal) => {
    const answer = await app.request(
      `http://docs.test${chatPaths.stream}`,
      {
        method: 'POST',
        headers: {'Content-Type': 'application/json', Host: 'docs.test', ...headers},
        body: typeof body === 'string' ? body : JSON.stringify(body),
        signal,
      },
      connection,
    );
    answers.push(answer);
    return answer;
  };
  return {app, ask, logged};
}

/** An answerer whose answer never ends. */
export const hang: Answerer = {
  async *answer() {
    yield {type: 'delta', text: 'Wait'};
    await new Promise(() => undefined);
  },
};
