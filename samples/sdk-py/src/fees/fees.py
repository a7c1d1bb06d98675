# #region network
from dataclasses import dataclass
from typing import Any

from multiversx_sdk import NetworkEntrypoint


@dataclass
class FeeSettings:
    """Gas and prices of the network, in gas and in atomic units of EGLD."""

    min_gas_limit: int
    gas_per_data_byte: int
    extra_gas_guarded: int
    extra_gas_relayed: int
    # A unit of execution gas costs the gas price divided by this number, which is the inverse of the modifier.
    execution_divisor: int


def fee_settings_from(config: dict[str, Any]) -> FeeSettings:
    """From `data.config` of `GET /network/config`."""
    return FeeSettings(
        min_gas_limit=int(config["erd_min_gas_limit"]),
        gas_per_data_byte=int(config["erd_gas_per_data_byte"]),
        extra_gas_guarded=int(config["erd_extra_gas_limit_guarded_tx"]),
        extra_gas_relayed=int(config["erd_extra_gas_limit_relayed_tx"]),
        execution_divisor=round(1 / float(config["erd_gas_price_modifier"])),
    )


# #endregion network


# #region movement
def movement_gas(settings: FeeSettings, data: bytes, guarded: bool = False, relayed: bool = False) -> int:
    """Movement gas, which is also the exact gas limit of a transfer of EGLD."""
    return (
        settings.min_gas_limit
        + settings.gas_per_data_byte * len(data)
        + (settings.extra_gas_guarded if guarded else 0)
        + (settings.extra_gas_relayed if relayed else 0)
    )


# #endregion movement


# #region fee
def fee_of(settings: FeeSettings, gas_price: int, movement: int, execution: int) -> int:
    """The fee in atomic units for movement and execution. With the full limit, it is the maximum fee."""
    return movement * gas_price + execution * (gas_price // settings.execution_divisor)


# #endregion fee


# #region charged
MAX_UNUSED_GAS_FACTOR = 2


def charged_execution(provided: int, used: int) -> int:
    """The charged execution gas: the used gas, or all gas if the limit was far too high."""
    too_much = used > 0 and provided > MAX_UNUSED_GAS_FACTOR * used
    return provided if too_much else used


# #endregion charged


# #region read
def read_fee_settings(network: NetworkEntrypoint) -> FeeSettings:
    return fee_settings_from(network.create_network_provider().get_network_config().raw)


# #endregion read
