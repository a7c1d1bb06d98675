/**
 * Returns a reader's text as the log may contain it: on one line, at most `maxLength` characters long, and with `…` instead
 * of words that can identify a person or give access to an account: email addresses, addresses of accounts, hashes and keys.
 */
export function loggedText(text: string, maxLength: number): string {
  const words = text.split(/[\s\p{Cc}]+/u).filter(Boolean);
  return words
    .map((word) => (IDENTIFYING.some((pattern) => pattern.test(word)) ? '…' : word))
    .join(' ')
    .slice(0, maxLength);
}

const IDENTIFYING = [
  // The top-level domain tells an email address from a package with its version.
  /[^/]@.+\.[a-z]{2,}/i,
  /\berd1[02-9ac-hj-np-z]{20,}/i,
  // 32 bytes or more in hexadecimal.
  /(?:^|[^0-9a-f])(?:0x)?[0-9a-f]{64,}/i,
];
