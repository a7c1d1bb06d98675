import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {Address, DevnetEntrypoint, TransactionEvent, TransactionLogs, TransactionOnNetwork} from '@multiversx/sdk-core';
import {changeConfig, claimFees, clearVotes} from '../src/governance/upkeep.js';
import {close, propose, vote} from '../src/governance/proposals.js';
import {mainnet, tally, type Votes} from '../src/governance/tally.js';
import {countDelegationContracts, GOVERNANCE_CONTRACT, readConfig, readDelegated, readPower, readProposal} from '../src/governance/views.js';
import {expectCall, type Argument} from './support/expectCall.js';
import {expectData} from './support/expectData.js';
import {expectJson} from './support/expectJson.js';
import {startFakeGateway, type FakeGateway} from './support/fakeGateway.js';
import {ALICE, BOB, CAROL, testAccount} from './support/testWallets.js';

const EGLD = 10n ** 18n;
const COMMIT = 'ce245f57c6c117e77a54272c0215ce6afb00118e';
/** A contract that stakes for others and passes on their votes. */
const CONTRACT = Address.newFromBech32('erd1qqqqqqqqqqqqqpgqygvvtlty3v7cad507v5z793duw9jjmlxd8sszs8a2y');

/** The numbers of the vote that /governance/overview works out. */
const VOTES: Votes = {yes: 1_900_000n * EGLD, no: 450_000n * EGLD, abstain: 400_000n * EGLD, veto: 250_000n * EGLD};
const LOCKED = 14_000_000n * EGLD;

const ANSWERS: Record<string, string[]> = {
  viewConfig: ['1000000000000000000000', '10000000000000000000', '0.2000', '0.3300', '0.5000', '12'].map(ofText),
  viewProposal: [
    ofNumber(1_000n * EGLD),
    ofText(COMMIT),
    ofNumber(12n),
    Buffer.from(ALICE.toHex(), 'hex').toString('base64'),
    ofNumber(2310n),
    ofNumber(2319n),
    ofNumber(3_000_000n * EGLD),
    ofNumber(VOTES.yes),
    ofNumber(VOTES.no),
    ofNumber(VOTES.veto),
    ofNumber(VOTES.abstain),
    ofText('true'),
    ofText('true'),
  ],
  viewVotingPower: [ofNumber(3_000n * EGLD)],
  viewDelegatedVoteInfo: [150n, 150n, 40_000n, 40_000n].map((egld) => ofNumber(egld * EGLD)),
  getAllContractAddresses: Array.from({length: 200}, () => Buffer.alloc(32, 1).toString('base64')),
};

let gateway: FakeGateway;
let network: DevnetEntrypoint;

before(async () => {
  gateway = await startFakeGateway({
    'POST /vm-values/query': (body: {funcName: string}) => ({
      data: {returnData: ANSWERS[body.funcName], returnCode: 'ok', returnMessage: ''},
    }),
  });
  network = new DevnetEntrypoint({url: gateway.url, kind: 'proxy'});
});
after(() => gateway.close());

function ofText(text: string): string {
  return Buffer.from(text).toString('base64');
}

function ofNumber(number: bigint): string {
  const digits = number.toString(16);
  return Buffer.from(digits.padStart(digits.length + (digits.length % 2), '0'), 'hex').toString('base64');
}

function toContract(gas: bigint, args: Argument[], value = 0n) {
  return {receiver: GOVERNANCE_CONTRACT, gas, args, value};
}

function lastQuery() {
  return gateway.posted.at(-1)?.body as {scAddress: string; funcName: string; args: string[]};
}

test('proposes, and pays the fee of the contract', async () => {
  const transaction = await propose(network.createGovernanceController(), testAccount('alice'), 2310, 2319);
  const args: Argument[] = [COMMIT, {value: 2310n, note: '2310'}, {value: 2319n, note: '2319'}];
  expectCall('governanceProposal', 'proposal', transaction, toContract(50_000_000n, args, 1_000n * EGLD));
});

test('votes, with gas for each delegation contract', async () => {
  const transaction = await vote(network.createGovernanceController(), testAccount('alice'), 200);
  const gas = 5_000_000n + 201n * 50_000n;
  expectCall('governanceVote', 'vote', transaction, toContract(gas, [12n, 'yes']));
  assert.equal(transaction.gasLimit, 15_150_000n);
  assert.ok(new TextDecoder().decode(transaction.data).endsWith('@796573'));
});

test('the four options in hexadecimal', () => {
  const hex = (text: string) => Buffer.from(text).toString('hex');
  assert.deepEqual(['yes', 'no', 'veto', 'abstain'].map(hex), ['796573', '6e6f', '7665746f', '6162737461696e']);
});

test('a contract passes on 150 EGLD of votes for Carol', () => {
  const data = ['delegateVote', '0c', '6e6f', CAROL.toHex(), (150n * EGLD).toString(16).padStart(18, '0')].join('@');
  const notes = ['12', '"no"', CAROL.toBech32(), '150 × 10^18, which is 150 EGLD'];
  expectData('governanceDelegateVote', new TextEncoder().encode(data), notes);
});

test('closes', async () => {
  const transaction = await close(network.createGovernanceController(), testAccount('alice'));
  expectCall('governanceClose', 'closeProposal', transaction, toContract(50_000_000n, [12n]));
});

