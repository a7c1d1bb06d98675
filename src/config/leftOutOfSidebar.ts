/** Routes that the sidebar leaves out on purpose; `npm run check:content` reports any other page that isn't in it. */
export const leftOutOfSidebar = [
  '/developers/esdt-tokens',
  '/developers/nft-tokens',
  '/developers/testing/rust/mandos-trace',
  '/developers/transactions/tx-examples',
  '/developers/transactions/tx-impl-details',
  '/utils',
  '/validators/delegation-dashboard',
  '/validators/mainnet/config-scripts',
  '/validators/mainnet/install-update',
  '/validators/mainnet/optional-configs',
  '/validators/mainnet/use-docker',
  '/validators/staking/staking-unstaking-unjailing',
];
