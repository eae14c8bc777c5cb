"""The settings of a server, from the environment: `STRIDSPLAN_` and the field's name in capitals."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

PACKAGE = Path(__file__).resolve().parent.parent
PREFIX = "STRIDSPLAN_"
OLD_NAMES = {  # former names of settings, which the environment may still use
    "notification_delay": "notice_delay",
    "notification_delay_mail": "notice_delay_mail",
    "open_tables_per_visitor": "open_tables_a_visitor",
    "open_tables_per_address": "open_tables_an_address",
    "rate_chat": "rate_talk",
    "sockets_per_address": "sockets_an_address",
    "sockets_per_visitor": "sockets_a_visitor",
}


@dataclass(frozen=True)
class Settings:
    """The settings of a server."""

    data: Path = Path("data")  # the secret key and, unless database_url says otherwise, the database
    client: Path = PACKAGE / "client"  # the folder of the client's files
    database_url: str = ""  # of SQLAlchemy; empty: SQLite in the data folder
    origin: str = ""  # "https://example.org" if a proxy does not pass on the Host header
    operator_name: str = ""  # who runs the site, for the terms and the privacy page
    operator_contact: str = ""  # an address to write to, for the same pages
    documents: str = ""  # a folder that replaces these pages: terms/en.md, privacy/en.md, ...
    hosts: str = ""  # other host names; IP addresses, localhost and the host of origin are always allowed
    secure_cookie: bool = False  # browsers send the cookie only over https; True behind a proxy with https
    warm: bool = True  # compile the games in another process
    bot_pause: float = 0.2  # seconds before an answer of a bot
    # bots that search at the same time; when at most half as many do, each uses several threads
    bot_processes: int = 2
    # seconds that a bot may search for an answer; fewer if more bots search than there are processes
    bot_seconds: float = 1
    bot_seconds_mail: float = 10  # the same as bot_seconds, at a table by mail
    bot_deadline: float = 20  # seconds that a bot may take for one task, such as a choice
    bot_niceness: int = 10  # of the processes of bots: the server, which responds to people, goes first
    table_threads: int = 4  # threads for uncompiled rules and other slow work
    tables_in_memory: int = 200  # others are loaded again when they are needed
    snapshot_every: int = 50  # commands between two snapshots of a position
    stalled_after: float = 60  # seconds without progress of bots or clocks until /healthz fails
    # days until a table expires; 0: never
    keep_open: int = 90  # an unchanged table where play has not begun
    keep_bots: int = 30  # an unchanged, unfinished table of bots alone
    keep_people: int = 730  # an unchanged, unfinished table with people
    max_body: int = 65_536  # bytes
    notification_delay: float = 60  # seconds from the beginning of a turn to its notification
    notification_delay_mail: float = 0  # the same as notification_delay, for play by mail
    push_hosts: str = (  # the push services of browsers; the server calls no other
        "fcm.googleapis.com, updates.push.services.mozilla.com, *.push.apple.com, *.notify.windows.com"
    )
    push_contact: str = ""  # "mailto:..." or "https://...", for the push services; empty: the origin
    smtp_host: str = ""  # empty: no e-mail; it needs smtp_sender and origin too
    smtp_port: int = 587
    smtp_user: str = ""
    smtp_password: str = field(default="", repr=False)
    smtp_security: str = "starttls"  # or "tls", "none"
    smtp_sender: str = ""  # "Stridsplan <table@example.org>"
    # how often one address, and how often one visitor, may do something
    rate_create: str = "60/minute"  # tables and tournaments created, and requests of quick pairing
    rate_write: str = "1200/minute"  # commands and other changes
    rate_read: str = "2400/minute"
    rate_picture: str = "120/minute"  # pictures of boards, for previews of links
    rate_advice: str = "20/minute"  # advice, analyses and answers to puzzles
    rate_chat: str = "60/minute"  # chat messages
    rate_people: str = "60/hour"  # friends added, challenges and blocks
    rate_report: str = "20/hour"  # reports to the operators
    rate_login: str = "10/minute"  # passwords tried
    rate_login_name: str = "20/hour"  # the same for one name, from one address or known browser
    rate_login_anywhere: str = "1000/hour"  # the same for one name, from all unknown browsers together
    rate_recovery: str = "20/hour"  # recovery codes tried, and e-mails requested
    rate_mail: str = "5/hour"  # confirmations sent, also by e-mail address
    open_tables_per_visitor: int = 5  # tables in the lobby at once
    open_tables_per_address: int = 20
    rate_connect: str = "300/minute"  # websockets opened
    sockets_per_address: int = 200  # websockets open at once
    sockets_per_visitor: int = 30
    trusted_proxies: str = "127.0.0.1"  # addresses whose X-Forwarded-For is trusted, "*" for any
    metrics_from: str = "127.0.0.0/8,::1/128"  # networks that may read /metrics
    metrics_token: str = ""  # a bearer token that allows clients on any network to read /metrics
    log_form: str = "auto"  # "json", "text"; auto: text at a terminal
    log_level: str = "auto"  # "debug", "info", "warning", "error"; auto: warning at a terminal, else info

    @property
    def url(self) -> str:
        """The URL of the database."""
        return self.database_url or f"sqlite+aiosqlite:///{(self.data / 'stridsplan.db').resolve()}"

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ, **given: Any) -> "Settings":
        """Return settings from the environment; arguments override it. An empty value is ignored, except a text."""
        for setting in fields(cls):
            text = environment.get(PREFIX + setting.name.upper())
            if text is None and setting.name in OLD_NAMES:
                text = environment.get(PREFIX + OLD_NAMES[setting.name].upper())
            if text is not None and (text or setting.type is str) and setting.name not in given:
                given[setting.name] = _read(setting.type, text)
        return cls(**given)


def _read(kind: Any, text: str) -> Any:
    if kind is bool:
        return text.lower() in ("1", "true", "yes", "on")
    return kind(text)
