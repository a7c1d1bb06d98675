// #region setup
import {Address, MainnetEntrypoint} from '@multiversx/sdk-core';

export const entrypoint = new MainnetEntrypoint();
export const contracts = entrypoint.createSmartContractController();
export const tokens = entrypoint.createTokenManagementController();

/** Contracts of the Ethereum bridge. */
export const SAFE = Address.newFromBech32('erd1qqqqqqqqqqqqqpgqf2cu60ffz9v68r0h62sufxxf67n7xprue3yq4ap4k2');
export const WRAPPER = Address.newFromBech32('erd1qqqqqqqqqqqqqpgq305jfaqrdxpzjgf9y5gvzh60mergh866yfkqzqjv2h');
// #endregion setup
