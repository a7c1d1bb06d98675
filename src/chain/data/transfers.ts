import {decodeArguments} from '../abi/decodeArguments';
import {encodeArguments} from '../abi/encodeArguments';
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

/** Transfers in one transaction. A test compares it with the fact. */
export const MAX_TRANSFERS = 250;

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

/**
 * Returns the data field for transfers: the shortest of the three functions. With a recipient, an item or several
 * transfers, the receiver of the transaction has to be the sender itself.
 *
 * @throws Error if there is no transfer, or more than a transaction may have
 */
export function encodeTransfers({recipient, transfers, call}: TransferCall): DataField {
  const [first, ...others] = transfers;
  const called = call === undefined ? undefined : [call.name, call.arguments];
  if (first === undefined || transfers.length > MAX_TRANSFERS) {
    throw new Error(
      `Expected 1 to ${MAX_TRANSFERS} transfers, found ${transfers.length}: send them with several transactions.`,
    );
  }
  if (recipient === undefined) {
    if (others.length > 0 || first.nonce !== 0n) {
      throw new Error(
        'Expected a recipient for an item or several transfers, found none: their data field contains the address.',
      );
    }
    return {
      name: 'ESDTTransfer',
      arguments: encodeArguments([...single, rest], [first.token, first.amount, called]),
    };
  }
  if (others.length === 0 && first.nonce !== 0n) {
    return {
      name: 'ESDTNFTTransfer',
      arguments: encodeArguments(
        [...item, rest],
        [first.token, first.nonce, first.amount, recipient, called],
      ),
    };
  }
  const list = transfers.map(({token, nonce, amount}) => [token, nonce, amount]);
  return {
    name: 'MultiESDTNFTTransfer',
    arguments: encodeArguments([...several, rest], [recipient, list, called]),
  };
}

type Call = [name: string, parts: Uint8Array[]] | undefined;

function callOf(call: Call): {call?: DataField} {
  return call === undefined ? {} : {call: {name: call[0], arguments: call[1]}};
}

function fields(types: Record<string, string>): AbiField[] {
  return Object.entries(types).map(([name, type]) => ({name, type: resolveType(type)}));
}
