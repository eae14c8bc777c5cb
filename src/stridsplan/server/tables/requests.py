"""Requests between players: one seat asks, all people at the table must agree. Pure functions.

A request is a dictionary as in the protocol: its kind, the seat that asked, the version, and the seats that agreed. One
field is not sent to clients: `texts`, by seat the nonce that it adds to the dice of a rematch.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from .records import Extras

Request = dict[str, Any]


def find_request(extras: Extras, kind: str) -> Request | None:
    """Return the open request of a kind."""
    return next((request for request in extras.requests if request["kind"] == kind), None)


def put_request(extras: Extras, request: Request) -> Extras:
    """Add a request, in place of an open one of its kind."""
    return replace(extras, requests=(*drop_request(extras, request["kind"]).requests, request))


def drop_request(extras: Extras, kind: str) -> Extras:
    """Remove the request of a kind."""
    return replace(extras, requests=tuple(request for request in extras.requests if request["kind"] != kind))


def drop_outdated_requests(extras: Extras, *, is_over: bool, is_public: bool) -> Extras:
    """Remove the requests that a command makes obsolete: at the end of the game all, otherwise all but a pause.

    During play, a command that is not public removes none: everyone would see the request disappear.
    """
    kept = tuple(request for request in extras.requests if not is_public or request["kind"] == "pause")
    return replace(extras, requests=() if is_over else kept)


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
