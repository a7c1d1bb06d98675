from collections.abc import Callable
from typing import Any

from tests.support.local_gateway import Failed, LocalGateway

# 64 hexadecimal digits, the form of a transaction hash.
SENT_HASH = "a1" * 32

Answer = Callable[[Any, str], Any]

DEFAULT_ROUTES: dict[str, Answer] = {
    "GET /address/*": lambda _, path: {
        "account": {"nonce": 7, "balance": "1000000000000000000", "address": path.split("/")[2]}
    },
    "GET /address/*/guardian-data": lambda _, __: {"guardianData": {"guarded": False}},
    "POST /transaction/cost": lambda _, __: {"txGasUnits": 3_000_000, "returnMessage": ""},
    "POST /transaction/send": lambda _, __: {"txHash": SENT_HASH},
}


class FakeGateway(LocalGateway):
    """A gateway that responds from a table.

    A route, such as "POST /transaction/send", maps the body and path of a request to the `data` of the response.
    `*` is any segment of a path. For an unknown path, the response is a 404 that names it.
    """

    def __init__(self, routes: dict[str, Answer] | None = None) -> None:
        self.routes = {**DEFAULT_ROUTES, **(routes or {})}
        self.posted: list[dict[str, Any]] = []
        super().__init__()

    def answer(self, route: str, query: dict[str, list[str]], body: Any) -> Any:
        method, path = route.split(" ")
        if method == "POST":
            self.posted.append({"path": path, "body": body})
        answer = find_answer(self.routes, route)
        if answer is None:
            raise Failed(404, f"the fake gateway has no route {route}")
        return answer(body, path)


def find_answer(routes: dict[str, Answer], method_and_path: str) -> Answer | None:
    wanted = method_and_path.split("/")
    for pattern, answer in routes.items():
        parts = pattern.split("/")
        if len(parts) == len(wanted) and all(part in ("*", want) for part, want in zip(parts, wanted)):
            return answer
    return None
