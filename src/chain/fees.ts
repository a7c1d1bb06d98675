import {decimalDigits} from '../facts/fact';
import {gasFacts} from '../facts/gas';
import {parseDecimal} from './amount';

const MODIFIER_DECIMALS = 18;
const modifier = parseDecimal(decimalDigits(gasFacts['gas-price-modifier'].value), MODIFIER_DECIMALS);

/** Inputs of a transaction's fee. Gas is in units of gas, gas prices in atomic units of EGLD. */
export type FeeInput = {
  /** Bytes of the data field. */
  dataLength: number;
  gasLimit: bigint;
  /**
   * Gas that the execution uses, without the movement part: 0 for a plain transfer, which pays only for moving. Omitted if
   * the whole gas limit is used.
   */
  executionGas?: bigint;
  gasPrice?: bigint;
  hasGuardian?: boolean;
  hasRelayer?: boolean;
};

export type Fee = {
  /** Gas for moving the transaction, its data included; charged at the full gas price. */
  movementGas: bigint;
  /** Gas that is charged for execution, at a part of the gas price. */
  executionGas: bigint;
  /** Atomic units of EGLD. */
  movementFee: bigint;
  executionFee: bigint;
  fee: bigint;
  /** Gas of the limit that is returned. */
  refundedGas: bigint;
  /** True if the unused gas is so much that it is charged too. */
  tooMuchGas: boolean;
};

/** Returns the gas for moving a transaction with this data field, without execution. */
export function movementGas({
  dataLength,
  hasGuardian = false,
  hasRelayer = false,
}: Pick<FeeInput, 'dataLength' | 'hasGuardian' | 'hasRelayer'>): bigint {
  return (
    gasFacts['min-gas-limit'].value +
    BigInt(dataLength) * gasFacts['gas-per-data-byte'].value +
    (hasGuardian ? gasFacts['guardian-extra-gas'].value : 0n) +
    (hasRelayer ? gasFacts['relayed-extra-gas'].value : 0n)
  );
}

/**
 * Returns the fee of a transaction: movement gas × gas price + execution gas × gas price × modifier. If the gas limit
 * leaves more than `max-unused-gas-factor` times the execution gas, all of it is charged (mx-chain-go
 * `isTooMuchGasProvided`).
 *
 * @throws Error if the gas limit is too low or too high, or the gas price is too low
 */
export function feeOf(input: FeeInput): Fee {
  const moving = movementGas(input);
  const gasPrice = checkedGasPrice(input.gasPrice ?? gasFacts['min-gas-price'].value);
  const provided = checkedGasLimit(input.gasLimit, moving, input.executionGas ?? 0n) - moving;
  const used = input.executionGas ?? provided;
  const tooMuchGas = used > 0n && provided > used * BigInt(gasFacts['max-unused-gas-factor'].value);
  const charged = tooMuchGas ? provided : used;
  const movementFee = moving * gasPrice;
  const executionFee = charged * ((gasPrice * modifier) / 10n ** BigInt(MODIFIER_DECIMALS));
  return {
    movementGas: moving,
    executionGas: charged,
    movementFee,
    executionFee,
    fee: movementFee + executionFee,
    refundedGas: provided - charged,
    tooMuchGas,
  };
}

function checkedGasPrice(gasPrice: bigint): bigint {
  const min = gasFacts['min-gas-price'].value;
  if (gasPrice >= min) return gasPrice;
  throw new Error(
    `Expected a gas price of at least ${min} atomic units of EGLD, found ${gasPrice}: use the minimum.`,
  );
}

function checkedGasLimit(gasLimit: bigint, moving: bigint, executionGas: bigint): bigint {
  const min = moving + executionGas;
  const max = gasFacts['max-gas-limit-per-tx'].value;
  if (gasLimit < min) {
    throw new Error(
      `Expected a gas limit of at least ${min} for moving and executing the transaction, found ${gasLimit}: raise it.`,
    );
  }
  if (gasLimit > max) {
    throw new Error(
      `Expected a gas limit of at most ${max}, found ${gasLimit}: lower it, or split the work over several transactions.`,
    );
  }
  return gasLimit;
}
