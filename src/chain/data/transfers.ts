import {decodeArguments} from '../abi/decodeArguments';
import type {AbiField} from '../abi/abiType';
import {resolveType} from '../abi/resolveType';
import type {DataField} from './dataField';

/** A transfer of a token: nonce 0 for a fungible token; the amount in atomic units, or the quantity of an item. */
export type TokenTransfer = {token: string; nonce: bigint; amount: bigint};

export type TransferCall = {
  /** Bech32 address in the data field; undefined for `ESDTTransfer`, whose recipient is the transaction's receiver. */
  recipient?: string;
  transfers: TokenTransfer[];
  /** The function that the transfers call at the recipient. */
  call?: DataField;
};

const rest: AbiField = {name: 'call', type: resolveType('optional<multi<utf-8 string,variadic<bytes>>>')};
const single = fields({token: 'TokenIdentifier', amount: 'BigUint'});
const item = fields({token: 'TokenIdentifier', nonce: 'u64', quantity: 'BigUint', recipient: 'Address'});
const several = fields({
  recipient: 'Address',
  transfers: 'counted-variadic<multi<EgldOrEsdtTokenIdentifier,u64,BigUint>>',
});

/** Returns true for the functions that transfer tokens. */
export function isTransfer(name: string): boolean {
  return name === 'ESDTTransfer' || name === 'ESDTNFTTransfer' || name === 'MultiESDTNFTTransfer';
}

/**
 * Returns the transfers in a data field, and the call that they pay for.
 *
 * @throws Error if the function transfers no tokens, or its arguments aren't as it needs them
 */
export function decodeTransfers({name, arguments: parts}: DataField): TransferCall {
  switch (name) {
    case 'ESDTTransfer': {
      const [token, amount, call] = decodeArguments([...single, rest], parts) as [string, bigint, Call];
      return {transfers: [{token, nonce: 0n, amount}], ...callOf(call)};
    }
    case 'ESDTNFTTransfer': {
      const [token, nonce, amount, recipient, call] = decodeArguments([...item, rest], parts) as [
        string,
        bigint,
        bigint,
        string,
        Call,
      ];
      return {recipient, transfers: [{token, nonce, amount}], ...callOf(call)};
    }
    case 'MultiESDTNFTTransfer': {
      const [recipient, transfers, call] = decodeArguments([...several, rest], parts) as [
        string,
        [string, bigint, bigint][],
        Call,
      ];
      return {
        recipient,
        transfers: transfers.map(([token, nonce, amount]) => ({token, nonce, amount})),
        ...callOf(call),
      };
    }
    default:
      throw new Error(
        `Expected ESDTTransfer, ESDTNFTTransfer or MultiESDTNFTTransfer, found ${name}: it transfers no tokens.`,
      );
  }
}

type Call = [name: string, parts: Uint8Array[]] | undefined;

function callOf(call: Call): {call?: DataField} {
  return call === undefined ? {} : {call: {name: call[0], arguments: call[1]}};
}

function fields(types: Record<string, string>): AbiField[] {
  return Object.entries(types).map(([name, type]) => ({name, type: resolveType(type)}));
}
