import {chatPaths, refusals} from '@site/src/askAi/protocol';
import {cancelAnswers, start} from '@site/tests/support/chatApp';

afterEach(cancelAnswers);

describe('an error response', () => {
  const long = 'x'.repeat(4001);
  it.each([
    ['no JSON', '{"message":', {}, 'bad_request'],
    ['no message', {}, {}, 'bad_request'],
    ['a message of blanks', {message: ' \n '}, {}, 'bad_request'],
    ['a message that is too long', {message: long}, {}, 'bad_request'],
    ['a page that is an address', {message: 'Hi', page: '//evil.example'}, {}, 'bad_request'],
    ['another content type', {message: 'Hi'}, {'Content-Type': 'text/plain'}, 'unsupported_media_type'],
    ['a body that is too large', {message: 'Hi', more: 'x'.repeat(70_000)}, {}, 'too_large'],
    ['another site', {message: 'Hi'}, {Origin: 'https://evil.example'}, 'origin_not_allowed'],
  ] as const)('for %s is JSON with its code', async (_, body, headers, code) => {
    const {ask} = start();
    const response = await ask(body, headers);
    expect(response.status).toBe(refusals[code].status);
    expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
    expect(await response.json()).toEqual({error: {code, message: refusals[code].message}});
  });

  it("doesn't reveal details of an unexpected error", async () => {
    const rateLimit = {
      count: () => Promise.reject(new Error('password of Redis')),
      close: async () => undefined,
    };
    const {ask, logged} = start({rateLimit});
    const response = await ask({message: 'Hi'});
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({error: {code: 'internal', message: refusals.internal.message}});
    expect(logged.map(({event}) => event)).toEqual(['failed', 'refused']);
  });

  it.each(['x', 'x'.repeat(4000), ` ${'x'.repeat(4000)}\n`])(
    'is not sent for a message of 1 to 4,000 characters',
    async (message) => {
      const {ask} = start();
      expect((await ask({message})).status).toBe(200);
    },
  );

  it('for an unsupported method lists the allowed ones', async () => {
    const {app} = start();
    const response = await app.request(chatPaths.stream);
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST']);
  });

  it('for an unknown path is JSON too', async () => {
    const {app} = start();
    const response = await app.request('/ai-docs-api/nothing');
    expect(await response.json()).toMatchObject({error: {code: 'not_found'}});
  });
});
