const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = new Uint8Array(128);
for (let value = 0; value < 64; value += 1) VALUES[DIGITS.charCodeAt(value)] = value;

/** Encodes natural numbers as text: each character holds five bits, lowest first, and a continuation bit. */
export function packNumbers(numbers: Iterable<number>): string {
  let text = '';
  for (const number of numbers) {
    let rest = number;
    while (rest >= 32) {
      text += DIGITS[32 + (rest & 31)];
      rest >>>= 5;
    }
    text += DIGITS[rest];
  }
  return text;
}

/**
 * Returns a function that decodes the output of `packNumbers`, one number per call.
 *
 * @throws Error if the text ends within a number
 */
export function numberReader(text: string): () => number {
  let position = 0;
  return () => {
    let number = 0;
    for (let shift = 0; ; shift += 5) {
      const digit = VALUES[text.charCodeAt(position)] ?? 0;
      position += 1;
      number += (digit & 31) * 2 ** shift;
      if (digit < 32) return number;
      if (position >= text.length)
        throw new Error(
          'Search index: expected more digits of a packed number, found the end; reload the page.',
        );
    }
  };
}
