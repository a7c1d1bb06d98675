import {Account, AwaitingOptions, DevnetEntrypoint} from '@multiversx/sdk-core';

const entrypoint = new DevnetEntrypoint({clientName: 'my-app'});
const provider = entrypoint.createNetworkProvider();
const alice = await Account.newFromPem('wallet.pem');
alice.nonce = await entrypoint.recallAccountNonce(alice.address);

const tokens = entrypoint.createTokenManagementController();
const transaction = await tokens.createTransactionForIssuingFungible(alice, alice.getNonceThenIncrement(), {
  tokenName: 'AliceTokens',
  tokenTicker: 'ALICE',
  initialSupply: 1_000_000n * 10n ** 18n, // a million tokens
  numDecimals: 18n,
  canFreeze: false,
  canWipe: false,
  canPause: false,
  canChangeOwner: false,
  canUpgrade: true, // turn it off last, when nothing else has to change
  canAddSpecialRoles: true, // for minting and burning later
});
const hash = await entrypoint.sendTransaction(transaction);
console.log(`sent     ${hash}`);

const waiting = new AwaitingOptions();
waiting.timeoutInMilliseconds = 60_000;
const outcome = await provider.awaitTransactionCompleted(hash, waiting);
const [issued] = tokens.parseIssueFungible(outcome);
if (!issued) throw new Error(`No token was issued: ${outcome.status}`);
console.log(`token    ${issued.tokenIdentifier}`);
