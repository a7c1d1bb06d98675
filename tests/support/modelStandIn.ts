import {Hono} from 'hono';
import {listen} from '../../server/listen';

type Asked = {
  body: {
    model: string;
    stream: boolean;
    messages: {role: string; content: string}[];
    temperature?: number;
    max_tokens?: number;
    max_completion_tokens?: number;
  };
  authorization: string | undefined;
  headers: Record<string, string>;
};

type Reply = {
  /** What the model says, each piece as a chunk of its stream. */
  pieces?: readonly string[];
  /** Milliseconds before each piece. */
  pace?: number;
  /** Chunks without words, before the pieces. */
  asides?: readonly object[];
  /** Why the model ended, `stop` unless told; null where it doesn't say. */
  finish?: string | null;
  /** The stream ends as if it were complete, without its last word. */
  isCut?: boolean;
  status?: number;
  /** What goes with a status. */
  error?: object;
  headers?: Record<string, string>;
  /** The stream breaks after the pieces, once this has happened. */
  breaksAfter?: Promise<void>;
  /** The stream begins once this has happened. */
  answersAfter?: Promise<void>;
  /** The last piece and the end come once this has happened. */
  endsAfter?: Promise<void>;
  /** Called when nobody waits for it any more. */
  onLeft?: () => void;
};

export type ModelStandIn = {
  /** For `CHAT_MODEL_BASE_URL`. */
  baseUrl: string;
  /** Every request that arrived, in order. */
  asked: Asked[];
  close(): Promise<void>;
};

/** A server that speaks the streaming wire of OpenAI's chat completions, and says what the test wants. */
export async function startModelStandIn(reply: Reply | ((asked: Asked) => Reply)): Promise<ModelStandIn> {
  const asked: Asked[] = [];
  const app = new Hono();
  app.post('/v1/chat/completions', async ({req}) => {
    const body = await req.json<Asked['body']>();
    const question = {body, authorization: req.header('Authorization'), headers: req.header()};
    asked.push(question);
    const said = typeof reply === 'function' ? reply(question) : reply;
    if (said.status !== undefined) {
      const {status, headers, error = {message: 'secret detail'}} = said;
      return Response.json({error}, {status, headers});
    }
    req.raw.signal.addEventListener('abort', () => said.onLeft?.());
    await said.answersAfter;
    return new Response(streamOf(said, body.model), {headers: {'Content-Type': 'text/event-stream'}});
  });
  const {port, close} = await listen(app.fetch, 0);
  return {baseUrl: `http://localhost:${port}/v1`, asked, close};
}

function streamOf(
  {pieces = [], pace = 0, asides = [], finish = 'stop', isCut = false, breaksAfter, endsAfter}: Reply,
  model: string,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const chunkOf = (delta: object, finish_reason: string | null) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model,
    choices: [{index: 0, delta, finish_reason}],
  });
  const chunks = [...asides, ...pieces.map((content) => chunkOf({content}, null))];
  const end = [
    ...(finish === null ? [] : [JSON.stringify(chunkOf({}, finish))]),
    ...(isCut ? [] : ['[DONE]']),
  ];
  let next = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const send = (data: string) => controller.enqueue(encoder.encode(`data: ${data}\n\n`));
      if (pace > 0) await new Promise((resolve) => setTimeout(resolve, pace));
      if (next === chunks.length - 1) await endsAfter;
      if (next < chunks.length) send(JSON.stringify(chunks[next++]));
      else if (breaksAfter) {
        await breaksAfter;
        controller.error(new Error('The stand-in breaks its answer off.'));
      } else {
        end.forEach(send);
        controller.close();
      }
    },
  });
}
