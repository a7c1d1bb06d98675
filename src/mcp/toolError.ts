/** An expected failure of a tool. The client shows its message to the assistant, which can then do what the message says. */
export class ToolError extends Error {
  override name = 'ToolError';
}
