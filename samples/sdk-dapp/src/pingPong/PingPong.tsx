import {useState} from 'react';
import {FormatAmountController} from '@multiversx/sdk-dapp/out/controllers/FormatAmountController';
import {useGetAccount} from '@multiversx/sdk-dapp/out/react/account/useGetAccount';
import {useGetNetworkConfig} from '@multiversx/sdk-dapp/out/react/network/useGetNetworkConfig';
import {useGetPendingTransactions} from '@multiversx/sdk-dapp/out/react/transactions/useGetPendingTransactions';
import {buildCall} from './contract';
import {signAndSend} from './send';
import {useDeposit, useSecondsUntil} from './useDeposit';

type Props = {contract: string};

export function PingPong({contract}: Props) {
  const {address} = useGetAccount();
  const {network} = useGetNetworkConfig();
  const pending = useGetPendingTransactions().length;
  const {deposit, error} = useDeposit(contract, address, pending);
  const secondsLeft = useSecondsUntil(deposit?.unlocksAt);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string>();

  if (error !== undefined) return <p role="alert">The contract can't be read. {error}</p>;
  if (deposit === undefined) return <p>Reading the contract…</p>;

  const isDeposited = deposit.unlocksAt !== undefined;
  const amount = FormatAmountController.getData({
    input: String(deposit.amount),
    egldLabel: network.egldLabel,
    decimals: 18,
    digits: 4,
  });

  async function send() {
    setIsSending(true);
    setProblem(undefined);
    try {
      const transaction = isDeposited
        ? await buildCall(contract, 'pong')
        : await buildCall(contract, 'ping', deposit!.amount);
      await signAndSend(transaction, isDeposited ? 'Pong' : 'Ping');
    } catch (reason) {
      setProblem(reason instanceof Error ? reason.message : String(reason));
    } finally {
      setIsSending(false);
    }
  }

  return (
    <section>
      <p>
        {isDeposited ? 'You deposited' : 'A ping costs'} {amount.valueInteger}
        {amount.valueDecimal}
        {amount.label}.
      </p>
      {secondsLeft > 0 && <p>Pong works in {secondsLeft} s.</p>}
      <button disabled={isSending || pending > 0 || secondsLeft > 0} onClick={() => void send()}>
        {isDeposited ? 'Pong' : 'Ping'}
      </button>
      {problem !== undefined && <p role="alert">{problem}</p>}
    </section>
  );
}
