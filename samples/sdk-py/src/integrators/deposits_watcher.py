import sqlite3
from pathlib import Path

from integrators.deposits import AddressBook, Deposit, find_deposits
from integrators.gateway import Gateway


# #region ledger
class Ledger:
    """Stores deposits and the cursor in one database, where they change together."""

    def __init__(self, path: Path | str, start_nonce: int, start_hash: str) -> None:
        self.db = sqlite3.connect(path)
        with self.db:
            self.db.execute("CREATE TABLE IF NOT EXISTS cursor (one INTEGER PRIMARY KEY, nonce INTEGER, hash TEXT)")
            self.db.execute(
                "CREATE TABLE IF NOT EXISTS deposits (id TEXT PRIMARY KEY, hash TEXT, address TEXT, token TEXT,"
                " amount TEXT, outcome TEXT, reason TEXT)"
            )
            self.db.execute("INSERT OR IGNORE INTO cursor VALUES (1, ?, ?)", (start_nonce, start_hash))

    def cursor(self) -> tuple[int, str]:
        return self.db.execute("SELECT nonce, hash FROM cursor").fetchone()

    def commit(self, nonce: int, hash: str, deposits: list[Deposit]) -> None:
        with self.db:  # one transaction: a crash here leaves the database unchanged
            self.db.executemany(
                "INSERT OR IGNORE INTO deposits VALUES (?, ?, ?, ?, ?, ?, ?)",
                [(d.id, d.hash, d.address, d.token, str(d.amount), d.outcome, d.reason) for d in deposits],
            )
            self.db.execute("UPDATE cursor SET nonce = ?, hash = ?", (nonce, hash))

    def balance(self, address: str, token: str) -> int:
        rows = self.db.execute(
            "SELECT amount FROM deposits WHERE outcome = 'credit' AND address = ? AND token = ?", (address, token)
        )
        return sum(int(amount) for (amount,) in rows)

    def to_review(self) -> list[tuple[str, str]]:
        return self.db.execute("SELECT hash, reason FROM deposits WHERE outcome = 'review'").fetchall()


# #endregion ledger


# #region catch-up
class ChainMismatch(Exception):
    """The chain contradicts the stored data, so stop crediting until a person has checked it."""


def catch_up(gateway: Gateway, ledger: Ledger, book: AddressBook) -> int:
    """Processes every final and executed hyperblock after the cursor, in order, and returns how many there were."""
    final = gateway.highest_final_nonce()
    nonce, hash = ledger.cursor()
    first = nonce
    while nonce < final:
        block = gateway.hyperblock(nonce + 1)
        if block["nonce"] != nonce + 1 or len(block["transactions"]) != block["numTxs"]:
            raise ChainMismatch(f"hyperblock {nonce + 1} is incomplete")
        if block["prevBlockHash"] != hash:
            raise ChainMismatch(
                f"hyperblock {nonce + 1} follows {block['prevBlockHash']}, but {hash} was stored for {nonce}"
            )
        # The block is final, but an observer hasn't stored its execution result yet. Read it again in the next call.
        if any(entry["status"] == "pending" for entry in block["transactions"]):
            break
        deposits = [deposit for entry in block["transactions"] for deposit in find_deposits(entry, book)]
        nonce, hash = block["nonce"], block["hash"]
        ledger.commit(nonce, hash, deposits)
    return nonce - first


# #endregion catch-up
