import {randomUUID} from 'node:crypto';
import {Hono, type Context} from 'hono';
import {bodyLimit} from 'hono/body-limit';
import type {Answerer, AnswerEvent, Turn} from '../../src/askAi/answerer';
import {
  chatPaths,
  encodeRefusal,
  parseFeedback,
  parseRequest,
  refusals,
  type RefusalCode,
} from '../../src/askAi/protocol';
import type {ChatSettings} from '../settings';
import {clientAddress, type Connection} from './clientAddress';
import {whereItFailed, type Log, type LogEntry} from './log';
import type {RateLimit} from './rateLimit';
import {recordAnswer, streamAnswer, type Said} from './streamAnswer';
import type {Threads} from './threads';

export type ChatParts = {
  answerer: Answerer;
  threads: Threads;
  rateLimit: RateLimit;
  settings: Pick<
    ChatSettings,
    | 'allowedOrigins'
    | 'mostAnswers'
    | 'answerTimeout'
    | 'messageLength'
    | 'bodyLimit'
    | 'trustedProxies'
    | 'logQuestions'
  >;
  log: Log;
  /** What the health check tells beyond that the endpoint is there. */
  about?: Readonly<Record<string, string | number>>;
  newId?: () => string;
  now?: () => number;
};

type ChatContext = Context<{Bindings: Connection}>;

/** Seconds after which a reader who found the endpoint busy may try again. */
const BUSY_FOR = 2;

const PROXIES = 'Set CHAT_TRUSTED_PROXIES to the number of proxies in front that add to X-Forwarded-For.';

