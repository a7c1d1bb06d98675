import {createHash} from 'node:crypto';
import type {Address} from '@multiversx/sdk-core';

const MULTIVERSX = Buffer.from('0001', 'hex');
const ETHEREUM = Buffer.from('0002', 'hex');

// #region alias
/** The 20 bytes that identify an account without an Ethereum key in Ethereum contracts. */
export function ethereumAlias(account: Address): string {
  const seed = Buffer.concat([Buffer.from('onePublicKey'), account.getPublicKey(), MULTIVERSX, ETHEREUM]);
  const hash = createHash('sha256').update(seed).digest();
  return Buffer.concat([Buffer.from('eth--one'), hash.subarray(8, 20)]).toString('hex');
}
// #endregion alias

// #region call
/** The data field for a call of an Ethereum contract: the selector, followed by all arguments as one argument. */
export function dataOfEthereumCall(input: Buffer): string {
  const [selector, args] = [input.subarray(0, 4), input.subarray(4)].map((part) => part.toString('hex'));
  return args ? `${selector}@${args}` : `${selector}`;
}
// #endregion call

// #region parts
/** Input of CALL for a contract of SpaceVM: function and arguments, each with its length before it. */
export function inputForSpaceVm(functionName: string, ...args: Buffer[]): Buffer {
  return Buffer.concat(
    [Buffer.from(functionName), ...args].flatMap((part) => {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(part.length);
      return [length, part];
    }),
  );
}
// #endregion parts
