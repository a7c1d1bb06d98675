import * as v from 'valibot';
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

/** The file in which a build stores the corpus for the servers. It isn't public. The dev server uses another file. */
export const CORPUS_FILE = 'dist/corpus.json';

function integer(fallback: number, min: number, max: number) {
  const accepts = (value: string) =>
    Number.isInteger(Number(value)) && Number(value) >= min && Number(value) <= max;
  return v.pipe(
    v.optional(checkedString(accepts, `must be a whole number from ${min} to ${max}`), String(fallback)),
    v.transform(Number),
  );
}

/** A URL without trailing slashes. The error doesn't quote the value, which may contain a password. */
function url(...protocols: readonly string[]) {
  const allowed = protocols.map((protocol) => `${protocol}//`).join(' or ');
  return v.optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
        `must be a URL that starts with ${allowed}`,
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
      'must contain origins such as https://docs.example.org',
    ),
  ),
);

const variables = v.pipe(
  v.object({
    SITE_URL: siteVariables.SITE_URL,
    BASE_URL: siteVariables.BASE_URL,
    PORT: integer(3000, 0, 65_535),
    DRAIN_SECONDS: integer(1, 0, 60),
    CHAT_ALLOWED_ORIGINS: origins,
    CHAT_QUESTIONS_PER_MINUTE: integer(20, 1, 100_000),
    CHAT_MOST_ANSWERS: integer(256, 1, 100_000),
    CHAT_ANSWER_TIMEOUT_SECONDS: integer(90, 1, 3600),
    CHAT_THREAD_HOURS: integer(24, 1, 720),
    CHAT_THREADS_MEGABYTES: integer(256, 1, 65_536),
    CHAT_REDIS_URL: url('redis:', 'rediss:'),
    CHAT_TRUSTED_PROXIES: integer(0, 0, 10),
    CHAT_LOG_QUESTIONS: flag,
    RECORD_SEARCHES: siteVariables.RECORD_SEARCHES,
    CHAT_CORPUS_FILE: v.optional(v.string(), CORPUS_FILE),
    CHAT_MODEL_BASE_URL: url('https:', 'http:'),
    CHAT_MODEL_API_KEY: v.optional(v.string()),
    CHAT_MODEL_NAME: v.optional(v.string()),
    CHAT_MODEL_TIMEOUT_SECONDS: integer(20, 1, 600),
    CHAT_MODEL_MOST_TOKENS: integer(1200, 16, 100_000),
    CHAT_MODEL_QUESTIONS_PER_MINUTE: integer(60, 1, 100_000),
  }),
  requireAllOrNone('a model', ['CHAT_MODEL_BASE_URL', 'CHAT_MODEL_API_KEY', 'CHAT_MODEL_NAME']),
  v.check(
    (values) =>
      values.CHAT_MODEL_BASE_URL === undefined ||
      values.CHAT_MODEL_TIMEOUT_SECONDS < values.CHAT_ANSWER_TIMEOUT_SECONDS,
    ({input: {CHAT_MODEL_TIMEOUT_SECONDS: model, CHAT_ANSWER_TIMEOUT_SECONDS: answer}}) =>
      `CHAT_MODEL_TIMEOUT_SECONDS must be less than CHAT_ANSWER_TIMEOUT_SECONDS, so that an answer can quote the pages after the model timed out, found ${model} and ${answer}`,
  ),
);

/**
 * Returns the settings of the servers from the environment. Times are in milliseconds.
 *
 * @throws Error that lists every invalid variable with what was expected and what was found
 */
export function readServerSettings(env: Environment) {
  const values = readVariables(variables, env);
  const {CHAT_MODEL_BASE_URL: baseUrl, CHAT_MODEL_API_KEY: apiKey, CHAT_MODEL_NAME: model} = values;
  return {
    port: values.PORT,
    /** Time after a signal in which the server still accepts connections. */
    drainTime: values.DRAIN_SECONDS * 1000,
    /** Path of the site, with a slash at both ends. */
    baseUrl: values.BASE_URL,
    /** Corpus file that the build wrote. */
    corpusFile: values.CHAT_CORPUS_FILE,
    chat: {
      /** URL of the documentation's home page, with a trailing slash. */
      site: values.SITE_URL + values.BASE_URL,
      /**
       * Origins of sites that may use the endpoint, in addition to its own. The documentation's origin is included,
       * because a proxy may rewrite Host, which makes it look like a foreign site.
       */
      allowedOrigins: [values.SITE_URL, ...values.CHAT_ALLOWED_ORIGINS],
      /** Limit per client address. */
      questionsPerMinute: values.CHAT_QUESTIONS_PER_MINUTE,
      /** Limit of concurrent answers. Further questions are refused with `busy`. */
      maxAnswers: values.CHAT_MOST_ANSWERS,
      /** Time after which an answer is aborted. */
      answerTimeout: values.CHAT_ANSWER_TIMEOUT_SECONDS * 1000,
      /** Time that a conversation is stored after its last answer. */
      threadLifetime: values.CHAT_THREAD_HOURS * 3_600_000,
      /** Maximum total size of the conversations in memory, if Redis isn't configured, in bytes. */
      threadsSize: values.CHAT_THREADS_MEGABYTES * 2 ** 20,
      /** Redis, in which instances share conversations and rate limits; undefined for the memory of this process. */
      redisUrl: values.CHAT_REDIS_URL,
      /** Number of proxies in front that append the client's address to X-Forwarded-For. */
      trustedProxies: values.CHAT_TRUSTED_PROXIES,
      /** Whether questions are written to the log. */
      logQuestions: values.CHAT_LOG_QUESTIONS,
      /** Whether search terms are written to the log. */
      recordSearches: values.RECORD_SEARCHES,
      /** An endpoint with OpenAI's chat completions API; undefined for answers that quote the pages. */
      model:
        baseUrl && apiKey && model
          ? {
              baseUrl,
              apiKey,
              model,
              /** Maximum wait for the next output of the model. */
              timeout: values.CHAT_MODEL_TIMEOUT_SECONDS * 1000,
              /** Maximum number of tokens in an answer. */
              maxTokens: values.CHAT_MODEL_MOST_TOKENS,
              /** Limit for all readers together. Further questions are answered by quotations. */
              questionsPerMinute: values.CHAT_MODEL_QUESTIONS_PER_MINUTE,
            }
          : undefined,
    },
  };
}
