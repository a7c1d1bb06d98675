import * as v from 'valibot';
import {requestLimits} from '../src/askAi/chatRequest';
import {
  flag,
  readVariables,
  siteVariables,
  checkedString,
  requireAllOrNone,
  type Environment,
} from '../src/config/environment';

export type ChatSettings = ReturnType<typeof readServerSettings>['chat'];

export type ModelSettings = NonNullable<ChatSettings['model']>;

/** Where a build leaves the pages for the servers, out of readers' reach. The dev server writes elsewhere. */
export const CORPUS_FILE = 'dist/corpus.json';

function whole(fallback: number, least: number, most: number) {
  const accepts = (value: string) =>
    Number.isInteger(Number(value)) && Number(value) >= least && Number(value) <= most;
  return v.pipe(
    v.optional(checkedString(accepts, `must be a whole number from ${least} to ${most}`), String(fallback)),
    v.transform(Number),
  );
}

/** An address, without a slash at its end. What was found is not said, as it may hold a password. */
function address(...protocols: readonly string[]) {
  const allowed = protocols.map((protocol) => `${protocol}//`).join(' or ');
  return v.optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
        `must be an address that begins with ${allowed}`,
      ),
      v.transform((value) => value.replace(/\/+$/, '')),
    ),
  );
}

const origins = v.pipe(
  v.optional(v.string(), ''),
  v.transform((value) => value.split(',').map((item) => item.trim().replace(/\/$/, ''))),
  v.filterItems((item) => item !== ''),
  v.array(
    checkedString(
      (item) => URL.canParse(item) && new URL(item).origin === item,
      'must hold origins such as https://docs.example.org',
    ),
  ),
);

const variables = v.pipe(
  v.object({
    SITE_URL: siteVariables.SITE_URL,
    BASE_URL: siteVariables.BASE_URL,
    PORT: whole(3000, 0, 65_535),
    SHUTDOWN_TIMEOUT_SECONDS: whole(10, 0, 3600),
    CHAT_ALLOWED_ORIGINS: origins,
    CHAT_QUESTIONS_PER_MINUTE: whole(20, 1, 100_000),
    CHAT_MOST_ANSWERS: whole(256, 1, 100_000),
    CHAT_ANSWER_TIMEOUT_SECONDS: whole(90, 1, 3600),
    CHAT_MESSAGE_LENGTH: whole(requestLimits.message, 1, requestLimits.message),
    CHAT_BODY_LIMIT_BYTES: whole(65_536, 1024, 1_048_576),
    CHAT_THREAD_HOURS: whole(24, 1, 720),
    CHAT_MOST_THREADS: whole(10_000, 1, 1_000_000),
    CHAT_THREADS_MEGABYTES: whole(256, 1, 65_536),
    CHAT_MOST_TURNS: whole(20, 2, 1000),
    CHAT_REDIS_URL: address('redis:', 'rediss:'),
    CHAT_TRUSTED_PROXIES: whole(0, 0, 10),
    CHAT_LOG_QUESTIONS: flag,
    CHAT_CORPUS_FILE: v.optional(v.string(), CORPUS_FILE),
    CHAT_MODEL_BASE_URL: address('https:', 'http:'),
    CHAT_MODEL_API_KEY: v.optional(v.string()),
    CHAT_MODEL_NAME: v.optional(v.string()),
    CHAT_MODEL_TIMEOUT_SECONDS: whole(20, 1, 600),
    CHAT_MODEL_MOST_TOKENS: whole(1200, 16, 100_000),
  }),
  requireAllOrNone('a model', ['CHAT_MODEL_BASE_URL', 'CHAT_MODEL_API_KEY', 'CHAT_MODEL_NAME']),
  v.check(
    (values) =>
      values.CHAT_MODEL_BASE_URL === undefined ||
      values.CHAT_MODEL_TIMEOUT_SECONDS < values.CHAT_ANSWER_TIMEOUT_SECONDS,
    ({input: {CHAT_MODEL_TIMEOUT_SECONDS: silence, CHAT_ANSWER_TIMEOUT_SECONDS: answer}}) =>
      `CHAT_MODEL_TIMEOUT_SECONDS must be less than CHAT_ANSWER_TIMEOUT_SECONDS, so that the pages can be quoted in place of a silent model, found ${silence} and ${answer}`,
  ),
);

/**
 * Validates the environment and returns the settings of the servers; times are in milliseconds.
 *
 * @throws Error that lists every variable with a bad value, what was expected and what was found
 */
export function readServerSettings(env: Environment) {
  const values = readVariables(variables, env);
  const {CHAT_MODEL_BASE_URL: baseUrl, CHAT_MODEL_API_KEY: apiKey, CHAT_MODEL_NAME: model} = values;
  return {
    port: values.PORT,
    /** How long answers under way have to finish when the server is asked to stop. */
    shutdownTimeout: values.SHUTDOWN_TIMEOUT_SECONDS * 1000,
    /** Path the site is served under, with a slash at both ends. */
    baseUrl: values.BASE_URL,
    /** File of the corpus that the build wrote. */
    corpusFile: values.CHAT_CORPUS_FILE,
    chat: {
      /**
       * Origins of sites that may ask besides the one that the endpoint is served from. The documentation's own is
       * first: behind a proxy that rewrites Host, it isn't known by the address that was asked.
       */
      allowedOrigins: [values.SITE_URL, ...values.CHAT_ALLOWED_ORIGINS],
      /** From one address. */
      questionsPerMinute: values.CHAT_QUESTIONS_PER_MINUTE,
      /** Answers that are written at the same time; further questions are refused as busy. */
      mostAnswers: values.CHAT_MOST_ANSWERS,
      /** After that time an answer is cut. */
      answerTimeout: values.CHAT_ANSWER_TIMEOUT_SECONDS * 1000,
      /** Characters of a question. */
      messageLength: values.CHAT_MESSAGE_LENGTH,
      /** Bytes of a request's body. */
      bodyLimit: values.CHAT_BODY_LIMIT_BYTES,
      /** How long a conversation is kept after its last answer. */
      threadLifetime: values.CHAT_THREAD_HOURS * 3_600_000,
      /** Conversations kept in memory, where no Redis keeps them. */
      mostThreads: values.CHAT_MOST_THREADS,
      /** Bytes of all of them. */
      threadsSize: values.CHAT_THREADS_MEGABYTES * 2 ** 20,
      /** Questions and answers that a conversation keeps, the latest ones. */
      mostTurns: values.CHAT_MOST_TURNS,
      /** Where instances share conversations and limits; undefined for this process's memory. */
      redisUrl: values.CHAT_REDIS_URL,
      /** Proxies in front, each of which adds the address that it saw to X-Forwarded-For. */
      trustedProxies: values.CHAT_TRUSTED_PROXIES,
      /** Whether questions are written to the log. */
      logQuestions: values.CHAT_LOG_QUESTIONS,
      /** Any endpoint that speaks OpenAI's chat completions; undefined for answers quoted from the pages. */
      model:
        baseUrl && apiKey && model
          ? {
              baseUrl,
              apiKey,
              model,
              /** How long the model may be silent, before its answer begins or inside of it. */
              timeout: values.CHAT_MODEL_TIMEOUT_SECONDS * 1000,
              /** Tokens of an answer. */
              mostTokens: values.CHAT_MODEL_MOST_TOKENS,
            }
          : undefined,
    },
  };
}
