import {community} from './product';

/** Texts and links of the home page. `icon` is a name from src/components/Icon. */

export const startingPoints = [
  {
    title: 'Learn',
    icon: 'book',
    to: '/welcome/welcome-to-multiversx',
    text: 'How shards, consensus and the virtual machine work together.',
  },
  {
    title: 'Build',
    icon: 'hammer',
    to: '/developers/overview',
    text: 'Contracts in Rust, apps in TypeScript, services in Python.',
  },
  {
    title: 'Run a node',
    icon: 'server',
    to: '/validators/overview',
    text: 'Hardware, keys, stake and daily operation of a validator.',
  },
] as const;

export const features = [
  {
    title: 'Create a token',
    icon: 'coins',
    to: '/tokens/intro',
    text: 'Tokens and NFTs, built into the protocol.',
  },
  {
    title: 'Manage a wallet',
    icon: 'wallet',
    to: '/wallet/overview',
    text: 'Pick a wallet, back it up, add a guardian.',
  },
  {
    title: 'Integrate',
    icon: 'bridge',
    to: '/integrators/overview',
    text: 'Deposits and withdrawals for exchanges and custodians.',
  },
  {
    title: 'See the architecture',
    icon: 'network',
    to: '/learn/architecture-overview',
    text: 'The whole system on one page.',
  },
  {
    title: 'Understand SpaceVM',
    icon: 'code',
    to: '/learn/space-vm',
    text: 'How contracts run as WebAssembly, and what they may do.',
  },
  {
    title: 'Get EGLD',
    icon: 'compass',
    to: '/learn/EGLD#get-egld',
    text: 'Buy it for mainnet, or use a faucet for tests.',
  },
  {
    title: 'Look up a term',
    icon: 'layers',
    to: '/welcome/terminology',
    text: 'The glossary, from account to xEGLD.',
  },
  {
    title: 'Follow a tutorial',
    icon: 'rocket',
    to: '/developers/tutorials/crowdfunding/crowdfunding-p1',
    text: 'A crowdfunding contract: written, tested, deployed.',
  },
] as const;

export const sovereign = {
  tag: 'Sovereign chains',
  title: 'Your own chain, connected to MultiversX',
  text: 'Your own validators, fees and native token, run by the same node software. Experimental today: see which parts work, and which are planned.',
  action: 'See what is available',
  to: '/sovereign/overview',
} as const;

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
