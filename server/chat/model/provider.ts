/** A search or a page that a model requests. `arguments` is JSON that the model wrote, so it may be invalid. */
export type ToolCall = {id: string; name: string; arguments: string};

/** A message to a model. */
export type Message =
  | {role: 'system' | 'user' | 'assistant'; content: string}
  | {role: 'assistant'; content: string; calls: readonly ToolCall[]}
  /** The result of a call, by its id. */
  | {role: 'tool'; content: string; callId: string};

/** A function that a model may call: its name, when to call it, and its parameters, which are all required texts. */
export type Tool = {name: string; description: string; parameters: Readonly<Record<string, string>>};

/**
 * Sends messages to a model and yields the pieces of its answer as they arrive: text, which may be empty, and calls of the
 * offered tools. An endpoint without tools gets none.
 *
 * @throws ModelUnreachableError if there is no connection, IncompleteAnswerError if the answer is truncated, and errors
 * with the `status`, `code` and `param` of an HTTP error response
 */
export type Complete = (
  messages: readonly Message[],
  signal: AbortSignal,
  tools?: readonly Tool[],
) => AsyncIterable<string | ToolCall>;

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
