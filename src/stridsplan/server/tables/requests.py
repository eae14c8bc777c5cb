"""Requests between players, such as for a rematch: one seat asks, the other people must agree. Pure functions.

A request is a dictionary as in the protocol: its kind, the seat that asked, the version, and the seats that agreed. One
field is not sent to clients: `texts`, the nonces that seats add to the dice of a rematch.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from .records import TableState

Request = dict[str, Any]


def find_request(table_state: TableState, kind: str) -> Request | None:
    """Return the open request of a kind."""
    return next((request for request in table_state.requests if request["kind"] == kind), None)


def put_request(table_state: TableState, request: Request) -> TableState:
    """Add a request; it replaces an open one of its kind."""
    return replace(table_state, requests=(*drop_request(table_state, request["kind"]).requests, request))


def drop_request(table_state: TableState, kind: str) -> TableState:
    """Remove the request of a kind."""
    return replace(
        table_state, requests=tuple(request for request in table_state.requests if request["kind"] != kind)
    )


def drop_outdated_requests(table_state: TableState, *, is_over: bool, is_public: bool) -> TableState:
    """Remove the requests that a command makes obsolete: at the end of the game all, otherwise all but a pause.

    During play, a command that is not public removes none: everyone would see the request disappear.
    """
    remaining = tuple(
        request for request in table_state.requests if not is_public or request["kind"] == "pause"
    )
    return replace(table_state, requests=() if is_over else remaining)


def with_nonce(request: Request, seat: int, nonce: str | None) -> Request:
    """Add a seat's nonce for the dice, unless it has given one. Nonces are secret until play begins."""
    if nonce is None:
        return request
    return request | {"texts": {str(seat): nonce} | request.get("texts", {})}


def nonces_of(request: Request) -> list[str]:
    """Return the nonces for the dice, in the order of seats."""
    texts = request.get("texts", {})
    return [texts[seat] for seat in sorted(texts, key=int)]


def with_agreement(request: Request, seats: Iterable[int]) -> Request:
    """Count the agreement of some seats."""
    return request | {"agreed": sorted({*request["agreed"], *seats})}
