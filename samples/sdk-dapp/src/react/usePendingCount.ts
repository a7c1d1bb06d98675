// #region narrow
import {useSelector} from '@multiversx/sdk-dapp/out/react/store/useSelector';
import {pendingTransactionsSelector} from '@multiversx/sdk-dapp/out/store/selectors/transactionsSelector';

/** An unchanged number is equal to the previous one; the list of `useGetPendingTransactions` never is. */
export function usePendingCount(): number {
  return useSelector((state) => pendingTransactionsSelector(state).length);
}
// #endregion narrow
