/** An expected failure of a tool. The client shows its message to the assistant, which can follow its advice. */
export class ToolError extends Error {
  override name = 'ToolError';
}
