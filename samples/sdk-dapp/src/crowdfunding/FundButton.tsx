// #region button
import {useGetIsLoggedIn} from '@multiversx/sdk-dapp/out/react/account/useGetIsLoggedIn';
import {useGetPendingTransactions} from '@multiversx/sdk-dapp/out/react/transactions/useGetPendingTransactions';
import {fundCampaign} from './fundCampaign';

type Props = {campaign: string; amount: bigint};

export function FundButton({campaign, amount}: Props) {
  const isLoggedIn = useGetIsLoggedIn();
  const isPending = useGetPendingTransactions().length > 0;

  return (
    <button disabled={!isLoggedIn || isPending} onClick={() => void fundCampaign(campaign, amount)}>
      {isPending ? 'Funding…' : 'Fund the campaign'}
    </button>
  );
}
// #endregion button
