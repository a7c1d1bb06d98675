import {Account, Address, AwaitingOptions, DevnetEntrypoint} from 'sdk-core-14';

const entrypoint = new DevnetEntrypoint(undefined, undefined, 'my-app');
const provider = entrypoint.createNetworkProvider();

const alice = await Account.newFromPem('wallet.pem');
alice.nonce = await entrypoint.recallAccountNonce(alice.address);
const bob = Address.newFromBech32('erd1spyavw0956vq68xj8y4tenjpq2wd5a9p2c6j8gsz7ztyrnpxrruqzu66jx');

const transfers = entrypoint.createTransfersController();
const transaction = await transfers.createTransactionForTransfer(alice, alice.getNonceThenIncrement(), {
  receiver: bob,
  nativeAmount: 10n ** 16n, // 0.01 EGLD
});
const hash = await entrypoint.sendTransaction(transaction);
console.log(`sent     ${hash}`);

const waiting = new AwaitingOptions();
waiting.timeoutInMilliseconds = 60_000;
const outcome = await provider.awaitTransactionCompleted(hash, waiting);
console.log(`status   ${outcome.status}`);

const {balance} = await provider.getAccount(bob);
console.log(`Bob has  ${balance}`);
