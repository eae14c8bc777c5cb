"""Tournaments between bots, and their command line."""

import csv
import json

import pytest
from typer.testing import CliRunner

from stridsplan.bots import get_bot
from stridsplan.cli import app
from stridsplan.engine.registry import game_ids, load_game
from stridsplan.lab import arena, ladder

GAMES = [game for game in game_ids() if 2 in load_game(game).seats]


@pytest.fixture(autouse=True)
def _uncompiled(monkeypatch):
    """Do not compile the rules for a few games."""
    monkeypatch.setattr(arena, "warm_up", lambda game: None)
    monkeypatch.setattr(arena.search, "warm_up", lambda game: None)


def short_profile(game):
    """Return the profile "short", if the game has it."""
    return "short" if "short" in load_game(game).profiles else None


def bots(*names):
    return [get_bot(name) for name in names]


def test_a_round_robin_must_be_repeatable_from_its_seed():
    game = next(game for game in GAMES if short_profile(game))
    names = ["Ada", "Bo", "Cy"]
    first, repeated = (
        arena.play(game, names, bots("policy", "random", "policy"), "round-robin", profile="short", seed=3)
        for _ in range(2)
    )
    assert [bout.match.entries for bout in first.bouts] == [(1, 2), (0, 2), (0, 1)]
    assert sum(row.played for row in first.rows) == 6
    assert sum(row.difference for row in first.rows) == 0
    assert first == repeated


def test_the_winner_of_a_knock_out_must_have_lost_no_match():
    game = next(game for game in GAMES if short_profile(game))
    played = arena.play(game, list("ABCDE"), bots(*["random"] * 5), "knock-out", profile="short", seed=1)
    losers = [
        set(bout.match.entries) - {bout.match.winner}
        for bout in played.bouts
        if bout.match.winner is not None
    ]
    assert len(losers) == 4
    assert played.champion not in set().union(*losers)


def test_an_endless_match_must_be_reported():
    with pytest.raises(arena.Undecided):
        arena.play(GAMES[0], ["a", "b"], bots("random", "random"), "round-robin", max_commands=5)


def run(*arguments):
    return CliRunner().invoke(app, ["arena", *arguments])


def test_the_command_must_print_standings_or_json():
    game = next(game for game in GAMES if short_profile(game))
    shown = run(game, "--bots", "Ada=policy,random", "--profile", "short")
    assert shown.exit_code == 0, shown.output
    assert "Ada" in shown.output
    assert "1/1" in shown.output
    printed = run(
        game, "--bots", "Ada=policy,random", "--profile", "short", "--format", "knock-out", "--json"
    )
    assert json.loads(printed.stdout)["entries"] == ["Ada", "random"]
    assert json.loads(printed.stdout)["champion"] in (0, 1)


@pytest.mark.parametrize("entries", ["policy", "policy,nobody"])
def test_invalid_entries_must_be_refused(entries):
    refused = run(GAMES[0], "--bots", entries)
    assert refused.exit_code == 2


def test_a_challenge_must_count_wins_and_be_repeatable():
    game = next(game for game in GAMES if short_profile(game))
    shares = []
    policy, rivals = get_bot("policy"), get_bot("random")
    result = arena.challenge(game, policy, rivals, 2, 2, profile="short", seed=1, done=shares.append)
    assert len(shares) == result.games == 2
    assert (result.wins, result.share, result.fair) == (2, 1.0, 0.5)
    assert 0 < result.low < result.share <= result.high
    repeated = arena.challenge(game, policy, rivals, 2, 2, profile="short", seed=1)
    assert repeated.decisions == result.decisions


