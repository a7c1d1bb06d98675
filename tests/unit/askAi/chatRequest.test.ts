import * as fc from 'fast-check';
import {
  aboutOf,
  encodeFeedback,
  encodeRequest,
  parseFeedback,
  parseRequest,
  requestLimits,
} from '@site/src/askAi/chatRequest';

const page = {title: 'Sharding', route: '/learn/sharding/'};

describe('what a question is about', () => {
  it('is undefined without page and quote', () => {
    expect(aboutOf({})).toBeUndefined();
    expect(aboutOf({quote: ' \n\t'})).toBeUndefined();
  });

  it('contains the page, and the quote with indentation but without blank lines', () => {
    expect(aboutOf({page, quote: '\n \n  one \n\t\n\ttwo\n '})).toEqual({page, quote: '  one\n\ttwo'});
  });

  it('omits a page with an invalid route', () => {
    expect(aboutOf({page: {...page, route: '//evil.example'}, quote: 'one'})).toEqual({quote: 'one'});
  });

  it('stays within the limits for any length of title and quote', () => {
    const lines = fc.array(fc.string({maxLength: 60}), {maxLength: 900});
    fc.assert(
      fc.property(fc.string({minLength: 1, maxLength: 600}), lines, (title, quote) => {
        const about = aboutOf({page: {...page, title}, quote: quote.join('\n')});
        expect(parseRequest(JSON.parse(encodeRequest({message: 'Why?', about})))).toEqual({
          message: 'Why?',
          ...(about && {about}),
        });
      }),
      {numRuns: 200, seed: 20261120},
    );
    expect(aboutOf({quote: 'x'.repeat(5000)})?.quote).toBe(`${'x'.repeat(requestLimits.quote - 1)}…`);
  });
});

describe('requests', () => {
  it('are unchanged by encoding and parsing', () => {
    const request = {
      message: 'What is a shard?',
      threadId: 'thread_1',
      page: '/learn/sharding/',
      about: {page: {title: 'Sharding', route: '/learn/sharding/'}, quote: 'two shards'},
    };
    expect(parseRequest(JSON.parse(encodeRequest(request)))).toEqual(request);
    expect(encodeRequest({message: 'First'})).toBe('{"message":"First"}');
  });

  it.each(['/learn/some page', '/learn/\\x', `/${'x'.repeat(600)}`])(
    'omit a page with an invalid route: %s',
    (page) => {
      expect(encodeRequest({message: 'First', page})).toBe('{"message":"First"}');
    },
  );

  it('have their message trimmed and unknown fields ignored', () => {
    expect(parseRequest({message: '  Hi \n', threadId: null, about: null, model: 'x'})).toEqual({
      message: 'Hi',
    });
  });

  it.each([
    undefined,
    null,
    'text',
    [],
    {},
    {message: ' \n '},
    {message: 5},
    {message: 'x'.repeat(requestLimits.message + 1)},
    {message: 'Hi', threadId: ''},
    {message: 'Hi', threadId: 5},
    {message: 'Hi', threadId: 'x'.repeat(requestLimits.threadId + 1)},
    {message: 'Hi', page: 'learn'},
    {message: 'Hi', page: '//evil.example/'},
    {message: 'Hi', about: 'Sharding'},
    {message: 'Hi', about: {page: {title: 'Sharding', route: 'https://evil.example/'}}},
    {message: 'Hi', about: {page: {title: '', route: '/learn/sharding/'}}},
    {message: 'Hi', about: {page: {title: 'x'.repeat(requestLimits.title + 1), route: '/'}}},
    {message: 'Hi', about: {quote: 'x'.repeat(requestLimits.quote + 1)}},
  ])('are rejected if invalid: %j', (value) => {
    expect(parseRequest(value)).toBeUndefined();
  });
});

describe('feedback', () => {
  it('is unchanged by encoding and parsing', () => {
    const feedback = {answerId: 'answer_1', threadId: 'thread_1', helpful: false};
    expect(parseFeedback(JSON.parse(encodeFeedback(feedback)))).toEqual(feedback);
    expect(parseFeedback({answerId: 'a', helpful: true})).toEqual({answerId: 'a', helpful: true});
  });

  it.each([
    null,
    {},
    {answerId: 'a'},
    {helpful: true},
    {answerId: '', helpful: true},
    {answerId: 'a', helpful: 'yes'},
  ])('is rejected if invalid: %j', (value) => {
    expect(parseFeedback(value)).toBeUndefined();
  });
});

it('a message that looks like an attached page and quote is parsed as only a message', () => {
  const message = 'About the page "Sharding" (/learn/sharding/):\n\nAbout this passage:\n\n> a\n\nWhy?';
  expect(parseRequest({message})).toEqual({message});
});
