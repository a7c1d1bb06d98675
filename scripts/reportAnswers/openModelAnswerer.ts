import {describeFailure} from '../../server/chat/model/describeFailure';
import {createModelAnswerer} from '../../server/chat/model/modelAnswerer';
import {createOpenAiProvider} from '../../server/chat/model/openAiProvider';
import type {Complete, Message} from '../../server/chat/model/provider';
import {readServerSettings} from '../../server/settings';
import type {Answerer} from '../../src/askAi/answerer';
import {createExtractiveAnswerer} from '../../src/askAi/extractiveAnswerer';
import type {Environment} from '../../src/config/environment';
import type {Library} from '../../src/retrieval/answers/library';

/** Called after each answer, with the messages of the last request to the model. */
type OnExchange = (question: string, prompt: readonly Message[], answer: string) => void;

/**
 * Returns the server's answerer for the model that the environment configures. Unlike the server, it throws if the model
 * fails, so that quotations aren't judged as answers of the model.
 *
 * @throws Error if no model is configured
 */
export function openModelAnswerer(library: Library, env: Environment, onExchange?: OnExchange): Answerer {
  const {model} = readServerSettings(env).chat;
  if (!model) {
    throw new Error(
      'Expected a model in CHAT_MODEL_BASE_URL, CHAT_MODEL_API_KEY and CHAT_MODEL_NAME, found none. Set all three in the ' +
        'environment or in .env, which .env.example explains, or omit --model to judge the answers without a model.',
    );
  }
  const {baseUrl, timeout, model: name} = model;
  const extractive = createExtractiveAnswerer(library);
  const provider = createOpenAiProvider(model);
  return {
    async *answer(question, signal) {
      let prompt: readonly Message[] = [];
      const complete: Complete = (messages, ...rest) => {
        prompt = messages;
        return provider(messages, ...rest);
      };
      let text = '';
      let failure: unknown;
      const onFailure = (error: unknown) => (failure = error);
      const {answer} = createModelAnswerer({library, extractive, complete, timeout, onFailure});
      for await (const event of answer(question, signal)) {
        if (failure !== undefined) {
          const {error, at, status, code, finish, advice} = describeFailure(failure, baseUrl);
          const found = [error, status, code, finish].filter(Boolean).join(', ');
          throw new Error(
            `Expected an answer of ${name} at ${String(at)}, found ${found}. ${String(advice)}`,
          );
        }
        if (event.type === 'delta') text += event.text;
        yield event;
      }
      onExchange?.(question.message, prompt, text);
    },
  };
}
