import {GatewayError, type Gateway} from './gateway.js';

// #region await
export interface Outcome {
  status: 'success' | 'fail';
  reason: string;
}

/** Waits until a transaction and all its results are executed, or throws when the patience is used up. */
export async function awaitCompletion(
  gateway: Gateway,
  hash: string,
  {patienceMs = 180_000, pauseMs = 3_000} = {},
): Promise<Outcome> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const {status, reason} = await statusOf(gateway, hash);
    if (status === 'success' || status === 'fail') return {status, reason};
    if (Date.now() >= deadline) throw new Error(`${hash} is still ${status}`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/** Not an answer: this gateway doesn't have the transaction yet, or has removed it. */
async function statusOf(gateway: Gateway, hash: string): Promise<{status: string; reason: string}> {
  try {
    return await gateway.processStatus(hash);
  } catch (error) {
    if (error instanceof GatewayError) return {status: 'unknown', reason: error.message};
    throw error;
  }
}
// #endregion await
