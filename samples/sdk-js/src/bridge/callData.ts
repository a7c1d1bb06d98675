import {ArgSerializer, type TypedValue} from '@multiversx/sdk-core';

// #region encode
const MIN_GAS_LIMIT = 10_000_000n;
const MAX_GAS_LIMIT = 249_999_999n;

/** The `callData` of `depositWithSCExecution`: endpoint, gas limit, arguments. */
export function encodeCallData(endpoint: string, gasLimit: bigint, args: TypedValue[]): string {
  if (gasLimit < MIN_GAS_LIMIT || gasLimit > MAX_GAS_LIMIT) {
    throw new RangeError(`A gas limit of ${gasLimit} is out of range: the bridge would refund the call.`);
  }
  const parts = [withLength(Buffer.from(endpoint)), uint64(gasLimit)];
  if (args.length === 0) {
    parts.push(Buffer.of(0));
  } else {
    const encoded = new ArgSerializer().valuesToBuffers(args);
    parts.push(Buffer.of(1), uint32(encoded.length), ...encoded.map(withLength));
  }
  return `0x${Buffer.concat(parts).toString('hex')}`;
}

function withLength(bytes: Buffer): Buffer {
  return Buffer.concat([uint32(bytes.length), bytes]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function uint64(value: bigint): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(value);
  return bytes;
}
// #endregion encode
