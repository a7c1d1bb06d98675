import {setTimeout as pause} from 'node:timers/promises';
import {Hono} from 'hono';
import {listen} from '../../server/listen';
import {parseRequest, type ChatRequest} from '../../src/askAi/chatRequest';
import {chatPaths, encodeEvent, type ChatEvent} from '../../src/askAi/protocol';

/** How a stand-in for the chat endpoint answers a question. */
export type StandInAnswer = (question: ChatRequest, signal: AbortSignal) => Response | Promise<Response>;

export type StandIn = {
  origin: string;
  /** Every question that arrived, in order. */
  questions: ChatRequest[];
  /** Every body that came to the feedback path. */
  feedback: unknown[];
  /** Questions whose reader left before the answer ended. */
  abandoned: ChatRequest[];
  close(): Promise<void>;
};

/** A server of its own that serves a site and answers its questions as the test wants. */
export async function startStandIn(
  site: (request: Request) => Response | Promise<Response>,
  answer: StandInAnswer,
): Promise<StandIn> {
  const questions: ChatRequest[] = [];
  const feedback: unknown[] = [];
  const abandoned: ChatRequest[] = [];
  const app = new Hono();
  app.post(chatPaths.stream, async ({req}) => {
    const question = parseRequest(await req.json());
    if (!question) return new Response('bad request', {status: 400});
    questions.push(question);
    req.raw.signal.addEventListener('abort', () => abandoned.push(question));
    return answer(question, req.raw.signal);
  });
  app.post(chatPaths.feedback, async ({req}) => {
    feedback.push(await req.json());
    return new Response(null, {status: 204});
  });
  app.all('*', ({req}) => site(req.raw));
  // Nobody waits for an answer that never ends.
  const {port, close} = await listen(app.fetch, 0, 0);
  return {origin: `http://localhost:${port}`, questions, feedback, abandoned, close};
}

type Streaming = {
  /** Milliseconds before each piece but the first. */
  delay?: number;
  /** What comes after the last piece: the end, a broken connection, or nothing at all. */
  ending?: 'end' | 'break' | 'hang';
  /** Holds the end back until then: what a broken connection brought last may be lost on a busy machine. */
  endsAfter?: Promise<void>;
  /** Holds the pieces from this one on back until it opens. */
  gate?: {before: number; opens: Promise<void>};
};

/** An answer in our own framing. */
export function eventStream(events: readonly ChatEvent[], streaming?: Streaming): Response {
  return streamed(events.map(encodeEvent), streaming);
}

/** An answer in the specification's framing: each piece is a chunk of the network. */
export function rawChunks(chunks: readonly string[], {delay = 300, ...rest}: Streaming = {}): Response {
  // A busy machine joins chunks that follow each other closely, and what they say depends on where they end.
  return streamed(chunks, {delay, ...rest});
}

/** The words of a text, as deltas. */
export function deltas(text: string): ChatEvent[] {
  return (text.match(/\S*\s*/g) ?? []).filter(Boolean).map((word) => ({type: 'delta', text: word}));
}

function streamed(
  pieces: readonly string[],
  {delay = 0, ending = 'end', endsAfter, gate}: Streaming = {},
): Response {
  const encoder = new TextEncoder();
  let next = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const piece = pieces[next];
        if (piece === undefined) {
          await endsAfter;
          if (ending === 'end') controller.close();
          else if (ending === 'break') controller.error(new Error('The stand-in breaks its answer off.'));
          else await new Promise(() => undefined);
          return;
        }
        if (delay > 0 && next > 0) await pause(delay);
        if (gate?.before === next) await gate.opens;
        next++;
        controller.enqueue(encoder.encode(piece));
      },
    },
    {highWaterMark: 0},
  );
  return new Response(body, {
    headers: {'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store'},
  });
}
