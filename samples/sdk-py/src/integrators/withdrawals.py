import json
import re
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from multiversx_sdk import (
    Account,
    Address,
    Token,
    TokenTransfer,
    Transaction,
    TransactionComputer,
    TransactionsFactoryConfig,
    TransferTransactionsFactory,
)

from integrators.gateway import Gateway, GatewayError

# #region limits
NONCES_AHEAD = 100  # a node rejects a nonce that is more than 100 above the account's
RESEND_AFTER = 30  # seconds until the same bytes are sent again
REPLACE_AFTER = 120  # seconds until the gas price of the first pending transaction is raised
HIGHEST_PRICE_FACTOR = 5  # maximum gas price of a replacement, as a multiple of the network's minimum
MISSING_FOR = 120  # seconds that a transaction whose nonce is used may be missing from the gateway
# #endregion limits

# #region schema
SCHEMA = """
CREATE TABLE IF NOT EXISTS withdrawals (
  id TEXT PRIMARY KEY,           -- of the user's request: the same id is paid once
  receiver TEXT NOT NULL,
  token TEXT NOT NULL,
  amount TEXT NOT NULL,
  state TEXT NOT NULL,           -- queued, signed, done, failed, review
  nonce INTEGER UNIQUE,
  missing_since REAL,
  reason TEXT
);
CREATE TABLE IF NOT EXISTS attempts (
  hash TEXT PRIMARY KEY,
  withdrawal TEXT NOT NULL REFERENCES withdrawals (id),
  body TEXT NOT NULL,            -- the signed transaction, exactly as it is sent
  signed_at REAL NOT NULL,
  sent_at REAL
);
CREATE TABLE IF NOT EXISTS sender (one INTEGER PRIMARY KEY, next_nonce INTEGER NOT NULL);
"""
# #endregion schema


# #region class
class KeyUsedElsewhere(Exception):
    """The account's nonce changed without this program: another program signs with the same key."""


