import type {About} from './chatRequest';
import type {ChatEvent} from './protocol';

/** One message of a conversation. */
export type Turn = {
  role: 'user' | 'assistant';
  content: string;
  /** What the question of a user is about. */
  about?: About;
};

export type Question = {
  message: string;
  about?: About;
  /** What was said before, oldest first. */
  thread: readonly Turn[];
  /** Route of the page the reader is on, without the site's base path. */
  page?: string;
};

/** Threads belong to the endpoint; an answerer speaks of nothing but the answer. */
export type AnswerEvent = Exclude<ChatEvent, {type: 'thread'}>;

/**
 * Answers a question from the documentation. The endpoint and the reader's browser use the same interface.
 *
 * The events are any number of `citations`, `delta` and `sources`, and one `done` or `error` at the end. It stops when the signal
 * aborts, and throws only what nobody foresaw.
 */
export type Answerer = {
  answer(question: Question, signal: AbortSignal): AsyncIterable<AnswerEvent>;
};
