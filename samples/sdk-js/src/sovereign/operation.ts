import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
// #region operation
import {Abi, Address, ArgSerializer, NativeSerializer, OptionType, OptionValue} from '@multiversx/sdk-core';

const abi = Abi.create(JSON.parse(readFileSync(new URL('./esdtSafe.abi.json', import.meta.url), 'utf8')));
const NO_CALL = new OptionValue(new OptionType(abi.getStruct('TransferData')));
const NO_CREATOR = Address.newFromHex('00'.repeat(32));

/** A deposit of one fungible token, as shown in the event of the safe that received it. */
export interface Deposit {
  recipient: Address;
  token: string;
  amount: bigint;
  /** The counter of the safe, from 0. */
  nonce: bigint;
  sender: Address;
}

/** The bytes of the operation that pays out a deposit: an argument of `executeBridgeOps`. */
export function encodeOperation({recipient, token, amount, nonce, sender}: Deposit): Uint8Array {
  const operation = {
    to: recipient,
    tokens: [
      {
        token_identifier: token,
        token_nonce: 0n,
        token_data: {
          token_type: 0, // fungible
          amount,
          frozen: false,
          hash: Buffer.alloc(0),
          name: Buffer.alloc(0),
          attributes: Buffer.alloc(0),
          creator: NO_CREATOR,
          royalties: 0n,
          uris: [],
        },
      },
    ],
    data: {op_nonce: nonce, op_sender: sender, opt_transfer_data: NO_CALL},
  };
  const endpoint = abi.getEndpoint('executeBridgeOps');
  const values = NativeSerializer.nativeToTypedValues([Buffer.alloc(32), operation], endpoint);
  return new ArgSerializer().valuesToBuffers(values)[1]!;
}

/** The hash of one operation. */
export function hashOf(operation: Uint8Array): Uint8Array {
  return createHash('sha256').update(operation).digest();
}

/** The hash that the validators sign: the hash of the operations' concatenated hashes. */
export function hashOfHashes(operations: Uint8Array[]): Uint8Array {
  return hashOf(Buffer.concat(operations.map(hashOf)));
}
// #endregion operation
