import {useEffect, useState} from 'react';
import {readDeposit, type Deposit} from './contract';

/** Reads the user's deposit, and again when `version` changes. `deposit` is undefined until then. */
export function useDeposit(contract: string, user: string, version: unknown) {
  const [deposit, setDeposit] = useState<Deposit>();
  const [error, setError] = useState<string>();

  useEffect(() => {
    let isCurrent = true;
    readDeposit(contract, user).then(
      (read) => {
        if (!isCurrent) return;
        setDeposit(read);
        setError(undefined);
      },
      (reason: unknown) => isCurrent && setError(String(reason)),
    );
    return () => {
      isCurrent = false;
    };
  }, [contract, user, version]);

  return {deposit, error};
}

/** Counts down the seconds until a time in milliseconds; 0 when it has passed. */
export function useSecondsUntil(moment: number | undefined): number {
  const [now, setNow] = useState(Date.now);

  useEffect(() => {
    if (moment === undefined || moment <= Date.now()) return undefined;
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [moment]);

  return moment === undefined ? 0 : Math.max(0, Math.ceil((moment - now) / 1000));
}
