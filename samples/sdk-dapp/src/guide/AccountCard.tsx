// #region card
import {FormatAmountController} from '@multiversx/sdk-dapp/out/controllers/FormatAmountController';
import {useGetAccount} from '@multiversx/sdk-dapp/out/react/account/useGetAccount';
import {useGetIsLoggedIn} from '@multiversx/sdk-dapp/out/react/account/useGetIsLoggedIn';
import {useGetNetworkConfig} from '@multiversx/sdk-dapp/out/react/network/useGetNetworkConfig';

export function AccountCard() {
  const isLoggedIn = useGetIsLoggedIn();
  const {address, balance} = useGetAccount();
  const {network} = useGetNetworkConfig();
  if (!isLoggedIn) return <p>Not logged in.</p>;

  const amount = FormatAmountController.getData({
    input: balance,
    egldLabel: network.egldLabel,
    decimals: 18,
    digits: 4,
  });
  return (
    <p>
      {address} has {amount.valueInteger}
      {amount.valueDecimal}
      {amount.label}
    </p>
  );
}
// #endregion card
