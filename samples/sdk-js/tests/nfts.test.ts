import assert from 'node:assert/strict';
import {test} from 'node:test';
import {
  Address,
  TransactionEvent,
  TransactionLogs,
  TransactionOnNetwork,
  type Transaction,
} from '@multiversx/sdk-core';
import * as collections from '../src/tokens/collections.js';
import {ESDT_CONTRACT} from '../src/tokens/fungible.js';
import * as items from '../src/tokens/items.js';
import {expectCall, type Argument} from './support/expectCall.js';
import {ALICE, BOB, CAROL, testAccount} from './support/testWallets.js';

/** The contract that Alice's transaction with nonce 7 deploys. */
const CONTRACT = Address.newFromBech32('erd1qqqqqqqqqqqqqpgqygvvtlty3v7cad507v5z793duw9jjmlxd8sszs8a2y');
const ISSUE_COST = 50_000_000_000_000_000n;
const STORE_PER_BYTE = 10_000n;
const NONCE = {value: 1n, note: 'nonce 1'};
const ROYALTIES = {value: 500n, note: '500, which is 5.00%'};
const NOTHING = '';

function toContract(args: Argument[], value = 0n) {
  return {receiver: ESDT_CONTRACT, gas: 50_000_000n, args, value};
}

function properties(values: Record<string, boolean>): Argument[] {
  return Object.entries(values).map(([property, value]) => ({property, value}));
}

const PROPERTIES = properties({
  canFreeze: false,
  canWipe: false,
  canPause: false,
  canTransferNFTCreateRole: false,
  canChangeOwner: false,
  canUpgrade: true,
  canAddSpecialRoles: true,
});

test('issues collections of each kind', async () => {
  expectCall(
    'nftIssue',
    'issueNonFungible',
    await collections.issueNonFungible(testAccount('alice')),
    toContract(['AliceArt', 'ART', ...PROPERTIES], ISSUE_COST),
  );
  expectCall(
    'nftIssueSemiFungible',
    'issueSemiFungible',
    await collections.issueSemiFungible(testAccount('alice')),
    toContract(['AliceTickets', 'TICKET', ...PROPERTIES], ISSUE_COST),
  );
  expectCall(
    'nftRegisterMeta',
    'registerMetaESDT',
    await collections.registerMetaEsdt(testAccount('alice')),
    toContract(['LockedAlice', 'LOCKED', {value: 18n, note: '18 decimals'}, ...PROPERTIES], ISSUE_COST),
  );
});

test('issues collections with all roles, and dynamic ones', async () => {
  expectCall(
    'nftIssueWithRoles',
    'registerAndSetAllRoles',
    await collections.issueWithRoles(testAccount('alice')),
    toContract(['AliceArt', 'ART', 'NFT', {value: 0n, note: 'no decimals'}], ISSUE_COST),
  );
  expectCall(
    'nftRegisterDynamic',
    'registerDynamic',
    await collections.registerDynamic(testAccount('alice')),
    toContract(
      [
        'AlicePoints',
        'POINTS',
        'META',
        {value: 18n, note: '18 decimals'},
        {property: 'canFreeze', value: true},
      ],
      ISSUE_COST,
    ),
  );
  expectCall(
    'nftRegisterDynamicWithRoles',
    'registerAndSetAllRolesDynamic',
    await collections.registerDynamicWithRoles(testAccount('alice')),
    toContract(['AliceCards', 'CARD', 'SFT'], ISSUE_COST),
  );
});

test('gives, transfers and ends the create role', async () => {
  expectCall(
    'nftSetRoles',
    'setSpecialRole',
    await collections.setRoles(testAccount('alice'), BOB),
    toContract(['TICKET-c3d4e5', BOB, 'ESDTRoleNFTCreate', 'ESDTRoleNFTAddQuantity']),
  );
  expectCall(
    'nftTransferCreateRole',
    'transferNFTCreateRole',
    await collections.transferCreateRole(testAccount('alice'), BOB, CAROL),
    toContract(['TICKET-c3d4e5', BOB, CAROL]),
  );
  expectCall(
    'nftStopCreating',
    'stopNFTCreate',
    await collections.stopCreating(testAccount('alice')),
    toContract(['TICKET-c3d4e5']),
  );
});

test('converts collections', async () => {
  const ticket = toContract(['TICKET-c3d4e5']);
  expectCall(
    'nftChangeToMeta',
    'changeSFTToMetaESDT',
    await collections.changeToMetaEsdt(testAccount('alice')),
    toContract(['TICKET-c3d4e5', {value: 6n, note: '6 decimals'}]),
  );
  expectCall(
    'nftChangeToDynamic',
    'changeToDynamic',
    await collections.changeToDynamic(testAccount('alice')),
    ticket,
  );
  expectCall(
    'nftUpdateTokenId',
    'updateTokenID',
    await collections.updateTokenId(testAccount('carol')),
    toContract(['ART-b2c3d4']),
  );
  expectCall(
    'nftMultiShard',
    'changeToMultiShardCreate',
    await collections.allowSeveralCreators(testAccount('alice')),
    ticket,
  );
});

/** A call on the own account that stores so many bytes at the price of storage. */
function onItem(
  receiver: Address,
  functionGas: bigint,
  args: Argument[],
  storedBytes = 0,
): Parameters<typeof expectCall>[3] {
  return {receiver, gas: functionGas + BigInt(storedBytes) * STORE_PER_BYTE, args};
}