def test_every_game_must_be_recorded_and_repeatable(tmp_path):
    game, records = next(game for game in GAMES if short_profile(game)), []
    arena.challenge(game, *bots("policy", "random"), 2, 2, profile="short", seed=1, keep=records.append)
    assert [(played.number, played.seed, played.bots) for played in records] == [
        (0, [1, 0], ["policy", "random"]),
        (1, [1, 1], ["random", "policy"]),
    ]
    assert all(sum(played.shares) == 1 for played in records)
    file = tmp_path / "games.jsonl"
    for _ in range(2):
        output = run(
            game, "--bots", "policy,random", "--profile", "short", "--format", "challenge",
            "--games", "1", "--seed", "1", "--out", str(file),
        )  # fmt: skip
        assert output.exit_code == 0, output.output
    first, repeated = map(json.loads, file.read_text().splitlines())
    assert first["shares"] == repeated["shares"] == records[0].shares
    assert first["actions"] == repeated["actions"]


def test_games_must_be_recorded_as_csv_with_a_row_for_each_seat(tmp_path):
    game, file = next(game for game in GAMES if short_profile(game)), tmp_path / "games.csv"
    for seed in ("1", "2"):
        output = run(
            game, "--bots", "policy,random", "--profile", "short", "--format", "challenge",
            "--games", "1", "--seed", seed, "--out", str(file),
        )  # fmt: skip
        assert output.exit_code == 0, output.output
    with file.open(newline="") as text:
        rows = list(csv.DictReader(text))
    assert [(row["seed"], row["seat"], row["bot"]) for row in rows] == [
        ("1 0", "0", "policy"), ("1 0", "1", "random"), ("2 0", "0", "policy"), ("2 0", "1", "random"),
    ]  # fmt: skip
    assert [float(row["share"]) for row in rows] == [1, 0, 1, 0]


def game_record(number, shares):
    """The record of a finished game for two with this result."""
    return arena.GameRecord(
        game="any",
        version=1,
        number=number,
        seed=[1],
        bots=[],
        shares=shares,
        is_finished=True,
        actions=1,
        decisions=[1, 1],
        seconds=[0, 0],
    )


def test_a_challenge_must_stop_when_the_difference_is_clear(monkeypatch):
    def play_one(setting, bots, seed, seconds, number):
        return game_record(number, [float(bot is strong) for bot in bots])

    strong, weak = bots("policy", "random")
    monkeypatch.setattr(arena, "play_one", play_one)
    result = arena.challenge(GAMES[0], strong, weak, seats=2, games=1000, sprt=(0, 100))
    assert result.verdict == "stronger"
    assert result.games % 2 == 0  # the bot has played each seat equally often
    assert result.games < 30
    assert "stronger" in str(result)


def test_a_ladder_must_rate_bots_by_the_games_within_its_reach(monkeypatch):
    names = ["random", "recruit", "policy", "sergeant"]

    def play_one(setting, bots, seed, seconds, number):
        """The bot that is named later wins."""
        places = [names.index(bot.name) for bot in bots]
        shares = [float(place == max(places)) for place in places]
        return game_record(number, shares)

    monkeypatch.setattr(ladder, "play_one", play_one)
    played = ladder.play_ladder(GAMES[0], names, bots(*names), 2, seed=1, reach=2)
    assert (0, 3) not in played.cells
    assert [rating.games for rating in played.ratings] == [4, 6, 6, 4]
    ratings = [rating.mu for rating in played.ratings]
    assert ratings == sorted(ratings)
    for (a, b), won in played.cells.items():
        assert [1 - share for share in won] == played.cells[b, a] == [float(b > a)] * 2
    table = ladder.as_markdown(played)
    assert table.splitlines()[2].startswith("| sergeant |")
    assert played.as_json()["ratings"][0]["bot"] == "random"


@pytest.mark.parametrize("bounds", ["30,0", "x", "1"])
def test_invalid_bounds_must_be_refused(bounds):
    output = run(GAMES[0], "--bots", "policy,random", "--format", "challenge", "--sprt", bounds)
    assert output.exit_code == 2
    assert "the lower one first" in output.output


@pytest.mark.parametrize("format", ["round-robin", "knock-out", "ladder"])
def test_only_a_challenge_may_be_a_sequential_test(format):
    output = run(GAMES[0], "--bots", "policy,random", "--format", format, "--sprt", "0,30")
    assert output.exit_code == 2
    assert "--sprt and --out are for challenges" in output.output
