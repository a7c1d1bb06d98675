import {parseDataField} from '@site/src/chain/data/dataField';
import {executionGasOf, type ExecutionGas} from '@site/src/chain/data/executionGas';
import {feeOf, movementGas, type Fee} from '@site/src/chain/fees';
import {attempt} from '../attempt';

export type FeeQuestion = {
  data: string;
  /** Undefined for the gas that is needed. */
  gasLimit: bigint | undefined;
  /** Undefined for the gas of a function of the protocol; of another call, all gas of the limit. */
  executionGas: bigint | undefined;
  gasPrice: bigint;
  hasGuardian: boolean;
  hasRelayer: boolean;
};

/**
 * Returns the execution gas of a data field: none for a transfer of EGLD, a known amount for a function of the protocol,
 * and undefined for every other call.
 *
 * @throws Error if the arguments of a transfer aren't as it needs them
 */
export function knownGasOf(data: string): ExecutionGas | undefined {
  if (data === '') return {gas: 0n, bound: 'exact'};
  // Data that isn't a call, such as a note to the receiver, is allowed.
  const field = attempt(() => parseDataField(data)).value;
  return field && executionGasOf(field);
}

/**
 * Returns the fee of a transaction and its gas limit.
 *
 * @throws Error if the gas limit is missing, too low or too high
 */
export function calculateFee({data, gasLimit, ...question}: FeeQuestion): Fee & {gasLimit: bigint} {
  const dataLength = new TextEncoder().encode(data).length;
  const executionGas = question.executionGas ?? knownGasOf(data)?.gas;
  if (gasLimit === undefined && executionGas === undefined) {
    throw new Error(
      'Expected a gas limit, found nothing: only a simulation finds out the gas of a contract call. Write its result, or the gas limit that you would set.',
    );
  }
  const limit = gasLimit ?? movementGas({dataLength, ...question}) + (executionGas ?? 0n);
  return {...feeOf({...question, dataLength, gasLimit: limit, executionGas}), gasLimit: limit};
}
