import {createChatTransport} from '@site/src/askAi/chatTransport';
import {encodeRefusal} from '@site/src/askAi/protocol';
import {body, collect, delta, done, fakeFetch} from '@site/tests/support/chatFetch';

describe('ask', () => {
  it('posts the question with the headers of the specification (§7.1, §7.3)', async () => {
    const {calls, events} = await collect(() => new Response(delta + done), {origin: 'https://chat.example'});
    expect(calls).toHaveLength(1);
    expect(calls[0]?.url).toBe('https://chat.example/ai-docs-api/chat/stream');
    expect(calls[0]?.init).toMatchObject({
      method: 'POST',
      headers: {'Content-Type': 'application/json', Accept: 'text/event-stream'},
      body: '{"message":"Hi","threadId":"t1"}',
    });
    expect(events).toEqual([{type: 'delta', text: 'Hello'}, {type: 'done'}]);
  });

  it('stops reading at the end of the answer and frees the connection', async () => {
    const {stream, cancelled} = body([delta, done], 'hang');
    const {events, fault} = await collect(() => new Response(stream));
    expect({events: events.length, fault}).toEqual({events: 2, fault: undefined});
    expect(cancelled).toHaveBeenCalled();
  });

  it.each([
    [500, 'oops', {}, {kind: 'http', status: 500}],
    [
      429,
      encodeRefusal('rate_limited'),
      {'Retry-After': '12'},
      {kind: 'http', status: 429, code: 'rate_limited', retryAfter: 12},
    ],
    [503, encodeRefusal('busy'), {'Retry-After': 'soon'}, {kind: 'http', status: 503, code: 'busy'}],
    [404, '<h1>Not found</h1>', {}, {kind: 'http', status: 404}],
  ])('reports status %i', async (status, text, headers, fault) => {
    const result = await collect(() => new Response(text, {status, headers}));
    expect(result).toMatchObject({events: [], fault});
  });

  it('reports an unreachable host', async () => {
    const {fault} = await collect(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(fault).toEqual({kind: 'unreachable'});
  });

  it('treats an HTML response as a host without an endpoint', async () => {
    const {events, fault} = await collect(
      () => new Response('<!doctype html>', {headers: {'Content-Type': 'text/html; charset=utf-8'}}),
    );
    expect({events, fault}).toEqual({events: [], fault: {kind: 'unreachable'}});
  });

  it('reports an empty body', async () => {
    const {fault} = await collect(() => new Response(''));
    expect(fault).toEqual({kind: 'empty'});
  });
});

describe('rate', () => {
  it('sends whether an answer helped', async () => {
    const {fetch, calls} = fakeFetch(() => new Response(null, {status: 204}));
    const feedback = {answerId: 'a1', threadId: 't1', helpful: true};
    expect(await createChatTransport({fetch}).rate(feedback)).toBe(true);
    expect(calls[0]?.url).toBe('/ai-docs-api/chat/feedback');
    expect(JSON.parse(String(calls[0]?.init.body))).toEqual(feedback);
  });

  it('resolves with false if the feedback is refused or lost', async () => {
    const refused = fakeFetch(() => new Response(null, {status: 404}));
    const lost = fakeFetch(() => Promise.reject(new TypeError('Failed to fetch')));
    for (const {fetch} of [refused, lost]) {
      expect(await createChatTransport({fetch}).rate({answerId: 'a1', helpful: true})).toBe(false);
    }
  });
});

describe('threadHours', () => {
  const hoursFrom = async (answer: () => Response) =>
    createChatTransport({origin: 'https://chat.example', fetch: async () => answer()}).threadHours();

  it('is what the health check says', async () => {
    expect(await hoursFrom(() => Response.json({status: 'ok', threadHours: 72}))).toBe(72);
  });

  it('is unknown if another server answers, or none', async () => {
    expect(await hoursFrom(() => new Response('<!doctype html>'))).toBeUndefined();
    expect(await hoursFrom(() => Response.json({threadHours: 'many'}))).toBeUndefined();
    expect(
      await hoursFrom(() => {
        throw new TypeError('no network');
      }),
    ).toBeUndefined();
  });
});
