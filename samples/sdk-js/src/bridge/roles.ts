import {
  Address,
  MainnetEntrypoint,
  type Account,
  type TokenManagementController,
  type Transaction,
} from '@multiversx/sdk-core';

// #region setup
export const entrypoint = new MainnetEntrypoint();
export const tokens = entrypoint.createTokenManagementController();
// #endregion setup

/** The contract of the Ethereum bridge that holds the tokens. */
const SAFE = Address.newFromBech32('erd1qqqqqqqqqqqqqpgqf2cu60ffz9v68r0h62sufxxf67n7xprue3yq4ap4k2');

// #region give
/** Lets the bridge's safe mint and burn the token. */
export function giveRolesToSafe(tokens: TokenManagementController, issuer: Account): Promise<Transaction> {
  return tokens.createTransactionForSettingSpecialRoleOnFungibleToken(issuer, issuer.getNonceThenIncrement(), {
    user: SAFE,
    tokenIdentifier: 'ALICE-a1b2c3',
    addRoleLocalMint: true,
    addRoleLocalBurn: true,
    addRoleESDTTransferRole: false,
  });
}
// #endregion give
