/** An event with its fields. It contains no question unless CHAT_LOG_QUESTIONS is set. */
export type LogEntry = {event: string} & Record<string, string | number | boolean | undefined>;

export type Log = (entry: LogEntry) => void;

/** Returns a log that writes each entry as a line of JSON. */
export function createLog(
  write: (line: string) => void = (line) => void process.stdout.write(line),
  now: () => Date = () => new Date(),
): Log {
  return (entry) => write(`${JSON.stringify({time: now().toISOString(), ...entry})}\n`);
}

/** Returns the name and the stack of an error, without its message, which may quote a question. */
export function describeError(failure: unknown): {error: string; stack?: string} {
  if (!(failure instanceof Error)) return {error: typeof failure};
  const frames = (failure.stack ?? '').split('\n').flatMap((line) => /^ +(at .*)$/.exec(line)?.[1] ?? []);
  return {error: failure.name, stack: frames.join('\n')};
}
