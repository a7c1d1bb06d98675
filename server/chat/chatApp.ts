import {randomUUID} from 'node:crypto';
import {Hono, type Context} from 'hono';
import {bodyLimit} from 'hono/body-limit';
import {cors} from 'hono/cors';
import {methodNotAllowed} from 'hono/method-not-allowed';
import type {Answerer, Turn} from '../../src/askAi/answerer';
import {parseFeedback, parseRequest} from '../../src/askAi/chatRequest';
import {chatPaths, encodeRefusal, refusals, type RefusalCode} from '../../src/askAi/protocol';
import type {ChatSettings} from '../settings';
import {clientAddress, type Connection} from './clientAddress';
import {openConversation} from './conversation';
import {describeError, type Log, type LogEntry} from './log';
import type {RateLimit} from './rateLimit';
import {recordAnswer, streamAnswer, type AnswerSoFar} from './streamAnswer';
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
  /** What the health check tells besides the number of answers under way. */
  health?: Readonly<Record<string, string | number>>;
  newId?: () => string;
  now?: () => number;
};

type ChatEnv = {
  Bindings: Connection;
  Variables: {
    /** Why the request is refused. */
    refusal: Omit<LogEntry, 'event'>;
  };
};

/** Seconds after which a reader who found the endpoint busy may try again. */
const BUSY_RETRY_SECONDS = 2;

const PROXIES_ADVICE =
  'Set CHAT_TRUSTED_PROXIES to the number of proxies in front that add to X-Forwarded-For.';

