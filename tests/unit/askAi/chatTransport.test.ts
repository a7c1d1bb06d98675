import {createChatTransport, type TransportOptions} from '@site/src/askAi/chatTransport';
import {ChatFault} from '@site/src/askAi/fault';
import {encodeEvent, encodeRefusal, KEEP_ALIVE, type ChatEvent} from '@site/src/askAi/protocol';
import {summaryOf} from '@site/tests/support/recordedStreams';

type Answer = (signal: AbortSignal) => Response | Promise<Response>;

/** A fetch that returns the given response, and its recorded calls. */
function fakeFetch(answer: Answer) {
  const calls: {url: string; init: RequestInit}[] = [];
  const fetch: typeof globalThis.fetch = async (url, init) => {
    calls.push({url: String(url), init: init!});
    return answer(init!.signal!);
  };
  return {fetch, calls};
}

/** A body that sends the given pieces, then ends, breaks, or stays open until it is aborted. */
function body(pieces: readonly string[], then: 'end' | 'break' | 'hang' = 'end', signal?: AbortSignal) {
  const cancelled = jest.fn();
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        for (const piece of pieces) controller.enqueue(encoder.encode(piece));
        if (then === 'end') controller.close();
        signal?.addEventListener('abort', () => controller.error(new DOMException('Aborted', 'AbortError')));
      },
      pull(controller) {
        // Not in `start`, because an error drops the pieces that are still queued.
        if (then === 'break') controller.error(new TypeError('network error'));
      },
      cancel: cancelled,
    },
    {highWaterMark: 0},
  );
  return {stream, cancelled};
}

async function collect(
  answer: Answer,
  options: TransportOptions = {},
  signal = new AbortController().signal,
) {
  const {fetch, calls} = fakeFetch(answer);
  const events: ChatEvent[] = [];
  let fault: unknown;
  try {
    const answer = createChatTransport({fetch, ...options}).ask({message: 'Hi', threadId: 't1'}, signal);
    for await (const event of answer.events) events.push(event);
  } catch (error) {
    fault = error instanceof ChatFault ? error.fault : error;
  }
  return {events, fault, calls};
}

const delta = encodeEvent({type: 'delta', text: 'Hello'});
const done = encodeEvent({type: 'done'});

