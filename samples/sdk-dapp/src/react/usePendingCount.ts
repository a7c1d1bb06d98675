// #region narrow
import {useSelector} from '@multiversx/sdk-dapp/out/react/store/useSelector';
import {pendingTransactionsSelector} from '@multiversx/sdk-dapp/out/store/selectors/transactionsSelector';

/** Re-renders only when the number changes. `useGetPendingTransactions` returns a new list each time. */
export function usePendingCount(): number {
  return useSelector((state) => pendingTransactionsSelector(state).length);
}
// #endregion narrow
