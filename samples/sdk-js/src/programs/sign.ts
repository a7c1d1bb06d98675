import {
  Account,
  Address,
  Message,
  MessageComputer,
  Transaction,
  TransactionComputer,
  UserVerifier,
} from '@multiversx/sdk-core';

const alice = await Account.newFromPem('wallet.pem');
const verifier = UserVerifier.fromAddress(alice.address); // needs only the address

const message = new Message({data: Buffer.from('order 42')});
message.signature = await alice.signMessage(message);
const messageBytes = new MessageComputer().computeBytesForVerifying(message);
console.log(`message      ${Buffer.from(message.signature).toString('hex')}`);
console.log(`valid        ${await verifier.verify(messageBytes, message.signature)}`);

const transaction = new Transaction({
  nonce: 7n,
  sender: alice.address,
  receiver: Address.newFromBech32('erd1spyavw0956vq68xj8y4tenjpq2wd5a9p2c6j8gsz7ztyrnpxrruqzu66jx'),
  value: 10n ** 18n,
  gasLimit: 50_000n,
  chainID: 'D',
});
transaction.signature = await alice.signTransaction(transaction);
const computer = new TransactionComputer();
const transactionBytes = computer.computeBytesForVerifying(transaction);
console.log(`transaction  ${computer.computeTransactionHash(transaction)}`);
console.log(`valid        ${await verifier.verify(transactionBytes, transaction.signature)}`);

transaction.value += 1n;
const changedBytes = computer.computeBytesForVerifying(transaction);
console.log(`changed      ${await verifier.verify(changedBytes, transaction.signature)}`);
