import {EGLD_DECIMALS, formatAmount} from '../amount';
import {EGLD_IDENTIFIER, formatTokenIdentifier, parseTokenIdentifier} from '../tokenIdentifier';
import type {DataField} from './dataField';
import {argumentDetails, counted} from './describeValue';
import type {TokenTransfer} from './transfers';
import {decodeTransfers} from './transfers';

/** A data field in words: one sentence, and the meaning of each part. */
export type CallDescription = {summary: string; details: {name: string; value: string}[]};

/** Optional fields of the transaction. */
export type CallContext = {
  /** Bech32 address of the receiver, which tells functions of the ESDT contract from endpoints of the same name. */
  receiver?: string;
  /** Returns the decimals of a token; undefined if they aren't known, so that its amounts are in atomic units. */
  decimalsOf?: (token: string) => number | undefined;
};

/**
 * Returns what a data field transfers, and the function that it calls at the recipient.
 *
 * @throws Error if the function transfers no tokens, or its arguments aren't as it needs them
 */
export function describeTransfers(field: DataField, context: CallContext = {}): CallDescription {
  const {recipient, transfers, call} = decodeTransfers(field);
  const amounts = transfers.map((transfer) => describeTransfer(transfer, context));
  const list = new Intl.ListFormat('en').format(amounts);
  const calls =
    call === undefined ? '' : `, and calls ${call.name} with ${counted(call.arguments.length, 'argument')}`;
  return {
    summary: `Transfers ${list} to ${recipient ?? 'the receiver of the transaction'}${calls}.`,
    details: [
      ...(recipient === undefined ? [] : [{name: 'recipient', value: recipient}]),
      ...amounts.map((value, index) => ({name: `transfer ${index + 1}`, value})),
      ...(call === undefined
        ? []
        : [{name: 'function', value: call.name}, ...argumentDetails(call.arguments)]),
    ],
  };
}

/** Returns an amount and a token: `7.5 ALICE-a1b2c3`, `2 of the item TICKET-c3d4e5-01`, `100 atomic units of …`. */
function describeTransfer({token, nonce, amount}: TokenTransfer, {decimalsOf}: CallContext): string {
  if (token === EGLD_IDENTIFIER) return `${formatAmount(amount, EGLD_DECIMALS)} EGLD`;
  const decimals = decimalsOf?.(token);
  const identifier = nonce === 0n ? token : formatTokenIdentifier({...parseTokenIdentifier(token), nonce});
  if (decimals !== undefined) return `${formatAmount(amount, decimals)} ${identifier}`;
  return nonce === 0n ? `${amount} atomic units of ${identifier}` : `${amount} of the item ${identifier}`;
}
