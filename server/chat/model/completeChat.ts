import {EventSourceParserStream} from 'eventsource-parser/stream';
import OpenAI, {APIError, BadRequestError} from 'openai';
import type {ModelSettings} from '../../settings';

export type Message = OpenAI.Chat.Completions.ChatCompletionMessageParam;
type Chunk = Partial<OpenAI.Chat.Completions.ChatCompletionChunk> & {error?: object};
type Request = OpenAI.Chat.Completions.ChatCompletionCreateParamsStreaming;
/** Parameters that not every model takes. */
type Parameters = Pick<Request, 'temperature' | 'max_tokens' | 'max_completion_tokens'>;

/** The model ended before its answer was whole: by the reason that it gave, `none`, or `empty` without a word. */
export class IncompleteAnswer extends Error {
  constructor(readonly finish: string) {
    super(`Expected a whole answer of the model, found one that ended by "${finish}".`);
  }
}

/** Why a model is at the end of what it has to say: OpenAI's word first, then those of other servers. */
const WHOLE: ReadonlySet<string> = new Set(['stop', 'stop_sequence', 'end_turn', 'eos', 'eos_token']);

/**
 * Asks a model. What it says comes in pieces, which may be empty, as they come.
 *
 * @throws APIError where the endpoint can't be reached or refuses, IncompleteAnswer where the end is missing
 */
export function createCompleteChat({baseUrl, apiKey, model, timeout, mostTokens}: ModelSettings) {
  const client = new OpenAI({
    baseURL: baseUrl,
    apiKey,
    timeout,
    // The client waits before it asks again, as long as the endpoint wants, and no signal ends that.
    maxRetries: 0,
    // Otherwise the environment decides, by variables that aren't ours.
    organization: null,
    project: null,
    logLevel: 'off',
  });
  let known: Parameters = {temperature: 0.1, max_tokens: mostTokens};

  async function request(messages: Message[], signal: AbortSignal): Promise<Response> {
    for (let parameters = known; ;) {
      try {
        const response = await client.chat.completions
          .create({model, stream: true, messages, ...parameters}, {signal})
          .asResponse();
        known = parameters;
        return response;
      } catch (error) {
        const others = withoutRefused(parameters, error);
        if (!others) throw error;
        parameters = others;
      }
    }
  }

  return async function* completeChat(messages: Message[], signal: AbortSignal): AsyncGenerator<string> {
    yield* readPieces(await request(messages, signal));
  };
}

/** Parameters to ask again with. OpenAI's current models refuse `max_tokens`, and any temperature but their own. */
function withoutRefused({temperature, ...others}: Parameters, error: unknown): Parameters | undefined {
  if (!(error instanceof BadRequestError)) return undefined;
  const {param, message} = error;
  const isRefused = (name: string) => (param ? param === name : message.includes(name));
  if (temperature !== undefined && isRefused('temperature')) return others;
  const {max_tokens: most} = others;
  if (most !== undefined && isRefused('max_tokens')) return {temperature, max_completion_tokens: most};
  return undefined;
}

/**
 * Reads the stream itself, as the client's own reader keeps back the last word, `[DONE]`. Some servers never give a
 * reason for the end, and that word is all that tells their whole answers from those that a proxy cut. A reason weighs
 * more where there is one: the last word comes after an answer that was cut, too.
 */
async function* readPieces({body, headers}: Response): AsyncGenerator<string> {
  let finish = '';
  let isDone = false;
  const events = body?.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  for await (const {data} of events ?? []) {
    if (data.startsWith('[DONE]')) {
      isDone = true;
      continue;
    }
    const {choices, error} = JSON.parse(data) as Chunk;
    if (error) throw new APIError(undefined, error, undefined, headers);
    const choice = choices?.[0];
    finish = choice?.finish_reason || finish;
    yield choice?.delta?.content ?? '';
  }
  if (finish === '' ? !isDone : !WHOLE.has(finish)) throw new IncompleteAnswer(finish || 'none');
}
