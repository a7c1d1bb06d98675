// #region load
import {readFile} from 'node:fs/promises';
import {
  Abi,
  AddressValue,
  ArgSerializer,
  BinaryCodec,
  NativeSerializer,
  VariadicValue,
  type Address,
} from '@multiversx/sdk-core';

export async function loadAbi(file: string): Promise<Abi> {
  return Abi.create(JSON.parse(await readFile(file, 'utf8')));
}
// #endregion load

// #region call
/** Returns the data field of a call, from plain values. */
export function callData(abi: Abi, functionName: string, args: unknown[]): string {
  const values = NativeSerializer.nativeToTypedValues(args, abi.getEndpoint(functionName));
  return [functionName, ...new ArgSerializer().valuesToStrings(values)].join('@');
}
// #endregion call

// #region place-order
export function placeOrder(abi: Abi): string {
  const item = {token: 'GOLD-1a2b3c', nonce: 0n, amount: 1000n};
  const delivery = {name: 'Post', fields: {street: Buffer.from('Calea Victoriei'), express: true}};
  const voucher = 42;
  return callData(abi, 'placeOrder', [[item], delivery, voucher]);
}
// #endregion place-order

// #region set-prices
export function setPrices(abi: Abi): string {
  return callData(abi, 'setPrices', [
    ['GOLD-1a2b3c', 0n, 100n],
    ['PASS-4d5e6f', 5n, 500n],
  ]);
}
// #endregion set-prices

// #region rate
/** sdk-core accepts a counted list only as a typed value. */
export function rate(abi: Abi, good: Address[], poor: Address[]): string {
  const values = (sellers: Address[]): AddressValue[] => sellers.map((seller) => new AddressValue(seller));
  return callData(abi, 'rate', [
    VariadicValue.fromItemsCounted(...values(good)),
    VariadicValue.fromItems(...values(poor)),
  ]);
}
// #endregion rate

// #region decode
/** Decodes a value of a contract's custom type: from storage, a result, or a token's attributes. */
export function decode(abi: Abi, typeName: string, hex: string): unknown {
  const type = abi.getCustomType(typeName);
  return new BinaryCodec().decodeTopLevel(Buffer.from(hex, 'hex'), type).valueOf();
}
// #endregion decode

// #region results
/** Returns the results of a query, decoded by the outputs of the endpoint. */
export function results(abi: Abi, functionName: string, parts: string[]): unknown[] {
  const buffers = parts.map((part) => Buffer.from(part, 'hex'));
  const values = new ArgSerializer().buffersToValues(buffers, abi.getEndpoint(functionName).output);
  return values.map((value) => value.valueOf());
}
// #endregion results

