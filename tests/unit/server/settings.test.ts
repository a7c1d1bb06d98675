import {readFileSync} from 'node:fs';
import {readServerSettings} from '@site/server/settings';

describe('readServerSettings', () => {
  it('has a default for everything', () => {
    expect(readServerSettings({})).toEqual({
      port: 3000,
      shutdownTimeout: 10_000,
      baseUrl: '/',
      corpusFile: '.docusaurus/corpus/default/corpus.json',
      chat: {
        allowedOrigins: ['https://docs.multiversx.com'],
        questionsPerMinute: 20,
        mostAnswers: 256,
        answerTimeout: 90_000,
        messageLength: 4000,
        bodyLimit: 65_536,
        threadLifetime: 86_400_000,
        mostThreads: 10_000,
        mostTurns: 20,
        redisUrl: undefined,
        trustedProxies: 0,
        logQuestions: false,
        model: undefined,
      },
    });
  });

  it('tells of every bad value at once, and of no password', () => {
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
      'CHAT_ALLOWED_ORIGINS must hold origins such as https://docs.example.org, found "b.example"',
      'PORT must be a whole number from 0 to 65535, found "99999"',
      'CHAT_QUESTIONS_PER_MINUTE must be a whole number from 1 to 100000, found "0"',
      'CHAT_REDIS_URL must be an address that begins with redis:// or rediss://',
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

  it('is told by nothing that the example leaves out', () => {
    const names = readFileSync('server/settings.ts', 'utf8').match(
      /(?<=')(?:CHAT|PORT|SHUTDOWN)[A-Z_]*(?=')/g,
    )!;
    const example = readFileSync('.env.example', 'utf8');
    expect(names.filter((name) => !new RegExp(`^# ${name}=`, 'm').test(example))).toEqual([]);
  });
});
