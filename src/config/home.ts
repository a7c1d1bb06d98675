import type {IconName} from './icons';
import {community} from './product';

/** Texts and links of the home page. `icon` is a name from icons.ts. */

export const firstSteps = [
  {label: 'Deploy your first contract', to: '/developers/quickstart'},
  {label: 'Call the API', to: '/sdk-and-tools/rest-api'},
] as const;

export const startingPoints = [
  {
    title: 'Learn',
    icon: 'book',
    to: '/learn',
    text: 'How accounts, shards, rounds and EGLD work together.',
  },
  {
    title: 'Developers',
    icon: 'hammer',
    to: '/developers/overview',
    text: 'Contracts in Rust, apps in TypeScript, Python or Go.',
  },
  {
    title: 'Validators',
    icon: 'server',
    to: '/validators/overview',
    text: 'Hardware, installation, keys, stake and rewards.',
  },
] as const;

type Feature = {title: string; icon: IconName; to: string; text: string; isPopular?: true};

/** Frequent tasks. Search suggests the popular ones, too. */
export const features: readonly Feature[] = [
  {
    title: 'Deploy a contract',
    icon: 'rocket',
    to: '/developers/quickstart',
    text: 'From a template to devnet, on one page.',
    isPopular: true,
  },
  {
    title: 'Query a contract',
    icon: 'search',
    to: '/sdk-and-tools/rest-api/virtual-machine',
    text: 'Read its views with curl, TypeScript or Python.',
  },
  {
    title: 'Estimate gas',
    icon: 'gauge',
    to: '/tools#fee',
    text: 'What a transaction costs, from its data field.',
    isPopular: true,
  },
  {
    title: 'Call an API',
    icon: 'terminal',
    to: '/sdk-and-tools/rest-api',
    text: 'Accounts, tokens, transactions and blocks over HTTP.',
    isPopular: true,
  },
  {
    title: 'Convert and decode',
    icon: 'refresh',
    to: '/tools',
    text: 'Addresses, amounts, data fields, dates and ABIs.',
  },
  {
    title: 'Pick an SDK',
    icon: 'package',
    to: '/sdk-and-tools/overview',
    text: 'TypeScript, Python, Rust, Go and the command line.',
  },
  {
    title: 'Run a local network',
    icon: 'network',
    to: '/sdk-and-tools/chain-simulator',
    text: 'The chain simulator, or real nodes on your machine.',
  },
  {
    title: 'Get test EGLD',
    icon: 'droplet',
    to: '/learn/EGLD#get-xegld',
    text: 'Free xEGLD for devnet and testnet.',
    isPopular: true,
  },
  {
    title: 'Issue a token',
    icon: 'coins',
    to: '/tokens/intro',
    text: 'Fungible tokens, NFTs and SFTs, without a contract.',
    isPopular: true,
  },
  {
    title: 'Upgrade a node',
    icon: 'arrow-up',
    to: '/validators/node-upgrades',
    text: 'Before the activation of a release, without downtime.',
  },
  {
    title: 'Integrate deposits',
    icon: 'wallet',
    to: '/integrators/egld-integration-guide',
    text: 'Accept and send EGLD and tokens as an exchange.',
  },
  {
    title: 'Connect an AI assistant',
    icon: 'sparkle',
    to: '/sdk-and-tools/ai-assistants',
    text: 'These pages as a source for your editor, by MCP.',
  },
];

/** Sections that none of the links above lead to. */
export const sections = [
  {label: 'Get started', to: '/welcome/welcome-to-multiversx'},
  {label: 'Tutorials', to: '/developers/tutorials'},
  {label: 'Protocol reference', to: '/developers/protocol-reference'},
  {label: 'Exchanges and integrators', to: '/integrators/overview'},
  {label: 'Wallets', to: '/wallet/overview'},
  {label: 'Bridge', to: '/bridge'},
  {label: 'Sovereign chains', to: '/sovereign/overview'},
  {label: 'Migration guides', to: '/sdk-and-tools/migration-guides'},
  {label: 'Glossary', to: '/welcome/terminology'},
] as const;

export const communityLinks = [
  {...community.discord, icon: 'discord', text: 'Ask builders and the core team.'},
  {...community.telegram, icon: 'telegram', text: 'News and discussion for everyone.'},
  {...community.stackOverflow, icon: 'stack-overflow', text: 'Searchable questions and answers.'},
] as const;

export const moreResources = [
  {label: 'Source code on GitHub', href: community.github.href},
  {label: 'Protocol specifications', href: 'https://github.com/multiversx/mx-specs'},
  {label: 'Smart contract framework', href: 'https://github.com/multiversx/mx-sdk-rs'},
  {label: '@MultiversX on X', href: community.x.href},
] as const;
