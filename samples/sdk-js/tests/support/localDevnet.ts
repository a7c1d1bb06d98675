import {createRequire} from 'node:module';

// Loaded before a program that calls devnet: its entrypoint uses the gateway at GATEWAY instead of devnet.
const require = createRequire(import.meta.url);
for (const version of ['@multiversx/sdk-core', 'sdk-core-14']) {
  require(`${version}/out/entrypoints/config.js`).DevnetEntrypointConfig = class {
    networkProviderUrl = process.env.GATEWAY;
    networkProviderKind = 'proxy';
    chainId = 'D';
  };
}
