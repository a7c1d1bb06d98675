/** One message to a model. */
export type Message = {role: 'system' | 'user' | 'assistant'; content: string};

/**
 * A provider of models: asks one, and passes on what it says in pieces, which may be empty, as they come.
 *
 * @throws ModelUnreachableError where nothing answers, IncompleteAnswerError where the end of the answer is missing,
 * and errors with the HTTP `status`, `code` and `param` of a refusal
 */
export type Complete = (messages: readonly Message[], signal: AbortSignal) => AsyncIterable<string>;

/** The model ended before its answer was whole: by the reason that it gave, `none`, or `empty` without a word. */
export class IncompleteAnswerError extends Error {
  constructor(readonly finish: string) {
    super(`Expected a whole answer of the model, found one that ended by "${finish}".`);
  }
}

/** The model said nothing for longer than it may. */
export class ModelSilentError extends Error {}

/** Nothing answers at the provider's address. */
export class ModelUnreachableError extends Error {}
