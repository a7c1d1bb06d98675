import type {Turn} from '../../src/askAi/answerer';
import {refusalOf} from '../../src/askAi/extractive/refusals';

/**
 * The turns that later questions may build on: so many of the latest, from a question on. One that was declined may
 * hold a secret phrase, so it is left out with its reply.
 */
export function latestTurns(thread: readonly Turn[], most: number): Turn[] {
  let isKept = true;
  const kept = thread.filter(({role, content}) => {
    if (role === 'user') isKept = refusalOf(content) === undefined;
    return isKept;
  });
  const latest = kept.slice(-most);
  // A reply whose question was cut off tells little, and some models take no conversation that begins with one.
  return latest.slice(latest[0]?.role === 'assistant' ? 1 : 0);
}
