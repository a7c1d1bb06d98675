import type {Turn} from '../../src/askAi/answerer';
import {guardOf} from '../../src/retrieval/answers/guards';

/**
 * Returns the latest turns, starting with a question. A refused message is omitted with its reply, because it may contain
 * a secret phrase.
 */
export function latestTurns(thread: readonly Turn[], limit: number): Turn[] {
  let isKept = true;
  const kept = thread.filter(({role, content}) => {
    if (role === 'user') isKept = guardOf(content) === undefined;
    return isKept;
  });
  const latest = kept.slice(-limit);
  // Some models reject a conversation that starts with a reply.
  return latest.slice(latest[0]?.role === 'assistant' ? 1 : 0);
}
