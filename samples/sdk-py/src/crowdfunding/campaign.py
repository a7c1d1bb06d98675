# #region imports
from datetime import datetime, timedelta, timezone
from pathlib import Path

from multiversx_sdk import (
    Account,
    Address,
    NetworkEntrypoint,
    SmartContractController,
    Token,
    TokenTransfer,
    Transaction,
)
from multiversx_sdk.abi import Abi

# #endregion imports


# #region controller
def campaign_controller(entrypoint: NetworkEntrypoint, abi_path: Path) -> SmartContractController:
    """Reads the types of the contract's arguments and results from its ABI."""
    return entrypoint.create_smart_contract_controller(Abi.load(abi_path))


# #endregion controller


# #region deploy
ONE_EGLD = 10**18


def deploy(controller: SmartContractController, owner: Account, bytecode: bytes) -> Transaction:
    deadline = datetime.now(timezone.utc) + timedelta(days=30)
    return controller.create_transaction_for_deploy(
        sender=owner,
        nonce=owner.get_nonce_then_increment(),
        bytecode=bytecode,
        arguments=["EGLD-000000", 10 * ONE_EGLD, int(deadline.timestamp()) * 1000],
        is_payable_by_sc=False,
    )


# #endregion deploy


# #region fund-egld
def fund_with_egld(controller: SmartContractController, donor: Account, campaign: Address) -> Transaction:
    return controller.create_transaction_for_execute(
        sender=donor,
        nonce=donor.get_nonce_then_increment(),
        contract=campaign,
        function="fund",
        native_transfer_amount=ONE_EGLD // 2,
    )


# #endregion fund-egld


# #region fund-esdt
def fund_with_esdt(controller: SmartContractController, donor: Account, campaign: Address) -> Transaction:
    return controller.create_transaction_for_execute(
        sender=donor,
        nonce=donor.get_nonce_then_increment(),
        contract=campaign,
        function="fund",
        token_transfers=[TokenTransfer(Token("GOAL-a1b2c3"), 2_500_000)],
    )


# #endregion fund-esdt


# #region claim-refund
def claim(controller: SmartContractController, owner: Account, campaign: Address) -> Transaction:
    return controller.create_transaction_for_execute(
        sender=owner,
        nonce=owner.get_nonce_then_increment(),
        contract=campaign,
        function="claim",
    )


def refund(controller: SmartContractController, donor: Account, campaign: Address) -> Transaction:
    return controller.create_transaction_for_execute(
        sender=donor,
        nonce=donor.get_nonce_then_increment(),
        contract=campaign,
        function="refund",
    )


# #endregion claim-refund


# #region query
def status_of(controller: SmartContractController, campaign: Address) -> str:
    [status] = controller.query(contract=campaign, function="getStatus", arguments=[])
    return status.__name__


def deposit_of(controller: SmartContractController, campaign: Address, donor: Address) -> int:
    [deposit] = controller.query(contract=campaign, function="getDeposit", arguments=[donor])
    return deposit


# #endregion query
