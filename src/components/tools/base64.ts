/** Base64 of the browser, which needs no bytes of a library. */

/**
 * Returns the bytes that a base64 text stands for.
 *
 * @throws DOMException if it isn't base64
 */
export function decodeBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

/** Returns bytes in base64. */
export function encodeBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}
