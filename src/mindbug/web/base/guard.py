"""The guard stands between the network and the games: limits, hosts, headers, same origin, a log line per request."""

import logging
import re
import time
from collections.abc import Mapping
from ipaddress import IPv6Address, ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mindbug.web.base.budgets import AddressBudgets
from mindbug.web.base.charging import charged
from mindbug.web.base.config import Config
from mindbug.web.base.logs import REQUEST, new_request_id
from mindbug.web.base.metrics import Metrics
from mindbug.web.base.readers import whole_number
from mindbug.web.base.refusal import Refused

log = logging.getLogger("mindbug.web")

MOST_LENGTH = 10**20  # bytes that a request may announce and be told that they are too many
RECORDS_PAGE = "/records"
RECORDS = (RECORDS_PAGE, "/api/records")
"""The addresses that receive records, which may be larger than other requests."""
HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
                               "font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; "
                               "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    # an address may hold the secret of a seat; `no-referrer` would hide the origin of our own forms as well
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
}
STRICT_TRANSPORT = "max-age=31536000"
"""The header of servers whose public address is HTTPS: browsers never try it without."""
REQUEST_ID = "x-request-id"
PROBES = ("/health", "/ready", "/metrics")
"""The addresses that whoever looks after the server asks for, by any name that the machine has."""
CHARSET = re.compile(r"charset\*?\s*=\s*[\"']?([^\s;\"',]*)", re.IGNORECASE)
HEADERS_OF_PARTS = {
    # scripts, styles and fonts, to which no policy applies
    "/static/": {"x-content-type-options": "nosniff", "cross-origin-resource-policy": "same-origin"},
    # a picture that is opened by itself is a page
    "/art/": {"content-security-policy": "default-src 'none'; frame-ancestors 'none'",
              "x-content-type-options": "nosniff", "cross-origin-resource-policy": "same-origin"},
}
"""Parts of pages get fewer headers: the others concern pages only, and a page has dozens of parts."""
PARTS = tuple(HEADERS_OF_PARTS)


