/** What can't be drawn, and what to do; `line` counts from 1 inside the diagram's source. */
export type SourceProblem = {line: number; message: string};
