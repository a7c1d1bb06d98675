/**
 * Kinds of endpoints that people use. They differ in what they add to the protocol and leave out of it:
 * - `openai`: OpenAI. Announces the role, cuts the arguments of a tool call into pieces, counts tokens at the end.
 * - `local`: servers such as llama.cpp, Ollama and vLLM. Lines end with CR LF, comments keep the connection open, thoughts
 *   come in a field of their own, a tool call is complete and has no index; there is no `[DONE]`.
 * - `proxy`: a proxy in front of OpenAI that buffers. All bytes arrive at the end, in parts that cut characters.
 */
export type ModelFamily = 'openai' | 'local' | 'proxy';

export type ToolCall = {id: string; name: string; arguments: object};

type Answer = {
  model: string;
  pieces: readonly string[];
  toolCalls: readonly ToolCall[];
  /** Chunks without text, before the pieces. */
  asides: readonly object[];
  /** null for no reason. */
  finish: string | null;
  /** Without the final `[DONE]`. */
  isCut: boolean;
};

/** Returns the parts of a streamed answer: those with its asides, text and calls, and those that end it. */
export function framesOf(family: ModelFamily, answer: Answer): {parts: string[]; end: string[]} {
  const {model, pieces, toolCalls, asides, finish, isCut} = answer;
  const isLocal = family === 'local';
  const line = (data: string) => (isLocal ? `data:${data}\r\n\r\n` : `data: ${data}\n\n`);
  const chunk = (delta: object, finish_reason: string | null = null) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model,
    choices: [{index: 0, delta, finish_reason}],
  });
  const first = isLocal
    ? chunk({role: 'assistant', content: null, reasoning_content: 'The reader asks about rounds.'})
    : chunk({role: 'assistant', content: '', refusal: null});
  const deltas = [
    ...pieces.map((content) => ({content})),
    ...toolCalls.flatMap(isLocal ? wholeCall : cutCall),
  ];
  const usage = {
    ...chunk({}),
    choices: [],
    usage: {prompt_tokens: 9, completion_tokens: 5, total_tokens: 14},
  };
  return {
    parts: [
      ...(isLocal ? [': ping\r\n\r\n'] : []),
      ...[first, ...asides, ...deltas.map((delta) => chunk(delta))].map((data) => line(JSON.stringify(data))),
    ],
    end: [
      ...(finish === null ? [] : [line(JSON.stringify(chunk({}, finish)))]),
      ...(isCut || isLocal ? [] : [line(JSON.stringify(usage)), line('[DONE]')]),
    ],
  };
}

function wholeCall({id, name, arguments: values}: ToolCall): object {
  return {tool_calls: [{id, type: 'function', function: {name, arguments: JSON.stringify(values)}}]};
}

function cutCall({id, name, arguments: values}: ToolCall, index: number): object[] {
  const text = JSON.stringify(values);
  return [
    {tool_calls: [{index, id, type: 'function', function: {name, arguments: ''}}]},
    ...Array.from({length: Math.ceil(text.length / 5)}, (_, part) => ({
      tool_calls: [{index, function: {arguments: text.slice(part * 5, part * 5 + 5)}}],
    })),
  ];
}

/** Cuts bytes into parts of 7, so that characters of several bytes are cut. */
export function cutBytes(text: string): Uint8Array[] {
  const bytes = new TextEncoder().encode(text);
  return Array.from({length: Math.ceil(bytes.length / 7)}, (_, index) =>
    bytes.subarray(index * 7, index * 7 + 7),
  );
}

/** Responses of each kind to a request that it can't answer: status, body and its type. */
export const failures = {
  openai: {
    status: 429,
    body: '{"error":{"message":"You exceeded your current quota.","type":"insufficient_quota","param":null,"code":"insufficient_quota"}}',
    type: 'application/json',
  },
  local: {
    status: 404,
    body: '{"error":"model \\"the-model\\" not found, try pulling it first"}',
    type: 'application/json',
  },
  proxy: {status: 502, body: '<html><body><h1>502 Bad Gateway</h1></body></html>', type: 'text/html'},
} as const satisfies Record<ModelFamily, {status: number; body: string; type: string}>;
