import {requestLimits} from '../src/askAi/protocol';
import {readEnvironment} from '../src/config/environment';

/** What the chat endpoint may be told by its environment. `.env.example` lists every variable. */
export type ChatSettings = {
  /** Origins of sites that may ask, the documentation's own first; one that the endpoint is served from always may. */
  allowedOrigins: readonly string[];
  /** Questions a minute from one address. */
  questionsPerMinute: number;
  /** Answers that are written at the same time; further questions are refused as busy. */
  mostAnswers: number;
  /** Milliseconds after which an answer is cut. */
  answerTimeout: number;
  /** Characters of a question. */
  messageLength: number;
  /** Bytes of a request's body. */
  bodyLimit: number;
  /** Milliseconds that a conversation is remembered after its last answer. */
  threadLifetime: number;
  /** Conversations kept in memory, where no Redis keeps them. */
  mostThreads: number;
  /** Bytes of all of them. */
  threadsSize: number;
  /** Questions and answers that a conversation keeps; what came earlier is forgotten. */
  mostTurns: number;
  /** Where instances share conversations and limits; undefined for this process's memory. */
  redisUrl: string | undefined;
  /** Proxies in front, each of which adds the address that it saw to X-Forwarded-For. */
  trustedProxies: number;
  /** Questions stand in the log. */
  logQuestions: boolean;
  /** Any endpoint that speaks OpenAI's chat completions; undefined for answers quoted from the pages. */
  model: ModelSettings | undefined;
};

export type ModelSettings = {
  baseUrl: string;
  apiKey: string;
  model: string;
  /** Milliseconds that the model may be silent, before its answer begins or inside of it. */
  timeout: number;
  /** Tokens of an answer. */
  mostTokens: number;
};

export type ServerSettings = {
  port: number;
  /** Milliseconds that answers under way have to finish in when the server is asked to stop. */
  shutdownTimeout: number;
  /** Path the site is served under, with a slash at both ends. */
  baseUrl: string;
  /** File of the corpus that the build wrote. */
  corpusFile: string;
  chat: ChatSettings;
};

const MODEL_VARIABLES = ['CHAT_MODEL_BASE_URL', 'CHAT_MODEL_API_KEY', 'CHAT_MODEL_NAME'] as const;

/** Where a build leaves the pages for the servers, out of readers' reach. The dev server writes elsewhere. */
export const CORPUS_FILE = 'dist/corpus.json';

/**
 * Validates the environment and returns the settings of the servers.
 *
 * @throws Error that lists every variable with a bad value, what was expected and what was found
 */
