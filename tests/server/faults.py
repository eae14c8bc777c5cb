"""Fault injection: failing writes and fsyncs, lost and stalled database connections, failing statements."""

import contextlib
import ctypes
import itertools
import socket
import threading
from collections.abc import Callable, Iterator
from typing import Any

from sqlalchemy import event

from stridsplan.server.store.database import Database

IOERR_WRITE, IOERR_FSYNC = 778, 1034  # SQLITE_IOERR_WRITE, SQLITE_IOERR_FSYNC
# objects to which SQLite points; a connection may be closed long after its test
_REFERENCED: list[object] = []


class _Vfs(ctypes.Structure):
    """`sqlite3_vfs` of sqlite3.h; `others` are methods that stay as they are."""

    _fields_ = (
        ("version", ctypes.c_int),
        ("size_of_file", ctypes.c_int),
        ("longest_path", ctypes.c_int),
        ("next", ctypes.c_void_p),
        ("name", ctypes.c_char_p),
        ("data", ctypes.c_void_p),
        ("open", ctypes.c_void_p),
        ("others", ctypes.c_void_p * 15),
    )


class _Methods(ctypes.Structure):
    """`sqlite3_io_methods` of sqlite3.h: the methods of an open file."""

    _fields_ = (
        ("version", ctypes.c_int),
        ("close", ctypes.c_void_p),
        ("read", ctypes.c_void_p),
        ("write", ctypes.c_void_p),
        ("truncate", ctypes.c_void_p),
        ("sync", ctypes.c_void_p),
        ("others", ctypes.c_void_p * 13),
    )


_OPEN = ctypes.CFUNCTYPE(
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p
)
_WRITE = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int, ctypes.c_int64)
_SYNC = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int)


class FaultyDisk:
    """A virtual file system of SQLite in which chosen writes or fsyncs fail."""

    def __init__(self) -> None:
        self.counts = {"write": 0, "fsync": 0}
        self._fails: dict[str, range] = {}
        self._own_methods: dict[int, _Methods] = {}  # by the address of SQLite's

    def fail(self, kind: str, first: int = 1, last: int | None = None) -> None:
        """Let the calls of a kind fail from the `first` to the `last` from now; without `last`, only the `first`."""
        now = self.counts[kind]
        self._fails[kind] = range(now + first, now + (last or first) + 1)

    def restore(self) -> None:
        """Let nothing fail any more."""
        self._fails.clear()

    @contextlib.contextmanager
    def installed(self) -> Iterator["FaultyDisk"]:
        """Make this the default file system for connections that are opened meanwhile."""
        sqlite = ctypes.CDLL("libsqlite3.so.0")
        sqlite.sqlite3_vfs_find.restype = ctypes.POINTER(_Vfs)
        usual = sqlite.sqlite3_vfs_find(None)
        own = _Vfs.from_buffer_copy(usual.contents)
        opening = _OPEN(usual.contents.open)

        def open_file(vfs: int, name: int, file: int, flags: int, out: int) -> int:
            answer: int = opening(vfs, name, file, flags, out)
            if answer == 0:
                pointer = ctypes.c_void_p.from_address(file)
                pointer.value = ctypes.addressof(self._methods(pointer.value or 0))
            return answer

        callback = _OPEN(open_file)
        own.name, own.open, own.next = b"faulty", ctypes.cast(callback, ctypes.c_void_p).value, None
        _REFERENCED.extend([callback, opening, own])
        assert sqlite.sqlite3_vfs_register(ctypes.byref(own), 1) == 0
        try:
            yield self
        finally:
            self.restore()
            sqlite.sqlite3_vfs_register(usual, 1)
            sqlite.sqlite3_vfs_unregister(ctypes.byref(own))

    def _methods(self, usual: int) -> _Methods:
        """The methods of a file, with `write` and `sync` replaced."""
        if usual not in self._own_methods:
            own = _Methods.from_buffer_copy((ctypes.c_char * ctypes.sizeof(_Methods)).from_address(usual))
            writing, syncing = _WRITE(own.write), _SYNC(own.sync)

            def write(file: int, data: int, amount: int, offset: int) -> int:
                return IOERR_WRITE if self._is_faulty("write") else writing(file, data, amount, offset)

            def sync(file: int, flags: int) -> int:
                return IOERR_FSYNC if self._is_faulty("fsync") else syncing(file, flags)

            callbacks = _WRITE(write), _SYNC(sync)
            own.write, own.sync = (ctypes.cast(each, ctypes.c_void_p).value for each in callbacks)
            _REFERENCED.extend([*callbacks, writing, syncing, own])
            self._own_methods[usual] = own
        return self._own_methods[usual]

    def _is_faulty(self, kind: str) -> bool:
        self.counts[kind] += 1
        return self.counts[kind] in self._fails.get(kind, ())


