import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {
  Abi,
  Address,
  AddressComputer,
  DelegationTransactionsOutcomeParser,
  DevnetEntrypoint,
  Transaction,
  TransactionEvent,
  TransactionLogs,
  TransactionOnNetwork,
} from '@multiversx/sdk-core';
import {donationsIn} from '../src/events/contractEvents.js';
import {delegationsIn} from '../src/events/delegation.js';
import {outcomeOf} from '../src/events/outcome.js';
import {transfersIn} from '../src/events/transfers.js';
import {callbackLock, estimatedGasLimit} from '../src/fees/estimate.js';
import {expectJson} from './support/expectJson.js';
import {startFakeGateway} from './support/fakeGateway.js';
import {ALICE, BOB, CAROL} from './support/testWallets.js';

const EGLD = 10n ** 18n;
const CAMPAIGN = new AddressComputer().computeContractAddress(ALICE, 7n);
/** A delegation contract: its number is before the shard identifier of the metachain. */
const PROVIDER = new Address(
  Buffer.from('000000000000000000010000000000000000000000000000000000000bffffff', 'hex'),
);
const DELEGATION_MANAGER = new Address(
  Buffer.from('000000000000000000010000000000000000000000000000000000000004ffff', 'hex'),
);
const CODE_HASH = Buffer.from('9b'.repeat(32), 'hex');
const TX_HASH = Buffer.from('a1'.repeat(32), 'hex');

const text = (value: string) => Buffer.from(value);
const number = (value: bigint) => {
  const digits = value.toString(16);
  return value === 0n
    ? Buffer.alloc(0)
    : Buffer.from(digits.padStart(digits.length + (digits.length % 2), '0'), 'hex');
};

/** An event as the gateway answers it: bytes in base64, `data` the first part of `additionalData`. */
function eventOf(
  identifier: string,
  address: Address,
  topics: Uint8Array[],
  parts: Uint8Array[] | null = null,
) {
  const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
  return {
    address: address.toBech32(),
    identifier,
    topics: topics.map(base64),
    data: parts?.[0]?.length ? base64(parts[0]) : null,
    additionalData: parts?.map(base64) ?? null,
  };
}

function transactionWith(...events: ReturnType<typeof eventOf>[]): TransactionOnNetwork {
  const transaction = new TransactionOnNetwork();
  transaction.logs = new TransactionLogs({
    events: events.map((event) => TransactionEvent.fromHttpResponse(event as never)),
  });
  return transaction;
}

const funded = eventOf('fund', CAMPAIGN, [text('funded'), BOB.getPublicKey()], [number(EGLD / 2n)]);

test("decodes only the contract's own events, with its ABI", () => {
  expectJson('eventsFunded', funded);
  const abi = Abi.create(
    JSON.parse(
      readFileSync(
        new URL('../../contracts/crowdfunding/output/crowdfunding.abi.json', import.meta.url),
        'utf8',
      ),
    ),
  );
  const forged = eventOf('fund', PROVIDER, [text('funded'), BOB.getPublicKey()], [number(EGLD)]);
  assert.deepEqual(donationsIn(transactionWith(funded, forged), CAMPAIGN, abi), [
    {donor: BOB.toBech32(), amount: EGLD / 2n},
  ]);
});

test('reads each kind of token transfer', () => {
  const fungible = eventOf(
    'ESDTTransfer',
    ALICE,
    [text('ALICE-a1b2c3'), number(0n), number(2_500_000n), BOB.getPublicKey()],
    [text(''), text('ESDTTransfer'), text('ALICE-a1b2c3'), number(2_500_000n)],
  );
  const several = eventOf(
    'MultiESDTNFTTransfer',
    ALICE,
    [
      text('ALICE-a1b2c3'),
      number(0n),
      number(2_500_000n),
      text('ART-d4e5f6'),
      number(10n),
      number(1n),
      BOB.getPublicKey(),
    ],
    [
      text(''),
      text('MultiESDTNFTTransfer'),
      Buffer.from(BOB.getPublicKey()),
      number(2n),
      text('ALICE-a1b2c3'),
      number(0n),
      number(2_500_000n),
      text('ART-d4e5f6'),
      number(10n),
      number(1n),
    ],
  );
  const minted = eventOf('ESDTLocalMint', ALICE, [text('ALICE-a1b2c3'), number(0n), number(1_000n)]);
  const roles = eventOf('ESDTSetRole', BOB, [
    text('ALICE-a1b2c3'),
    number(0n),
    number(0n),
    text('ESDTRoleLocalMint'),
    text('ESDTRoleLocalBurn'),
  ]);
  expectJson('eventsEsdtTransfer', fungible);
  expectJson('eventsMultiTransfer', several);
  expectJson('eventsLocalMint', minted);
  expectJson('eventsSetRole', roles);
  const common = {sender: ALICE.toBech32(), receiver: BOB.toBech32()};
  assert.deepEqual(transfersIn(transactionWith(fungible, several, minted, roles)), [
    {...common, token: 'ALICE-a1b2c3', nonce: 0n, amount: 2_500_000n},
    {...common, token: 'ALICE-a1b2c3', nonce: 0n, amount: 2_500_000n},
    {...common, token: 'ART-d4e5f6', nonce: 10n, amount: 1n},
  ]);
});

