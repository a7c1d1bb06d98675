import {createRequire} from 'node:module';

// Loaded before a program that calls devnet: its entrypoint asks the gateway at GATEWAY in devnet's place.
const require = createRequire(import.meta.url);
require('@multiversx/sdk-core/out/entrypoints/config.js').DevnetEntrypointConfig = class {
  networkProviderUrl = process.env.GATEWAY;
  networkProviderKind = 'proxy';
  chainId = 'D';
};
