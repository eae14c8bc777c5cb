"""Luck in battle: its mean over all faces is zero, and results belong to the right seat."""

from collections import Counter
from hashlib import sha256
from itertools import product

import pytest

from games.risk.battle import attack, attack_until, front
from games.risk.positions import RISK, position
from stridsplan import Table
from stridsplan.bots import get_bot
from stridsplan.engine import dice, log
from stridsplan.engine.at_table import AtTable
from stridsplan.engine.dice import seeded_tape
from stridsplan.engine.game import MeasuredCommand
from stridsplan.engine.luck import moments, statistics, sum_up
from stridsplan.games.risk import luck
from stridsplan.games.risk.components import TERRITORIES
from stridsplan.games.risk.odds import DICE_PAIRS, roll_odds
from stridsplan.games.risk.rules.combat import exchange
from stridsplan.games.risk.state import NEUTRAL

OPTIONS = RISK.encode_options(3, RISK.resolve_options(3, None, {}))


def measured_command(game):
    """The last action as a command of seat 0, without its draws: Risk measures luck by events."""
    return MeasuredCommand(seat=0, events=game.rows, draws=[])


def sums(*commands):
    """The sums of some commands: {(seat, id of a measure such as "lost"): (expected sum, sum that fell)}."""
    added = sum_up(luck.measure(OPTIONS, commands), luck.MEASURES)
    return {(entry["seat"], entry["id"]): (entry["expected"], entry["fell"]) for entry in added}


def all_rolls(attack_dice, defence_dice):
    """The log rows of one exchange, for all faces of the dice."""
    s = position(owner={"alaska": 0, "kamchatka": 1}).s
    s.source, s.target = TERRITORIES.index("alaska"), TERRITORIES.index("kamchatka")
    for faces in product(range(6), repeat=attack_dice + defence_dice):
        events = log.blank_log(2)
        s.armies[s.source], s.armies[s.target] = 5, 5
        exchange(s, attack_dice, defence_dice, dice.loaded_tape(faces), events)
        yield log.rows(events)


@pytest.mark.rule("RK-ATT-8", "RK-ATT-9", "RK-ATT-10")
@pytest.mark.parametrize(("attack_dice", "defence_dice"), DICE_PAIRS)
def test_over_all_faces_of_an_exchange_luck_must_be_zero(attack_dice, defence_dice):
    bias, variance_error = Counter(), Counter()
    for events in all_rolls(attack_dice, defence_dice):
        for entry in luck.measure(OPTIONS, [MeasuredCommand(seat=0, events=events, draws=[])]):
            mean, variance = moments(entry.odds)
            bias[entry.seat, entry.id] += entry.fell - mean
            variance_error[entry.seat, entry.id] += (entry.fell - mean) ** 2 - variance
    assert set(bias) == {(0, "lost"), (0, "lost_attacking"), (1, "lost"), (1, "lost_defending")}
    assert max(map(abs, bias.values())) < 1e-6
    assert max(map(abs, variance_error.values())) < 1e-6


@pytest.mark.rule("RK-ATT-11")
def test_every_exchange_of_a_long_attack_must_be_measured():
    game = attack_until(front(source=5, target=3), 4, faces=[6, 6, 6, 1, 1, 1, 1, 1, 6])
    added = sums(measured_command(game))
    first, second = roll_odds(3, 2), roll_odds(3, 1)
    expected = first[1] + 2 * first[2] + second[1]
    assert added[1, "lost_defending"] == (pytest.approx(expected), 2)
    assert added[0, "lost_attacking"] == (pytest.approx(3 - expected), 1)


def test_the_luck_of_attacker_and_defender_must_add_up_to_zero():
    game = attack(front(source=4, target=3), 3, 3, [6, 5, 4, 1, 1])
    added = sums(measured_command(game))
    bias = {key: fell - expected for key, (expected, fell) in added.items()}
    assert bias[0, "lost"] == pytest.approx(-bias[1, "lost"])
    assert bias[0, "lost"] < 0


def test_loaded_dice_must_show_in_luck():
    game = attack_until(front(source=20, target=11), 1, faces=[6, 6, 6, 1, 1] * 5 + [6, 6, 6, 1])
    (lost,) = [
        entry
        for entry in sum_up(luck.measure(OPTIONS, [measured_command(game)]), luck.MEASURES)
        if entry["id"] == "lost_attacking"
    ]
    assert lost["fell"] == 0
    assert lost["tail"] == pytest.approx(roll_odds(3, 2)[2] ** 5 * roll_odds(3, 1)[1])
    assert lost["p"] < 0.05


@pytest.mark.rule("RK-GEN-8")
def test_dice_must_belong_to_attacker_and_defender_each():
    game = attack_until(front(source=5, target=3), 4, faces=[6, 6, 6, 1, 1, 1, 1, 1, 6])
    assert luck.owners(measured_command(game)) == [0, 0, 0, 1, 1, 0, 0, 0, 1]


