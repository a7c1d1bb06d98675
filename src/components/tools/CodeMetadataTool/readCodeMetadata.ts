import {hex} from '@scure/base';
import {decodeCodeMetadata, encodeCodeMetadata, type CodeMetadata} from '@site/src/chain/codeMetadata';
import {decodeBase64, encodeBase64} from '../base64';

/**
 * Returns the flags in code metadata that a reader typed: in hexadecimal, as in a data field, or in base64, as the API
 * returns it.
 *
 * @throws Error if it isn't two bytes in one of these forms, or a bit without a meaning is set
 */
export function readCodeMetadata(text: string): CodeMetadata {
  const trimmed = text.trim().replace(/^0x/i, '');
  if (/^(?:[0-9a-f]{2})+$/i.test(trimmed)) return decodeCodeMetadata(hex.decode(trimmed.toLowerCase()));
  if (/^[A-Za-z0-9+/]{3}=$/.test(trimmed)) return decodeCodeMetadata(decodeBase64(trimmed));
  throw new Error(
    `Expected code metadata such as 0500 or BQA=, found ${trimmed === '' ? 'nothing' : trimmed.slice(0, 40)}: write four hexadecimal digits.`,
  );
}

/** Returns code metadata in hexadecimal. */
export function writeCodeMetadata(metadata: CodeMetadata): string {
  return hex.encode(encodeCodeMetadata(metadata));
}

/** Returns code metadata in base64, as the API shows it. */
export function base64CodeMetadata(metadata: CodeMetadata): string {
  return encodeBase64(encodeCodeMetadata(metadata));
}