/** The chat endpoint as one `(Request) => Response`, below `/ai-docs-api`. */
export function createChatApp({
  answerer,
  threads,
  rateLimit,
  settings,
  log,
  about = {},
  newId = randomUUID,
  now = Date.now,
}: ChatParts): Hono<{Bindings: Connection}> {
  const app = new Hono<{Bindings: Connection}>();
  let underWay = 0;
  let saidUnknown = false;

  function refuse(
    context: ChatContext,
    code: RefusalCode,
    headers: Record<string, string> = {},
    why: Omit<LogEntry, 'event'> = {},
  ): Response {
    log({event: 'refused', code, path: context.req.path, ...why});
    return context.body(encodeRefusal(code), refusals[code].status, {
      'Content-Type': 'application/json; charset=utf-8',
      ...headers,
    });
  }

  /** A site may ask that is served from here, or that the settings allow. A request without an origin isn't a site's. */
  app.use('/ai-docs-api/*', async (context, next) => {
    const origin = context.req.header('Origin');
    if (origin !== undefined) {
      const host = context.req.header('Host');
      const own = URL.canParse(origin) && new URL(origin).host === host;
      if (!own && !settings.allowedOrigins.includes(origin)) {
        const advice = 'If this site may ask, add its origin to CHAT_ALLOWED_ORIGINS.';
        return refuse(context, 'origin_not_allowed', {}, {origin, host, advice});
      }
      context.header('Access-Control-Allow-Origin', origin);
      context.header('Access-Control-Expose-Headers', 'Retry-After');
    }
    context.header('Vary', 'Origin');
    context.header('Cache-Control', 'no-store, no-transform');
    context.header('X-Content-Type-Options', 'nosniff');
    if (context.req.method !== 'OPTIONS') return next();
    return context.body(null, 204, {
      'Access-Control-Allow-Methods': 'GET, POST',
      'Access-Control-Allow-Headers': 'Content-Type, Accept',
      'Access-Control-Max-Age': '86400',
    });
  });

  app.use(
    '/ai-docs-api/*',
    bodyLimit({
      maxSize: settings.bodyLimit,
      onError: (context) => refuse(context as ChatContext, 'too_large'),
    }),
  );

  app.get(chatPaths.health, (context) => context.json({status: 'ok', answering: underWay, ...about}));

  app.post(chatPaths.stream, async (context) => {
    const {request, refusal} = await readBody(context, parseRequest);
    if (!request) return refuse(context, refusal);
    if (request.message.length > settings.messageLength) return refuse(context, 'bad_request');
    if (underWay >= settings.mostAnswers) return refuse(context, 'busy', {'Retry-After': String(BUSY_FOR)});
    // Its place is taken before the question is counted: one that finds no place costs its reader nothing.
    underWay += 1;
    const wait = await rateLimit.count(addressOf(context)).catch((error: unknown) => {
      underWay -= 1;
      throw error;
    });
    if (wait !== undefined) {
      underWay -= 1;
      return refuse(context, 'rate_limited', {'Retry-After': String(wait)});
    }

    const started = now();
    const {threadId, thread, isLost} = await openThread(request.threadId);
    const answerId = newId();
    const {message, page} = request;
    const before = turnsBefore(message, thread);
    const answering = new AbortController();
    const leave = () => answering.abort();
    const {signal} = context.req.raw;
    signal.addEventListener('abort', leave, {once: true});
    const said: Said = {text: '', sources: 0};
    const keep = async () => {
      const turns = [
        ...before,
        {role: 'user' as const, content: message},
        {role: 'assistant' as const, content: said.text},
      ];
      // What was said before isn't replaced by less.
      if (!isLost) await threads.write(threadId, turns).catch(loseThread);
    };

    const events = recordAnswer(
      answerer.answer({message, thread: before, page}, answering.signal),
      said,
      keep,
    );
    const body = streamAnswer([{type: 'thread', id: threadId}], withAnswerId(events, answerId), {
      controller: answering,
      timeout: settings.answerTimeout,
      onEnd(end, failure) {
        underWay -= 1;
        // The reader keeps what came of an answer that was cut, and asks on.
        if (end !== 'done' && said.text !== '') void keep();
        signal.removeEventListener('abort', leave);
        if (end === 'failed') log({event: 'failed', answerId, ...whereItFailed(failure)});
        log({
          event: 'answered',
          end: signal.aborted ? 'abandoned' : end,
          answerId,
          milliseconds: Math.round(now() - started),
          characters: said.text.length,
          sources: said.sources,
          followUp: before.length > 0,
          ...(settings.logQuestions && {question: message}),
        });
      },
    });
    return context.body(body, 200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      // Some proxies hold an answer back until it is complete, unless told so.
      'X-Accel-Buffering': 'no',
    });
  });

  app.post(chatPaths.feedback, async (context) => {
    const {request: feedback, refusal} = await readBody(context, parseFeedback);
    if (!feedback) return refuse(context, refusal);
    const wait = await rateLimit.count(`feedback ${addressOf(context)}`);
    if (wait !== undefined) return refuse(context, 'rate_limited', {'Retry-After': String(wait)});
    log({event: 'feedback', answerId: feedback.answerId, helpful: feedback.helpful});
    return context.body(null, 204);
  });

  app.all(chatPaths.health, (context) => refuse(context, 'method_not_allowed', {Allow: 'GET'}));
  app.all(chatPaths.stream, (context) => refuse(context, 'method_not_allowed', {Allow: 'POST'}));
  app.all(chatPaths.feedback, (context) => refuse(context, 'method_not_allowed', {Allow: 'POST'}));
  app.notFound((context) => refuse(context, 'not_found'));
  app.onError((error, context) => {
    log({event: 'failed', error: error.name, message: error.message});
    return refuse(context, 'internal');
  });

  /** The conversation that a question goes on with. One that can't be read keeps its name, and is there again later. */
  async function openThread(
    id: string | undefined,
  ): Promise<{threadId: string; thread: Turn[]; isLost?: true}> {
    try {
      const thread = id === undefined ? undefined : await threads.read(id);
      return id !== undefined && thread ? {threadId: id, thread} : {threadId: newId(), thread: []};
    } catch (error) {
      loseThread(error);
      return {threadId: id ?? newId(), thread: [], isLost: true};
    }
  }

  /** An answer isn't lost because its thread can't be read or kept. */
  function loseThread(error: unknown): void {
    log({event: 'thread_lost', error: error instanceof Error ? error.message : String(error)});
  }

  function addressOf(context: ChatContext): string {
    const address = clientAddress(context.req.raw.headers, context.env, settings.trustedProxies);
    if (address === undefined && !saidUnknown) {
      saidUnknown = true;
      log({event: 'address_unknown', meanwhile: 'all readers share one limit', advice: PROXIES});
    }
    return address ?? 'unknown';
  }

  return app;
}

/** A request's body as JSON of the right shape, or why it isn't. */
async function readBody<Parsed>(
  {req}: ChatContext,
  parse: (value: unknown) => Parsed | undefined,
): Promise<{request: Parsed; refusal?: undefined} | {request?: undefined; refusal: RefusalCode}> {
  if (!/^application\/json\s*(?:;|$)/i.test(req.header('Content-Type') ?? '')) {
    return {refusal: 'unsupported_media_type'};
  }
  const request = parse(await req.json().catch(() => undefined));
  return request === undefined ? {refusal: 'bad_request'} : {request};
}

/** The end of an answer names it, so that the reader can say whether it helped. */
async function* withAnswerId(
  events: AsyncIterable<AnswerEvent>,
  answerId: string,
): AsyncGenerator<AnswerEvent> {
  for await (const event of events) yield event.type === 'done' ? {...event, answerId} : event;
}

/** The turns before a question. One that is asked again takes the place of its last asking. */
function turnsBefore(message: string, thread: Turn[]): Turn[] {
  const {role, content} = thread.at(-2) ?? {};
  return role === 'user' && content === message ? thread.slice(0, -2) : thread;
}
