import type {Turn} from '../../src/askAi/answerer';
import {guardOf} from '../../src/retrieval/answers/guards';

/**
 * The latest turns that later questions may build on, starting with a question. A refused message may hold a secret
 * phrase, so it is left out with its reply.
 */
export function latestTurns(thread: readonly Turn[], most: number): Turn[] {
  let isKept = true;
  const kept = thread.filter(({role, content}) => {
    if (role === 'user') isKept = guardOf(content) === undefined;
    return isKept;
  });
  const latest = kept.slice(-most);
  // A reply whose question was cut off says little, and some models reject a conversation that starts with one.
  return latest.slice(latest[0]?.role === 'assistant' ? 1 : 0);
}
