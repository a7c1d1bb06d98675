import {Account, DevnetEntrypoint} from '@multiversx/sdk-core';

const provider = new DevnetEntrypoint({clientName: 'my-app'}).createNetworkProvider();

const config = await provider.getNetworkConfig();
console.log(`chain ID        ${config.chainID}`);
console.log(`min gas limit   ${config.minGasLimit}`);
console.log(`round           ${config.roundDuration} ms`);

const status = await provider.getNetworkStatus();
console.log(`epoch           ${status.currentEpoch}`);
console.log(`latest block    ${status.blockNonce}`);

const {address} = await Account.newFromPem('wallet.pem');
const account = await provider.getAccount(address);
console.log(`account nonce   ${account.nonce}`);
console.log(`account balance ${account.balance}`);

const tokens = await provider.getFungibleTokensOfAccount(address);
for (const {token, amount} of tokens) console.log(`${token.identifier}    ${amount}`);