class DatabaseProxy:
    """A TCP proxy to a database on this machine that can drop, refuse or stall connections."""

    def __init__(self, port: int):
        self._database_port = port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        self._pairs: list[tuple[socket.socket, socket.socket]] = []
        self._lock = threading.Lock()
        self._is_forwarding = threading.Event()
        self._is_forwarding.set()
        self._is_refusing = False
        self.counts = {"message": 0}  # to the database; what arrives at once counts as one
        self._drop_at: int | None = None
        self._accepting = threading.Thread(target=self._accept, daemon=True)
        self._forwarding: list[threading.Thread] = []
        self._accepting.start()

    def drop_connections(self) -> None:
        """Close every connection."""
        with self._lock:
            pairs, self._pairs = self._pairs, []
        for end in itertools.chain(*pairs):
            _shut_down(end)
            end.close()

    def fail(self, kind: str, number: int) -> None:
        """Close the connection that sends the n-th message from now, before the database receives it."""
        self._drop_at = self.counts[kind] + number

    def refuse_connections(self) -> None:
        """Close every connection, and each new one as soon as it is accepted."""
        self._is_refusing = True
        self.drop_connections()

    def stall(self) -> None:
        """Forward nothing, but keep connections open, so that both ends seem to be connected."""
        self._is_forwarding.clear()

    def restore(self) -> None:
        """Accept and forward again."""
        self._is_refusing, self._drop_at = False, None
        self._is_forwarding.set()

    def close(self) -> None:
        """Close all sockets, and wait until all threads have ended."""
        self.restore()
        _shut_down(self._listener)  # ends the blocking accept; close() would not
        self._accepting.join(10)
        self._listener.close()
        self.drop_connections()
        for thread in self._forwarding:
            thread.join(10)
        assert not any(thread.is_alive() for thread in (self._accepting, *self._forwarding))

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                with self._lock:
                    if self._is_refusing:
                        near.close()
                        continue
                    far = socket.create_connection(("127.0.0.1", self._database_port))
                    self._pairs.append((near, far))
                self._forwarding = [thread for thread in self._forwarding if thread.is_alive()]
                for way in ((near, far, True), (far, near, False)):
                    thread = threading.Thread(target=self._forward, args=way, daemon=True)
                    self._forwarding.append(thread)
                    thread.start()

    def _forward(self, source: socket.socket, target: socket.socket, to_database: bool) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65_536):
                self._is_forwarding.wait()
                if to_database:
                    self.counts["message"] += 1
                    if self.counts["message"] == self._drop_at:
                        break
                target.sendall(data)
        for end in (source, target):
            _shut_down(end)


def _shut_down(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)


class FaultyStatements:
    """The statements and commits of a server's database, of which chosen ones fail."""

    def __init__(self, database: Database):
        self.counts = {"query": 0, "commit": 0, "acknowledgement": 0}
        self._fails: dict[str, int] = {}
        for dialect in (database.engine.sync_engine.dialect, database.blocking_engine.dialect):
            event.listen(dialect, "do_execute", self._execute)
            event.listen(dialect, "do_executemany", self._execute)
            dialect.do_commit = self._committing(dialect)  # type: ignore[method-assign]

    def fail(self, kind: str, number: int) -> None:
        """Let the n-th of a kind from now fail: a query, a commit, or the acknowledgement after a commit."""
        self._fails[kind] = self.counts[kind] + number

    def restore(self) -> None:
        """Let nothing fail any more."""
        self._fails.clear()

    def _execute(self, cursor: object, statement: str, parameters: object, context: Any) -> None:
        self._count("query", context.dialect)

    def _committing(self, dialect: Any) -> Callable[[Any], None]:
        usual = dialect.do_commit

        def commit(connection: Any) -> None:
            self._count("commit", dialect)
            usual(connection)
            self._count("acknowledgement", dialect)

        return commit

    def _count(self, kind: str, dialect: Any) -> None:
        self.counts[kind] += 1
        if self.counts[kind] == self._fails.get(kind):
            raise dialect.loaded_dbapi.OperationalError("an injected fault")
