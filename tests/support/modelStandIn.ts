import {Hono} from 'hono';
import {listen} from '../../server/listen';
import {cutBytes, framesOf, type ModelFamily, type ToolCall} from './modelFamilies';

type Asked = {
  body: {
    model: string;
    stream: boolean;
    messages: {role: string; content: string; tool_call_id?: string}[];
    tools?: {function: {name: string}}[];
    temperature?: number;
    max_tokens?: number;
    max_completion_tokens?: number;
  };
  authorization: string | undefined;
  headers: Record<string, string>;
};

type Reply = {
  /** The kind of endpoint, `openai` by default. */
  family?: ModelFamily;
  /** The model's text; each piece is a chunk of the stream. */
  pieces?: readonly string[];
  /** Calls of tools, after the pieces. */
  toolCalls?: readonly ToolCall[];
  /** Milliseconds before each piece. */
  pace?: number;
  /** Chunks without text, before the pieces. */
  asides?: readonly object[];
  /** The finish reason, `stop` by default; null for none. */
  finish?: string | null;
  /** The stream ends regularly, but without the final `[DONE]`. */
  isCut?: boolean;
  status?: number;
  /** Error that is sent with `status`. */
  error?: object;
  /** Body that is sent instead, with its type. */
  body?: string;
  type?: string;
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
    const {status, headers, error = {message: 'secret detail'}, body: text, type} = said;
    if (text !== undefined)
      return new Response(text, {status, headers: {'Content-Type': type ?? 'text/html', ...headers}});
    if (status !== undefined) return Response.json({error}, {status, headers});
    req.raw.signal.addEventListener('abort', () => said.onLeft?.());
    await said.answersAfter;
    return new Response(streamOf(said, body.model), {headers: {'Content-Type': 'text/event-stream'}});
  });
  const {port, close} = await listen(app.fetch, 0);
  return {baseUrl: `http://localhost:${port}/v1`, asked, close};
}

function streamOf(
  {
    family = 'openai',
    pieces = [],
    toolCalls = [],
    pace = 0,
    asides = [],
    finish = toolCalls.length > 0 ? 'tool_calls' : 'stop',
    isCut = false,
    breaksAfter,
    endsAfter,
  }: Reply,
  model: string,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const {parts, end} = framesOf(family, {model, pieces, toolCalls, asides, finish, isCut});
  const last = breaksAfter ? [] : end;
  let next = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const isLastPart = next === parts.length - 1;
      if (pace > 0 && next >= parts.length - pieces.length)
        await new Promise((resolve) => setTimeout(resolve, pace));
      if (family === 'proxy') {
        await endsAfter;
        cutBytes([...parts, ...last].join('')).forEach((bytes) => controller.enqueue(bytes));
        next = parts.length;
      } else if (next < parts.length) {
        if (isLastPart && pieces.length > 0) await endsAfter;
        controller.enqueue(encoder.encode(parts[next++]));
        return;
      } else last.forEach((part) => controller.enqueue(encoder.encode(part)));
      if (!breaksAfter) return controller.close();
      await breaksAfter;
      controller.error(new Error('The stand-in breaks off its answer.'));
    },
  });
}
