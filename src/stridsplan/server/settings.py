"""What a server can be told, also by environment: `STRIDSPLAN_` and the field's name in capitals."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

PACKAGE = Path(__file__).resolve().parent.parent


@dataclass(frozen=True)
class Settings:
    """Everything that differs between one server and another."""

    data: Path = Path("data")  # the secret key and, unless database_url says otherwise, the database
    client: Path = PACKAGE / "client"
    database_url: str = ""  # of SQLAlchemy; empty: SQLite in the data folder
    origin: str = ""  # "https://example.org" where a proxy does not hand on the Host header
    hosts: str = ""  # other names of the server; addresses in digits, localhost and the origin's always hold
    secure_cookie: bool = False  # True behind https
    warm: bool = True  # compile the games in a process of its own
    bot_pause: float = 0.2  # seconds before an answer of a bot
    bot_processes: int = 2  # bots that think at once
    bot_deadline: float = 20  # seconds a bot may think about one choice
    table_threads: int = 4
    tables_in_memory: int = 200
    snapshot_every: int = 50  # commands
    stalled_after: float = 60  # seconds without progress of bots or clocks until /healthz fails
    keep_open: int = 90  # days for which a table is kept that never began; 0: for ever, here and below
    keep_bots: int = 30  # days for which an unfinished table of bots alone is kept that does not change
    keep_people: int = 730  # the same for an unfinished table at which people sit
    max_body: int = 65_536  # bytes
    notice_delay: float = 60  # seconds a turn lasts before who is away is told
    notice_delay_mail: float = 0  # the same at tables played by mail
    push_hosts: str = (  # the push services that browsers use; the server calls no other address
        "fcm.googleapis.com, updates.push.services.mozilla.com, *.push.apple.com, *.notify.windows.com"
    )
    push_contact: str = ""  # "mailto:..." or "https://...", for the push services; empty: the origin
    smtp_host: str = ""  # empty: no e-mail; it needs smtp_sender and origin too
    smtp_port: int = 587
    smtp_user: str = ""
    smtp_password: str = field(default="", repr=False)
    smtp_security: str = "starttls"  # or "tls", "none"
    smtp_sender: str = ""  # "Stridsplan <table@example.org>"
    rate_create: str = "60/minute"  # tables made; every rate is one address's, and one visitor's
    rate_write: str = "1200/minute"
    rate_read: str = "2400/minute"
    rate_talk: str = "60/minute"  # lines said at tables
    rate_login: str = "10/minute"  # passwords tried
    rate_login_name: str = (
        "20/hour"  # wrong passwords for one name from one address, or from a browser it knows
    )
    rate_login_anywhere: str = "1000/hour"  # the same for one name from all browsers that it does not know
    rate_recovery: str = "20/hour"  # recovery codes tried, and letters asked for
    rate_mail: str = "5/hour"  # addresses asked whether they want letters, also by address
    open_tables_a_visitor: int = 5  # tables in the lobby at once
    open_tables_an_address: int = 20
    rate_connect: str = "300/minute"  # live lines opened
    sockets_an_address: int = 200  # live lines open at once
    sockets_a_visitor: int = 30
    trusted_proxies: str = "127.0.0.1"  # addresses whose X-Forwarded-For is believed, "*" for any
    metrics_from: str = "127.0.0.0/8,::1/128"  # networks that may read /metrics
    metrics_token: str = ""  # a bearer token with which anybody may
    log_form: str = "auto"  # "json", "text"; auto: text at a terminal
    log_level: str = "auto"  # "debug", "info", "warning", "error"; auto: warning at a terminal, else info

    @property
    def url(self) -> str:
        """The address of the database."""
        return self.database_url or f"sqlite+aiosqlite:///{(self.data / 'stridsplan.db').resolve()}"

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ, **given: Any) -> "Settings":
        """Settings from the environment; what is given by name wins."""
        for one in fields(cls):
            text = environment.get(f"STRIDSPLAN_{one.name.upper()}")
            if text is not None and one.name not in given:
                given[one.name] = _read(one.type, text)
        return cls(**given)


def _read(kind: Any, text: str) -> Any:
    if kind is bool:
        return text.lower() in ("1", "true", "yes", "on")
    return kind(text)
