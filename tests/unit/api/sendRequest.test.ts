import {MAX_SHOWN_BYTES, sendRequest, type Outcome} from '@site/src/api/sendRequest';
import {formatScalar} from '@site/src/api/json';
import {gatewayAnswers, startGatewayStandIn, type GatewayStandIn} from '../../support/gatewayStandIn';

let gateway: GatewayStandIn;
beforeAll(async () => {
  gateway = await startGatewayStandIn();
});
afterAll(() => gateway.close());

type Options = Partial<Parameters<typeof sendRequest>[1]>;

/** Sends a request that the stand-in answers in a certain way. */
async function send(name: keyof typeof gatewayAnswers, options?: Options): Promise<Outcome> {
  gateway.answer = gatewayAnswers[name];
  return sendRequest(
    {method: 'GET', url: `${gateway.origin}/address`, headers: {}},
    {signal: new AbortController().signal, isOnline: () => true, ...options},
  );
}

/** Returns the answer of a request that succeeds. */
async function answerOf(name: keyof typeof gatewayAnswers) {
  const outcome = await send(name);
  if (outcome.kind !== 'answer') throw new Error(`Expected an answer, found ${outcome.kind}.`);
  return outcome.answer;
}

describe('sendRequest', () => {
  it('returns the status, the size and the JSON of an answer, with all digits of its numbers', async () => {
    const outcome = await send('success');
    expect(outcome).toMatchObject({
      kind: 'answer',
      duration: expect.any(Number),
      answer: {status: 200, bytes: 88, content: {kind: 'json', value: {data: {nonce: 43}}}},
    });
    const {value} = (await answerOf('success')).content as {value: {data: {gasRemaining: unknown}}};
    expect(formatScalar(value.data.gasRemaining)).toBe('18446744073685949187');
  });

  it('returns answers with an error status as answers', async () => {
    expect((await answerOf('badRequest')).status).toBe(400);
    expect((await answerOf('serverError')).status).toBe(500);
  });

  it('returns the seconds until a retry, from a number or a date', async () => {
    expect(await answerOf('tooMany')).toMatchObject({status: 429, retryAfter: 30});
    const date = new Date(Date.now() + 60_000).toUTCString();
    const fetch = async () => new Response('', {status: 429, headers: {'Retry-After': date}});
    const outcome = await send('tooMany', {fetch});
    expect(outcome).toMatchObject({answer: {retryAfter: expect.any(Number)}});
  });

  it('tells malformed JSON, other formats, an empty body and a large body apart', async () => {
    expect((await answerOf('malformed')).content).toEqual({
      kind: 'malformed',
      text: '{"data": {"nonce": 43',
      problem: expect.stringContaining('position 21'),
    });
    expect((await answerOf('html')).content).toMatchObject({kind: 'text'});
    expect((await answerOf('empty')).content).toEqual({kind: 'empty'});
    const {bytes, content} = await answerOf('large');
    expect(bytes).toBeGreaterThan(MAX_SHOWN_BYTES);
    // A type that browsers never render, because the page offers it at an address of its own origin.
    expect(content).toMatchObject({kind: 'large', file: {size: bytes, type: 'application/octet-stream'}});
  });

  it('stops after the timeout if nothing arrives, and when the reader cancels', async () => {
    expect((await send('never', {timeout: 50})).kind).toBe('timeout');
    const reader = new AbortController();
    setTimeout(() => reader.abort(), 50);
    expect((await send('never', {signal: reader.signal})).kind).toBe('cancelled');
  });

  it('returns the reason if there is no answer', async () => {
    expect((await send('breaksOff')).kind).toBe('interrupted');
    expect((await send('success', {fetch: () => Promise.reject(new TypeError('failed'))})).kind).toBe(
      'unreachable',
    );
    // As a browser does if the answer has no CORS headers.
    const fetch = async (_url: unknown, init?: RequestInit) =>
      init?.mode === 'no-cors' ? new Response() : Promise.reject(new TypeError('failed'));
    expect((await send('success', {fetch})).kind).toBe('refused');
    const offline = {fetch, isOnline: () => false};
    expect((await send('success', offline)).kind).toBe('offline');
  });
});
