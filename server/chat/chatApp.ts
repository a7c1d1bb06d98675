import {randomUUID} from 'node:crypto';
import {Hono} from 'hono';
import {bodyLimit} from 'hono/body-limit';
import {cors} from 'hono/cors';
import {methodNotAllowed} from 'hono/method-not-allowed';
import type {Answerer, Turn} from '../../src/askAi/answerer';
import {parseRequest} from '../../src/askAi/chatRequest';
import {chatPaths, refusals} from '../../src/askAi/protocol';
import {reportLimits} from '../../src/feedback/feedback';
import type {ChatSettings} from '../settings';
import type {RequestLimits} from './requestLimits';
import {openConversation} from './conversation';
import {describeError, type Log} from './log';
import {loggedText} from './loggedText';
import {addReaderReports} from './readerReports';
import {BODY_LIMIT, readBody, refuse, type ChatEnv} from './responses';
import {anySignal, createTimer} from './signals';
import {recordAnswer, streamAnswer, type AnswerSoFar} from './streamAnswer';
import type {Threads} from './threads';

export type ChatParts = {
  answerer: Answerer;
  threads: Threads;
  requestLimits: RequestLimits;
  settings: Pick<ChatSettings, 'answerTimeout' | 'logQuestions' | 'recordSearches'>;
  log: Log;
  /** Returns whether a route is one of the site's pages, which readers can rate. */
  isPage?: (route: string) => boolean;
  /** Fields of the health check in addition to the number of answers in progress. */
  health?: Readonly<Record<string, string | number>>;
  newId?: () => string;
  now?: () => number;
};

/** Returns the chat endpoint, a `(Request) => Response` handler for paths below `/ai-docs-api`. */
export function createChatApp({
  answerer,
  threads,
  requestLimits,
  settings,
  log,
  isPage = () => false,
  health = {},
  newId = randomUUID,
  now = Date.now,
}: ChatParts): Hono<ChatEnv> {
  const app = new Hono<ChatEnv>();

  app.use('/ai-docs-api/*', async (context, next) => {
    await next();
    const refusal = context.get('refusal');
    if (refusal) log({event: 'refused', ...refusal});
    const {headers} = context.res;
    headers.set('Cache-Control', 'no-store, no-transform');
    headers.set('X-Content-Type-Options', 'nosniff');
    if (!headers.has('Vary')) headers.set('Vary', 'Origin');
  });

  /** Allows requests from the endpoint's own site, from the configured origins, and from clients other than browsers. */
  app.use('/ai-docs-api/*', async (context, next) => {
    const origin = context.req.header('Origin');
    if (origin === undefined || requestLimits.allows(origin, context)) return next();
    const advice = 'To allow this site, add its origin to CHAT_ALLOWED_ORIGINS.';
    return refuse(context, 'origin_not_allowed', {}, {origin, host: context.req.header('Host'), advice});
  });

  app.use(
    '/ai-docs-api/*',
    cors({
      // Other origins were refused above.
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
      maxSize: BODY_LIMIT,
      onError: (context) => refuse(context, 'too_large'),
    }),
  );

  app.get(chatPaths.health, (context) => {
    const answering = requestLimits.answering();
    return requestLimits.isDraining()
      ? context.json({status: 'stopping', answering, ...health}, 503)
      : context.json({status: 'ok', answering, ...health});
  });

  app.post(chatPaths.stream, async (context) => {
    const {request, refusal} = await readBody(context, parseRequest);
    if (!request) return refuse(context, refusal);
    const {leave, stopped, refusal: limit} = await requestLimits.enter(context);
    if (limit) return refuse(context, limit.code, {'Retry-After': String(limit.retryAfter)});

    const started = now();
    const {message, page, about} = request;
    const question: Turn = {role: 'user', content: message, ...(about && {about})};
    const conversation = await openConversation({
      threads,
      id: request.threadId,
      question,
      newId,
      onStoreError: (error) =>
        log({event: 'thread_lost', error: error instanceof Error ? error.message : String(error)}),
    });
    const answerId = newId();
    const connection = new AbortController();
    const timer = createTimer(settings.answerTimeout, new Error(refusals.timed_out.message));
    const disconnected = anySignal(context.req.raw.signal, connection.signal);
    const {signal, release} = anySignal(disconnected.signal, stopped, timer.signal);
    timer.start();
    const answer: AnswerSoFar = {text: '', sources: 0};
    const save = async () => conversation.save(answer.text);
    async function* events() {
      yield {type: 'thread' as const, id: conversation.id};
      const {before: thread} = conversation;
      const answered = answerer.answer({message, about, thread, page}, signal);
      yield* recordAnswer(answered, {answer, answerId, onDone: save});
    }

    // Prevents proxies from buffering the response.
    context.header('X-Accel-Buffering', 'no');
    return streamAnswer(context, events(), {
      signal,
      onDisconnect: () => connection.abort(),
      onEnd(end, failure) {
        leave();
        timer.stop();
        release();
        // Otherwise, Node.js would keep the request in memory.
        disconnected.release();
        // The reader sees the text of an interrupted answer and may refer to it, so save it.
        if (end !== 'done' && answer.text !== '') void save();
        if (end === 'failed') log({event: 'failed', answerId, ...describeError(failure)});
        log({
          event: 'answered',
          end: disconnected.signal.aborted
            ? 'abandoned'
            : end !== 'stopped'
              ? end
              : stopped.aborted
                ? 'server_stopped'
                : 'timed_out',
          answerId,
          milliseconds: Math.round(now() - started),
          characters: answer.text.length,
          sources: answer.sources,
          followUp: conversation.before.length > 0,
          ...(answer.declined && {declined: true}),
          ...(settings.logQuestions && {question: loggedText(message, reportLimits.query)}),
        });
      },
    });
  });

  addReaderReports(app, {requestLimits, isPage, settings, log});

  app.notFound((context) => refuse(context, 'not_found'));
  app.onError((error, context) => {
    log({event: 'failed', error: error.name, message: error.message});
    return refuse(context, 'internal');
  });

  return app;
}
