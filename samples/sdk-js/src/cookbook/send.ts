// #region script
import {Account, Address, AwaitingOptions, DevnetEntrypoint} from '@multiversx/sdk-core';

const [pemPath, receiver] = process.argv.slice(2);
if (!pemPath || !receiver) throw new Error('Usage: send.ts <wallet.pem> <receiver>');

const entrypoint = new DevnetEntrypoint();
const account = await Account.newFromPem(pemPath);
account.nonce = await entrypoint.recallAccountNonce(account.address);

const transfers = entrypoint.createTransfersController();
const transaction = await transfers.createTransactionForTransfer(account, account.getNonceThenIncrement(), {
  receiver: Address.newFromBech32(receiver),
  nativeAmount: 100_000_000_000_000_000n, // 0.1 EGLD
});
const hash = await entrypoint.sendTransaction(transaction);

const options = new AwaitingOptions();
options.timeoutInMilliseconds = 60_000;
const outcome = await entrypoint.createNetworkProvider().awaitTransactionCompleted(hash, options);
console.log(`${hash}: ${outcome.status}`);
// #endregion script
