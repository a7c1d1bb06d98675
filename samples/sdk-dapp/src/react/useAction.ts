// #region action
import {useState} from 'react';

/** Runs one action at a time. `problem` is the message to show if it failed. */
export function useAction(action: () => Promise<void>) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function run(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(undefined);
    try {
      await action();
    } catch (reason) {
      // TransactionManager rejects with a string, wallets with an Error.
      setProblem(reason instanceof Error ? reason.message : String(reason));
    } finally {
      setIsBusy(false);
    }
  }

  return {run, isBusy, problem};
}
// #endregion action
