/** Returns a part of an address without percent encoding, or unchanged if its encoding is invalid. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Such as `%zz`, which anyone can type: it matches nothing.
    return text;
  }
}
