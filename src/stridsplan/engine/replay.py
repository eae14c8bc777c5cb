"""Rebuilding a table from its rows: the commands in force are played again with the stored draws."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Any, Self

from . import loops
from .command import SETUP_SEAT, Command, decoded, in_force
from .play import Play
from .position import Position


class Replay(Play):
    """Play that can be rebuilt from its rows, as it is now or as it was after any of them."""

    @classmethod
    def restore(
        cls,
        game: str,
        seats: int,
        profile: str | None,
        options: Mapping[str, Any],
        secret: bytes,
        contributions: Iterable[str],
        rows: Sequence[Command],
        rules: int | None = None,
    ) -> Self:
        """Return a table rebuilt from all its rows: the commands in force are replayed with the stored draws."""
        table = cls.__new__(cls)
        table._prepare(game, seats, profile, options, secret, contributions, rules)
        table._replay(rows)
        return table

    def at(self, count: int) -> Self:
        """Return the table as it was after its first `count` rows."""
        setting = (self.seats, self.profile, self.requested_options, self.secret, self.contributions)
        return self.restore(self.game.id, *setting, self.rows[:count], self.rules)

    def positions(self) -> Iterator[tuple[int, Position]]:
        """Replay the commands in force; yield the number of each, from 1, and the position after it."""
        again = self.at(1)  # after the set-up
        for number, command in enumerate(self.commands, start=1):
            if number > 1:
                again._repeat(command)
            yield number, again._position

    def _replay(self, rows: Sequence[Command]) -> None:
        """Replace the rows by these, and play their commands in force again. Random words of the commands that were
        taken back are not used again."""
        self._begin()
        kept = in_force(rows)
        self._repeat_all([command for _, command in kept])
        numbers = {number for number, _ in kept}
        self._draws.advance([row for number, row in enumerate(rows, start=1) if number not in numbers])
        self.rows = list(rows)

    def _repeat_all(self, commands: Sequence[Command]) -> None:
        """Repeat commands, as many at once as possible."""
        at = 0
        while at < len(commands):
            at += self._repeat_together(list(takewhile(self._is_plain, commands[at:])))
            if at < len(commands):
                self._repeat(commands[at])
                at += 1

    def _is_plain(self, command: Command) -> bool:
        """Return whether a command has only codes of the game, and is not held back (`_is_held`)."""
        codes = command.codes
        return (
            0 <= command.seat < self.seats
            and not self._is_held(command)
            and bool(codes)
            and 0 <= min(codes) <= max(codes) < len(self.game.actions)
        )

    def _repeat_together(self, commands: Sequence[Command]) -> int:
        """Repeat plain commands compiled, up to the first that `loops.replay_commands` does not repeat; return how
        many: 0 if the rules are not compiled here, or if a seat has left or agreed to a draw."""
        agreements = self._agreements
        if not commands or agreements.out or agreements.agreed or self._is_ended:
            return 0  # `act` must check after each command whether the eliminations decide the game
        if not self._entries.are_compiled:
            return 0
        seats, codes, draws = zip(*((c.seat, c.codes, c.draws) for c in commands), strict=True)
        state, events = loops.replay_commands(self.game, self._position.state, seats, codes, draws)
        self._position, self._shown = Position(self.game, state), None
        done = commands[: len(events)]
        for number, (command, rows) in enumerate(zip(done, events, strict=True), start=1):
            self._keep(command, rows, self.is_over and number == len(done))
        self._draws.advance(done)
        return len(done)

    def _repeat(self, command: Command) -> None:
        draws = [value for value, _, _ in decoded(command)]
        if command.seat == SETUP_SEAT:
            self._set_up(draws)
        else:
            self.act(command.seat, command.codes, draws)
