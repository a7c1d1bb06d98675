import {createHash} from 'node:crypto';
import {Address, AddressComputer} from '@multiversx/sdk-core';

/** Entries of a hyperblock in the gateway's format, with defaults for missing fields. */
type Fields = Record<string, unknown> & {sender: Address; receiver: Address};

const shards = new AddressComputer(3);

export function normalEntry(name: string, {sender, receiver, ...fields}: Fields): any {
  return {
    type: 'normal',
    processingTypeOnSource: 'MoveBalance',
    processingTypeOnDestination: 'MoveBalance',
    hash: hashOf(name),
    nonce: 7,
    round: 24_310_000,
    epoch: 1_690,
    value: '0',
    receiver: receiver.toBech32(),
    sender: sender.toBech32(),
    gasPrice: 1_000_000_000,
    gasLimit: 50_000,
    signature: 'c0'.repeat(64),
    sourceShard: shards.getShardOfAddress(sender),
    destinationShard: shards.getShardOfAddress(receiver),
    miniblockType: 'TxBlock',
    status: 'success',
    operation: 'transfer',
    initiallyPaidFee: '50000000000000',
    chainID: 'D',
    version: 2,
    options: 0,
    ...fields,
  };
}

/** A smart-contract result: what a contract, or the protocol, sends on. */
export function unsignedEntry(name: string, {sender, receiver, ...fields}: Fields): any {
  return {
    type: 'unsigned',
    processingTypeOnSource: 'MoveBalance',
    processingTypeOnDestination: 'MoveBalance',
    hash: hashOf(name),
    nonce: 0,
    round: 24_310_000,
    epoch: 1_690,
    value: '0',
    receiver: receiver.toBech32(),
    sender: sender.toBech32(),
    previousTransactionHash: hashOf(`cause of ${name}`),
    originalTransactionHash: hashOf(`cause of ${name}`),
    sourceShard: shards.getShardOfAddress(sender),
    destinationShard: shards.getShardOfAddress(receiver),
    miniblockType: 'SmartContractResultBlock',
    status: 'success',
    operation: 'transfer',
    callType: 'directCall',
    options: 0,
    ...fields,
  };
}

/** An event of a token transfer: three topics for each token, then the receiver's public key. */
export function transferEvent(
  identifier: string,
  sender: Address,
  receiver: Address,
  tokens: {token: string; nonce?: number; amount: bigint}[],
): object {
  const topics = tokens.flatMap(({token, nonce = 0, amount}) => [
    Buffer.from(token),
    bytesOf(BigInt(nonce)),
    bytesOf(amount),
  ]);
  return event(identifier, sender, [...topics, receiver.getPublicKey()]);
}

export function event(identifier: string, address: Address, topics: Uint8Array[]): object {
  return {
    address: address.toBech32(),
    identifier,
    topics: topics.map((topic) => Buffer.from(topic).toString('base64')),
    data: null,
    additionalData: null,
  };
}

export function logs(address: Address, ...events: object[]): {address: string; events: object[]} {
  return {address: address.toBech32(), events};
}

export function hashOf(name: string): string {
  return createHash('sha256').update(name).digest('hex');
}

function bytesOf(value: bigint): Buffer {
  if (value === 0n) return Buffer.alloc(0);
  const hex = value.toString(16);
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
}
