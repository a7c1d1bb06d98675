import {GatewayError, type Gateway} from './gateway.js';

// #region await
export interface Outcome {
  status: 'success' | 'fail';
  reason: string;
}

/** Waits until a transaction and all its results are executed. Throws an error after the timeout. */
export async function awaitCompletion(
  gateway: Gateway,
  hash: string,
  {timeoutMs = 180_000, pauseMs = 3_000} = {},
): Promise<Outcome> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const {status, reason} = await statusOf(gateway, hash);
    if (status === 'success' || status === 'fail') return {status, reason};
    if (Date.now() >= deadline) throw new Error(`${hash} is still ${status}`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/** Returns `unknown` if this gateway doesn't have the transaction yet, or has dropped it. */
async function statusOf(gateway: Gateway, hash: string): Promise<{status: string; reason: string}> {
  try {
    return await gateway.processStatus(hash);
  } catch (error) {
    if (error instanceof GatewayError) return {status: 'unknown', reason: error.message};
    throw error;
  }
}
// #endregion await
