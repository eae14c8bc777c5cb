"""The tables of battle and information, compared with the text of the catalogue (1.4, 1.12, 1.13, 1.15 to 1.18)."""

import re
from collections import Counter

import pytest

import catalogues
from stridsplan.games.clusta_noba.components import battle, information
from stridsplan.games.clusta_noba.components.map import Terrain

CATALOGUE = catalogues.read("clusta_noba")
# All cells, from the worst for the winner to the best ("Data check" of 1.12); p: the loss is permanent
SORTED_CELLS = """50/10 45/10 40/15 35/15 30/20 25/20 25/25 20/25 20/30 15/30 15/35 15/40p 10/40p 10/45p 10/50p
    10/60p* 5/65p* 5/70p* 5/80p* 0/90p* 0/100p 0/100p†""".split()
PLACE = {battle.read_cell(text): k for k, text in enumerate(SORTED_CELLS)}
CELLS = [cell for row in battle.CELLS for cell in row]


def section(number):
    """The text of a section of the catalogue."""
    return re.search(rf"^### {number} .*?\n(.*?)(?=^##)", CATALOGUE, re.MULTILINE | re.DOTALL)[1]


def table(number):
    """The rows of the table in a section, without its heading."""
    lines = [line for line in section(number).splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def numbers(cells):
    """The first number of each cell."""
    return [int(re.search(r"-?\+?\d+", cell)[0]) for cell in cells]


# -- The combat table ----------------------------------------------------------------------------------------


@pytest.mark.rule("CN-COMBAT-9", "CN-COMBAT-19", "CN-COMBAT-20")
def test_the_combat_table_must_be_the_one_of_the_catalogue():
    printed = re.search(r"^row;.*\n((?:\d+;.*\n)+)", section("1.12"), re.MULTILINE)[1]
    assert battle.TABLE.strip() == printed.strip()


def test_the_arrays_must_hold_the_values_of_the_cells():
    for row, cells in enumerate(battle.CELLS):
        for column, cell in enumerate(cells):
            assert cell == (
                battle.WINNER_LOSS[row, column],
                battle.LOSER_LOSS[row, column],
                battle.IS_PERMANENT[row, column],
                battle.RETREATS[row, column],
                battle.IS_DESTROYED[row, column],
            )


def test_every_d_must_have_one_row():
    bounds = [line.split(";")[1:3] for line in battle.TABLE.split()]
    assert bounds[0][0] == "-inf"
    assert bounds[-1][1] == "+inf"
    assert [int(low) for low, _ in bounds[1:]] == [int(high) + 1 for _, high in bounds[:-1]]
    assert battle.ROW_FROM.tolist() == [int(low) for low, _ in bounds[1:]]


def test_each_row_and_column_must_follow_one_order_of_the_cells():
    assert set(CELLS) == set(PLACE)
    for row in battle.CELLS:
        places = [PLACE[cell] for cell in row]
        assert places == sorted(places)
    for column in zip(*battle.CELLS, strict=True):
        places = [PLACE[cell] for cell in column]
        assert places == sorted(places)


def test_the_counts_of_the_cells_must_be_those_of_the_catalogue():
    assert len(CELLS) == 69
    assert sum(cell.is_permanent for cell in CELLS) == 37
    assert sum(cell.retreats for cell in CELLS) == 15
    assert sum(cell.is_destroyed for cell in CELLS) == 5
    assert sum(cell.loser_loss == 100 and not cell.is_destroyed for cell in CELLS) == 2
    assert (battle.ROWS, battle.COLUMNS) == (23, 3)


@pytest.mark.rule("CN-COMBAT-24")
def test_a_printed_loss_of_forty_or_more_must_be_permanent():
    assert all(cell.is_permanent == (cell.loser_loss >= 40) for cell in CELLS)


@pytest.mark.rule("CN-COMBAT-21", "CN-TRAP-15")
def test_a_loss_of_100_percent_may_be_without_the_dagger():
    plain, dagger = battle.read_cell("0/100p"), battle.read_cell("0/100p†")
    assert plain.loser_loss == dagger.loser_loss == 100
    assert not plain.is_destroyed
    assert dagger.is_destroyed


# -- The other tables of battle ------------------------------------------------------------------------------


@pytest.mark.rule("CN-CMD-2", "CN-CMD-3")
def test_tactics_must_depend_on_the_lv():
    printed = re.search(r"^LV to Tactics .*?: (.*?)\. ", section("1.4"), re.MULTILINE)[1]
    pairs = [tuple(map(int, pair.split("→"))) for pair in printed.split(", ")]
    assert [(lv, battle.TACTICS[lv]) for lv in range(1, 6)] == pairs
    assert battle.TACTICS[battle.LEADERLESS] == 7


@pytest.mark.rule("CN-CMD-1")
def test_a_commander_of_lv_4_or_5_must_be_superled():
    for row in table("1.4"):
        if row[2].isdigit():
            assert (int(row[2]) >= battle.SUPERLED_LV) == (row[5] == "yes"), row


@pytest.mark.rule("CN-MORALE-7")
def test_the_modifiers_of_morale_must_be_those_of_the_catalogue():
    printed = numbers(row[1] for row in table("1.13"))
    assert printed == [
        battle.LOST_HALF,
        battle.ATTACKED_BY_CRURIANS,
        battle.LEADER_FALLEN,
        battle.LARGER_OPPONENT,
    ]


@pytest.mark.rule("CN-LOSS-2", "CN-LOSS-5", "CN-LOSS-8")
def test_the_shares_of_the_fates_of_lost_men_must_be_those_of_the_catalogue():
    full, simple = battle.FATES_UP_TO.tolist()
    shares = [now - before for before, now in zip([0, *full], full, strict=False)]
    assert shares == numbers(row[0] for row in table("1.15"))
    assert simple == [60, 60, 60, 100]
    assert (battle.BADLY_DAYS, battle.WOUNDED_DAYS) == (14, 7)


# -- The tables of information -------------------------------------------------------------------------------


@pytest.mark.rule("CN-INFO-2")
def test_errors_must_have_the_printed_steps_and_probabilities():
    rows = re.findall(r"^\| (.*?) \|(.*)\|$", section("1.16"), re.MULTILINE)
    rolls, *rest = ([cell.strip() for cell in cells.split("|")] for _, cells in rows)
    steps, errors, chances = map(numbers, rest)
    assert [f"{low}-{high}" if low < high else str(low) for low, high in information.ERRORS] == rolls
    assert steps == list(range(-information.MOST_STEPS, information.MOST_STEPS + 1))
    assert information.ERROR_PERCENT.tolist() == errors
    counts = Counter(information.ERROR_STEP.tolist())
    assert [5 * counts[step] for step in steps] == chances  # each face of 1d20 is 5 percent


@pytest.mark.rule("CN-COURIER-8")
def test_the_chances_of_capture_must_be_those_of_the_catalogue():
    columns = [Terrain.OPEN, Terrain.PINE, Terrain.WHITE, Terrain.BUILDINGS]
    for group, row in enumerate(table("1.17")):
        bonuses = [information.ON_ROAD[group], information.IN_OWN_HEX[group], information.WITH_HUNT[group]]
        assert [*(information.CAPTURE[group, t] for t in columns), *bonuses] == numbers(row[1:])
        assert information.CAPTURE[group, Terrain.BRIDGE] == information.CAPTURE[group, Terrain.OPEN]


@pytest.mark.rule("CN-PASS-1")
def test_the_patrols_must_be_those_of_the_catalogue():
    for size, (_, same, adjacent, met) in enumerate(table("1.18")):
        # The catalogue writes dice as in "1T4+2"
        faces, more = re.search(r"1T(\d+)(?:\+(\d+))?", met).groups(default="0")
        assert information.PATROLS[size].tolist() == [
            *numbers([same, adjacent]),
            int("officer" in met),
            int(faces),
            int(more),
        ]


@pytest.mark.rule("CN-PASS-2")
def test_a_small_party_must_pass_unseen_as_often_as_the_catalogue_says():
    columns = [Terrain.OPEN, Terrain.PINE, Terrain.WHITE, Terrain.BUILDINGS, Terrain.BRIDGE]
    assert [information.UNDISCOVERED[terrain] for terrain in columns] == [25, 50, 75, 25, 25]
