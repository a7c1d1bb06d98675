import {EventSourceParserStream} from 'eventsource-parser/stream';
import OpenAI, {APIConnectionError, APIError, BadRequestError} from 'openai';
import type {ModelSettings} from '../../settings';
import {
  IncompleteAnswerError,
  ModelUnreachableError,
  type Complete,
  type Message,
  type Tool,
  type ToolCall,
} from './provider';

type Choice = OpenAI.Chat.Completions.ChatCompletionChunk.Choice;
/** `message` is in place of `delta` if the endpoint doesn't stream. */
type Chunk = {choices?: Partial<Choice & {message: Choice['delta']}>[]; error?: object};
type Request = OpenAI.Chat.Completions.ChatCompletionCreateParamsStreaming;
/** Parameters that some models reject. */
type Parameters = Pick<Request, 'temperature' | 'max_tokens' | 'max_completion_tokens'>;

/** Names of parameters in the error of an endpoint that does not support tools. */
const TOOL_PARAMETERS = ['tools', 'tool_choice', 'function'];

/** Finish reasons of a complete answer: OpenAI's first, then those of other servers. */
const COMPLETE_REASONS: ReadonlySet<string> = new Set([
  'stop',
  'stop_sequence',
  'end_turn',
  'eos',
  'eos_token',
]);

/** Returns a provider for an endpoint with OpenAI's chat completions API. */
export function createOpenAiProvider({
  baseUrl,
  apiKey,
  model,
  timeout,
  maxTokens,
}: Omit<ModelSettings, 'questionsPerMinute'>): Complete {
  const client = new OpenAI({
    baseURL: baseUrl,
    apiKey,
    timeout,
    // The client's retries wait as long as the endpoint demands, and the signal can't abort the wait.
    maxRetries: 0,
    // Without these, the client reads environment variables that aren't part of our settings.
    organization: null,
    project: null,
    logLevel: 'off',
  });
  let accepted: Parameters = {temperature: 0.1, max_tokens: maxTokens};

  let supportsTools = true;

  async function request(
    messages: readonly Message[],
    signal: AbortSignal,
    tools: readonly Tool[],
  ): Promise<Response> {
    for (let parameters = accepted; ;) {
      const offered = supportsTools && tools.length > 0 ? {tools: tools.map(toFunction)} : {};
      try {
        const response = await client.chat.completions
          .create(
            {model, stream: true, messages: messages.map(toMessage), ...parameters, ...offered},
            {signal},
          )
          .asResponse();
        accepted = parameters;
        return response;
      } catch (error) {
        if (offered.tools && isRejected(error, TOOL_PARAMETERS)) {
          supportsTools = false;
          continue;
        }
        const reduced = withoutRejected(parameters, error);
        if (error instanceof APIConnectionError)
          throw new ModelUnreachableError(error.message, {cause: error});
        if (!reduced) throw error;
        parameters = reduced;
      }
    }
  }

  return async function* complete(messages, signal, tools = []) {
    yield* readPieces(await request(messages, signal, tools));
  };
}

function toFunction({name, description, parameters}: Tool): OpenAI.Chat.Completions.ChatCompletionTool {
  const properties = Object.entries(parameters).map(([key, text]) => [
    key,
    {type: 'string', description: text},
  ]);
  return {
    type: 'function',
    function: {
      name,
      description,
      parameters: {
        type: 'object',
        properties: Object.fromEntries(properties),
        required: Object.keys(parameters),
      },
    },
  };
}

function toMessage(message: Message): OpenAI.Chat.Completions.ChatCompletionMessageParam {
  if (message.role === 'tool') return {role: 'tool', content: message.content, tool_call_id: message.callId};
  if (!('calls' in message)) return message;
  const {role, content, calls} = message;
  return {
    role,
    content,
    tool_calls: calls.map(({id, name, arguments: json}) => ({
      id,
      type: 'function',
      function: {name, arguments: json},
    })),
  };
}

/**
 * Returns the parameters for a second attempt, or undefined if the error isn't about a parameter. OpenAI's current models
 * reject `max_tokens` and any temperature other than the default.
 */
function withoutRejected({temperature, ...others}: Parameters, error: unknown): Parameters | undefined {
  if (temperature !== undefined && isRejected(error, ['temperature'])) return others;
  const {max_tokens: maxTokens} = others;
  if (maxTokens !== undefined && isRejected(error, ['max_tokens']))
    return {temperature, max_completion_tokens: maxTokens};
  return undefined;
}

/** Returns whether an endpoint rejected one of the parameters. Some only name it in the message. */
function isRejected(error: unknown, names: readonly string[]): boolean {
  if (!(error instanceof BadRequestError)) return false;
  const {param, message} = error;
  return names.some((name) => (param ? param.startsWith(name) : message.includes(name)));
}

/**
 * Yields the text of a streamed answer as it arrives, and its tool calls at the end. The client's own reader isn't used,
 * because it hides the final `[DONE]`. Some servers send no finish reason, and only `[DONE]` distinguishes their complete
 * answers from those that a proxy cut off. A finish reason takes precedence, because `[DONE]` also follows a truncated answer. An endpoint that doesn't stream sends
 * one JSON object.
 *
 * @throws IncompleteAnswerError if the answer is truncated, APIError if the endpoint reports an error
 */
async function* readPieces(response: Response): AsyncGenerator<string | ToolCall> {
  const {body, headers} = response;
  let finish = '';
  const calls = new Map<number, ToolCall>();
  let isDone = false;
  const events = headers.get('Content-Type')?.startsWith('application/json')
    ? [{data: await response.text()}]
    : body?.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  for await (const {data} of events ?? []) {
    if (data.startsWith('[DONE]')) {
      isDone = true;
      continue;
    }
    const {choices, error} = JSON.parse(data) as Chunk;
    if (error) throw new APIError(undefined, error, undefined, headers);
    const choice = choices?.[0];
    finish = choice?.finish_reason || finish;
    const delta = choice?.delta ?? choice?.message;
    for (const part of delta?.tool_calls ?? []) {
      // Some servers send calls whole, without an index.
      const index = part.index ?? calls.size;
      const call = calls.get(index) ?? {id: '', name: '', arguments: ''};
      calls.set(index, {
        id: call.id || (part.id ?? ''),
        name: call.name || (part.function?.name ?? ''),
        arguments: call.arguments + (part.function?.arguments ?? ''),
      });
    }
    yield delta?.content ?? '';
  }
  if (calls.size > 0 && (finish === 'tool_calls' || COMPLETE_REASONS.has(finish))) {
    yield* calls.values();
    return;
  }
  if (finish === '' ? !isDone : !COMPLETE_REASONS.has(finish))
    throw new IncompleteAnswerError(finish || 'none');
}
