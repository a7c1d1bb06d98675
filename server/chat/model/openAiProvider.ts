import {EventSourceParserStream} from 'eventsource-parser/stream';
import OpenAI, {APIConnectionError, APIError, BadRequestError} from 'openai';
import type {ModelSettings} from '../../settings';
import {IncompleteAnswerError, ModelUnreachableError, type Complete, type Message} from './provider';

type Chunk = Partial<OpenAI.Chat.Completions.ChatCompletionChunk> & {error?: object};
type Request = OpenAI.Chat.Completions.ChatCompletionCreateParamsStreaming;
/** Parameters that not every model takes. */
type Parameters = Pick<Request, 'temperature' | 'max_tokens' | 'max_completion_tokens'>;

/** Reasons for the end of a whole answer: OpenAI's first, then those of other servers. */
const WHOLE_ANSWER: ReadonlySet<string> = new Set(['stop', 'stop_sequence', 'end_turn', 'eos', 'eos_token']);

/** A model behind any endpoint that speaks OpenAI's chat completions. */
export function createOpenAiProvider({baseUrl, apiKey, model, timeout, mostTokens}: ModelSettings): Complete {
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
  let accepted: Parameters = {temperature: 0.1, max_tokens: mostTokens};

  async function request(messages: readonly Message[], signal: AbortSignal): Promise<Response> {
    for (let parameters = accepted; ;) {
      try {
        const response = await client.chat.completions
          .create({model, stream: true, messages: [...messages], ...parameters}, {signal})
          .asResponse();
        accepted = parameters;
        return response;
      } catch (error) {
        const others = withoutRefused(parameters, error);
        if (error instanceof APIConnectionError)
          throw new ModelUnreachableError(error.message, {cause: error});
        if (!others) throw error;
        parameters = others;
      }
    }
  }

  return async function* complete(messages, signal) {
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
  if (finish === '' ? !isDone : !WHOLE_ANSWER.has(finish)) throw new IncompleteAnswerError(finish || 'none');
}
