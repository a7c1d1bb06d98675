import type {Question, Turn} from '../../../src/askAi/answerer';
import {isForeign} from '../../../src/askAi/messageLanguage';
import {anySignal, createTimer} from '../signals';
import {wellFormed} from './prompt';
import type {Complete} from './provider';
import {rewritePrompt} from './systemPrompt';

/** Milliseconds. The reader waits for it before the first word of the answer. */
const TIMEOUT = 5000;
/** Maximum lengths in characters, of an earlier turn and of the result. */
const MAX_TURN_LENGTH = 600;
const MAX_LENGTH = 600;

/**
 * Returns a question that is complete without its thread and in English, as the model rewrites it for retrieval. Returns
 * the message itself for a first question in English, and if the model doesn't rewrite it in time.
 */
export async function rewriteQuestion(
  {message}: Pick<Question, 'message'>,
  earlier: readonly Turn[],
  complete: Complete,
  signal: AbortSignal,
): Promise<string> {
  if (earlier.length === 0 && !isForeign(message)) return message;
  const lines = [
    ...earlier.map(
      ({role, content}) =>
        `${role === 'user' ? 'Reader' : 'Assistant'}: ${content.slice(0, MAX_TURN_LENGTH)}`,
    ),
    `Last question: ${message}`,
  ];
  const timer = createTimer(TIMEOUT, new Error('The question was not rewritten in time.'));
  const either = anySignal(signal, timer.signal);
  let text = '';
  try {
    timer.start();
    const request = [
      {role: 'system' as const, content: rewritePrompt},
      {role: 'user' as const, content: wellFormed(lines.join('\n\n'))},
    ];
    for await (const piece of complete(request, either.signal))
      text += typeof piece === 'string' ? piece : '';
  } catch {
    // Retrieval then uses the message and the question before it, as without a model. The answer reports failures.
    return message;
  } finally {
    timer.stop();
    either.release();
  }
  const rewritten = text.trim();
  return rewritten === '' || rewritten.length > MAX_LENGTH ? message : rewritten;
}
