import {EventSourceParserStream} from 'eventsource-parser/stream';
import OpenAI, {APIConnectionError, APIError, BadRequestError} from 'openai';
import type {ModelSettings} from '../../settings';
import {IncompleteAnswerError, ModelUnreachableError, type Complete, type Message} from './provider';

type Choice = OpenAI.Chat.Completions.ChatCompletionChunk.Choice;
/** `message` is in place of `delta` if the endpoint doesn't stream. */
type Chunk = {choices?: Partial<Choice & {message: Choice['delta']}>[]; error?: object};
type Request = OpenAI.Chat.Completions.ChatCompletionCreateParamsStreaming;
/** Parameters that some models reject. */
type Parameters = Pick<Request, 'temperature' | 'max_tokens' | 'max_completion_tokens'>;

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

  async function request(messages: readonly Message[], signal: AbortSignal): Promise<Response> {
    for (let parameters = accepted; ;) {
      try {
        const response = await client.chat.completions
          .create({model, stream: true, messages: [...messages], ...parameters}, {signal})
          .asResponse();
        accepted = parameters;
        return response;
      } catch (error) {
        const reduced = withoutRejected(parameters, error);
        if (error instanceof APIConnectionError)
          throw new ModelUnreachableError(error.message, {cause: error});
        if (!reduced) throw error;
        parameters = reduced;
      }
    }
  }

  return async function* complete(messages, signal) {
    yield* readPieces(await request(messages, signal));
  };
}

/**
 * Returns the parameters for a second attempt, or undefined if the error isn't about a parameter. OpenAI's current models
 * reject `max_tokens` and any temperature other than the default.
 */
function withoutRejected({temperature, ...others}: Parameters, error: unknown): Parameters | undefined {
  if (!(error instanceof BadRequestError)) return undefined;
  const {param, message} = error;
  const isRejected = (name: string) => (param ? param === name : message.includes(name));
  if (temperature !== undefined && isRejected('temperature')) return others;
  const {max_tokens: maxTokens} = others;
  if (maxTokens !== undefined && isRejected('max_tokens'))
    return {temperature, max_completion_tokens: maxTokens};
  return undefined;
}

/**
 * Yields the text of a streamed answer. The client's own reader isn't used, because it hides the final `[DONE]`. Some
 * servers send no finish reason, and only `[DONE]` distinguishes their complete answers from those that a proxy cut off.
 * A finish reason takes precedence, because `[DONE]` also follows a truncated answer. An endpoint that doesn't stream sends
 * one JSON object.
 *
 * @throws IncompleteAnswerError if the answer is truncated, APIError if the endpoint reports an error
 */
async function* readPieces(response: Response): AsyncGenerator<string> {
  const {body, headers} = response;
  let finish = '';
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
    yield (choice?.delta ?? choice?.message)?.content ?? '';
  }
  if (finish === '' ? !isDone : !COMPLETE_REASONS.has(finish))
    throw new IncompleteAnswerError(finish || 'none');
}
