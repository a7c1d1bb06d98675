import type {About} from './chatRequest';
import type {ChatEvent} from './protocol';

/** One message of a conversation. */
export type Turn = {
  role: 'user' | 'assistant';
  content: string;
  /** Page and quotation that a user's question refers to. */
  about?: About;
};

export type Question = {
  message: string;
  about?: About;
  /** Earlier turns of the conversation, oldest first. */
  thread: readonly Turn[];
  /** Route of the page that the reader has open, without the site's base path. */
  page?: string;
};

/** Events of an answerer. Only the endpoint emits `thread`. */
export type AnswerEvent = Exclude<ChatEvent, {type: 'thread'}>;

/**
 * Answers questions from the documentation, in the endpoint or in the reader's browser.
 *
 * Yields any number of `citations`, `delta` and `sources` events, then one `done` or `error`. Stops when the signal aborts.
 * Expected failures are `error` events; only unexpected ones are thrown.
 */
export type Answerer = {
  answer(question: Question, signal: AbortSignal): AsyncIterable<AnswerEvent>;
};
