"""Requests between players: what one seat asks all people at the table to agree to. Pure functions of values.

A request is a dictionary in the protocol's form: its kind, who asked, the version and the seats that agreed. `texts` is
the server's own: the nonces that seats bring to the dice of a rematch, by seat.
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
    """Remove the requests that a command makes void: all but a pause, and at the end of the game all.

    A command that not everyone may notice removes none: everyone would see the request disappear.
    """
    kept = tuple(request for request in extras.requests if not is_public or request["kind"] == "pause")
    return replace(extras, requests=() if is_over else kept)


def with_nonce(request: Request, seat: int, nonce: str | None) -> Request:
    """Add a seat's text for the dice, unless it has given one. It is secret until play has begun."""
    if nonce is None:
        return request
    return request | {"texts": {str(seat): nonce} | request.get("texts", {})}


def nonces_of(request: Request) -> list[str]:
    """Return the texts for the dice, in the order of seats."""
    texts = request.get("texts", {})
    return [texts[seat] for seat in sorted(texts, key=int)]


def with_agreement(request: Request, seats: Iterable[int]) -> Request:
    """Count the agreement of some seats."""
    return request | {"agreed": sorted({*request["agreed"], *seats})}
