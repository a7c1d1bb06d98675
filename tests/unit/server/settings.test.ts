import {readServerSettings} from '@site/server/settings';

type Settings = ReturnType<typeof readServerSettings>;

/** Every numeric setting, with its minimum and maximum. `unit` is the factor between the variable and the setting. */
const numbers: [
  name: string,
  least: number,
  most: number,
  read: (settings: Settings) => unknown,
  unit: number,
][] = [
  ['PORT', 0, 65_535, ({port}) => port, 1],
  ['DRAIN_SECONDS', 0, 60, ({drainTime}) => drainTime, 1000],
  ['CHAT_QUESTIONS_PER_MINUTE', 1, 100_000, ({chat}) => chat.questionsPerMinute, 1],
  ['CHAT_MOST_ANSWERS', 1, 100_000, ({chat}) => chat.maxAnswers, 1],
  ['CHAT_ANSWER_TIMEOUT_SECONDS', 1, 3600, ({chat}) => chat.answerTimeout, 1000],
  ['CHAT_THREAD_HOURS', 1, 720, ({chat}) => chat.threadLifetime, 3_600_000],
  ['CHAT_THREADS_MEGABYTES', 1, 65_536, ({chat}) => chat.threadsSize, 2 ** 20],
  ['CHAT_TRUSTED_PROXIES', 0, 10, ({chat}) => chat.trustedProxies, 1],
  ['CHAT_MODEL_TIMEOUT_SECONDS', 1, 600, ({chat}) => chat.model!.timeout, 1000],
  ['CHAT_MODEL_MOST_TOKENS', 16, 100_000, ({chat}) => chat.model!.maxTokens, 1],
  ['CHAT_MODEL_QUESTIONS_PER_MINUTE', 1, 100_000, ({chat}) => chat.model!.questionsPerMinute, 1],
];
const model = {
  CHAT_MODEL_BASE_URL: 'https://model.example/v1/',
  CHAT_MODEL_API_KEY: 'key',
  CHAT_MODEL_NAME: 'name',
};

describe('readServerSettings', () => {
  it.each(numbers)('accepts %s from %d to %d only', (name, least, most, read, unit) => {
    const others = name.startsWith('CHAT_MODEL') ? {...model, CHAT_ANSWER_TIMEOUT_SECONDS: '3600'} : {};
    for (const value of [least, most]) {
      expect(read(readServerSettings({...others, [name]: ` ${value} `}))).toBe(value * unit);
    }
    for (const value of [least - 1, most + 1, least + 0.5, 'many']) {
      expect(() => readServerSettings({...others, [name]: String(value)})).toThrow(
        `Environment: ${name} must be a whole number from ${least} to ${most}, found "${value}". See .env.example.`,
      );
    }
  });

  it('parses texts, URLs and flags', () => {
    const {corpusFile, baseUrl, chat} = readServerSettings({
      ...model,
      BASE_URL: '/docs/',
      SITE_URL: 'https://docs.example.org',
      CHAT_CORPUS_FILE: 'corpus.json',
      CHAT_ALLOWED_ORIGINS: 'https://a.example/, http://b.example:8080,',
      CHAT_REDIS_URL: 'rediss://user:password@redis.example:6380/1',
      CHAT_LOG_QUESTIONS: 'true',
    });
    expect({corpusFile, baseUrl}).toEqual({corpusFile: 'corpus.json', baseUrl: '/docs/'});
    expect(chat).toMatchObject({
      allowedOrigins: ['https://docs.example.org', 'https://a.example', 'http://b.example:8080'],
      redisUrl: 'rediss://user:password@redis.example:6380/1',
      logQuestions: true,
      model: {
        baseUrl: 'https://model.example/v1',
        apiKey: 'key',
        model: 'name',
        timeout: 20_000,
        maxTokens: 1200,
      },
    });
    expect(readServerSettings({SITE_URL: 'https://docs.example.org'}).chat.allowedOrigins).toEqual([
      'https://docs.example.org',
    ]);
  });

  it('requires the model timeout to be shorter than the answer timeout', () => {
    for (const [silence, answer] of [
      ['90', ''],
      ['10', '10'],
      ['', '15'],
    ])
      expect(() =>
        readServerSettings({
          ...model,
          CHAT_MODEL_TIMEOUT_SECONDS: silence,
          CHAT_ANSWER_TIMEOUT_SECONDS: answer,
        }),
      ).toThrow(
        `Environment: CHAT_MODEL_TIMEOUT_SECONDS must be less than CHAT_ANSWER_TIMEOUT_SECONDS, so that an answer can quote the pages after the model timed out, found ${silence || 20} and ${answer || 90}. See .env.example.`,
      );
    expect(readServerSettings({...model, CHAT_MODEL_TIMEOUT_SECONDS: '89'}).chat.model!.timeout).toBe(89_000);
    expect(readServerSettings({CHAT_ANSWER_TIMEOUT_SECONDS: '15'}).chat.answerTimeout).toBe(15_000);
  });

  it('rejects an invalid URL of a model', () => {
    expect(() => readServerSettings({...model, CHAT_MODEL_BASE_URL: 'model.example/v1'})).toThrow(
      'Environment: CHAT_MODEL_BASE_URL must be a URL that starts with https:// or http://. See .env.example.',
    );
  });

  it('reports all invalid values in one error, without passwords', () => {
    const env = {
      BASE_URL: 'docs',
      PORT: '99999',
      CHAT_QUESTIONS_PER_MINUTE: '0',
      CHAT_ALLOWED_ORIGINS: 'https://a.example, b.example',
      CHAT_REDIS_URL: 'http://user:hunter2@redis',
      CHAT_LOG_QUESTIONS: 'yes',
      CHAT_MODEL_NAME: 'some-model',
    };
    const problems = [
      'BASE_URL must start and end with a slash, such as "/" or "/docs/", found "docs"',
      'CHAT_LOG_QUESTIONS must be "true" or "false", found "yes"',
      'CHAT_ALLOWED_ORIGINS must contain origins such as https://docs.example.org, found "b.example"',
      'PORT must be a whole number from 0 to 65535, found "99999"',
      'CHAT_QUESTIONS_PER_MINUTE must be a whole number from 1 to 100000, found "0"',
      'CHAT_REDIS_URL must be a URL that starts with redis:// or rediss://',
      'a model needs CHAT_MODEL_BASE_URL, CHAT_MODEL_API_KEY, CHAT_MODEL_NAME together; missing: CHAT_MODEL_BASE_URL, CHAT_MODEL_API_KEY',
    ];
    const message = (() => {
      try {
        readServerSettings(env);
        return '';
      } catch (error) {
        return (error as Error).message;
      }
    })();
    expect(problems.filter((problem) => !message.includes(problem))).toEqual([]);
    expect(message).not.toContain('hunter2');
  });
});
