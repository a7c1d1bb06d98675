import {Hono} from 'hono';
import {listen} from '../../server/listen';

type Asked = {
  body: {model: string; stream: boolean; messages: {role: string; content: string}[]};
  authorization: string | undefined;
};

type Reply = {
  /** What the model says, each piece as a chunk of its stream. */
  pieces?: readonly string[];
  status?: number;
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
    const question = {body, authorization: req.header('Authorization')};
    asked.push(question);
    const said = typeof reply === 'function' ? reply(question) : reply;
    if (said.status !== undefined) {
      return Response.json({error: {message: 'secret detail'}}, {status: said.status});
    }
    req.raw.signal.addEventListener('abort', () => said.onLeft?.());
    await said.answersAfter;
    return new Response(streamOf(said, body.model), {headers: {'Content-Type': 'text/event-stream'}});
  });
  const {port, close} = await listen(app.fetch, 0);
  return {baseUrl: `http://localhost:${port}/v1`, asked, close};
}

function streamOf({pieces = [], breaksAfter, endsAfter}: Reply, model: string): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const chunks = pieces.map((content) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model,
    choices: [{index: 0, delta: {content}, finish_reason: null}],
  }));
  const lines = chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`);
  let next = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (next === lines.length - 1) await endsAfter;
      if (next < lines.length) controller.enqueue(encoder.encode(lines[next++]));
      else if (breaksAfter) {
        await breaksAfter;
        controller.error(new Error('The stand-in breaks its answer off.'));
      } else {
        controller.enqueue(encoder.encode('data: [DONE]\n\n'));
        controller.close();
      }
    },
  });
}
