import {createChatTransport} from '@site/src/askAi/chatTransport';
import {KEEP_ALIVE, type ChatEvent} from '@site/src/askAi/protocol';
import {body, collect, delta, fakeFetch} from '@site/tests/support/chatFetch';
import {summaryOf} from '@site/tests/support/recordedStreams';

describe('ask', () => {
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

  it('waits 20 seconds for the first byte and 120 for the next; a comment counts as a byte', async () => {
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
      await jest.advanceTimersByTimeAsync(119_999);
      send?.enqueue(new TextEncoder().encode(delta));
      expect(await first).toEqual({done: false, value: {type: 'delta', text: 'Hello'}});
      const second = events.next().catch((error: unknown) => error);
      await jest.advanceTimersByTimeAsync(119_999);
      await jest.advanceTimersByTimeAsync(1);
      expect(await second).toMatchObject({fault: {kind: 'stalled'}});
    } finally {
      jest.useRealTimers();
    }
  });

  it.each<['hang' | 'break']>([['hang'], ['break']])(
    'is complete if the end marker is glued to the text and the connection stays open or breaks: %s',
    async (then) => {
      const {events, fault} = await collect(
        (signal) => new Response(body(['{"threadId":"T1"}', 'The answer is 42.done'], then, signal).stream),
        {endPause: 5},
      );
      expect({...summaryOf(events), fault}).toEqual({
        thread: 'T1',
        text: 'The answer is 42.',
        rest: [{type: 'done'}],
        fault: undefined,
      });
    },
  );

  it('continues after a pause within a sentence, even behind the word "done"', async () => {
    const pieces = ['The work is ', 'done', ' by validators.'];
    const slow = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const piece = pieces.shift();
        await new Promise((resolve) => setTimeout(resolve, 20));
        if (piece === undefined) controller.close();
        else controller.enqueue(new TextEncoder().encode(piece));
      },
    });
    const {events} = await collect(() => new Response(slow), {endPause: 10_000});
    expect(summaryOf(events).text).toBe('The work is done by validators.');
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
    expect(answer.flush()).toEqual([{type: 'delta', text: '{"gasLimit": 50000'}]);
    controller.abort();
    expect(await next).toEqual({value: undefined, done: true});
  });
});
