// #region setup
import {Address, DevnetEntrypoint} from '@multiversx/sdk-core';

export const entrypoint = new DevnetEntrypoint();
export const governance = entrypoint.createGovernanceController();

export const GOVERNANCE_CONTRACT = Address.newFromBech32(
  'erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqrlllsrujgla',
);
export const DELEGATION_MANAGER = Address.newFromBech32(
  'erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqylllslmq6y6',
);
// #endregion setup