test('creates an item with royalties of 75%', async () => {
  const transaction = await items.create(testAccount('alice'));
  const args: Argument[] = [
    'ART-b2c3d4',
    {value: 1n, note: 'quantity 1'},
    'Beautiful song',
    {value: 7500n, note: '7,500, which is 75.00%'},
    {value: NOTHING, note: 'no hash'},
    'tags:song,blue',
    'https://art.example/1.mp3',
  ];
  // The identifier has 10 bytes, the quantity 1, the name 14, the royalties 2, attributes and URI 14 and 25.
  expectCall(
    'nftCreate',
    'ESDTNFTCreate',
    transaction,
    onItem(ALICE, 150_000n, args, 10 + 1 + 14 + 2 + 14 + 25),
  );
  assert.match(new TextDecoder().decode(transaction.data), /@1d4c@@/);
});

test('finds the nonce of a new item', () => {
  const topics = ['ART-b2c3d4', '\u0001', '\u0001'].map((text) => Buffer.from(text));
  const event = new TransactionEvent({identifier: 'ESDTNFTCreate', topics});
  const outcome = new TransactionOnNetwork({logs: new TransactionLogs({events: [event]})});
  assert.equal(items.nonceOf(outcome), 1n);
  assert.throws(() => items.nonceOf(new TransactionOnNetwork()), /created no item/);
});

test('transfers an item', async () => {
  const one = {value: 1n, note: 'quantity 1'};
  expectCall('nftTransfer', 'ESDTNFTTransfer', await items.transferItem(testAccount('alice'), BOB), {
    receiver: ALICE,
    gas: 200_000n,
    args: ['ART-b2c3d4', NONCE, one, BOB],
  });
  expectCall(
    'nftTransferAndCall',
    'ESDTNFTTransfer',
    await items.transferItemAndCall(testAccount('alice'), CONTRACT),
    {
      receiver: ALICE,
      // Plus 9 million for the contract's own execution.
      gas: 9_200_000n,
      args: ['ART-b2c3d4', NONCE, one, CONTRACT, 'sell', {value: 2n * 10n ** 18n, note: '2 × 10^18'}],
    },
  );
});

test('adds and burns quantity', async () => {
  const hundred = ['TICKET-c3d4e5', NONCE, {value: 100n, note: '100 more'}];
  expectCall(
    'nftAddQuantity',
    'ESDTNFTAddQuantity',
    await items.addQuantity(testAccount('bob')),
    onItem(BOB, 50_000n, hundred),
  );
  const twenty = ['TICKET-c3d4e5', NONCE, {value: 20n, note: '20 fewer'}];
  expectCall(
    'nftBurn',
    'ESDTNFTBurn',
    await items.burnQuantity(testAccount('bob')),
    onItem(BOB, 50_000n, twenty),
  );
});

test('changes single fields of an item', async () => {
  const changes: [string, string, Promise<Transaction>, ReturnType<typeof onItem>][] = [
    [
      'nftUpdateAttributes',
      'ESDTNFTUpdateAttributes',
      items.updateAttributes(testAccount('alice')),
      onItem(ALICE, 50_000n, ['ART-b2c3d4', NONCE, 'tags:song,gold'], 14),
    ],
    [
      'nftAddUris',
      'ESDTNFTAddURI',
      items.addUris(testAccount('alice')),
      onItem(ALICE, 50_000n, ['ART-b2c3d4', NONCE, 'https://art.example/1.png'], 25),
    ],
    [
      'nftModifyRoyalties',
      'ESDTModifyRoyalties',
      items.modifyRoyalties(testAccount('alice')),
      onItem(ALICE, 500_000n, ['ART-b2c3d4', NONCE, ROYALTIES]),
    ],
    [
      'nftSetUris',
      'ESDTSetNewURIs',
      items.setUris(testAccount('alice')),
      // As long as the old URI: no extra storage to pay.
      onItem(ALICE, 500_000n, ['ART-b2c3d4', NONCE, 'https://art.example/2.mp3']),
    ],
    [
      'nftModifyCreator',
      'ESDTModifyCreator',
      items.becomeCreator(testAccount('bob')),
      onItem(BOB, 500_000n, ['ART-b2c3d4', NONCE]),
    ],
  ];
  for (const [name, functionName, transaction, expected] of changes) {
    expectCall(name, functionName, await transaction, expected);
  }
});

test('updates some fields and keeps the others', async () => {
  const args: Argument[] = [
    'ART-b2c3d4',
    NONCE,
    'Beautiful song II',
    {value: NOTHING, note: 'royalties stay'},
    {value: NOTHING, note: 'hash stays'},
    'tags:song,gold',
    {value: NOTHING, note: 'URIs stay'},
  ];
  // 42 bytes of arguments take the place of 14 of the name, 14 of the attributes and 32 of the creator.
  expectCall(
    'nftUpdateMetadata',
    'ESDTMetaDataUpdate',
    await items.updateMetadata(testAccount('alice')),
    onItem(ALICE, 1_000_000n, args),
  );
});

test('recreates all fields', async () => {
  const args: Argument[] = [
    'ART-b2c3d4',
    NONCE,
    'Quiet song',
    ROYALTIES,
    {value: NOTHING, note: 'no hash'},
    'tags:song,quiet',
    'https://art.example/3.mp3',
  ];
  expectCall(
    'nftRecreateMetadata',
    'ESDTMetaDataRecreate',
    await items.recreateMetadata(testAccount('alice')),
    onItem(ALICE, 1_000_000n, args),
  );
});

test('freezes and wipes one item of an account', async () => {
  const held = toContract(['ART-b2c3d4', NONCE, CAROL]);
  expectCall('nftFreezeItem', 'freezeSingleNFT', await items.freezeItem(testAccount('alice'), CAROL), held);
  expectCall(
    'nftUnfreezeItem',
    'unFreezeSingleNFT',
    await items.unfreezeItem(testAccount('alice'), CAROL),
    held,
  );
  expectCall('nftWipeItem', 'wipeSingleNFT', await items.wipeItem(testAccount('alice'), CAROL), held);
});
