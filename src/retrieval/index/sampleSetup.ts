/**
 * What makes the displayed part of a file a program: `before` ends with a line break, `after` starts with one, and each
 * line of the part gets the indentation.
 */
export type SampleSetup = {before: string; after: string; indent: string};

/** Returns a program: the code with its setup, if it has one. */
export function withSetup(code: string, setup: Partial<SampleSetup> = {}): string {
  const {before = '', after = '', indent = ''} = setup;
  return before + code.replace(/^(?=.)/gm, indent) + after;
}
