import {hex} from '@scure/base';
import type {AbiValue} from '../abi/abiType';

/** Returns the name and the value of each argument whose meaning isn't known. */
export function argumentDetails(parts: readonly Uint8Array[]): {name: string; value: string}[] {
  return parts.map((part, index) => ({name: `argument ${index + 1}`, value: describeValue(part)}));
}

/** Returns a decoded value in words. */
export function describeValue(value: AbiValue): string {
  if (value instanceof Uint8Array) return describeBytes(value);
  if (Array.isArray(value)) {
    const separator = value.some(Array.isArray) ? '; ' : ', ';
    return value.length === 0 ? 'none' : value.map(describeValue).join(separator);
  }
  return value === undefined ? 'none' : String(value);
}

/** Returns the bytes in hexadecimal, and as text too if they are printable ASCII. */
function describeBytes(bytes: Uint8Array): string {
  if (bytes.length === 0) return 'empty';
  const text = bytes.every((byte) => byte >= 0x20 && byte < 0x7f)
    ? ` ("${String.fromCharCode(...bytes)}")`
    : '';
  return `0x${hex.encode(bytes)}${text}`;
}

/** Returns a number and a noun, such as `2 arguments`. */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}
