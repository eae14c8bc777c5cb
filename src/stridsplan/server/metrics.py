"""The metrics of `/metrics`. No label names a table, a seat or a visitor."""

from hmac import compare_digest
from ipaddress import ip_address, ip_network

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from starlette.requests import HTTPConnection
from starlette.responses import Response

from .settings import Settings

REGISTRY = CollectorRegistry()  # one for each process
# the upper bounds of the buckets of histograms, in seconds
BUCKETS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)

REQUESTS = Counter(
    "stridsplan_requests",
    "Requests, by method, route and status.",
    ("method", "route", "status"),
    registry=REGISTRY,
)
REQUEST_SECONDS = Histogram(
    "stridsplan_request_seconds",
    "Time to an answer; for a websocket, until it closes.",
    ("route",),
    buckets=BUCKETS,
    registry=REGISTRY,
)
SOCKETS = Gauge("stridsplan_sockets", "Open websockets.", registry=REGISTRY)
TABLES = Gauge("stridsplan_tables_in_memory", "Tables in memory.", registry=REGISTRY)
COMMANDS = Counter(
    "stridsplan_commands", "Commands and undos at tables, by kind.", ("kind",), registry=REGISTRY
)
COMMIT_SECONDS = Histogram(
    "stridsplan_commit_seconds",
    "Time of a transaction that writes, waiting for the disk included.",
    buckets=BUCKETS,
    registry=REGISTRY,
)
# outcomes: played; overtaken by a change of the table; hung or failed, so that timeout actions completed the answer
DECISIONS = Counter(
    "stridsplan_bot_decisions", "Answers of bots, by outcome.", ("outcome",), registry=REGISTRY
)
NOTIFICATIONS = Counter(
    "stridsplan_notifications",
    "Attempts to send a notification, by kind of channel and outcome.",
    ("channel", "outcome"),
    registry=REGISTRY,
)
FAILURES = Counter(
    "stridsplan_background_failures",
    "Failures of background work, which is restarted.",
    ("work",),
    registry=REGISTRY,
)


def count_request(method: str, route: str, status: int, seconds: float) -> None:
    """Count a request and its time, which for a websocket is how long it was open."""
    REQUESTS.labels(method, route, str(status)).inc()
    REQUEST_SECONDS.labels(route).observe(seconds)


def may_read(connection: HTTPConnection, settings: Settings) -> bool:
    """Return whether a request may read the metrics, by its address or by the token."""
    token = connection.headers.get("authorization", "").removeprefix("Bearer ")
    if settings.metrics_token and compare_digest(token.encode(), settings.metrics_token.encode()):
        return True
    try:
        address = ip_address(connection.client.host if connection.client else "")
    except ValueError:
        return False
    return any(
        address in ip_network(network.strip()) for network in settings.metrics_from.split(",") if network
    )


def exposition() -> Response:
    """Return all metrics in Prometheus' text format."""
    return Response(generate_latest(REGISTRY), headers={"content-type": CONTENT_TYPE_PLAIN_0_0_4})