test('returns how an execution ended', () => {
  const completed = eventOf('completedTxEvent', CAMPAIGN, [TX_HASH]);
  const failed = eventOf(
    'signalError',
    CAMPAIGN,
    [ALICE.getPublicKey(), text('campaign has not failed')],
    [text(`@${text('user error').toString('hex')}`)],
  );
  const tooMuch = eventOf(
    'writeLog',
    CAMPAIGN,
    [
      ALICE.getPublicKey(),
      text('@too much gas provided for processing: gas provided = 9927500, gas used = 3000000'),
    ],
    [text(`@${text('ok').toString('hex')}`)],
  );
  const internal = eventOf(
    'internalVMErrors',
    ALICE,
    [CAMPAIGN.getPublicKey(), text('refund')],
    [text('error signalled by smartcontract')],
  );
  const value = eventOf(
    'transferValueOnly',
    CAMPAIGN,
    [number(EGLD / 2n), BOB.getPublicKey()],
    [text('DirectCall'), text('')],
  );
  expectJson('eventsCompleted', completed);
  expectJson('eventsSignalError', failed);
  expectJson('eventsWriteLog', tooMuch);
  expectJson('eventsTransferValueOnly', value);
  assert.deepEqual(outcomeOf(transactionWith(tooMuch, value)), {kind: 'pending'});
  assert.deepEqual(outcomeOf(transactionWith(value, completed)), {kind: 'completed'});
  assert.deepEqual(outcomeOf(transactionWith(failed, internal)), {
    kind: 'failed',
    message: 'campaign has not failed',
  });
});

test('shows the events of deployments and owners', () => {
  const deployed = eventOf('SCDeploy', CAMPAIGN, [CAMPAIGN.getPublicKey(), ALICE.getPublicKey(), CODE_HASH]);
  const owner = eventOf('ChangeOwnerAddress', CAMPAIGN, [CAROL.getPublicKey()]);
  expectJson('eventsDeploy', deployed);
  expectJson('eventsChangeOwner', owner);
  const parsed = TransactionEvent.fromHttpResponse(deployed as never);
  assert.ok(new Address(parsed.topics[0]!).equals(CAMPAIGN) && new Address(parsed.topics[1]!).equals(ALICE));
});

test('reads delegations, including redelegated rewards', () => {
  const delegated = eventOf('delegate', BOB, [
    number(10n * EGLD),
    number(25n * EGLD),
    number(312n),
    number(52_000n * EGLD),
    PROVIDER.getPublicKey(),
  ]);
  const claimed = eventOf('claimRewards', BOB, [number(EGLD / 10n), text('false'), PROVIDER.getPublicKey()]);
  expectJson('eventsDelegate', delegated);
  expectJson('eventsClaimRewards', claimed);
  assert.deepEqual(delegationsIn(transactionWith(delegated, claimed)), [
    {
      delegator: BOB.toBech32(),
      provider: PROVIDER.toBech32(),
      amount: 10n * EGLD,
      active: 25n * EGLD,
      totalActive: 52_000n * EGLD,
    },
  ]);
  const parser = new DelegationTransactionsOutcomeParser();
  assert.deepEqual(parser.parseClaimRewards(transactionWith(claimed)), [{amount: EGLD / 10n}]);
  assert.equal(
    DELEGATION_MANAGER.toBech32(),
    'erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqylllslmq6y6',
  );
});

test('adds 10% to the gas of the simulation', async () => {
  const gateway = await startFakeGateway();
  try {
    const entrypoint = new DevnetEntrypoint({url: gateway.url});
    const transaction = new Transaction({
      sender: ALICE,
      receiver: CAMPAIGN,
      chainID: 'D',
      gasLimit: 0n,
      value: 0n,
      data: text('claim'),
    });
    assert.equal(await estimatedGasLimit(entrypoint, transaction), 3_300_000n);
  } finally {
    await gateway.close();
  }
});

test('reserves gas for a callback by the size of the code', () => {
  assert.equal(callbackLock(2_000), 4_300_000n);
  assert.equal(callbackLock(2_000, 1_000_000n), 5_300_000n);
});