describe('ask', () => {
  it('posts the question with the headers of the specification', async () => {
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

  it('uses the same origin by default', async () => {
    const {calls} = await collect(() => new Response(done));
    expect(calls[0]?.url).toBe('/ai-docs-api/chat/stream');
  });

  it('stops reading at the end of the answer and frees the connection', async () => {
    const {stream, cancelled} = body([delta, done], 'hang');
    const {events, fault} = await collect(() => new Response(stream));
    expect({events: events.length, fault}).toEqual({events: 2, fault: undefined});
    expect(cancelled).toHaveBeenCalled();
  });

  it('understands raw chunks', async () => {
    const {events} = await collect(
      () => new Response(body(['{"threadId":"t9"}', '2026', 'done'], 'hang').stream),
    );
    expect(events).toEqual([{type: 'thread', id: 't9'}, {type: 'delta', text: '2026'}, {type: 'done'}]);
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

  it.each([
    [['Answer: ', '{"gasLimit": 50000']],
    [['{"gasLimit": ', '50000']],
    [['{"threadId":"t9"}', '{"gasLimit"']],
  ])('returns the unfinished object at the end of %j as text if the connection breaks', async (pieces) => {
    const {events, fault} = await collect(() => new Response(body(pieces, 'break').stream));
    expect(fault).toEqual({kind: 'cut'});
    expect(summaryOf(events)).toMatchObject({
      text: pieces.filter((piece) => !piece.includes('threadId')).join(''),
      rest: [],
    });
  });

  it.each<['end' | 'break']>([['end'], ['break']])(
    'reports an answer cut by the %s of its body, after its text',
    async (then) => {
      const {events, fault} = await collect(() => new Response(body([delta], then).stream));
      expect({events, fault}).toEqual({events: [{type: 'delta', text: 'Hello'}], fault: {kind: 'cut'}});
    },
  );

  it('reports an interrupted answer without the incomplete event', async () => {
    const {events, fault} = await collect(
      () => new Response(body([delta, 'event: error\ndata: {"code":"ti'], 'break').stream),
    );
    expect({events, fault}).toEqual({events: [{type: 'delta', text: 'Hello'}], fault: {kind: 'cut'}});
  });

  it('reports an empty body', async () => {
    const {fault} = await collect(() => new Response(''));
    expect(fault).toEqual({kind: 'empty'});
  });

  it('reports a first-byte timeout before and after the headers', async () => {
    const options = {firstByteTimeout: 5, stallTimeout: 10_000};
    const never = await collect(
      (signal) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
      options,
    );
    expect(never.fault).toEqual({kind: 'no-first-byte'});
    const headersOnly = await collect((signal) => new Response(body([], 'hang', signal).stream), options);
    expect(headersOnly.fault).toEqual({kind: 'no-first-byte'});
  });

  it('reports a stalled answer after its text', async () => {
    const {events, fault} = await collect((signal) => new Response(body([delta], 'hang', signal).stream), {
      firstByteTimeout: 10_000,
      stallTimeout: 5,
    });
    expect({events, fault}).toEqual({events: [{type: 'delta', text: 'Hello'}], fault: {kind: 'stalled'}});
  });

  it('waits 20 seconds for the first byte and 30 for the next; a comment counts as a byte', async () => {
    jest.useFakeTimers();
    try {
      let send: ReadableStreamDefaultController<Uint8Array> | undefined;
      const {fetch} = fakeFetch(
        (signal) =>
          new Response(
            new ReadableStream({
              start(controller) {
                send = controller;
                signal.addEventListener('abort', () => controller.error(new Error('aborted')));
              },
            }),
          ),
      );
      const answer = createChatTransport({fetch}).ask({message: 'Hi'}, new AbortController().signal);
      const events = answer.events[Symbol.asyncIterator]();
      const first = events.next();
      await jest.advanceTimersByTimeAsync(19_999);
      send?.enqueue(new TextEncoder().encode(KEEP_ALIVE));
      await jest.advanceTimersByTimeAsync(29_999);
      send?.enqueue(new TextEncoder().encode(delta));
      expect(await first).toEqual({done: false, value: {type: 'delta', text: 'Hello'}});
      const second = events.next().catch((error: unknown) => error);
      await jest.advanceTimersByTimeAsync(29_999);
      await jest.advanceTimersByTimeAsync(1);
      expect(await second).toMatchObject({fault: {kind: 'stalled'}});
    } finally {
      jest.useRealTimers();
    }
  });

  it('ends without a fault and aborts the request when the caller aborts', async () => {
    const controller = new AbortController();
    let aborted = false;
    const {fetch} = fakeFetch((signal) => {
      signal.addEventListener('abort', () => (aborted = true));
      return new Response(body([delta], 'hang', signal).stream);
    });
    const events: ChatEvent[] = [];
    const answer = createChatTransport({fetch}).ask({message: 'Hi'}, controller.signal);
    for await (const event of answer.events) {
      events.push(event);
      controller.abort();
    }
    expect({events: events.length, aborted}).toEqual({events: 1, aborted: true});
  });

  it('returns an incomplete object as text when the reader stops early', async () => {
    const controller = new AbortController();
    const {fetch} = fakeFetch(
      (signal) => new Response(body(['{"threadId":"t9"}', '{"gasLimit": 50000'], 'hang', signal).stream),
    );
    const answer = createChatTransport({fetch}).ask({message: 'Hi'}, controller.signal);
    const events = answer.events[Symbol.asyncIterator]();
    expect((await events.next()).value).toEqual({type: 'thread', id: 't9'});
    const next = events.next();
    await new Promise((resolve) => setTimeout(resolve));
    expect(answer.takeHeldText()).toEqual([{type: 'delta', text: '{"gasLimit": 50000'}]);
    controller.abort();
    expect(await next).toEqual({value: undefined, done: true});
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
