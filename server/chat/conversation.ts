import {isDeepStrictEqual} from 'node:util';
import type {Turn} from '../../src/askAi/answerer';
import type {Threads} from './threads';

export type Conversation = {
  id: string;
  /** The turns before the question. */
  before: Turn[];
  /** Adds the question and what was answered. */
  keep(answer: string): Promise<void>;
};

type Options = {
  threads: Threads;
  /** As the request names it. */
  id: string | undefined;
  question: Turn;
  newId: () => string;
  /** Called where the store of conversations can't be read or written; the answer comes all the same. */
  onLost: (error: unknown) => void;
};

/** The conversation that a question goes on with, or a new one where the named one is unknown. */
export async function openConversation({
  threads,
  id,
  question,
  newId,
  onLost,
}: Options): Promise<Conversation> {
  let thread: Turn[] | undefined;
  let isLost = false;
  try {
    thread = id === undefined ? undefined : await threads.read(id);
  } catch (error) {
    isLost = true;
    onLost(error);
  }
  const before = turnsBefore(question, thread ?? []);
  // One that can't be read keeps its name, and is there again later.
  const name = id !== undefined && (thread || isLost) ? id : newId();
  return {
    id: name,
    before,
    async keep(answer) {
      // What couldn't be read isn't replaced by less.
      if (isLost) return;
      await threads.write(name, [...before, question, {role: 'assistant', content: answer}]).catch(onLost);
    },
  };
}

/** One that is asked again takes the place of its last asking. */
function turnsBefore(question: Turn, thread: Turn[]): Turn[] {
  return isDeepStrictEqual(thread.at(-2), question) ? thread.slice(0, -2) : thread;
}
