import {
  Address,
  AddressValue,
  ArgSerializer,
  BigUIntValue,
  BooleanValue,
  StringValue,
  type TypedValue,
} from '@multiversx/sdk-core';

// #region to-hex
export const textToHex = (text: string): string => Buffer.from(text).toString('hex');

export const addressToHex = (bech32: string): string => Address.newFromBech32(bech32).toHex();

/** Zero has no bytes, and every other number has an even number of digits. */
export function numberToHex(value: bigint): string {
  if (value < 0n) throw new Error('a negative number needs the type of the argument');
  if (value === 0n) return '';
  const digits = value.toString(16);
  return digits.length % 2 === 0 ? digits : `0${digits}`;
}
// #endregion to-hex

// #region from-hex
export const hexToText = (hex: string): string => Buffer.from(hex, 'hex').toString();

export const hexToAddress = (hex: string): string => Address.newFromHex(hex).toBech32();

export const hexToNumber = (hex: string): bigint => (hex === '' ? 0n : BigInt(`0x${hex}`));
// #endregion from-hex

// #region join
/** Returns the data field, from arguments that are already hexadecimal. */
export const callData = (name: string, ...args: string[]): string => [name, ...args].join('@');
// #endregion join

// #region by-hand
export function registerData(name: string, amount: bigint, active: boolean, owner: string): string {
  return callData('register', textToHex(name), numberToHex(amount), active ? '01' : '', addressToHex(owner));
}
// #endregion by-hand

// #region typed
/** The same from typed values, which are encoded by their type. */
export function registerDataTyped(name: string, amount: bigint, active: boolean, owner: Address): string {
  const args: TypedValue[] = [
    new StringValue(name),
    new BigUIntValue(amount),
    new BooleanValue(active),
    new AddressValue(owner),
  ];
  return callData('register', ...new ArgSerializer().valuesToStrings(args));
}
// #endregion typed

// #region parse
/** Returns the function and arguments of a data field by the node's rules, or `undefined` for a plain note. */
export function parseCallData(data: string): {name: string; args: Buffer[]} | undefined {
  const [name = '', ...parts] = data.split('@');
  const isHex = parts.every((part) => part.length % 2 === 0 && /^[0-9a-f]*$/i.test(part));
  if (name === '' || !isHex) return undefined;
  return {name, args: parts.map((part) => Buffer.from(part, 'hex'))};
}
// #endregion parse
