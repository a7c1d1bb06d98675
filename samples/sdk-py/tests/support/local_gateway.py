import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, urlparse


class Failed(Exception):
    """What the proxy returns instead of data."""

    def __init__(self, http_status: int, error: str) -> None:
        super().__init__(error)
        self.http_status = http_status


class LocalGateway:
    """A local HTTP server that speaks like the proxy, so that a sample's own calls run without a network."""

    def __init__(self) -> None:
        gateway = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                self.answer(None)

            def do_POST(self) -> None:
                self.answer(json.loads(self.rfile.read(int(self.headers["content-length"]))))

            def answer(self, body: Any) -> None:
                url = urlparse(self.path)
                try:
                    data = gateway.answer(f"{self.command} {url.path}", parse_qs(url.query), body)
                    self.reply(200, gateway.success(data))
                except Failed as failed:
                    self.reply(failed.http_status, gateway.failure(failed))

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
        threading.Thread(target=self.server.serve_forever, args=(0.01,), daemon=True).start()

    def answer(self, route: str, query: dict[str, list[str]], body: Any) -> Any:
        """The `data` of the response to a route such as "POST /transaction/send"; may raise Failed."""
        raise NotImplementedError

    def success(self, data: Any) -> Any:
        """The body of a response with this data."""
        return {"data": data, "error": "", "code": "successful"}

    def failure(self, failed: Failed) -> Any:
        """The body of a response with an error."""
        return {"data": None, "error": str(failed), "code": "internal_issue"}

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()
