/** Returns the URL; undefined if it is invalid. Safari 16 and Chrome 119 don't have `URL.canParse` yet. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
