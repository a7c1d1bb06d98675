import json
import urllib.error
import urllib.request
from typing import Any

METACHAIN = 4_294_967_295


# #region client
class GatewayError(Exception):
    """The gateway responded, but not with the requested data."""

    def __init__(self, http_status: int, message: str) -> None:
        super().__init__(message)
        self.http_status = http_status


class Gateway:
    """The requests that deposits and withdrawals need."""

    def __init__(self, url: str, timeout: float = 30) -> None:
        self.url = url
        self.timeout = timeout

    def network_config(self) -> dict[str, Any]:
        return self._request("/network/config")["config"]

    def highest_final_nonce(self) -> int:
        """Nonce of the latest final hyperblock, which can no longer be replaced."""
        return self._request(f"/network/status/{METACHAIN}")["status"]["erd_highest_final_nonce"]

    def hyperblock(self, nonce: int) -> dict[str, Any]:
        return self._request(f"/hyperblock/by-nonce/{nonce}?withLogs=true")["hyperblock"]

    def account(self, address: str) -> tuple[int, int]:
        """Nonce and balance after the latest final block of the account's shard."""
        account = self._request(f"/address/{address}?onFinalBlock=true")["account"]
        return account["nonce"], int(account["balance"])

    def send(self, transaction: dict[str, Any]) -> str:
        return self._request("/transaction/send", transaction)["txHash"]

    def process_status(self, hash: str) -> tuple[str, str]:
        answer = self._request(f"/transaction/{hash}/process-status")
        return answer["status"], answer["reason"]

    def _request(self, path: str, body: dict[str, Any] | None = None) -> Any:
        request = urllib.request.Request(
            self.url + path,
            data=None if body is None else json.dumps(body).encode(),
            headers={"content-type": "application/json"},
        )
        try:
            with urllib.request.urlopen(request, timeout=self.timeout) as response:
                status, text = response.status, response.read()
        except urllib.error.HTTPError as error:
            status, text = error.code, error.read()
        try:
            answer = json.loads(text)
        except ValueError:
            raise GatewayError(status, f"{path}: expected JSON, found {text[:80]!r}") from None
        if answer.get("code") != "successful":
            raise GatewayError(status, answer.get("error", ""))
        return answer["data"]


# #endregion client
