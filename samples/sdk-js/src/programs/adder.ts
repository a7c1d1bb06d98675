import {readFile} from 'node:fs/promises';
import {Abi, Account, AwaitingOptions, DevnetEntrypoint, type Transaction} from '@multiversx/sdk-core';

const entrypoint = new DevnetEntrypoint({clientName: 'my-app'});
const provider = entrypoint.createNetworkProvider();
const owner = await Account.newFromPem('wallet.pem');
owner.nonce = await entrypoint.recallAccountNonce(owner.address);

const abi = Abi.create(JSON.parse(await readFile('adder.abi.json', 'utf8')));
const contracts = entrypoint.createSmartContractController(abi);

async function send(transaction: Transaction) {
  const waiting = new AwaitingOptions();
  waiting.timeoutInMilliseconds = 60_000;
  return provider.awaitTransactionCompleted(await entrypoint.sendTransaction(transaction), waiting);
}

const deployment = await contracts.createTransactionForDeploy(owner, owner.getNonceThenIncrement(), {
  bytecode: await readFile('adder.wasm'),
  arguments: [5n],
  gasLimit: 5_000_000n,
});
const [deployed] = contracts.parseDeploy(await send(deployment)).contracts;
if (!deployed) throw new Error('The deployment failed.');
const contract = deployed.address;
console.log(`contract  ${contract.toBech32()}`);

const call = await contracts.createTransactionForExecute(owner, owner.getNonceThenIncrement(), {
  contract,
  function: 'add',
  arguments: [7n],
  gasLimit: 5_000_000n,
});
const outcome = await send(call);
console.log(`add       ${outcome.status}`);

const [sum] = await contracts.query({contract, function: 'getSum', arguments: []});
console.log(`sum       ${sum}`);
