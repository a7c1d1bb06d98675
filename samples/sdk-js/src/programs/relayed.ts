import {Account, AddressComputer, AwaitingOptions, DevnetEntrypoint, Mnemonic} from '@multiversx/sdk-core';

const entrypoint = new DevnetEntrypoint({clientName: 'my-app'});
const provider = entrypoint.createNetworkProvider();
const relayer = await Account.newFromPem('wallet.pem');

// The sender has no EGLD. It must be in the relayer's shard.
const shards = new AddressComputer();
const isInShard = ({address}: Account) =>
  shards.getShardOfAddress(address) === shards.getShardOfAddress(relayer.address);
let sender: Account;
do sender = Account.newFromMnemonic(Mnemonic.generate().toString());
while (!isInShard(sender));

const transfers = entrypoint.createTransfersController();
const transaction = await transfers.createTransactionForTransfer(sender, sender.getNonceThenIncrement(), {
  receiver: relayer.address,
  data: Buffer.from('hello'),
  relayer: relayer.address,
});
transaction.relayerSignature = await relayer.signTransaction(transaction);
const hash = await entrypoint.sendTransaction(transaction);

const waiting = new AwaitingOptions();
waiting.timeoutInMilliseconds = 60_000;
const outcome = await provider.awaitTransactionCompleted(hash, waiting);
console.log(`sender   ${sender.address.toBech32()}`);
console.log(`relayer  ${relayer.address.toBech32()}`);
console.log(`hash     ${hash}`);
console.log(`status   ${outcome.status}`);
