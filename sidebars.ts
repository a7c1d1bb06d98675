import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {existingPages, type SidebarNode} from './plugins/site-routes/existingPages';

/**
 * The one sidebar, grouped by what a reader wants to do. It names every page of the plan by its route;
 * `existingPages` keeps the pages that exist, so a page appears here by itself once it is written.
 */
const sections: SidebarNode[] = [
  {
    label: 'Start here',
    items: [
      'welcome/welcome-to-multiversx',
      'learn/getting-started',
      'learn/multiversx-ecosystem',
      'welcome/terminology',
    ],
  },
  {
    label: 'Learn',
    items: [
      'learn/architecture-overview',
      'learn/entities',
      'learn/chronology',
      'learn/consensus',
      'learn/sharding',
      'learn/transactions',
      'learn/space-vm',
      {
        label: 'EGLD and economics',
        items: ['learn/EGLD', 'learn/economics', 'economics/staking-providers-apr'],
      },
      {label: 'Governance', items: ['governance/overview', 'governance/governance-interaction']},
    ],
  },
  {
    label: 'Smart contracts',
    items: [
      'developers/overview',
      {label: 'Set up', items: ['developers/smart-contracts', 'developers/toolchain-setup']},
      {
        label: 'First contracts',
        items: [
          {
            label: 'Crowdfunding',
            items: [
              'developers/tutorials/crowdfunding/crowdfunding-p1',
              'developers/tutorials/crowdfunding/crowdfunding-p2',
              'developers/tutorials/crowdfunding/crowdfunding-p3',
              'developers/tutorials/crowdfunding/final-code',
            ],
          },
          'developers/tutorials/staking-contract',
          'developers/tutorials/energy-dao',
          'developers/tutorials/dex-walkthrough',
          'developers/tutorials/chain-simulator-adder',
          'developers/tutorials/interactors-guide',
          'developers/tutorials/eth-to-mvx',
        ],
      },
      {
        label: 'Write',
        items: [
          'developers/developer-reference/sc-annotations',
          'developers/developer-reference/sc-modules',
          'developers/developer-reference/sc-payments',
          'developers/developer-reference/storage-mappers',
          'developers/developer-reference/sc-api-functions',
          'developers/developer-reference/sc-to-sc-calls',
          'developers/developer-reference/sc-messages',
          'developers/developer-reference/sc-random-numbers',
          'developers/developer-reference/upgrading-smart-contracts',
        ],
      },
      {
        label: 'Transactions from contracts',
        items: [
          'developers/transactions/tx-overview',
          'developers/transactions/tx-env',
          'developers/transactions/tx-from',
          'developers/transactions/tx-to',
          'developers/transactions/tx-payment',
          'developers/transactions/tx-gas',
          'developers/transactions/tx-data',
          'developers/transactions/tx-proxies',
          'developers/transactions/tx-result-handlers',
          'developers/transactions/tx-run',
          'developers/transactions/tx-migration',
          'developers/transactions/tx-legacy-calls',
        ],
      },
      {
        label: 'Data and encoding',
        items: [
          'developers/data/serialization-overview',
          'developers/data/simple-values',
          'developers/data/composite-values',
          'developers/data/custom-types',
          'developers/data/defaults',
          'developers/data/multi-values',
          'developers/data/code-metadata',
          'developers/data/abi',
        ],
      },
      {
        label: 'Test and debug',
        items: [
          'developers/testing/testing-overview',
          {
            label: 'Rust tests',
            items: [
              'developers/testing/rust/sc-test-overview',
              'developers/testing/rust/sc-test-setup',
              'developers/testing/rust/sc-blackbox-calls',
              'developers/testing/rust/sc-blackbox-example',
              'developers/testing/rust/whitebox-legacy',
              'developers/testing/rust/whitebox-legacy-functions-reference',
            ],
          },
          {
            label: 'Scenarios',
            items: [
              'developers/testing/scenario/concept',
              'developers/testing/scenario/structure-json',
              'developers/testing/scenario/values-simple',
              'developers/testing/scenario/values-complex',
              'developers/testing/scenario/running-scenarios',
              'developers/testing/scenario/generating-scenarios',
            ],
          },
          'developers/testing/sc-debugging',
          'developers/testing/testing-in-go',
        ],
      },
      {
        label: 'Build and ship',
        items: [
          'developers/meta/sc-build-reference',
          'developers/meta/sc-config',
          'developers/meta/sc-allocator',
          'developers/meta/rust-version',
          'developers/reproducible-contract-builds',
          'developers/contract-api-limits',
        ],
      },
      {
        label: 'Best practices',
        items: [
          'developers/best-practices/best-practices-basics',
          'developers/best-practices/biguint-operations',
          'developers/best-practices/managed-decimal',
          'developers/best-practices/the-dynamic-allocation-problem',
          'developers/best-practices/time-types',
          'developers/best-practices/prepare-sc-supernova',
        ],
      },
    ],
  },
  {
    label: 'Apps and SDKs',
    items: [
      'sdk-and-tools/overview',
      {
        label: 'First app and service',
        items: [
          'developers/tutorials/your-first-dapp',
          'developers/tutorials/your-first-microservice',
          'developers/tutorials/wallet-connect-v2-migration',
          'developers/guidelines/react-development',
        ],
      },
      {
        label: 'JavaScript',
        items: [
          'sdk-and-tools/sdk-js',
          'sdk-and-tools/sdk-js/sdk-js-cookbook',
          'sdk-and-tools/sdk-js/sdk-js-cookbook-v14',
          'sdk-and-tools/sdk-js/extending-sdk-js',
          'sdk-and-tools/sdk-js/writing-and-testing-sdk-js-interactions',
          'sdk-and-tools/sdk-js/sdk-js-signing-providers',
        ],
      },
      'sdk-and-tools/sdk-py',
      {
        label: 'sdk-dapp',
        items: ['sdk-and-tools/sdk-dapp', 'sdk-and-tools/sdk-dapp/internal-processes/guardians'],
      },
      {
        label: 'NestJS',
        items: [
          'sdk-and-tools/sdk-nestjs',
          'sdk-and-tools/sdk-nestjs/sdk-nestjs-auth',
          'sdk-and-tools/sdk-nestjs/sdk-nestjs-cache',
          'sdk-and-tools/sdk-nestjs/sdk-nestjs-monitoring',
        ],
      },
      {
        label: 'Rust, Go and the rest',
        items: [
          'sdk-and-tools/sdk-rust',
          'sdk-and-tools/sdk-go',
          'sdk-and-tools/mxjava',
          'sdk-and-tools/erdcpp',
          'sdk-and-tools/erdkotlin',
        ],
      },
      {
        label: 'Sign and hold keys in code',
        items: [
          'developers/signing-transactions',
          'developers/signing-transactions/signing-programmatically',
          'developers/signing-transactions/tools-for-signing',
          'developers/creating-wallets',
        ],
      },
      {
        label: 'Troubleshooting',
        items: [
          'sdk-and-tools/troubleshooting',
          'sdk-and-tools/troubleshooting/fix-rust-setup',
          'sdk-and-tools/troubleshooting/ide-setup',
          'sdk-and-tools/troubleshooting/multiplatform',
        ],
      },
    ],
  },
  {
    label: 'Tokens',
    items: [
      'tokens/intro',
      'tokens/fungible-tokens',
      {label: 'NFT, SFT and MetaESDT', items: ['tokens/nft-tokens', 'tokens/nft-tokens/manage']},
    ],
  },
  {
    label: 'Protocol reference',
    items: [
      'developers/constants',
      'developers/built-in-functions',
      {
        label: 'Gas and fees',
        items: [
          'developers/gas-and-fees/overview',
          'developers/gas-and-fees/egld-transfers',
          'developers/gas-and-fees/system-smart-contracts',
          'developers/gas-and-fees/user-defined-smart-contracts',
        ],
      },
      {
        label: 'Events',
        items: [
          'developers/event-logs/esdt-events',
          'developers/event-logs/execution-events',
          'developers/event-logs/contract-call-events',
          'developers/event-logs/contract-deploy-events',
          'developers/event-logs/system-delegation-events',
        ],
      },
      'developers/account-storage',
      'developers/guard-accounts',
      'developers/relayed-transactions',
      'developers/sc-calls-format',
    ],
  },
  {
    label: 'APIs and data',
    items: [
      'sdk-and-tools/rest-api',
      {
        label: 'Gateway',
        items: [
          'sdk-and-tools/rest-api/gateway-overview',
          'sdk-and-tools/rest-api/addresses',
          'sdk-and-tools/rest-api/transactions',
          'sdk-and-tools/rest-api/network',
          'sdk-and-tools/rest-api/nodes',
          'sdk-and-tools/rest-api/blocks',
          'sdk-and-tools/rest-api/virtual-machine',
          'sdk-and-tools/rest-api/iterate-keys',
          'sdk-and-tools/rest-api/versions-and-changelog',
        ],
      },
      {
        label: 'MultiversX API',
        items: ['sdk-and-tools/rest-api/multiversx-api', 'sdk-and-tools/rest-api/multiversx-api-ws'],
      },
      {
        label: 'Elasticsearch',
        items: [
          'sdk-and-tools/elastic-search',
          {
            label: 'Indices',
            items: [
              'sdk-and-tools/indices/es-index-accounts',
              'sdk-and-tools/indices/es-index-accountsesdt',
              'sdk-and-tools/indices/es-index-accountsesdthistory',
              'sdk-and-tools/indices/es-index-accountshistory',
              'sdk-and-tools/indices/es-index-blocks',
              'sdk-and-tools/indices/es-index-delegators',
              'sdk-and-tools/indices/es-index-epochinfo',
              'sdk-and-tools/indices/es-index-events',
              'sdk-and-tools/indices/es-index-logs',
              'sdk-and-tools/indices/es-index-miniblocks',
              'sdk-and-tools/indices/es-index-operations',
              'sdk-and-tools/indices/es-index-rating',
              'sdk-and-tools/indices/es-index-receipts',
              'sdk-and-tools/indices/es-index-rounds',
              'sdk-and-tools/indices/es-index-scdeploys',
              'sdk-and-tools/indices/es-index-scresults',
              'sdk-and-tools/indices/es-index-tags',
              'sdk-and-tools/indices/es-index-tokens',
              'sdk-and-tools/indices/es-index-transactions',
              'sdk-and-tools/indices/es-index-validators',
            ],
          },
          'sdk-and-tools/es-index-wrong-mapping',
        ],
      },
      'sdk-and-tools/notifier',
      'sdk-and-tools/indexer',
      'sdk-and-tools/google-bigquery',
      'sdk-and-tools/proxy',
    ],
  },
  {
    label: 'Command line and local networks',
    items: [
      {
        label: 'mxpy',
        items: [
          'sdk-and-tools/mxpy/installing-mxpy',
          'sdk-and-tools/mxpy/mxpy-cli',
          'sdk-and-tools/mxpy/smart-contract-interactions',
        ],
      },
      {
        label: 'sc-meta',
        items: [
          'developers/meta/sc-meta',
          'developers/meta/sc-meta-cli',
          'developers/meta/interactor/interactors-overview',
          'developers/meta/interactor/interactors-example',
        ],
      },
      'sdk-and-tools/chain-simulator',
      {
        label: 'Local network',
        items: ['developers/setup-local-testnet', 'developers/setup-local-testnet-advanced'],
      },
      'sdk-and-tools/devcontainers',
    ],
  },
  {
    label: 'Run a node, integrate',
    items: [
      {
        label: 'Validators',
        items: [
          'validators/overview',
          {
            label: 'Install and upgrade',
            items: [
              'validators/system-requirements',
              'validators/nodes-scripts/config-scripts',
              'validators/nodes-scripts/install-update',
              'validators/nodes-scripts/manage-node',
              'validators/nodes-scripts/use-docker',
              'validators/node-upgrades',
            ],
          },
          {
            label: 'Stake and leave',
            items: [
              'validators/staking',
              'validators/staking-v4',
              'validators/staking/staking-smart-contract',
              'validators/staking/unjailing',
              'validators/delegation-manager',
              'validators/staking/convert-existing-validator-into-staking-provider',
              'validators/staking/merge-validator-delegation-sc',
            ],
          },
          {
            label: 'Keys',
            items: [
              'validators/key-management/validator-keys',
              'validators/key-management/wallet-keys',
              'validators/key-management/protect-keys',
              'validators/key-management/multikey-nodes',
            ],
          },
          {
            label: 'Operate and monitor',
            items: [
              'validators/rating',
              'validators/redundancy',
              'validators/node-configuration',
              'validators/node-operation-modes',
              'validators/node-cli',
              'validators/node-databases',
              'validators/import-db',
            ],
          },
          'validators/faq',
          'validators/useful-links',
        ],
      },
      {
        label: 'Exchanges and custodians',
        items: [
          'integrators/overview',
          'integrators/egld-integration-guide',
          'integrators/esdt-tokens-integration-guide',
          'integrators/accounts-management',
          'integrators/creating-transactions',
          'integrators/querying-the-blockchain',
          'integrators/walletconnect-json-rpc-methods',
          'integrators/faq',
        ],
      },
      {
        label: 'Observing squads',
        items: [
          'integrators/observing-squad',
          'integrators/snapshotless-observing-squad',
          'integrators/deep-history-squad',
          'integrators/advanced-observer-settings',
        ],
      },
    ],
  },
  {
    label: 'Wallets, bridge, sovereign chains',
    items: [
      {
        label: 'Wallets',
        items: [
          'wallet/overview',
          'wallet/web-wallet',
          'wallet/wallet-extension',
          'wallet/xportal',
          'wallet/ledger',
          'wallet/xalias',
          'wallet/keystore',
          'wallet/create-a-fungible-token',
          'wallet/webhooks',
        ],
      },
      {
        label: 'Bridge',
        items: [
          'bridge/architecture',
          'bridge/token-types',
          'bridge/transfer-flows',
          'bridge/whitelist-requirements',
          'bridge/axelar',
        ],
      },
      {
        label: 'Sovereign chains',
        items: [
          'sovereign/overview',
          'sovereign/concept',
          'sovereign/key-components',
          'sovereign/disclaimer',
          {
            label: 'Deploy and run',
            items: [
              'sovereign/system-requirements',
              'sovereign/software-dependencies',
              'sovereign/one-click-deployment',
              'sovereign/local-setup',
              'sovereign/distributed-setup',
              'sovereign/custom-configurations',
              'sovereign/services',
              'sovereign/sovereign-api',
              'sovereign/sovereign-wallet',
              'sovereign/sovereign-explorer',
              'sovereign/managing-sovereign',
              'sovereign/testing',
              'sovereign/security',
              'sovereign/validators',
            ],
          },
          {
            label: 'Economy and governance',
            items: [
              'sovereign/token-management',
              'sovereign/token-economics',
              'sovereign/restaking',
              'sovereign/dual-staking',
              'sovereign/governance',
            ],
          },
          {
            label: 'Virtual machines',
            items: ['sovereign/vm-intro', 'sovereign/standalone-evm', 'sovereign/other-vm'],
          },
          {
            label: 'Interoperability',
            items: [
              'sovereign/interoperability',
              'sovereign/cross-chain-execution',
              'sovereign/mvx-esdt-safe',
              'sovereign/sov-esdt-safe',
              'sovereign/header-verifier',
              'sovereign/ethereum-l2',
              'sovereign/bitcoin-l2',
              'sovereign/solana-l2',
            ],
          },
        ],
      },
    ],
  },
];

const sidebars: SidebarsConfig = {docs: existingPages(sections, 'docs')};

export default sidebars;
