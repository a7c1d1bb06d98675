// #region imports
import assert from 'node:assert/strict';
import {readFile} from 'node:fs/promises';
import {after, before, describe, test} from 'node:test';
import {
  Account,
  Address,
  AddressComputer,
  DevnetEntrypoint,
  KeyPair,
  type NetworkEntrypoint,
} from '@multiversx/sdk-core';
import {Adder} from '../src/testing/adder.js';
import {Simulator} from '../src/testing/simulator.js';
// #endregion imports
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {failed, ok, startLocalGateway, type Answer, type LocalGateway} from './support/localGateway.js';
import {startStandInSimulator} from './support/standInSimulator.js';

// #region built
describe('what the program signs', () => {
  const alice = Account.newFromKeypair(KeyPair.generate());
  const contract = new AddressComputer().computeContractAddress(alice.address, 0n);
  const adder = new Adder(new DevnetEntrypoint()); // no request is sent

  test('adds 7', async () => {
    alice.nonce = 42n;
    const transaction = await adder.add(alice, contract, 7n);

    assert.equal(Buffer.from(transaction.data).toString(), 'add@07');
    assert.equal(transaction.receiver.toBech32(), contract.toBech32());
    assert.equal(transaction.nonce, 42n);
    assert.equal(transaction.value, 0n);
    assert.ok(await alice.verifyTransactionSignature(transaction, transaction.signature));
    assert.equal(alice.nonce, 43n);
  });

  test('rejects a value that is too large for its ABI type', async () => {
    await assert.rejects(adder.add(alice, contract, -1n));
  });
});
// #endregion built

// #region stand-in
describe('what the program does with answers', () => {
  const contract = Address.newFromBech32('erd1qqqqqqqqqqqqqpgqygvvtlty3v7cad507v5z793duw9jjmlxd8sszs8a2y');
  let answer: Answer;
  let gateway: LocalGateway;
  let network: NetworkEntrypoint;

  before(async () => {
    gateway = await startLocalGateway(() => answer);
    network = new DevnetEntrypoint({url: gateway.url, kind: 'proxy'});
  });
  after(() => gateway.close());

  test('reads the sum', async () => {
    answer = ok({data: {returnData: ['DA=='], returnCode: 'ok', returnMessage: ''}});
    assert.equal(await new Adder(network).sum(contract), 12n);
  });

  test('throws the reason of a failed query', async () => {
    answer = ok({data: {returnData: [], returnCode: 'user error', returnMessage: 'not deployed'}});
    await assert.rejects(new Adder(network).sum(contract), /not deployed/);
  });

  test('throws if no observer responds', async () => {
    answer = failed(500, 'sending request error');
    await assert.rejects(new Adder(network).sum(contract), /sending request error/);
  });
});
// #endregion stand-in

describe('what happens on a chain', () => {
  const contractCode = path.join(mkdtempSync(path.join(tmpdir(), 'adder-')), 'adder.wasm');
  let standIn: LocalGateway;
  let simulatorUrl: string;
  before(async () => {
    writeFileSync(contractCode, Buffer.from('0061736d01000000', 'hex'));
    standIn = await startStandInSimulator();
    simulatorUrl = standIn.url;
  });
  after(() => standIn.close());

  // #region system
  test('deploys and adds', async () => {
    const simulator = new Simulator(simulatorUrl);
    const adder = new Adder(await simulator.entrypoint());
    const owner = await simulator.initialWallet(1);
    owner.nonce = (await simulator.getAccount(owner.address)).nonce;
    const contract = new AddressComputer().computeContractAddress(owner.address, owner.nonce);

    await simulator.process(await adder.deploy(owner, await readFile(contractCode)));
    assert.equal(await adder.sum(contract), 5n);

    const user = Account.newFromKeypair(KeyPair.generate());
    await simulator.setBalance(user.address, 10n ** 18n);
    const hash = await simulator.process(await adder.add(user, contract, 7n));
    assert.ok((await simulator.getTransaction(hash)).status.isSuccessful());
    assert.equal(await adder.sum(contract), 12n);
  });
  // #endregion system

  test('waits for blocks that the simulator creates automatically', async () => {
    const simulator = new Simulator(simulatorUrl);
    const network = await simulator.entrypoint();
    const adder = new Adder(network);
    const user = await simulator.initialWallet(1);
    user.nonce = await network.recallAccountNonce(user.address);
    const contract = new AddressComputer().computeContractAddress(user.address, 0n);
    const waiting = adder.execute(await adder.add(user, contract, 1n));
    const executed = (): Promise<boolean> =>
      network.recallAccountNonce(user.address).then((nonce) => nonce === user.nonce);
    while (!(await executed())) await simulator.generateBlocks(1);
    await waiting;
    assert.equal(await adder.sum(contract), 13n);
  });
});
