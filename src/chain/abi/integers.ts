import {hex} from '@scure/base';

/** Returns a whole number in as few big-endian bytes as possible, none for 0; in two's complement if signed. */
export function minimalBytes(value: bigint, signed: boolean): Uint8Array {
  if (value === 0n) return new Uint8Array();
  const magnitude = value < 0n ? -value - 1n : value;
  const bits = magnitude.toString(2).length + (signed ? 1 : 0);
  return fixedBytes(value, Math.ceil(bits / 8));
}

/** Returns a whole number in a fixed number of big-endian bytes; in two's complement if it is negative. */
export function fixedBytes(value: bigint, length: number): Uint8Array {
  return hex.decode(
    BigInt.asUintN(length * 8, value)
      .toString(16)
      .padStart(length * 2, '0'),
  );
}

/** Returns the whole number in big-endian bytes; 0 for none. */
export function integerOf(bytes: Uint8Array, signed: boolean): bigint {
  if (bytes.length === 0) return 0n;
  const unsigned = BigInt(`0x${hex.encode(bytes)}`);
  return signed ? BigInt.asIntN(bytes.length * 8, unsigned) : unsigned;
}

/** Returns the smallest and the largest number of a type with a fixed number of bytes. */
export function integerRange(bytes: number, signed: boolean): {min: bigint; max: bigint} {
  const bits = BigInt(bytes * 8);
  return signed ? {min: -(2n ** (bits - 1n)), max: 2n ** (bits - 1n) - 1n} : {min: 0n, max: 2n ** bits - 1n};
}
