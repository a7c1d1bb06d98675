import {BinaryCodec, type Type, type TypedValue} from '@multiversx/sdk-core';

// #region encode
const codec = new BinaryCodec();

/** Top-level encoding: an argument, a result, a value in storage. */
export const encodeTop = (value: TypedValue): string => codec.encodeTopLevel(value).toString('hex');

/** Nested encoding: inside a list, a tuple or a structure. */
export const encodeNested = (value: TypedValue): string => codec.encodeNested(value).toString('hex');
// #endregion encode

// #region decode
export function decodeTop(hex: string, type: Type): unknown {
  return codec.decodeTopLevel(Buffer.from(hex, 'hex'), type).valueOf();
}
// #endregion decode