export function readServerSettings(env: Record<string, string | undefined>): ServerSettings {
  const problems: string[] = [];
  const {siteUrl, baseUrl} = collect(problems, () => readEnvironment(env)) ?? {siteUrl: '', baseUrl: '/'};
  const value = (name: string): string | undefined => env[name]?.trim() || undefined;

  const whole = (name: string, fallback: number, least: number, most: number): number => {
    const text = value(name);
    if (text === undefined) return fallback;
    const number = Number(text);
    if (Number.isInteger(number) && number >= least && number <= most) return number;
    problems.push(`${name} must be a whole number from ${least} to ${most}, found "${text}"`);
    return fallback;
  };

  const url = (name: string, protocols: readonly string[]): string | undefined => {
    const text = value(name);
    if (text === undefined) return undefined;
    if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text.replace(/\/+$/, '');
    // Such an address may hold a password, so what was found isn't said.
    problems.push(
      `${name} must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`,
    );
    return undefined;
  };

  const flag = (name: string): boolean => {
    const text = value(name) ?? 'false';
    if (text !== 'true' && text !== 'false')
      problems.push(`${name} must be "true" or "false", found "${text}"`);
    return text === 'true';
  };

  const others = (value('CHAT_ALLOWED_ORIGINS') ?? '').split(',').flatMap((item) => {
    const text = item.trim().replace(/\/$/, '');
    if (text === '') return [];
    if (URL.canParse(text) && new URL(text).origin === text) return [text];
    problems.push(`CHAT_ALLOWED_ORIGINS must hold origins such as https://docs.example.org, found "${text}"`);
    return [];
  });

  const answerTimeout = whole('CHAT_ANSWER_TIMEOUT_SECONDS', 90, 1, 3600) * 1000;

  const model = (): ModelSettings | undefined => {
    // A bad limit is reported whether a model is set or not.
    const timeout = whole('CHAT_MODEL_TIMEOUT_SECONDS', 20, 1, 600) * 1000;
    const mostTokens = whole('CHAT_MODEL_MOST_TOKENS', 1200, 16, 100_000);
    const missing = MODEL_VARIABLES.filter((name) => value(name) === undefined);
    if (missing.length === MODEL_VARIABLES.length) return undefined;
    if (missing.length > 0) {
      problems.push(`a model needs ${MODEL_VARIABLES.join(', ')} together; missing: ${missing.join(', ')}`);
    }
    if (timeout >= answerTimeout) {
      problems.push(
        `CHAT_MODEL_TIMEOUT_SECONDS must be less than CHAT_ANSWER_TIMEOUT_SECONDS, so that the pages can be quoted in place of a silent model, found ${timeout / 1000} and ${answerTimeout / 1000}`,
      );
    }
    const address = url('CHAT_MODEL_BASE_URL', ['https:', 'http:']) ?? '';
    return {
      baseUrl: address,
      apiKey: value('CHAT_MODEL_API_KEY') ?? '',
      model: value('CHAT_MODEL_NAME') ?? '',
      timeout,
      mostTokens,
    };
  };

  const settings: ServerSettings = {
    port: whole('PORT', 3000, 0, 65_535),
    shutdownTimeout: whole('SHUTDOWN_TIMEOUT_SECONDS', 10, 0, 3600) * 1000,
    baseUrl,
    corpusFile: value('CHAT_CORPUS_FILE') ?? CORPUS_FILE,
    chat: {
      // Behind a proxy that rewrites Host, the site isn't known by the address that was asked.
      allowedOrigins: [siteUrl, ...others],
      questionsPerMinute: whole('CHAT_QUESTIONS_PER_MINUTE', 20, 1, 100_000),
      mostAnswers: whole('CHAT_MOST_ANSWERS', 256, 1, 100_000),
      answerTimeout,
      messageLength: whole('CHAT_MESSAGE_LENGTH', requestLimits.message, 1, requestLimits.message),
      bodyLimit: whole('CHAT_BODY_LIMIT_BYTES', 65_536, 1024, 1_048_576),
      threadLifetime: whole('CHAT_THREAD_HOURS', 24, 1, 720) * 3_600_000,
      mostThreads: whole('CHAT_MOST_THREADS', 10_000, 1, 1_000_000),
      threadsSize: whole('CHAT_THREADS_MEGABYTES', 256, 1, 65_536) * 2 ** 20,
      mostTurns: whole('CHAT_MOST_TURNS', 20, 2, 1000),
      redisUrl: url('CHAT_REDIS_URL', ['redis:', 'rediss:']),
      trustedProxies: whole('CHAT_TRUSTED_PROXIES', 0, 0, 10),
      logQuestions: flag('CHAT_LOG_QUESTIONS'),
      model: model(),
    },
  };
  if (problems.length > 0) throw new Error(`Environment: ${problems.join('; ')}. See .env.example.`);
  return settings;
}

/** The result, or undefined where it throws, and what it found then joins the problems. */
function collect<Result>(problems: string[], read: () => Result): Result | undefined {
  try {
    return read();
  } catch (error) {
    problems.push((error as Error).message.replace(/^Environment: |\. See \.env\.example\.$/g, ''));
    return undefined;
  }
}
