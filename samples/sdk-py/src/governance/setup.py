# #region setup
from multiversx_sdk import Address, DevnetEntrypoint

entrypoint = DevnetEntrypoint()
governance = entrypoint.create_governance_controller()

GOVERNANCE_CONTRACT = Address.new_from_bech32("erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqrlllsrujgla")
DELEGATION_MANAGER = Address.new_from_bech32("erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqylllslmq6y6")
# #endregion setup
