/** A message to a model. */
export type Message = {role: 'system' | 'user' | 'assistant'; content: string};

/**
 * Sends messages to a model and yields the pieces of its answer as they arrive. A piece may be empty.
 *
 * @throws ModelUnreachableError if there is no connection, IncompleteAnswerError if the answer is truncated, and errors
 * with the `status`, `code` and `param` of an HTTP error response
 */
export type Complete = (messages: readonly Message[], signal: AbortSignal) => AsyncIterable<string>;

/** The answer is incomplete. `finish` is the model's finish reason, `none` without one, or `empty` without text. */
export class IncompleteAnswerError extends Error {
  constructor(readonly finish: string) {
    super(`Expected a complete answer from the model, found one with the finish reason "${finish}".`);
  }
}

/** The model produced no output within the timeout. */
export class ModelSilentError extends Error {}

/** There is no connection to the provider's address. */
export class ModelUnreachableError extends Error {}
