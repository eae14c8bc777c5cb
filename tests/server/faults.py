"""Faults on purpose, below the program: a write or an fsync that fails, a line that is cut or goes dead."""

import contextlib
import ctypes
import itertools
import socket
import threading
from collections.abc import Callable, Iterator
from typing import Any

from sqlalchemy import event

from stridsplan.server.store.database import Database

IOERR_WRITE, IOERR_FSYNC = 778, 1034  # what SQLite's own layer of files answers then


class _Vfs(ctypes.Structure):
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


class Disk:
    """SQLite's files, of which the n-th write or fsync from now fails, or every one."""

    def __init__(self) -> None:
        self.counts = {"write": 0, "fsync": 0}
        self._fails: dict[str, range] = {}
        self._kept: dict[int, ctypes.Structure] = {}  # what SQLite points to
        self._callbacks: list[object] = []

    def fail(self, kind: str, first: int = 1, last: int | None = None) -> None:
        """Let a kind of call fail, from the n-th from now on to another; without `last`, that one alone."""
        now = self.counts[kind]
        self._fails[kind] = range(now + first, now + (last or first) + 1)

    def mend(self) -> None:
        """Let nothing fail."""
        self._fails.clear()

    @contextlib.contextmanager
    def installed(self) -> Iterator["Disk"]:
        """Stand between SQLite and its files, for the connections that are opened meanwhile."""
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
        self._callbacks += [callback, opening, own]
        assert sqlite.sqlite3_vfs_register(ctypes.byref(own), 1) == 0
        try:
            yield self
        finally:
            self.mend()
            sqlite.sqlite3_vfs_register(usual, 1)
            sqlite.sqlite3_vfs_unregister(ctypes.byref(own))

    def _methods(self, usual: int) -> _Methods:
        """The methods of a file, with ours in the place of two."""
        if usual not in self._kept:
            own = _Methods.from_buffer_copy((ctypes.c_char * ctypes.sizeof(_Methods)).from_address(usual))
            writing, syncing = _WRITE(own.write), _SYNC(own.sync)

            def write(file: int, data: int, amount: int, offset: int) -> int:
                return IOERR_WRITE if self._is_faulty("write") else writing(file, data, amount, offset)

            def sync(file: int, flags: int) -> int:
                return IOERR_FSYNC if self._is_faulty("fsync") else syncing(file, flags)

            callbacks = _WRITE(write), _SYNC(sync)
            own.write, own.sync = (ctypes.cast(each, ctypes.c_void_p).value for each in callbacks)
            self._callbacks += [*callbacks, writing, syncing]
            self._kept[usual] = own
        return self._kept[usual]  # type: ignore[return-value]

    def _is_faulty(self, kind: str) -> bool:
        self.counts[kind] += 1
        return self.counts[kind] in self._fails.get(kind, ())


class Line:
    """A line to a database on this machine, which can be cut, cut at the n-th message, or go dead without a word."""

    def __init__(self, port: int):
        self._port = port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        self._pairs: list[tuple[socket.socket, socket.socket]] = []
        self._lock = threading.Lock()
        self._flows = threading.Event()
        self._flows.set()
        self._refuses = False
        self.counts = {"message": 0}  # to the database
        self._cut_at: int | None = None
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """End every connection."""
        with self._lock:
            pairs, self._pairs = self._pairs, []
        for end in itertools.chain(*pairs):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def fail(self, kind: str, number: int) -> None:
        """End the connection that sends the n-th message from now, before the database gets it."""
        self._cut_at = self.counts[kind] + number

    def part(self) -> None:
        """End every connection and take no new one."""
        self._refuses = True
        self.cut()

    def die(self) -> None:
        """Pass nothing on, and say nothing of it: to both ends the connections look well."""
        self._flows.clear()

    def mend(self) -> None:
        """Work again."""
        self._refuses, self._cut_at = False, None
        self._flows.set()

    def close(self) -> None:
        """End, for good."""
        self.mend()
        self._listener.close()
        self.cut()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                if self._refuses:
                    near.close()
                    continue
                far = socket.create_connection(("127.0.0.1", self._port))
                with self._lock:
                    self._pairs.append((near, far))
                for ends in ((near, far, True), (far, near, False)):
                    threading.Thread(target=self._pass_on, args=ends, daemon=True).start()

    def _pass_on(self, source: socket.socket, target: socket.socket, counts: bool) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65_536):
                self._flows.wait()
                if counts:
                    self.counts["message"] += 1
                    if self.counts["message"] == self._cut_at:
                        break
                target.sendall(data)
        for end in (source, target):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)


class Statements:
    """What a server asks of its database, of which the n-th statement or commit from now fails."""

    def __init__(self, database: Database):
        self.counts = {"query": 0, "commit": 0, "acknowledgement": 0}
        self._fails: dict[str, int] = {}
        for dialect in (database.engine.sync_engine.dialect, database.recorder.dialect):
            event.listen(dialect, "do_execute", self._execute)
            event.listen(dialect, "do_executemany", self._execute)
            dialect.do_commit = self._committing(dialect)  # type: ignore[method-assign]

    def fail(self, kind: str, number: int) -> None:
        """Let the n-th of a kind fail: a query, a commit before it is made, or the word that it was made."""
        self._fails[kind] = self.counts[kind] + number

    def mend(self) -> None:
        """Let nothing fail."""
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
            raise dialect.loaded_dbapi.OperationalError("a fault on purpose")
