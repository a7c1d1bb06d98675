import hmac
import json
from hashlib import sha256
from pathlib import Path
from typing import Any

from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes
from cryptography.hazmat.primitives.kdf.scrypt import Scrypt
from multiversx_sdk import Address, Mnemonic, UserPEM, UserSecretKey, UserWallet


# #region derive
def list_addresses(phrase: str, count: int) -> list[Address]:
    """The addresses of a phrase, as wallets list them: m/44'/508'/0'/0'/0', then /1', /2' …"""
    mnemonic = Mnemonic(phrase)  # raises where a word or the checksum is wrong
    return [mnemonic.derive_key(index).generate_public_key().to_address("erd") for index in range(count)]


# #endregion derive


# #region create
def save_phrase(phrase: str, password: str, file: Path) -> None:
    """Writes a keystore with the phrase, and so with all addresses."""
    UserWallet.from_mnemonic(phrase, password).save(file)


def save_key(secret_key: UserSecretKey, password: str, file: Path) -> None:
    """Writes a keystore with the key of only one address."""
    UserWallet.from_secret_key(secret_key, password).save(file, "erd")


# #endregion create


# #region open
def open_keystore(file: Path, password: str, index: int = 0) -> UserSecretKey:
    """Returns the secret key of a keystore of either kind; `index` is for files with a phrase."""
    keystore = json.loads(file.read_text())
    if keystore.get("kind") == "mnemonic":
        return UserWallet.decrypt_mnemonic(keystore, password).derive_key(index)
    return UserWallet.decrypt_secret_key(keystore, password)


def reveal_phrase(file: Path, password: str) -> str:
    """The phrase of a keystore, for a backup on paper."""
    return UserWallet.decrypt_mnemonic(json.loads(file.read_text()), password).get_text()


# #endregion open


# #region decrypt
def decrypt(keystore: dict[str, Any], password: str) -> bytes:
    """Decrypts a keystore with only standard cryptography."""
    crypto = keystore["crypto"]
    if crypto["cipher"] != "aes-128-ctr" or crypto["kdf"] != "scrypt":
        raise ValueError(f"Unknown {crypto['cipher']} or {crypto['kdf']}")

    params = crypto["kdfparams"]
    scrypt = Scrypt(bytes.fromhex(params["salt"]), params["dklen"], params["n"], params["r"], params["p"])
    key = scrypt.derive(password.encode())
    encrypted = bytes.fromhex(crypto["ciphertext"])

    expected = hmac.digest(key[16:32], encrypted, sha256)
    if not hmac.compare_digest(expected, bytes.fromhex(crypto["mac"])):
        raise ValueError("Wrong password, or damaged file")

    iv = bytes.fromhex(crypto["cipherparams"]["iv"])
    aes = Cipher(algorithms.AES(key[:16]), modes.CTR(iv)).decryptor()
    return aes.update(encrypted) + aes.finalize()


# #endregion decrypt


# #region pem
def to_pem(secret_key: UserSecretKey) -> str:
    """A PEM file of one address. It is readable for everyone: test networks only."""
    address = secret_key.generate_public_key().to_address("erd").to_bech32()
    return UserPEM(address, secret_key).to_text()


# #endregion pem
