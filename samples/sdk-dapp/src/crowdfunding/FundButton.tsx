// #region button
import {useState} from 'react';
import {useGetIsLoggedIn} from '@multiversx/sdk-dapp/out/react/account/useGetIsLoggedIn';
import {useGetPendingTransactions} from '@multiversx/sdk-dapp/out/react/transactions/useGetPendingTransactions';
import {fundCampaign} from './fundCampaign';

type Props = {campaign: string; amount: bigint};

export function FundButton({campaign, amount}: Props) {
  const isLoggedIn = useGetIsLoggedIn();
  const pending = useGetPendingTransactions().length;
  const [isSending, setIsSending] = useState(false);
  const isBusy = isSending || pending > 0;

  async function handleClick() {
    setIsSending(true);
    try {
      await fundCampaign(campaign, amount);
    } finally {
      setIsSending(false);
    }
  }

  return (
    <button disabled={!isLoggedIn || isBusy} onClick={() => void handleClick()}>
      {isBusy ? 'Funding…' : 'Fund the campaign'}
    </button>
  );
}
// #endregion button
