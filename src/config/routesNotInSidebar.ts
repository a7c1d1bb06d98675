/** Routes that are deliberately not in the sidebar. `npm run check:content` reports any other page without an entry. */
export const routesNotInSidebar = [
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
