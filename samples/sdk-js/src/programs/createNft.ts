import {Account, AwaitingOptions, DevnetEntrypoint, type Transaction} from '@multiversx/sdk-core';

const entrypoint = new DevnetEntrypoint({clientName: 'my-app'});
const provider = entrypoint.createNetworkProvider();
const alice = await Account.newFromPem('wallet.pem');
alice.nonce = await entrypoint.recallAccountNonce(alice.address);
const tokens = entrypoint.createTokenManagementController();

async function send(transaction: Transaction) {
  const waiting = new AwaitingOptions();
  waiting.timeoutInMilliseconds = 60_000;
  return provider.awaitTransactionCompleted(await entrypoint.sendTransaction(transaction), waiting);
}

// 1. Issue the collection.
const issue = await tokens.createTransactionForIssuingNonFungible(alice, alice.getNonceThenIncrement(), {
  tokenName: 'AliceArt',
  tokenTicker: 'ART',
  canFreeze: false,
  canWipe: false,
  canPause: false,
  canTransferNFTCreateRole: false,
  canChangeOwner: false,
  canUpgrade: true,
  canAddSpecialRoles: true, // step 2 needs it
});
const [issued] = tokens.parseIssueNonFungible(await send(issue));
if (!issued) throw new Error('The collection was not issued.');
const collection = issued.tokenIdentifier;
console.log(`collection  ${collection}`);

// 2. Let Alice create items.
const roles = await tokens.createTransactionForSettingSpecialRoleOnNonFungibleToken(
  alice,
  alice.getNonceThenIncrement(),
  {
    user: alice.address,
    tokenIdentifier: collection,
    addRoleNFTCreate: true,
    addRoleNFTBurn: false,
    addRoleNFTUpdateAttributes: false,
    addRoleNFTAddURI: false,
    addRoleESDTTransferRole: false,
  },
);
const [given] = tokens.parseSetSpecialRoleOnNonFungibleToken(await send(roles));
console.log(`roles       ${given?.roles}`);

// 3. Create the first item.
const create = await tokens.createTransactionForCreatingNft(alice, alice.getNonceThenIncrement(), {
  tokenIdentifier: collection,
  initialQuantity: 1n,
  name: 'Beautiful song',
  royalties: 500, // 5%
  hash: '',
  attributes: Buffer.from('tags:song,blue'),
  uris: ['https://art.example/1.mp3'],
});
const [created] = tokens.parseNftCreate(await send(create));
console.log(`item        ${collection}-${created?.nonce.toString(16).padStart(2, '0')}`);
