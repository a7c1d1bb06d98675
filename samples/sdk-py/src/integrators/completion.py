import time

from integrators.gateway import Gateway, GatewayError


# #region await
def await_completion(gateway: Gateway, hash: str, timeout: float = 180, pause: float = 3) -> tuple[str, str]:
    """Waits until a transaction and all its results are executed: returns "success" or "fail", and the reason."""
    deadline = time.monotonic() + timeout
    while True:
        try:
            status, reason = gateway.process_status(hash)
        except GatewayError as error:  # this gateway doesn't have the transaction yet, or has dropped it
            status, reason = "unknown", str(error)
        if status in ("success", "fail"):
            return status, reason
        if time.monotonic() >= deadline:
            raise TimeoutError(f"{hash} is still {status}")
        time.sleep(pause)


# #endregion await
