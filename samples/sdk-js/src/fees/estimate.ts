import {GasLimitEstimator, type NetworkEntrypoint, type Transaction} from '@multiversx/sdk-core';

// #region estimate
/** Returns the gas of a simulation with the current state, plus 10%. */
export async function estimatedGasLimit(
  entrypoint: NetworkEntrypoint,
  transaction: Transaction,
): Promise<bigint> {
  const estimator = new GasLimitEstimator({
    networkProvider: entrypoint.createNetworkProvider(),
    gasMultiplier: 1.1,
  });
  return estimator.estimateGasLimit({transaction});
}
// #endregion estimate

// #region callback-lock
const ASYNC_CALL_STEP = 100_000n;
const ASYNC_CALLBACK_GAS_LOCK = 4_000_000n;
const AOT_PREPARE_PER_BYTE = 100n;

/** Gas that one asynchronous call reserves for its callback, which runs in the calling contract. */
export function callbackLock(codeBytes: number, extraForCallback = 0n): bigint {
  return (
    ASYNC_CALL_STEP + ASYNC_CALLBACK_GAS_LOCK + AOT_PREPARE_PER_BYTE * BigInt(codeBytes) + extraForCallback
  );
}
// #endregion callback-lock
