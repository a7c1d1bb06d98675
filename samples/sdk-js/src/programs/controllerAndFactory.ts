import {Account, Address, DevnetEntrypoint, TransactionComputer} from '@multiversx/sdk-core';

const entrypoint = new DevnetEntrypoint({clientName: 'my-app'});
const alice = await Account.newFromPem('wallet.pem');
const nonce = 7n; // usually await entrypoint.recallAccountNonce(alice.address)
const options = {
  receiver: Address.newFromBech32('erd1spyavw0956vq68xj8y4tenjpq2wd5a9p2c6j8gsz7ztyrnpxrruqzu66jx'),
  nativeAmount: 10n ** 16n, // 0.01 EGLD
};

// A controller takes the account, sets the nonce and signs.
const controller = entrypoint.createTransfersController();
const signed = await controller.createTransactionForTransfer(alice, nonce, options);

// A factory takes an address. You set the nonce, and the owner of the key signs.
const factory = entrypoint.createTransfersTransactionsFactory();
const unsigned = await factory.createTransactionForTransfer(alice.address, options);
unsigned.nonce = nonce;
unsigned.signature = await alice.signTransaction(unsigned);

const computer = new TransactionComputer();
console.log(`controller ${computer.computeTransactionHash(signed)}`);
console.log(`factory    ${computer.computeTransactionHash(unsigned)}`);