class WithdrawalSender:
    def __init__(
        self,
        gateway: Gateway,
        path: Path | str,
        account: Account,
        network: dict[str, Any],
        now: Callable[[], float] = time.time,
    ) -> None:
        self.gateway = gateway
        self.account = account
        self.now = now
        self.computer = TransactionComputer()
        self.min_gas_price: int = network["erd_min_gas_price"]
        config = TransactionsFactoryConfig(
            chain_id=network["erd_chain_id"],
            min_gas_limit=network["erd_min_gas_limit"],
            gas_limit_per_byte=network["erd_gas_per_data_byte"],
        )
        self.factory = TransferTransactionsFactory(config)
        self.db = sqlite3.connect(path)
        self.db.row_factory = sqlite3.Row
        self.db.executescript(SCHEMA)

    # #endregion class

    # #region request
    def request(self, id: str, receiver: str, token: str, amount: int) -> None:
        """Queues a request, without signing it yet. A second request with the same id has no effect."""
        address = Address.new_from_bech32(receiver)  # raises if the checksum is wrong
        if address.get_hrp() != "erd" or address.is_smart_contract():
            raise ValueError("withdrawals to contracts are not supported")
        if amount <= 0:
            raise ValueError("the amount must be greater than zero")
        with self.db:
            self.db.execute(
                "INSERT OR IGNORE INTO withdrawals (id, receiver, token, amount, state) VALUES (?, ?, ?, ?, 'queued')",
                (id, receiver, token, str(amount)),
            )

    # #endregion request

    # #region tick
    def tick(self) -> None:
        """Closes executed withdrawals, signs new ones, and sends those that are due. Call it every few seconds."""
        nonce, balance = self.gateway.account(self.account.address.to_bech32())
        with self.db:
            self.db.execute("INSERT OR IGNORE INTO sender VALUES (1, ?)", (nonce,))
        if nonce > self.next_nonce():
            raise KeyUsedElsewhere(f"the account's nonce is {nonce}, but the next nonce to sign is {self.next_nonce()}")
        self.settle(nonce)
        self.sign(nonce, balance)
        self.broadcast(nonce)

    # #endregion tick

    # #region sign
    def sign(self, account_nonce: int, balance: int) -> None:
        """Assigns nonces without a gap, and stores the signed bytes before it sends them."""
        spendable = balance - sum(self.cost(row) for row in self.in_line(account_nonce))
        for row in self.db.execute("SELECT * FROM withdrawals WHERE state = 'queued' ORDER BY rowid").fetchall():
            nonce = self.next_nonce()
            if nonce >= account_nonce + NONCES_AHEAD:
                break
            transaction = self.signed(row, nonce, self.min_gas_price)
            spendable -= transaction.value + transaction.gas_limit * transaction.gas_price
            if spendable < 0:
                break  # the hot wallet needs a refill
            with self.db:
                self.db.execute("UPDATE withdrawals SET state = 'signed', nonce = ? WHERE id = ?", (nonce, row["id"]))
                self.db.execute("UPDATE sender SET next_nonce = ?", (nonce + 1,))
                self.add_attempt(row["id"], transaction)

    def signed(self, row: Any, nonce: int, gas_price: int) -> Transaction:
        receiver = Address.new_from_bech32(row["receiver"])
        if row["token"] == "EGLD":
            transaction = self.factory.create_transaction_for_native_token_transfer(
                self.account.address, receiver, int(row["amount"])
            )
        else:
            transfer = TokenTransfer(parse_token(row["token"]), int(row["amount"]))
            transaction = self.factory.create_transaction_for_esdt_token_transfer(
                self.account.address, receiver, [transfer]
            )
        transaction.nonce = nonce
        transaction.gas_price = gas_price
        transaction.signature = self.account.sign_transaction(transaction)
        return transaction

    # #endregion sign

    # #region broadcast
    def broadcast(self, account_nonce: int) -> None:
        for row in self.in_line(account_nonce):
            if row["nonce"] == account_nonce:
                self.replace_if_stuck(row)
            attempt = self.attempts(row["id"])[-1]
            if attempt["sent_at"] is not None and self.now() - attempt["sent_at"] < RESEND_AFTER:
                continue
            try:
                self.gateway.send(json.loads(attempt["body"]))
            except GatewayError as error:
                is_rejected = error.http_status == 400
                is_temporary = re.search("lowerNonceInTx|veryHighNonceInTx|insufficient funds", str(error))
                # Try again in the next tick: the nonce is used, the window is full, the wallet is empty, or the
                # gateway is down.
                if is_rejected and not is_temporary:
                    self.fill_gap(row, str(error))
                return
            with self.db:
                self.db.execute("UPDATE attempts SET sent_at = ? WHERE hash = ?", (self.now(), attempt["hash"]))

    # #endregion broadcast

    # #region replace
    def replace_if_stuck(self, row: Any) -> None:
        """Raises only the price of the first transaction, which blocks all others. Only one version is executed."""
        last = self.attempts(row["id"])[-1]
        higher = json.loads(last["body"])["gasPrice"] * 12 // 10
        if last["sent_at"] is None or self.now() - last["signed_at"] < REPLACE_AFTER:
            return
        if higher > self.min_gas_price * HIGHEST_PRICE_FACTOR:
            return
        with self.db:
            self.add_attempt(row["id"], self.signed(row, row["nonce"], higher))

    # #endregion replace

    # #region fill-gap
    def fill_gap(self, rejected: Any, reason: str) -> None:
        """Fills the nonce gap of a rejected transaction with an empty transfer to yourself."""
        own = self.account.address.to_bech32()
        filler = {"id": f"filler-{rejected['nonce']}", "receiver": own, "token": "EGLD", "amount": "0"}
        transaction = self.signed(filler, rejected["nonce"], self.min_gas_price)
        with self.db:
            self.db.execute(
                "UPDATE withdrawals SET state = 'review', nonce = NULL, reason = ? WHERE id = ?",
                (reason, rejected["id"]),
            )
            self.db.execute(
                "INSERT INTO withdrawals (id, receiver, token, amount, state, nonce) VALUES (?, ?, ?, ?, 'signed', ?)",
                (filler["id"], own, "EGLD", "0", rejected["nonce"]),
            )
            self.add_attempt(filler["id"], transaction)

    # #endregion fill-gap

    # #region settle
    def settle(self, account_nonce: int) -> None:
        """All nonces below the account's nonce are used. Queries the gateway for the transaction that used each one,
        and its status.
        """
        used = "SELECT * FROM withdrawals WHERE state = 'signed' AND nonce < ?"
        for row in self.db.execute(used, (account_nonce,)).fetchall():
            outcomes = [self.outcome(attempt["hash"]) for attempt in self.attempts(row["id"])]
            ended = {status: reason for status, reason in outcomes}
            if "success" in ended:
                self.close(row, "done", "")
            elif "fail" in ended:
                self.close(row, "failed", ended["fail"])
            elif set(ended) == {"missing"}:
                since = row["missing_since"] or self.now()
                if self.now() - since >= MISSING_FOR:
                    self.close(row, "review", "another transaction used the nonce")
                with self.db:
                    self.db.execute("UPDATE withdrawals SET missing_since = ? WHERE id = ?", (since, row["id"]))
            # otherwise, it is still on its way to the receiver's shard

    def outcome(self, hash: str) -> tuple[str, str]:
        try:
            status, reason = self.gateway.process_status(hash)
            # It was in a block, but another transaction had already used its nonce.
            return ("missing", "") if status == "not-executable-in-block" else (status, reason)
        except GatewayError as error:
            if "transaction not found" in str(error):
                return "missing", ""
            raise

    # #endregion settle

    def close(self, row: Any, state: str, reason: str) -> None:
        with self.db:
            self.db.execute("UPDATE withdrawals SET state = ?, reason = ? WHERE id = ?", (state, reason, row["id"]))

    def next_nonce(self) -> int:
        return self.db.execute("SELECT next_nonce FROM sender").fetchone()[0]

    def in_line(self, account_nonce: int) -> list[Any]:
        """Returns the withdrawals that are signed but not executed yet, ordered by nonce."""
        query = "SELECT * FROM withdrawals WHERE state = 'signed' AND nonce >= ? ORDER BY nonce"
        return self.db.execute(query, (account_nonce,)).fetchall()

    def attempts(self, id: str) -> list[Any]:
        return self.db.execute("SELECT * FROM attempts WHERE withdrawal = ? ORDER BY rowid", (id,)).fetchall()

    def add_attempt(self, id: str, transaction: Transaction) -> None:
        hash = self.computer.compute_transaction_hash(transaction).hex()
        body = json.dumps(transaction.to_dictionary())
        self.db.execute("INSERT INTO attempts VALUES (?, ?, ?, ?, NULL)", (hash, id, body, self.now()))

    def cost(self, row: Any) -> int:
        """The maximum cost of a withdrawal in EGLD, whichever of its attempts is executed."""
        bodies = [json.loads(attempt["body"]) for attempt in self.attempts(row["id"])]
        return max(int(body["value"]) + body["gasLimit"] * body["gasPrice"] for body in bodies)


def parse_token(token: str) -> Token:
    """`USDC-c76f1f` is a fungible token, `BOOKS-a1b2c3-0a` is number 10 of a collection."""
    ticker, random, *nonce = token.split("-")
    return Token(f"{ticker}-{random}", int(nonce[0], 16) if nonce else 0)