/** The chat endpoint as one `(Request) => Response`, below `/ai-docs-api`. */
export function createChatApp({
  answerer,
  threads,
  rateLimit,
  settings,
  log,
  health = {},
  newId = randomUUID,
  now = Date.now,
}: ChatParts): Hono<ChatEnv> {
  const app = new Hono<ChatEnv>();
  let answering = 0;
  let hasWarned = false;

  app.use('/ai-docs-api/*', async (context, next) => {
    await next();
    const refusal = context.get('refusal');
    if (refusal) log({event: 'refused', ...refusal});
    const {headers} = context.res;
    headers.set('Cache-Control', 'no-store, no-transform');
    headers.set('X-Content-Type-Options', 'nosniff');
    if (!headers.has('Vary')) headers.set('Vary', 'Origin');
  });

  /** A site may ask that is served from here, or that the settings allow. A request without an origin isn't a site's. */
  app.use('/ai-docs-api/*', async (context, next) => {
    const origin = context.req.header('Origin');
    if (origin === undefined || allows(origin, context)) return next();
    const advice = 'If this site may ask, add its origin to CHAT_ALLOWED_ORIGINS.';
    return refuse(context, 'origin_not_allowed', {}, {origin, host: context.req.header('Host'), advice});
  });

  app.use(
    '/ai-docs-api/*',
    cors({
      // Those that are not allowed were refused above.
      origin: (origin) => origin || undefined,
      allowMethods: ['GET', 'POST'],
      allowHeaders: ['Content-Type', 'Accept'],
      exposeHeaders: ['Retry-After'],
      maxAge: 86_400,
    }),
    methodNotAllowed({
      app,
      onMethodNotAllowed: (context, methods) =>
        refuse(context, 'method_not_allowed', {Allow: methods.join(', ')}),
    }),
  );

  app.use(
    '/ai-docs-api/*',
    bodyLimit({
      maxSize: settings.bodyLimit,
      onError: (context) => refuse(context, 'too_large'),
    }),
  );

  app.get(chatPaths.health, (context) => context.json({status: 'ok', answering, ...health}));

  app.post(chatPaths.stream, async (context) => {
    const {request, refusal} = await readBody(context, parseRequest);
    if (!request) return refuse(context, refusal);
    if (request.message.length > settings.messageLength) return refuse(context, 'bad_request');
    if (answering >= settings.mostAnswers)
      return refuse(context, 'busy', {'Retry-After': String(BUSY_RETRY_SECONDS)});
    // Its place is taken before the question is counted: one that finds no place costs its reader nothing.
    answering += 1;
    const wait = await rateLimit.count(addressOf(context)).catch((error: unknown) => {
      answering -= 1;
      throw error;
    });
    if (wait !== undefined) {
      answering -= 1;
      return refuse(context, 'rate_limited', {'Retry-After': String(wait)});
    }

    const started = now();
    const {message, page, about} = request;
    const question: Turn = {role: 'user', content: message, ...(about && {about})};
    const conversation = await openConversation({
      threads,
      id: request.threadId,
      question,
      newId,
      onLost: (error) =>
        log({event: 'thread_lost', error: error instanceof Error ? error.message : String(error)}),
    });
    const answerId = newId();
    const reader = new AbortController();
    const left = AbortSignal.any([context.req.raw.signal, reader.signal]);
    const signal = AbortSignal.any([left, AbortSignal.timeout(settings.answerTimeout)]);
    const answer: AnswerSoFar = {text: '', sources: 0};
    const keep = async () => conversation.keep(answer.text);
    async function* events() {
      yield {type: 'thread' as const, id: conversation.id};
      const {before: thread} = conversation;
      const answered = answerer.answer({message, about, thread, page}, signal);
      yield* recordAnswer(answered, {answer, answerId, onDone: keep});
    }

    // Some proxies hold an answer back until it is complete, unless told so.
    context.header('X-Accel-Buffering', 'no');
    return streamAnswer(context, events(), {
      signal,
      onLeave: () => reader.abort(),
      onEnd(end, failure) {
        answering -= 1;
        // The reader keeps what came of an answer that was cut, and asks on.
        if (end !== 'done' && answer.text !== '') void keep();
        if (end === 'failed') log({event: 'failed', answerId, ...describeError(failure)});
        log({
          event: 'answered',
          end: left.aborted ? 'abandoned' : end === 'stopped' ? 'timed_out' : end,
          answerId,
          milliseconds: Math.round(now() - started),
          characters: answer.text.length,
          sources: answer.sources,
          followUp: conversation.before.length > 0,
          ...(settings.logQuestions && {question: message}),
        });
      },
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

  app.notFound((context) => refuse(context, 'not_found'));
  app.onError((error, context) => {
    log({event: 'failed', error: error.name, message: error.message});
    return refuse(context, 'internal');
  });

  function allows(origin: string, context: Context): boolean {
    const isOwn = URL.canParse(origin) && new URL(origin).host === context.req.header('Host');
    return isOwn || settings.allowedOrigins.includes(origin);
  }

  function addressOf(context: Context<ChatEnv>): string {
    const address = clientAddress(context, settings.trustedProxies);
    if (address === undefined && !hasWarned) {
      hasWarned = true;
      log({event: 'address_unknown', meanwhile: 'all readers share one limit', advice: PROXIES_ADVICE});
    }
    return address ?? 'unknown';
  }

  return app;
}

/** Refuses a request; the log entry is written once it is known that nothing else refuses it in another way. */
function refuse(
  context: Context,
  code: RefusalCode,
  headers: Record<string, string> = {},
  why: Omit<LogEntry, 'event'> = {},
): Response {
  context.set('refusal', {code, path: context.req.path, ...why});
  return context.body(encodeRefusal(code), refusals[code].status, {
    'Content-Type': 'application/json; charset=utf-8',
    ...headers,
  });
}

/** A request's body as JSON of the right shape, or why it isn't. */
async function readBody<Parsed>(
  {req}: Context,
  parse: (value: unknown) => Parsed | undefined,
): Promise<{request: Parsed; refusal?: undefined} | {request?: undefined; refusal: RefusalCode}> {
  if (!/^application\/json\s*(?:;|$)/i.test(req.header('Content-Type') ?? '')) {
    return {refusal: 'unsupported_media_type'};
  }
  const request = parse(await req.json().catch(() => undefined));
  return request === undefined ? {refusal: 'bad_request'} : {request};
}
