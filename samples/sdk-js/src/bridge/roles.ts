import {type Account, type TokenManagementController, type Transaction} from '@multiversx/sdk-core';
import {SAFE} from './setup.js';

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
