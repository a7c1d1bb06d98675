import {setTimeout as pause} from 'node:timers/promises';
import {Hono} from 'hono';
import {listen} from '../../server/listen';
import {parseRequest, type ChatRequest} from '../../src/askAi/chatRequest';
import {chatPaths, encodeEvent, type ChatEvent} from '../../src/askAi/protocol';

/** Returns the stand-in's response to a question. */
export type StandInAnswer = (question: ChatRequest, signal: AbortSignal) => Response | Promise<Response>;

export type StandIn = {
  origin: string;
  /** All received questions, in order. */
  questions: ChatRequest[];
  /** All bodies received at the feedback path. */
  feedback: unknown[];
  /** Questions whose connection was closed before the answer ended. */
  abandoned: ChatRequest[];
  close(): Promise<void>;
};

/** Starts a server for a site whose chat endpoint is simulated by `answer`. */
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
  app.get(chatPaths.health, (context) => context.json({status: 'ok', threadHours: 24}));
  app.all('*', ({req}) => site(req.raw));
  // Closing must not wait for answers that never end.
  const {port, close} = await listen(app.fetch, 0, 0);
  return {origin: `http://localhost:${port}`, questions, feedback, abandoned, close};
}

type Streaming = {
  /** Milliseconds before each chunk except the first. */
  delay?: number;
  /** After the last chunk, the stream ends, breaks, or stays open. */
  ending?: 'end' | 'break' | 'hang';
  /** Delays the ending until this resolves: the last chunk before a broken connection can be lost on a busy machine. */
  endsAfter?: Promise<void>;
  /** Delays the chunks from index `before` on until `opens` resolves. */
  gate?: {before: number; opens: Promise<void>};
};

/** Streams an answer in the framing of our server. */
export function eventStream(events: readonly ChatEvent[], streaming?: Streaming): Response {
  return streamed(events.map(encodeEvent), streaming);
}

/** Splits a text into one delta per word. */
export function deltas(text: string): ChatEvent[] {
  return (text.match(/\S*\s*/g) ?? []).filter(Boolean).map((word) => ({type: 'delta', text: word}));
}

/** Streams an answer in these pieces. */
export function streamed(
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
          else if (ending === 'break') controller.error(new Error('The stand-in breaks off its answer.'));
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
