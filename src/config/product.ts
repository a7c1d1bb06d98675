/** Names, links and texts of the product. They are defined only here. */

export const product = {
  name: 'MultiversX',
  siteTitle: 'MultiversX Docs',
  tagline: 'Learn how MultiversX works, build on it, run a node, and integrate it.',
  description:
    'Documentation of the MultiversX blockchain: protocol, smart contracts, SDKs, APIs, validators, integrators, wallets, tokens and sovereign chains.',
  company: 'MultiversX',
  companyUrl: 'https://multiversx.com',
  assistantName: 'MultiversX AI',
} as const;

export const repository = {
  owner: 'multiversx',
  name: 'mx-docs',
  branch: 'main',
  url: 'https://github.com/multiversx/mx-docs',
} as const;

/** A link to another site. */
export type ExternalLink = {label: string; href: string};

export const community = {
  github: {label: 'GitHub', href: 'https://github.com/multiversx'},
  discord: {label: 'Discord', href: 'https://discord.gg/multiversxbuilders'},
  telegram: {label: 'Telegram', href: 'https://t.me/MultiversX'},
  stackOverflow: {label: 'Stack Overflow', href: 'https://stackoverflow.com/questions/tagged/multiversx'},
  x: {label: 'X', href: 'https://x.com/MultiversX'},
} as const satisfies Record<string, ExternalLink>;

export const websites = {
  main: {label: 'Main site', href: 'https://multiversx.com'},
  wallet: {label: 'Wallet', href: 'https://wallet.multiversx.com'},
  explorer: {label: 'Explorer', href: 'https://explorer.multiversx.com'},
  bridge: {label: 'Bridge', href: 'https://bridge.multiversx.com'},
  exchange: {label: 'xExchange', href: 'https://xexchange.com'},
  launchpad: {label: 'xLaunchpad', href: 'https://xlaunchpad.com'},
} as const satisfies Record<string, ExternalLink>;
