import {hex} from '@scure/base';
import {minimalBytes} from '@site/src/chain/abi/integers';
import {formatAmount, parseAmount} from '@site/src/chain/amount';
import {plainNumber} from '../parseNumbers';

export type AmountUnit = 'token' | 'atomic';

/** An amount in every form. `argument` is hexadecimal, as in a data field; it is empty for 0. */
export type ConvertedAmount = {atomicUnits: string; amount: string; argument: string};

/**
 * Returns an amount of a token in every form.
 *
 * @param text a decimal number of tokens, or a whole number of atomic units
 * @throws Error if it isn't a number of 0 or more, or has more decimals than the token
 */
export function convertAmount(text: string, unit: AmountUnit, decimals: number): ConvertedAmount {
  const atomicUnits = parseAmount(plainNumber(text), unit === 'token' ? decimals : 0);
  return {
    atomicUnits: atomicUnits.toString(),
    amount: formatAmount(atomicUnits, decimals),
    argument: hex.encode(minimalBytes(atomicUnits, false)),
  };
}
