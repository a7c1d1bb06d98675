/** Returns the names of the environment variables that a function reads, sorted. */
export function variablesOf(read: (env: Record<string, string | undefined>) => unknown): string[] {
  const names = new Set<string>();
  const get = (_: object, name: string | symbol) => void names.add(String(name));
  read(new Proxy<Record<string, string | undefined>>({}, {get}));
  return [...names].sort();
}
