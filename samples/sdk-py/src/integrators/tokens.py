from dataclasses import dataclass

from multiversx_sdk import ProxyNetworkProvider


# #region list
@dataclass(frozen=True)
class ListedToken:
    identifier: str
    decimals: int
    risks: list[str]  # what the token's manager can do with your balance


def list_token(provider: ProxyNetworkProvider, identifier: str) -> ListedToken:
    """Reads the data that you need before you list a token. Decimals never change; properties can."""
    token = provider.get_definition_of_fungible_token(identifier)
    properties = {bytes.fromhex(part) for part in token.raw["returnDataParts"]}
    risks = {
        b"IsPaused-true": "is paused now",
        b"CanPause-true": "can be paused",
        b"CanFreeze-true": "can be frozen",
        b"CanWipe-true": "can be wiped",
        b"CanUpgrade-true": "properties can change",
    }
    return ListedToken(identifier, token.decimals, [name for key, name in risks.items() if key in properties])


# #endregion list


# #region amounts
def parse_amount(text: str, decimals: int) -> int:
    """Converts a typed amount to atomic units. Fails if it has more decimals than the token."""
    whole, _, fraction = text.partition(".")
    if not whole.isdecimal() or ("." in text and not fraction.isdecimal()):
        raise ValueError(f'"{text}" is not an amount')
    if len(fraction) > decimals:
        raise ValueError(f'the token has {decimals} decimals, "{text}" has more')
    return int(whole + fraction.ljust(decimals, "0"))


def format_amount(amount: int, decimals: int) -> str:
    digits = str(amount).rjust(decimals + 1, "0")
    whole, fraction = digits[: len(digits) - decimals], digits[len(digits) - decimals :].rstrip("0")
    return f"{whole}.{fraction}" if fraction else whole


# #endregion amounts