@pytest.mark.rule("RK-2P-1")
def test_the_neutral_force_must_have_neither_luck_nor_dice():
    game = attack(front(source=4, owner={"kamchatka": NEUTRAL}, seats=2), 3, 3, [6, 5, 4, 1])
    assert luck.owners(measured_command(game)) == [0, 0, 0, None]
    assert {seat for seat, _ in sums(measured_command(game))} == {0}


# -- Whole games ---------------------------------------------------------------------------------------------


def played_table(seed, exchanges=None):
    """A table of three at which bots have played to the end, or until there were `exchanges` exchanges."""
    table, tape = Table("risk", seats=3, secret=sha256(b"%d" % seed).digest()), seeded_tape(seed)
    while not table.is_over and (exchanges is None or len(exchanges_of(table)) < exchanges):
        seat = table.to_act()[0]
        code = get_bot("policy").choose(table.game, table.observe(seat), seat, table.legal(seat), tape)
        table.act(seat, code)
    return table


def exchanges_of(table):
    """The arguments of all exchanges in the log of a table."""
    return [event["args"] for event in table.log(None) if event["id"] == "exchange"]


@pytest.fixture(scope="module")
def game():
    """A finished game of bots, as a table."""
    return played_table(seed=1)


def test_sums_over_a_game_must_add_up(game):
    exchanges = exchanges_of(game)
    luck_of = {(entry["seat"], entry["id"]): entry for entry in statistics(game)["luck"]}
    for seat in range(3):
        attacked = [entry for entry in exchanges if entry["seat"]["seat"] == seat]
        defended = [entry for entry in exchanges if entry["defender"] == {"seat": seat}]
        assert luck_of[seat, "lost_attacking"]["fell"] == sum(entry["attacker_loss"] for entry in attacked)
        assert luck_of[seat, "lost_defending"]["fell"] == sum(entry["defender_loss"] for entry in defended)
        assert luck_of[seat, "lost"]["throws"] == len(attacked) + len(defended)
        for field in ("expected", "fell"):
            parts = luck_of[seat, "lost_attacking"][field] + luck_of[seat, "lost_defending"][field]
            assert luck_of[seat, "lost"][field] == pytest.approx(parts)
    assert sum(
        luck_of[seat, "lost"]["fell"] - luck_of[seat, "lost"]["expected"] for seat in range(3)
    ) == pytest.approx(0)


def test_every_die_of_a_game_must_be_counted_once_and_by_its_owner(game):
    counted, exchanges = statistics(game)["dice"], exchanges_of(game)
    assert [(entry["seat"], entry["stream"], entry["sides"]) for entry in counted] == [
        (k, "dice", 6) for k in range(3)
    ]
    for entry in counted:
        own = [faces for exchange_args in exchanges for faces in dice_of(exchange_args, entry["seat"])]
        assert entry["counts"] == [own.count(face) for face in range(1, 7)]
        assert entry["mean"] == pytest.approx(sum(own) / len(own))
        assert (entry["expected"], entry["undone"]) == (3.5, 0)


def dice_of(exchange_args, seat):
    """The dice of a seat in one exchange."""
    if exchange_args["seat"]["seat"] == seat:
        yield from exchange_args["attack_dice"]
    if exchange_args["defender"] == {"seat": seat}:
        yield from exchange_args["defence_dice"]


def test_undone_moves_must_not_count_as_luck_but_their_dice_must_count():
    table = played_table(seed=2, exchanges=9)
    before = exchanges_of(table)
    table.take_back(table.commands[-1].seat)
    left = exchanges_of(table)
    agree_on_draw(table)
    found = statistics(table)
    assert sum(entry["throws"] for entry in found["luck"] if entry["id"] == "lost_attacking") == len(left)
    assert sum(entry["undone"] for entry in found["dice"]) == count_dice(before) - count_dice(left) > 0
    assert sum(sum(entry["counts"]) for entry in found["dice"]) == count_dice(before)


def agree_on_draw(table):
    first = table.to_act()[0]
    table.act(first, AtTable.OFFER_DRAW)
    for seat in {0, 1, 2} - {first}:
        table.act(seat, AtTable.ACCEPT_DRAW)


def count_dice(exchanges):
    """The number of dice in some exchanges."""
    return sum(len(entry["attack_dice"]) + len(entry["defence_dice"]) for entry in exchanges)


def test_only_public_events_must_be_measured(game):
    masks = [int(row[log.MASK]) for rows in game.log_rows() for row in rows]
    assert masks
    assert all(mask & log.EVERYONE for mask in masks)
    assert sum(len(rows) for rows in game.log_rows()) == len(game.log(None))
