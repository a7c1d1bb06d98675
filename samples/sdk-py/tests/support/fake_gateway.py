import json
import threading
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

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


class FakeGateway:
    """A local HTTP server that answers like a gateway, so that a sample's own calls run without a network.

    A route ("POST /transaction/send"; `*` stands for one path segment) maps a request's body and path to what
    stands under `data` in the real answer. An unknown path is answered with a 404 that names it.
    """

    def __init__(self, routes: dict[str, Answer] | None = None) -> None:
        all_routes = {**DEFAULT_ROUTES, **(routes or {})}
        posted: list[dict[str, Any]] = []
        self.posted = posted

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                self.answer(None)

            def do_POST(self) -> None:
                body = json.loads(self.rfile.read(int(self.headers["content-length"])))
                posted.append({"path": self.path, "body": body})
                self.answer(body)

            def answer(self, body: Any) -> None:
                path = self.path.split("?")[0]
                route = find_answer(all_routes, f"{self.command} {path}")
                if route is None:
                    self.reply(404, {"error": f"the fake gateway has no route {self.command} {path}"})
                else:
                    self.reply(200, {"data": route(body, path), "error": "", "code": "successful"})

            def reply(self, status: int, content: Any) -> None:
                payload = json.dumps(content).encode()
                self.send_response(status)
                self.send_header("content-type", "application/json")
                self.send_header("content-length", str(len(payload)))
                self.end_headers()
                self.wfile.write(payload)

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


def find_answer(routes: dict[str, Answer], method_and_path: str) -> Answer | None:
    wanted = method_and_path.split("/")
    for pattern, answer in routes.items():
        parts = pattern.split("/")
        if len(parts) == len(wanted) and all(part in ("*", want) for part, want in zip(parts, wanted)):
            return answer
    return None
