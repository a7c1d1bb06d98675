import type {Answerer} from '../../src/askAi/answerer';
import {createExtractiveAnswerer} from '../../src/askAi/extractiveAnswerer';
import type {Library} from '../../src/retrieval/answers/library';
import {createMcpApp} from '../mcp/mcpApp';
import type {ChatSettings} from '../settings';
import {createRequestLimits} from './requestLimits';
import {createChatApp} from './chatApp';
import {describeFailure} from './model/describeFailure';
import {createModelAnswerer} from './model/modelAnswerer';
import {createOpenAiProvider} from './model/openAiProvider';
import {createLog, type Log} from './log';
import {createRateLimit, type RateLimit} from './rateLimit';
import type {Corpus} from './readCorpus';
import {createThreads} from './threads';
import {createYield} from './yieldToEventLoop';

export type Chat = {
  /** Handles requests below `/ai-docs-api`. */
  fetch: ReturnType<typeof createChatApp>['fetch'];
  /** Handles requests of MCP clients. */
  mcp: ReturnType<typeof createMcpApp>['fetch'];
  /** Makes the health check say that the server stops. */
  drain(): void;
  /** Ends the answers in progress with an error event. */
  stop(): void;
  close(): Promise<void>;
};

/** Returns the chat endpoint and the MCP server for a corpus, with the services that its settings configure. */
export function openChat(corpus: Corpus, settings: ChatSettings, log: Log = createLog()): Chat {
  const {library} = corpus;
  const threads = createThreads(settings, log);
  const rateLimit = createRateLimit(settings, log);
  const answerer = openAnswerer(library, settings, log, rateLimit);
  const requestLimits = createRequestLimits({rateLimit, settings, log});
  const chat = createChatApp({
    answerer,
    threads,
    requestLimits,
    settings,
    log,
    isPage: (route) => route !== '/' && corpus.markdown.has(route),
    health: {
      pages: library.engine.outline.pages.filter(({entry}) => entry === undefined).length,
      answers: settings.model?.model ?? 'quoted',
      threadHours: settings.threadLifetime / 3_600_000,
    },
  });
  const mcp = createMcpApp({...corpus, answerer, site: settings.site, requestLimits, settings, log});
  return {
    fetch: chat.fetch,
    mcp: mcp.fetch,
    drain: requestLimits.drain,
    stop: requestLimits.stop,
    async close() {
      await Promise.all([threads.close(), rateLimit.close()]);
    },
  };
}

/**
 * Returns the answerer that the settings configure: a model, or quotations of the pages. With a limit, the pages are quoted
 * while the model has had as many questions as it may.
 */
export function openAnswerer(
  library: Library,
  {model}: Pick<ChatSettings, 'model'>,
  log: Log,
  limit?: Pick<RateLimit, 'countForModel'>,
): Answerer {
  const extractive = createExtractiveAnswerer(library, {whenIdle: createYield()});
  void extractive.prepare();
  if (model === undefined) return extractive;
  const modelAnswerer = createModelAnswerer({
    library,
    extractive,
    complete: createOpenAiProvider(model),
    timeout: model.timeout,
    onFailure: (failure) => log({event: 'model_failed', ...describeFailure(failure, model.baseUrl)}),
  });
  return {
    async *answer(question, signal) {
      const wait = await limit?.countForModel();
      if (wait !== undefined)
        log({event: 'model_limited', effect: 'the answer is quoted from the pages', wait});
      yield* (wait === undefined ? modelAnswerer : extractive).answer(question, signal);
    },
  };
}
