import {isDeepStrictEqual} from 'node:util';
import type {Turn} from '../../src/askAi/answerer';
import type {Threads} from './threads';

export type Conversation = {
  id: string;
  /** Turns before the question. */
  before: Turn[];
  /** Saves the question and its answer. */
  save(answer: string): Promise<void>;
};

type Options = {
  threads: Threads;
  /** Id in the request, if any. */
  id: string | undefined;
  question: Turn;
  newId: () => string;
  /** Called if the store can't be read or written. The question is answered regardless. */
  onStoreError: (error: unknown) => void;
};

/** Returns the conversation that a question continues, or a new one if its id is absent or unknown. */
export async function openConversation({
  threads,
  id,
  question,
  newId,
  onStoreError,
}: Options): Promise<Conversation> {
  let thread: Turn[] | undefined;
  let hasReadFailed = false;
  try {
    thread = id === undefined ? undefined : await threads.read(id);
  } catch (error) {
    hasReadFailed = true;
    onStoreError(error);
  }
  const before = turnsBefore(question, thread ?? []);
  // Keep the id after a failed read, because the conversation may be readable again later.
  const threadId = id !== undefined && (thread || hasReadFailed) ? id : newId();
  return {
    id: threadId,
    before,
    async save(answer) {
      // After a failed read, a write would replace the stored turns with fewer.
      if (hasReadFailed) return;
      await threads
        .write(threadId, [...before, question, {role: 'assistant', content: answer}])
        .catch(onStoreError);
    },
  };
}

/** Returns the thread without its last question and answer if the question repeats it. */
function turnsBefore(question: Turn, thread: Turn[]): Turn[] {
  return isDeepStrictEqual(thread.at(-2), question) ? thread.slice(0, -2) : thread;
}
