import {existsSync} from 'node:fs';
import {Account, AddressComputer, DevnetEntrypoint, Mnemonic} from '@multiversx/sdk-core';

// A PEM file isn't encrypted: use it on test networks only.
const file = 'wallet.pem';
if (!existsSync(file)) Account.newFromMnemonic(Mnemonic.generate().toString()).saveToPem(file);
const {address} = await Account.newFromPem(file);

const provider = new DevnetEntrypoint({clientName: 'my-app'}).createNetworkProvider();
const {nonce, balance} = await provider.getAccount(address);

console.log(`address  ${address.toBech32()}`);
console.log(`shard    ${new AddressComputer().getShardOfAddress(address)}`);
console.log(`nonce    ${nonce}`);
console.log(`balance  ${balance}`);
