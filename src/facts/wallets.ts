import type {Fact} from './fact';
import {mainnetConfig, sdkJsCore, vmCommonGo} from './sources';

/** Keys, mnemonics and guardians. */
export const walletFacts = {
  'coin-type': {
    value: 508,
    format: 'plain',
    note: 'SLIP-44.',
    source: sdkJsCore('src/wallet/mnemonic.ts'),
  },
  'derivation-path': {
    value: "m/44'/508'/0'/0'/0'",
    note: 'The last number is the address index.',
    source: sdkJsCore('src/wallet/mnemonic.ts'),
  },
  'mnemonic-words': {
    value: 24,
    unit: 'words',
    distinctive: true,
    source: sdkJsCore('src/wallet/mnemonic.ts'),
  },
  'secret-key-length': {value: 32, unit: 'bytes', source: sdkJsCore('src/wallet/userKeys.ts')},
  'hook-max-transactions': {
    value: 100,
    unit: 'transactions',
    distinctive: false,
    note: 'MAX_TRANSACTIONS of the library that reads the query of hook/sign.',
    source: {repository: 'npm', file: '@multiversx/sdk-js-web-wallet-io', version: '3.1.1'},
  },
  'ledger-guardian-version': {
    value: '1.0.22',
    note: 'The public documentation names 2.2.2, which the app never had.',
    source: {repository: 'npm', file: '@multiversx/sdk-hw-provider', version: '8.2.0'},
  },
  'ledger-hash-version': {
    value: '1.0.11',
    source: {repository: 'npm', file: '@multiversx/sdk-hw-provider', version: '8.2.0'},
  },
  'version-ledger-app': {
    value: '1.3.0',
    distinctive: false,
    source: {repository: 'LedgerHQ/app-multiversx', file: 'Makefile', version: '9c7bdb0'},
  },
  'guardian-service-id-max-length': {
    value: 32,
    unit: 'bytes',
    source: vmCommonGo('builtInFunctions/setGuardian.go'),
  },
  'guardian-activation': {
    value: 20,
    unit: 'epochs',
    since: 'epoch 1075',
    source: mainnetConfig('config.toml', 'GeneralSettings.SetGuardianEpochsDelay'),
  },
} as const satisfies Record<string, Fact>;
