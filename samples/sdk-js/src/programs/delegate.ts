import {
  Account,
  Address,
  AwaitingOptions,
  DelegationTransactionsOutcomeParser,
  DevnetEntrypoint,
} from '@multiversx/sdk-core';

const [provider] = process.argv.slice(2);
if (!provider) throw new Error('Usage: npx tsx delegate.ts <address of a staking provider>');

const entrypoint = new DevnetEntrypoint({clientName: 'my-app'});
const alice = await Account.newFromPem('wallet.pem');
alice.nonce = await entrypoint.recallAccountNonce(alice.address);

const delegation = entrypoint.createDelegationController();
const transaction = await delegation.createTransactionForDelegating(alice, alice.getNonceThenIncrement(), {
  delegationContract: Address.newFromBech32(provider),
  amount: 10n ** 18n, // 1 EGLD, the minimum
});
const hash = await entrypoint.sendTransaction(transaction);
console.log(`sent       ${hash}`);

const waiting = new AwaitingOptions();
waiting.timeoutInMilliseconds = 60_000;
const outcome = await entrypoint.createNetworkProvider().awaitTransactionCompleted(hash, waiting);
const [delegated] = new DelegationTransactionsOutcomeParser().parseDelegate(outcome);
console.log(`delegated  ${delegated?.amount}`);