test('clears the votes of two accounts', async () => {
  const transaction = await clearVotes(network.createGovernanceController(), testAccount('alice'), [BOB, CAROL]);
  expectCall('governanceClear', 'clearEndedProposals', transaction, toContract(150_000_000n, [BOB, CAROL]));
});

test('changes the configuration, which takes its numbers as text', async () => {
  const transaction = await changeConfig(network.createGovernanceController(), testAccount('alice'));
  const args: Argument[] = ['500000000000000000000', '10000000000000000000', '2000', '3300', '5000'];
  expectCall('governanceChangeConfig', 'changeConfig', transaction, toContract(50_000_000n, args));
});

test('claims the fees', async () => {
  const transaction = await claimFees(network.createGovernanceController(), testAccount('alice'));
  expectCall('governanceClaimFees', 'claimAccumulatedFees', transaction, toContract(1_000_000n, []));
});

test('reads the configuration', async () => {
  const config = await readConfig(network.createGovernanceController());
  assert.equal(config.proposalFee, 1_000n * EGLD);
  assert.equal(config.lostProposalFee, 10n * EGLD);
  assert.deepEqual([config.minQuorum, config.minVetoThreshold, config.minPassThreshold], [0.2, 0.33, 0.5]);
  assert.equal(config.lastProposalNonce, 12);
  expectJson('governanceViewConfig', {returnData: ANSWERS['viewConfig']});
});

test('reads a proposal', async () => {
  const proposal = await readProposal(network.createGovernanceController(), 12);
  assert.deepEqual(lastQuery().args, ['0c']);
  assert.equal(proposal.commitHash, COMMIT);
  assert.equal(proposal.numYesVotes, VOTES.yes);
  assert.equal(proposal.numVetoVotes, VOTES.veto);
  assert.equal(proposal.numAbstainVotes, VOTES.abstain);
  assert.equal(proposal.isPassed, true);
  expectJson('governanceViewProposal', {returnData: ANSWERS['viewProposal']});
});

test('reads a voting power', async () => {
  assert.equal(await readPower(network.createGovernanceController(), ALICE), 3_000n * EGLD);
  assert.deepEqual(lastQuery().args, [ALICE.toHex()]);
});

test('reads the votes of a contract', async () => {
  const info = await readDelegated(network.createSmartContractController(), CONTRACT, 12);
  assert.deepEqual(lastQuery().args, [CONTRACT.toHex(), '0c']);
  assert.deepEqual(info, {
    usedStake: 150n * EGLD,
    usedPower: 150n * EGLD,
    totalStake: 40_000n * EGLD,
    totalPower: 40_000n * EGLD,
  });
  expectJson('governanceViewDelegatedVoteInfo', {returnData: ANSWERS['viewDelegatedVoteInfo']});
});

test('counts the delegation contracts', async () => {
  assert.equal(await countDelegationContracts(network.createSmartContractController()), 200);
});

test('the SDK reads delegated votes without arguments, which the contract rejects', async () => {
  await network.createGovernanceController().getDelegatedVoteInfo().catch(() => undefined);
  assert.deepEqual(lastQuery().args ?? [], []);
});

test('the vote of the page, and its other outcomes', () => {
  const outcome = (changes: Partial<Record<keyof Votes, bigint>>) => {
    const votes = {...VOTES};
    for (const [option, egld] of Object.entries(changes)) votes[option as keyof Votes] = egld * EGLD;
    const {message, returned} = tally(votes, LOCKED, mainnet);
    return [message, returned / EGLD];
  };
  assert.deepEqual(outcome({}), ['Proposal passed', 1_000n]);
  assert.deepEqual(outcome({abstain: 0n}), ['Proposal did not reach minQuorum', 990n]);
  assert.deepEqual(outcome({abstain: 200_000n}), ['Proposal passed', 1_000n]);
  assert.deepEqual(outcome({yes: 1_160_000n, veto: 990_000n}), ['Proposal vetoed', 990n]);
  assert.deepEqual(outcome({yes: 1_500_000n, no: 1_500_000n, abstain: 0n, veto: 0n}), ['Proposal rejected', 990n]);
  assert.deepEqual(outcome({yes: 1_400_000n, no: 100_000n, abstain: 1_400_000n, veto: 100_000n}), [
    'Proposal rejected',
    990n,
  ]);
});

test('the events parse', () => {
  const controller = network.createGovernanceController();
  const topics = (...hex: string[]) => hex.map((bytes) => Buffer.from(bytes, 'hex'));
  const on = (identifier: string, list: Buffer[]) =>
    new TransactionOnNetwork({
      logs: new TransactionLogs({events: [new TransactionEvent({identifier, topics: list, address: ALICE})]}),
    });
  const hexOf = (text: string) => Buffer.from(text).toString('hex');
  const [proposed] = controller.parseNewProposal(on('proposal', topics('0c', hexOf(COMMIT), '0906', '090f')));
  assert.equal(Number(proposed?.proposalNonce), 12);
  const [cast] = controller.parseVote(on('vote', topics('0c', '796573', 'a2a15d09519be00000', 'a2a15d09519be00000')));
  assert.deepEqual([cast?.vote, cast?.votingPower], ['yes', 3_000n * EGLD]);
  const [closed] = controller.parseCloseProposal(on('closeProposal', topics(hexOf(COMMIT), hexOf('true'))));
  assert.equal(closed?.passed, true);
});
