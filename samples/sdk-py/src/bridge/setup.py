# #region setup
from multiversx_sdk import Address, MainnetEntrypoint

entrypoint = MainnetEntrypoint()
contracts = entrypoint.create_smart_contract_controller()
tokens = entrypoint.create_token_management_controller()

# Contracts of the Ethereum bridge.
SAFE = Address.new_from_bech32("erd1qqqqqqqqqqqqqpgqf2cu60ffz9v68r0h62sufxxf67n7xprue3yq4ap4k2")
WRAPPER = Address.new_from_bech32("erd1qqqqqqqqqqqqqpgq305jfaqrdxpzjgf9y5gvzh60mergh866yfkqzqjv2h")
# #endregion setup
