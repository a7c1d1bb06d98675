import {BinaryCodec, type Type, type TypedValue} from '@multiversx/sdk-core';

// #region encode
const codec = new BinaryCodec();

/** Alone: an argument, a result, a value in storage. */
export const encodeTop = (value: TypedValue): string => codec.encodeTopLevel(value).toString('hex');

/** Inside of a list, a tuple, a structure. */
export const encodeNested = (value: TypedValue): string => codec.encodeNested(value).toString('hex');
// #endregion encode

// #region decode
export function decodeTop(hex: string, type: Type): unknown {
  return codec.decodeTopLevel(Buffer.from(hex, 'hex'), type).valueOf();
}
// #endregion decode
