"""Compares what the pages of the cookbook list with the package.

`UPDATE_EXPECTED=1` writes the methods of all controllers to `expected/methods.json`; a test of the site looks for each
of them on the pages.
"""

import json
import os
import unittest
from pathlib import Path

import multiversx_sdk
from multiversx_sdk import Address, NetworkEntrypoint, TransactionStatus
from multiversx_sdk.network_providers import constants

EXPECTED = Path(__file__).resolve().parents[1] / "expected" / "methods.json"
CONTROLLERS = [
    multiversx_sdk.AccountController,
    multiversx_sdk.DelegationController,
    multiversx_sdk.GovernanceController,
    multiversx_sdk.MultisigController,
    multiversx_sdk.SmartContractController,
    multiversx_sdk.TokenManagementController,
    multiversx_sdk.TransfersController,
    multiversx_sdk.ValidatorsController,
]
PREFIXES = ("create_", "parse_", "await_completed_", "get_", "is_", "query", "run_query")


class MethodsTest(unittest.TestCase):
    def test_lists_the_methods_of_all_controllers(self) -> None:
        methods = {
            controller.__name__: sorted(name for name in dir(controller) if name.startswith(PREFIXES))
            for controller in CONTROLLERS
        }
        methods["NetworkEntrypoint"] = sorted(name for name in dir(NetworkEntrypoint) if name.startswith("create_"))
        if os.environ.get("UPDATE_EXPECTED") == "1":
            EXPECTED.write_text(json.dumps(methods, indent=2) + "\n")
        self.assertEqual(methods, json.loads(EXPECTED.read_text()))

    def test_names_of_older_versions_are_gone(self) -> None:
        for name in [
            *["AccountNonceHolder", "ContractQuery", "ContractQueryBuilder", "QueryRunnerAdapter"],
            *["SmartContractQueriesController", "TokenPayment", "TransactionPayload", "TransactionsConverter"],
            *["TransactionOutcome", "GenericError", "RelayedController", "RelayedTransactionsFactory"],
        ]:
            self.assertFalse(hasattr(multiversx_sdk, name), name)
        for name in ["from_bech32", "from_hex", "bech32", "hex"]:
            self.assertFalse(hasattr(Address, name), name)
        for name in ["new_from_bech32", "new_from_hex", "to_bech32", "to_hex"]:
            self.assertTrue(hasattr(Address, name), name)
        for name in ["create_relayed_controller", "create_relayed_transactions_factory"]:
            self.assertFalse(hasattr(NetworkEntrypoint, name), name)
        tokens = multiversx_sdk.TokenManagementController
        self.assertFalse(hasattr(tokens, "create_transction_for_adding_uris"))
        provider = multiversx_sdk.ApiNetworkProvider
        for name in ["get_token_of_account", "get_non_fungible_tokens_of_account", "get_transactions"]:
            self.assertTrue(hasattr(provider, name), name)
        for name in ["get_fungible_token_of_account", "get_definition_of_token_collection", "get_account_transactions"]:
            self.assertFalse(hasattr(provider, name), name)
        self.assertIs(TransactionStatus("success").is_successful, True)

    def test_waiting_polls_every_600_milliseconds_for_9_seconds(self) -> None:
        self.assertEqual(constants.DEFAULT_TRANSACTION_AWAITING_POLLING_TIMEOUT_IN_MILLISECONDS, 600)
        self.assertEqual(constants.DEFAULT_TRANSACTION_AWAITING_TIMEOUT_IN_MILLISECONDS, 9_000)


if __name__ == "__main__":
    unittest.main()
