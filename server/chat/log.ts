/** One thing that happened, as fields; never what a reader asked, unless the settings say so. */
export type LogEntry = {event: string} & Record<string, string | number | boolean | undefined>;

export type Log = (entry: LogEntry) => void;

/** Writes one line of JSON for each entry. */
export function createLog(
  write: (line: string) => void = (line) => void process.stdout.write(line),
  now: () => Date = () => new Date(),
): Log {
  return (entry) => write(`${JSON.stringify({time: now().toISOString(), ...entry})}\n`);
}

/** The name and the stack of a failure, without its message, which may quote what a reader asked. */
export function describeError(failure: unknown): {error: string; stack?: string} {
  if (!(failure instanceof Error)) return {error: typeof failure};
  const frames = (failure.stack ?? '').split('\n').flatMap((line) => /^ +(at .*)$/.exec(line)?.[1] ?? []);
  return {error: failure.name, stack: frames.join('\n')};
}
