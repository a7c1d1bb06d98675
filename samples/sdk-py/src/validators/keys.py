"""Checks that each secret key of a PEM file belongs to the public key next to it."""

from pathlib import Path

# #region verify
from multiversx_sdk import ValidatorPEM


def wrong_entries(path: Path) -> list[str]:
    """Returns the public keys of a PEM file that don't belong to their secret keys."""
    return [
        entry.label
        for entry in ValidatorPEM.from_file_all(path)
        if entry.secret_key.generate_public_key().hex() != entry.label
    ]
# #endregion verify
