import {sidebarItems, type SidebarNode} from './plugins/site-routes/sidebarItems';

/**
 * The one sidebar. Each top-level section is for one kind of reader. Every category leads to a page: one that introduces
 * it (`page`), or a generated one (`route`) that lists its pages. Pages are named by their routes.
 *
 * A page's label is the `sidebar_label` of its front matter, otherwise its title. Labels are also read without their
 * category, in search results and as the previous or next page.
 *
 * It is one long file, because Docusaurus reloads the sidebar only when this file changes.
 */
const sections: SidebarNode[] = [
  {
    label: 'Get started',
    page: 'welcome/welcome-to-multiversx',
    description:
      'The first steps for each role, EGLD for tests, what is new and the terms that these pages use.',
    items: [
      'developers/quickstart',
      'learn/getting-started',
      {
        label: 'Get test EGLD (faucet)',
        to: '/learn/EGLD#get-xegld',
        description: 'Free xEGLD for devnet and testnet, from the web wallet or another faucet.',
      },
      'welcome/whats-new',
      'welcome/terminology',
      'welcome/about-these-docs',
    ],
  },
  {
    label: 'Learn',
    route: '/learn',
    description:
      'Read in this order to understand the network: one payment leads from accounts and rounds to shards and the economy.',
    items: [
      'learn/multiversx-ecosystem',
      'learn/architecture-overview',
      'learn/entities',
      'learn/chronology',
      'learn/consensus',
      'learn/sharding',
      'learn/transactions',
      'learn/space-vm',
      'learn/EGLD',
      'learn/economics',
      'economics/staking-providers-apr',
      {label: 'Governance', page: 'governance/overview', items: ['governance/governance-interaction']},
    ],
  },
  {
    label: 'Smart contracts',
    page: 'developers/overview',
    description:
      'Smart contracts in Rust: tutorials, the framework, calls and payments, encoding of data, tests, builds and verification.',
    items: [
      {
        label: 'Deploy a contract to devnet',
        to: '/developers/quickstart#deploy',
        description: 'A step of the quickstart: the contract gets an address, and you can call and query it.',
      },
      'developers/smart-contracts',
      'developers/toolchain-setup',
      {
        label: 'Contract tutorials',
        route: '/developers/tutorials',
        description: 'Build whole projects step by step, from a first contract to staking, a DEX and a DAO.',
        items: [
          {
            label: 'Crowdfunding tutorial',
            route: '/developers/tutorials/crowdfunding',
            description:
              'Write, test and deploy a first contract in four parts: payments, a deadline, tokens, devnet.',
            items: [
              'developers/tutorials/crowdfunding/crowdfunding-p1',
              'developers/tutorials/crowdfunding/crowdfunding-p2',
              'developers/tutorials/crowdfunding/crowdfunding-p3',
              'developers/tutorials/crowdfunding/crowdfunding-p3/deploy',
              'developers/tutorials/crowdfunding/final-code',
            ],
          },
          {
            label: 'Write a staking contract',
            page: 'developers/tutorials/staking-contract',
            items: [
              'developers/tutorials/staking-contract/stake-and-withdraw',
              'developers/tutorials/staking-contract/rewards',
            ],
          },
          'developers/tutorials/chain-simulator-adder',
          'developers/tutorials/interactors-guide',
          {
            label: 'Energy DAO',
            page: 'developers/tutorials/energy-dao',
            items: [
              'developers/tutorials/energy-dao/contract',
              'developers/tutorials/energy-dao/test-and-deploy',
            ],
          },
          {
            label: 'DEX walkthrough',
            page: 'developers/tutorials/dex-walkthrough',
            items: [
              'developers/tutorials/dex-walkthrough/pairs',
              'developers/tutorials/dex-walkthrough/farms',
              'developers/tutorials/dex-walkthrough/energy',
            ],
          },
          {
            label: 'From Ethereum to MultiversX',
            page: 'developers/tutorials/eth-to-mvx',
            items: ['developers/tutorials/eth-to-mvx/cheat-sheet'],
          },
        ],
      },
      {
        label: 'Contract guide',
        route: '/developers/developer-reference',
        description:
          'What a contract is written with: annotations, storage, payments, calls, modules and upgrades.',
        items: [
          'developers/developer-reference/sc-annotations',
          {
            label: 'Storage mappers',
            page: 'developers/developer-reference/storage-mappers',
            items: [
              'developers/developer-reference/storage-mappers/single-values',
              'developers/developer-reference/storage-mappers/lists-and-sets',
              'developers/developer-reference/storage-mappers/maps',
              'developers/developer-reference/storage-mappers/token-mappers',
            ],
          },
          'developers/developer-reference/sc-payments',
          'developers/developer-reference/sc-to-sc-calls',
          'developers/developer-reference/sc-api-functions',
          'developers/developer-reference/sc-messages',
          'developers/developer-reference/sc-modules',
          'developers/developer-reference/sc-random-numbers',
          'developers/developer-reference/upgrading-smart-contracts',
          'developers/contract-api-limits',
        ],
      },
      {
        label: 'Transactions from contracts',
        page: 'developers/transactions/tx-overview',
        items: [
          'developers/transactions/tx-env',
          'developers/transactions/tx-from',
          'developers/transactions/tx-to',
          'developers/transactions/tx-payment',
          'developers/transactions/tx-gas',
          'developers/transactions/tx-data',
          'developers/transactions/tx-proxies',
          'developers/transactions/tx-result-handlers',
          'developers/transactions/tx-run',
          'developers/transactions/tx-compile-errors',
          {
            label: 'Legacy contract calls',
            page: 'developers/transactions/tx-legacy-calls',
            items: [
              'developers/transactions/tx-legacy-calls/proxies',
              'developers/transactions/tx-legacy-calls/run',
            ],
          },
        ],
      },
      {
        label: 'Data and encoding',
        page: 'developers/data/serialization-overview',
        items: [
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
        label: 'Test and debug contracts',
        page: 'developers/testing/testing-overview',
        items: [
          {
            label: 'Rust tests',
            page: 'developers/testing/rust/sc-test-overview',
            items: [
              'developers/testing/rust/sc-test-setup',
              'developers/testing/rust/sc-blackbox-calls',
              'developers/testing/rust/sc-blackbox-example',
              'developers/testing/rust/whitebox-legacy',
              'developers/testing/rust/whitebox-legacy-functions-reference',
            ],
          },
          {
            label: 'Scenario tests',
            page: 'developers/testing/scenario/concept',
            items: [
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
        label: 'Build and verify contracts',
        page: 'developers/meta/sc-build-reference',
        items: [
          'developers/meta/sc-config',
          'developers/meta/sc-allocator',
          'developers/meta/rust-version',
          'developers/reproducible-contract-builds',
          {
            label: 'Verify a contract',
            to: '/developers/reproducible-contract-builds#verify',
            description: 'Show on the explorer that a deployed contract was built from the published source.',
          },
        ],
      },
      {
        label: 'Best practices',
        route: '/developers/best-practices',
        description: 'Structure, numbers, memory and time in contracts that have to last.',
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
    page: 'sdk-and-tools/overview',
    description:
      'Apps, services and scripts in JavaScript, Python, Rust, Go and other languages: SDK guides, signing, migration, troubleshooting.',
    items: [
      'developers/tutorials/your-first-dapp',
      'developers/tutorials/your-first-microservice',
      {
        label: 'JavaScript SDK',
        page: 'sdk-and-tools/sdk-js',
        items: [
          {
            label: 'JavaScript SDK cookbook',
            page: 'sdk-and-tools/sdk-js/sdk-js-cookbook',
            items: [
              'sdk-and-tools/sdk-js/sdk-js-cookbook/accounts',
              'sdk-and-tools/sdk-js/sdk-js-cookbook/network',
              'sdk-and-tools/sdk-js/sdk-js-cookbook/transfers',
              'sdk-and-tools/sdk-js/sdk-js-cookbook/contracts',
              'sdk-and-tools/sdk-js/sdk-js-cookbook/tokens',
              'sdk-and-tools/sdk-js/sdk-js-cookbook/outcomes',
              'sdk-and-tools/sdk-js/sdk-js-cookbook/guardians',
              'sdk-and-tools/sdk-js/sdk-js-cookbook/staking',
              'sdk-and-tools/sdk-js/sdk-js-cookbook/signing',
            ],
          },
          {
            label: 'JavaScript SDK cookbook (version 14)',
            page: 'sdk-and-tools/sdk-js/sdk-js-cookbook-v14',
            items: [
              'sdk-and-tools/sdk-js/sdk-js-cookbook-v14/basics',
              'sdk-and-tools/sdk-js/sdk-js-cookbook-v14/operations',
            ],
          },
          'sdk-and-tools/sdk-js/extending-sdk-js',
          'sdk-and-tools/sdk-js/writing-and-testing-sdk-js-interactions',
          'sdk-and-tools/sdk-js/sdk-js-signing-providers',
        ],
      },
      {
        label: 'sdk-dapp (web apps)',
        page: 'sdk-and-tools/sdk-dapp',
        items: [
          'sdk-and-tools/sdk-dapp/connect-a-wallet',
          'sdk-and-tools/sdk-dapp/read-the-account',
          'sdk-and-tools/sdk-dapp/send-a-transaction',
          'sdk-and-tools/sdk-dapp/track-transactions',
          'sdk-and-tools/sdk-dapp/nextjs',
          'sdk-and-tools/sdk-dapp/hooks',
          'sdk-and-tools/sdk-dapp/settings',
          'sdk-and-tools/sdk-dapp/debug',
          'sdk-and-tools/sdk-dapp/internal-processes/guardians',
          'developers/guidelines/react-development',
        ],
      },
      {
        label: 'Python SDK',
        page: 'sdk-and-tools/sdk-py',
        items: [
          'sdk-and-tools/sdk-py/accounts',
          'sdk-and-tools/sdk-py/network',
          'sdk-and-tools/sdk-py/transfers',
          'sdk-and-tools/sdk-py/contracts',
          'sdk-and-tools/sdk-py/tokens',
          'sdk-and-tools/sdk-py/outcomes',
          'sdk-and-tools/sdk-py/guardians',
          'sdk-and-tools/sdk-py/staking',
          'sdk-and-tools/sdk-py/signing',
          'sdk-and-tools/sdk-py/upgrade',
        ],
      },
      {
        label: 'NestJS SDK',
        page: 'sdk-and-tools/sdk-nestjs',
        items: [
          'sdk-and-tools/sdk-nestjs/sdk-nestjs-auth',
          'sdk-and-tools/sdk-nestjs/sdk-nestjs-cache',
          'sdk-and-tools/sdk-nestjs/sdk-nestjs-monitoring',
        ],
      },
      'sdk-and-tools/sdk-rust',
      'sdk-and-tools/sdk-go',
      'sdk-and-tools/mxjava',
      'sdk-and-tools/erdcpp',
      'sdk-and-tools/erdkotlin',
      {
        label: 'Sign transactions',
        page: 'developers/signing-transactions',
        items: [
          'developers/signing-transactions/signing-programmatically',
          'developers/signing-transactions/tools-for-signing',
          'developers/creating-wallets',
        ],
      },
      {
        label: 'Migration guides',
        route: '/sdk-and-tools/migration-guides',
        description: 'What to change when you move an app or a contract to a newer version.',
        items: [
          'sdk-and-tools/sdk-js/sdk-js-cookbook-v14/migrate',
          {
            label: 'sdk-js 13 or older to 15',
            to: '/sdk-and-tools/sdk-js/sdk-js-cookbook-v14/migrate#older',
            description:
              'What replaces signers, providers and builders of version 13 and of the separate packages.',
          },
          'sdk-and-tools/sdk-dapp/migrate-4-to-5',
          'developers/tutorials/wallet-connect-v2-migration',
          'developers/transactions/tx-migration',
          {
            label: 'Contracts for Supernova',
            to: '/developers/best-practices/prepare-sc-supernova#migrate',
            description: 'From timestamps in seconds to timestamps in milliseconds.',
          },
          {
            label: 'White-box tests to new tests',
            to: '/developers/testing/rust/whitebox-legacy#move',
            description: 'From BlockchainStateWrapper to the current test framework.',
          },
        ],
      },
      {
        label: 'Troubleshooting',
        page: 'sdk-and-tools/troubleshooting',
        items: [
          'sdk-and-tools/troubleshooting/fix-rust-setup',
          'sdk-and-tools/troubleshooting/ide-setup',
          'sdk-and-tools/troubleshooting/multiplatform',
        ],
      },
    ],
  },
  {
    label: 'Tokens',
    page: 'tokens/intro',
    items: [
      {
        label: 'Fungible tokens',
        page: 'tokens/fungible-tokens',
        items: [
          'tokens/fungible-tokens/issue',
          'tokens/fungible-tokens/send',
          'tokens/fungible-tokens/supply',
          'tokens/fungible-tokens/roles',
          'tokens/fungible-tokens/control',
          'tokens/fungible-tokens/read',
        ],
      },
      {
        label: 'NFTs, SFTs and MetaESDTs',
        page: 'tokens/nft-tokens',
        items: [
          'tokens/nft-tokens/issue',
          'tokens/nft-tokens/create',
          {
            label: 'Manage collections and items',
            page: 'tokens/nft-tokens/manage',
            items: [
              'tokens/nft-tokens/manage/quantity',
              'tokens/nft-tokens/manage/fields',
              'tokens/nft-tokens/manage/creators-and-types',
            ],
          },
        ],
      },
      {
        label: 'List a token',
        page: 'tokens/list-a-token',
        items: [
          'tokens/fungible-tokens/branding',
          {
            label: 'List a token on an exchange',
            to: '/integrators/esdt-tokens-integration-guide#list',
            description: 'What an exchange checks and sets up before it accepts deposits of a token.',
          },
          {
            label: 'Bring a token to the bridge',
            to: '/bridge/whitelist-requirements#steps',
            description: 'Branding, roles and rights that the bridge requires.',
          },
        ],
      },
    ],
  },
  {
    label: 'APIs and data',
    route: '/sdk-and-tools/apis-and-data',
    description:
      'Read the chain and send transactions over HTTP and WebSocket, and follow or index its data.',
    items: [
      'sdk-and-tools/rest-api',
      {
        label: 'Gateway API',
        page: 'sdk-and-tools/rest-api/gateway-overview',
        items: [
          'sdk-and-tools/rest-api/addresses',
          'sdk-and-tools/rest-api/transactions',
          'sdk-and-tools/rest-api/network',
          'sdk-and-tools/rest-api/nodes',
          'sdk-and-tools/rest-api/blocks',
          'sdk-and-tools/rest-api/virtual-machine',
          'sdk-and-tools/rest-api/iterate-keys',
          'sdk-and-tools/rest-api/versions-and-changelog',
          'sdk-and-tools/proxy',
        ],
      },
      {
        label: 'MultiversX API',
        page: 'sdk-and-tools/rest-api/multiversx-api',
        items: [
          'sdk-and-tools/rest-api/multiversx-api/accounts',
          'sdk-and-tools/rest-api/multiversx-api/account-tokens',
          'sdk-and-tools/rest-api/multiversx-api/account-transactions',
          'sdk-and-tools/rest-api/multiversx-api/transactions',
          'sdk-and-tools/rest-api/multiversx-api/transfers',
          'sdk-and-tools/rest-api/multiversx-api/contracts',
          'sdk-and-tools/rest-api/multiversx-api/events',
          'sdk-and-tools/rest-api/multiversx-api/tokens',
          'sdk-and-tools/rest-api/multiversx-api/collections',
          'sdk-and-tools/rest-api/multiversx-api/nfts',
          'sdk-and-tools/rest-api/multiversx-api/blocks',
          'sdk-and-tools/rest-api/multiversx-api/nodes',
          'sdk-and-tools/rest-api/multiversx-api/providers',
          'sdk-and-tools/rest-api/multiversx-api/staking',
          'sdk-and-tools/rest-api/multiversx-api/network',
          'sdk-and-tools/rest-api/multiversx-api/xexchange',
          'sdk-and-tools/rest-api/multiversx-api-ws',
        ],
      },
      'sdk-and-tools/notifier',
      {
        label: 'Elasticsearch',
        page: 'sdk-and-tools/elastic-search',
        items: [
          'sdk-and-tools/indexer',
          {
            label: 'Elasticsearch indices',
            route: '/sdk-and-tools/indices',
            description: 'The fields of each index, and queries that use them.',
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
      'sdk-and-tools/google-bigquery',
    ],
  },
  {
    label: 'Protocol reference',
    route: '/developers/protocol-reference',
    description: 'Constants, functions, costs, events and formats of the protocol.',
    items: [
      'developers/constants',
      'developers/built-in-functions',
      {
        label: 'Gas and fees',
        page: 'developers/gas-and-fees/overview',
        items: [
          'developers/gas-and-fees/egld-transfers',
          'developers/gas-and-fees/system-smart-contracts',
          'developers/gas-and-fees/user-defined-smart-contracts',
        ],
      },
      {
        label: 'Events and logs',
        route: '/developers/event-logs',
        description: 'What transactions leave in the logs, and how to decode it.',
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
    label: 'Tools',
    route: '/sdk-and-tools/tools',
    description: 'Command line, build tool, chain simulator, local networks and ready-made environments.',
    items: [
      {
        label: 'mxpy',
        page: 'sdk-and-tools/mxpy/installing-mxpy',
        items: [
          {
            label: 'mxpy commands',
            page: 'sdk-and-tools/mxpy/mxpy-cli',
            items: [
              'sdk-and-tools/mxpy/mxpy-cli/settings',
              'sdk-and-tools/mxpy/mxpy-cli/wallets',
              'sdk-and-tools/mxpy/mxpy-cli/transactions',
              'sdk-and-tools/mxpy/mxpy-cli/contracts',
              'sdk-and-tools/mxpy/mxpy-cli/tokens-and-staking',
              'sdk-and-tools/mxpy/mxpy-cli/read',
            ],
          },
          'sdk-and-tools/mxpy/smart-contract-interactions',
        ],
      },
      {
        label: 'sc-meta',
        page: 'developers/meta/sc-meta',
        items: [
          'developers/meta/sc-meta-cli',
          'developers/meta/interactor/interactors-overview',
          'developers/meta/interactor/interactors-example',
        ],
      },
      'tools',
      'sdk-and-tools/chain-simulator',
      'developers/setup-local-testnet',
      'developers/setup-local-testnet-advanced',
      'sdk-and-tools/devcontainers',
      'sdk-and-tools/ai-assistants',
    ],
  },
  {
    label: 'Validators and nodes',
    page: 'validators/overview',
    description:
      'Check your machine, install a node on testnet, stake it, keep its rating high, and fix it when it fails.',
    items: [
      'validators/system-requirements',
      'validators/nodes-scripts/config-scripts',
      {
        label: 'Install and upgrade a node',
        page: 'validators/nodes-scripts/install-update',
        items: [
          'validators/nodes-scripts/manage-node',
          'validators/nodes-scripts/use-docker',
          'validators/node-upgrades',
        ],
      },
      {
        label: 'Stake, unstake and unbond',
        page: 'validators/staking',
        items: [
          'validators/staking-v4',
          'validators/staking/staking-smart-contract',
          'validators/staking/unjailing',
          {
            label: 'Staking providers',
            page: 'validators/delegation-manager',
            items: [
              'validators/delegation-manager/settings',
              'validators/delegation-manager/nodes',
              'validators/delegation-manager/delegators',
              'validators/delegation-manager/views',
            ],
          },
          'validators/staking/convert-existing-validator-into-staking-provider',
          'validators/staking/merge-validator-delegation-sc',
        ],
      },
      {
        label: 'Validator keys',
        page: 'validators/key-management/validator-keys',
        items: [
          'validators/key-management/wallet-keys',
          'validators/key-management/protect-keys',
          'validators/key-management/multikey-nodes',
        ],
      },
      {
        label: 'Operate and monitor a node',
        route: '/validators/operate',
        description:
          'Find faults, keep the rating high, run a backup node, and configure what a node stores and serves.',
        items: [
          'validators/troubleshooting',
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
    label: 'Exchanges and integrators',
    page: 'integrators/overview',
    items: [
      'integrators/egld-integration-guide',
      'integrators/esdt-tokens-integration-guide',
      'integrators/accounts-management',
      'integrators/creating-transactions',
      'integrators/go-live',
      {
        label: 'Query the blockchain',
        page: 'integrators/querying-the-blockchain',
        items: [
          'integrators/querying-the-blockchain/hyperblocks',
          'integrators/querying-the-blockchain/transaction-status',
          'integrators/querying-the-blockchain/accounts',
        ],
      },
      {
        label: 'Observing squads',
        page: 'integrators/observing-squad',
        items: [
          'integrators/snapshotless-observing-squad',
          'integrators/deep-history-squad',
          'integrators/advanced-observer-settings',
        ],
      },
      'integrators/walletconnect-json-rpc-methods',
      'integrators/faq',
    ],
  },
  {
    label: 'Wallets',
    page: 'wallet/overview',
    description:
      'How to choose and use a wallet, the format of key files, and links that open the web wallet from an app.',
    items: [
      'wallet/web-wallet',
      'wallet/wallet-extension',
      'wallet/xportal',
      'wallet/ledger',
      'wallet/xalias',
      'wallet/keystore',
      {
        label: 'Protect an account with a guardian',
        to: '/developers/guard-accounts#wallets',
        description: 'Which wallets support guardians, and what each of them does.',
      },
      'wallet/create-a-fungible-token',
      'wallet/webhooks',
    ],
  },
  {
    label: 'Bridge',
    route: '/bridge',
    description: 'How tokens move between MultiversX and EVM chains, and what a token has to meet.',
    items: [
      'bridge/architecture',
      'bridge/token-types',
      'bridge/transfer-flows',
      'bridge/whitelist-requirements',
      'bridge/axelar',
    ],
  },
  {
    label: 'Sovereign chains (experimental)',
    page: 'sovereign/overview',
    items: [
      'sovereign/concept',
      'sovereign/key-components',
      'sovereign/disclaimer',
      {
        label: 'Deploy a sovereign chain',
        route: '/sovereign/deploy',
        description: 'Requirements, set-ups on one or several machines, services, tests and operation.',
        items: [
          'sovereign/system-requirements',
          'sovereign/software-dependencies',
          'sovereign/one-click-deployment',
          'sovereign/local-setup',
          'sovereign/distributed-setup',
          'sovereign/custom-configurations',
          {
            label: 'Sovereign services',
            page: 'sovereign/services',
            items: ['sovereign/sovereign-api', 'sovereign/sovereign-wallet', 'sovereign/sovereign-explorer'],
          },
          'sovereign/managing-sovereign',
          'sovereign/testing',
          'sovereign/security',
          'sovereign/validators',
        ],
      },
      {
        label: 'Sovereign economy and governance',
        route: '/sovereign/economy',
        description: 'Tokens, fees, staking and governance of a sovereign chain.',
        items: [
          'sovereign/token-management',
          'sovereign/token-economics',
          'sovereign/restaking',
          'sovereign/dual-staking',
          'sovereign/governance',
        ],
      },
      {
        label: 'Sovereign virtual machines',
        page: 'sovereign/vm-intro',
        items: ['sovereign/standalone-evm', 'sovereign/other-vm'],
      },
      {
        label: 'Interoperability',
        page: 'sovereign/interoperability',
        items: [
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
];

const sidebars = {docs: sidebarItems(sections, {docsDir: 'docs', file: 'sidebars.ts'})};

export default sidebars;
