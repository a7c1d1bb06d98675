// #region narrow
import {useSelector} from '@multiversx/sdk-dapp/out/react/store/useSelector';
import {pendingTransactionsSelector} from '@multiversx/sdk-dapp/out/store/selectors/transactionsSelector';

/** A number is equal to the last one unless it changed; the list of `useGetPendingTransactions` never is. */
export function usePendingCount(): number {
  return useSelector((state) => pendingTransactionsSelector(state).length);
}
// #endregion narrow