class Guard:
    """The outermost layer of the application: every request and every socket passes it."""

    def __init__(self, app: ASGIApp, config: Config, metrics: Metrics, budgets: AddressBudgets) -> None:
        self.app = app
        self.config = config
        self.metrics = metrics
        self.budgets = budgets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        token = REQUEST.set(new_request_id())
        try:
            await (self._http if scope["type"] == "http" else self._socket)(scope, receive, send)
        finally:
            REQUEST.reset(token)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address, headers = address_of(scope), Headers(scope=scope)
        if self.budgets.take(address) and self._knows_host(scope, headers) and self._same_origin(scope, headers):
            await self.app(self._public(scope), receive, send)
        else:
            self.metrics.refusals.labels("socket").inc()
            await receive()  # the request to connect; closing before accepting it answers with 403
            await send({"type": "websocket.close", "code": 1008})

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = time.perf_counter()
        status = 500

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in headers_of(scope["path"]).items():
                    headers[name] = value
                if not scope["path"].startswith(PARTS):
                    headers[REQUEST_ID] = REQUEST.get()
                if self.config.public_url.startswith("https:"):
                    headers["strict-transport-security"] = STRICT_TRANSPORT
                if "cache-control" not in headers:
                    headers["cache-control"] = "no-store"  # views hold secrets
            await send(message)

        refusal = self._refusal(scope)
        try:
            if refusal is not None:
                await refusal(scope, receive, send_with_headers)
            else:
                scope = self._public(scope)
                work = self._work(scope, self._limited(receive, self._most(scope)), send_with_headers)
                await charged(work, self.budgets, address_of(scope), paid=1.0)
        finally:
            self._note(scope, status, time.perf_counter() - begun)

    async def _work(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.app(scope, receive, send)

    def _public(self, scope: Scope) -> Scope:
        """The request as if it had come to the public address, of which all links are made."""
        if not self.config.public_url:
            return scope
        public = urlsplit(self.config.public_url)
        scheme = public.scheme if scope["type"] == "http" else public.scheme.replace("http", "ws")
        others = [(name, value) for name, value in scope["headers"] if name != b"host"]
        return {**scope, "scheme": scheme, "headers": [*others, (b"host", public.netloc.encode())]}

    def _refusal(self, scope: Scope) -> JSONResponse | None:
        headers = Headers(scope=scope)
        if not self.budgets.take(address_of(scope)):
            return problem(429, "too_fast", "too many requests; wait a moment")
        if not self._knows_host(scope, headers):
            return problem(421, "unknown_host", f"this server is {self.config.public_url}")
        length, most = whole_number(headers.get("content-length", "0"), MOST_LENGTH), self._most(scope)
        # the records page is let through: it explains the limit itself, as soon as it has read too much
        if length is None or (length > most and scope["path"] != RECORDS_PAGE):
            return problem(413, "too_large", f"more than {most} bytes are not accepted")
        if scope["method"] not in ("GET", "HEAD") and not self._same_origin(scope, headers):
            return problem(403, "foreign", "this request comes from a page of another site")
        if not is_utf8(headers.get("content-type", "")):
            return problem(415, "bad_request", "only UTF-8 is accepted")
        return None

    def _knows_host(self, scope: Scope, headers: Mapping[str, str]) -> bool:
        """Returns whether the request is for this server and not for another name that leads here."""
        known = self.config.hosts
        return not known or headers.get("host", "").lower() in known or scope["path"] in PROBES

    def _same_origin(self, scope: Scope, headers: Mapping[str, str]) -> bool:
        scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
        return same_origin(headers, self.config.public_url or f"{scheme}://{headers.get('host', 'none')}")

    def _most(self, scope: Scope) -> int:
        """The most bytes that the body of this request may have."""
        return self.config.largest_record if scope["path"] in RECORDS else self.config.largest_message

    def _limited(self, receive: Receive, most: int) -> Receive:
        received = 0

        async def receive_some() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > most:
                raise Refused("too_large", f"more than {most} bytes are not accepted")
            return message

        return receive_some

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        # the path is not logged: it may hold the secret of a seat
        endpoint = scope.get("endpoint")
        route = getattr(endpoint, "__name__", type(endpoint).__name__) if endpoint is not None else "none"
        self.metrics.requests.labels(route, status).inc()
        self.metrics.request_seconds.labels(route).observe(seconds)
        log.info("request", extra={"method": scope["method"], "route": route, "status": status,
                                   "ms": round(seconds * 1000, 1)})


def problem(status: int, code: str, message: str) -> JSONResponse:
    return JSONResponse({"error": {"code": code, "message": message}}, status)


def address_of(scope: Scope) -> str:
    """The address that limits count by. An IPv6 /64 network counts as one address: it is what a household has."""
    client = scope.get("client")
    host = str(client[0]) if client else "unknown"
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        mapped = address.ipv4_mapped
        return str(mapped) if mapped else address.exploded[:19]
    return str(address)


def is_local(scope: Scope) -> bool:
    client = scope.get("client")
    try:
        return client is not None and ip_address(client[0]).is_loopback
    except ValueError:
        return False


def headers_of(path: str) -> Mapping[str, str]:
    return next((headers for part, headers in HEADERS_OF_PARTS.items() if path.startswith(part)), HEADERS)


def same_origin(headers: Mapping[str, str], ours: str) -> bool:
    """Returns whether the request comes from one of our pages or from no page; browsers always name the origin."""
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    return headers.get("origin", ours) == ours


def is_utf8(content_type: str) -> bool:
    """Returns whether the content is in UTF-8, by its own account. Python knows encodings that take minutes to read,
    and some that cannot be read at all."""
    return all(name.lower() in ("utf-8", "utf8") for name in CHARSET.findall(content_type))
