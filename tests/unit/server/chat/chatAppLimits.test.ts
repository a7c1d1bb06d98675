import {chatPaths} from '@site/src/askAi/protocol';
import {cancelAnswers, hang, start} from '@site/tests/support/chatApp';
import {eventsOf} from '@site/tests/support/chatServer';

afterEach(cancelAnswers);

describe('an error response', () => {
  it('contains the seconds to wait after too many questions from one address', async () => {
    const {ask} = start({env: {CHAT_QUESTIONS_PER_MINUTE: '2', CHAT_TRUSTED_PROXIES: '1'}});
    const from = (address: string) => ask({message: 'Hi'}, {'X-Forwarded-For': `1.1.1.1, ${address}`});
    expect([(await from('9.9.9.9')).status, (await from('9.9.9.9')).status]).toEqual([200, 200]);
    const refused = await from('9.9.9.9');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await from('8.8.8.8')).status).toBe(200);
    // Some proxies write the port of the connection too.
    expect((await from('9.9.9.9:5678')).status).toBe(429);
    expect((await from('[2001:db8::1]:80')).status).toBe(200);
    expect((await from('[2001:db8::2]:81')).status).toBe(200);
    expect((await from('2001:db8::3')).status).toBe(429);
  });

  it('is sent while the maximum number of answers is in progress, until one ends', async () => {
    const {ask} = start({answerer: hang, env: {CHAT_MOST_ANSWERS: '1'}});
    const first = await ask({message: 'Hi'});
    const refused = await ask({message: 'Hi'});
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '2']);
    await first.body!.cancel();
    expect((await ask({message: 'Hi'})).status).toBe(200);
  });

  it("while the server is busy doesn't count towards the reader's rate limit", async () => {
    const {ask} = start({answerer: hang, env: {CHAT_MOST_ANSWERS: '1', CHAT_QUESTIONS_PER_MINUTE: '2'}});
    const first = await ask({message: 'Hi'});
    const together = await Promise.all([ask({message: 'Hi'}), ask({message: 'Hi'})]);
    expect(together.map(({status}) => status)).toEqual([503, 503]);
    await first.body!.cancel();
    const second = await ask({message: 'Hi'});
    expect(second.status).toBe(200);
    await second.body!.cancel();
    // The first 429 must free its answer slot. Otherwise, the second response would be 503.
    expect((await ask({message: 'Hi'})).status).toBe(429);
    expect((await ask({message: 'Hi'})).status).toBe(429);
  });

  it('respects the maximum of answers if questions arrive at the same moment', async () => {
    const {ask} = start({answerer: hang, env: {CHAT_MOST_ANSWERS: '1'}});
    const responses = await Promise.all([ask({message: 'Hi'}), ask({message: 'Hi'})]);
    expect(responses.map(({status}) => status)).toEqual([200, 503]);
  });

  it("doesn't occupy an answer slot if the rate limiter fails", async () => {
    const rateLimit = {count: () => Promise.reject(new Error('away')), close: async () => undefined};
    const {ask} = start({rateLimit, env: {CHAT_MOST_ANSWERS: '1'}});
    expect([(await ask({message: 'Hi'})).status, (await ask({message: 'Hi'})).status]).toEqual([500, 500]);
  });
});

it('works without the connection of Node and logs once that client addresses are unknown', async () => {
  const {app, logged} = start({env: {CHAT_QUESTIONS_PER_MINUTE: '2'}});
  const ask = () =>
    app.fetch(
      new Request(`http://docs.test${chatPaths.stream}`, {
        method: 'POST',
        headers: {'Content-Type': 'application/json'},
        body: JSON.stringify({message: 'Hi'}),
      }),
    );
  expect((await eventsOf(await ask())).at(-1)).toEqual({type: 'done', answerId: 'id-2'});
  const [second, third] = [await ask(), await ask()];
  expect([second.status, third.status]).toEqual([200, 429]);
  await second.body!.cancel();
  expect(logged.filter(({event}) => event === 'address_unknown')).toEqual([
    {
      event: 'address_unknown',
      effect: 'all readers share one limit',
      advice: 'Set CHAT_TRUSTED_PROXIES to the number of proxies in front that append to X-Forwarded-For.',
    },
  ]);
});
