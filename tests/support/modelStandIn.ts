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
  /** The model's text; each piece is a chunk of the stream. */
  pieces?: readonly string[];
  /** Milliseconds before each piece. */
  pace?: number;
  /** Chunks without text, before the pieces. */
  asides?: readonly object[];
  /** The finish reason, `stop` by default; null for none. */
  finish?: string | null;
  /** The stream ends regularly, but without the final `[DONE]`. */
  isCut?: boolean;
  status?: number;
  /** Error body that is sent with `status`. */
  error?: object;
  headers?: Record<string, string>;
  /** The stream breaks after the pieces, once this resolves. */
  breaksAfter?: Promise<void>;
  /** The stream starts once this resolves. */
  answersAfter?: Promise<void>;
  /** The last piece and the end follow once this resolves. */
  endsAfter?: Promise<void>;
  /** Called when the client closes the connection. */
  onLeft?: () => void;
};

export type ModelStandIn = {
  /** For `CHAT_MODEL_BASE_URL`. */
  baseUrl: string;
  /** All received requests, in order. */
  asked: Asked[];
  close(): Promise<void>;
};

/** Starts a server with the streaming protocol of OpenAI's chat completions, which sends the test's replies. */
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
        controller.error(new Error('The stand-in breaks off its answer.'));
      } else {
        end.forEach(send);
        controller.close();
      }
    },
  });
}
