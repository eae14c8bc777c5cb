"""The example game of docs/adding-a-game.md passes the whole contract, interpreted and compiled."""

import inspect
import re
import sys

import pytest

import catalogues
from contract import test_compiled, test_hidden_fields, test_play, test_secrecy, test_tables
from contract.cases import Case
from contract.walk import Walk
from documents import blocks
from stridsplan.engine import entries as engine_entries
from stridsplan.engine import registry
from stridsplan.engine.proof import verify
from stridsplan.engine.table import Table

PAGE = "docs/adding-a-game.md"
HEADING = re.compile(r"# (ring/\w+\.py)\n")
FILES = [text for text in blocks(PAGE, "python") if HEADING.match(text)]
SCRIPTS = [text for text in blocks(PAGE, "python") if not HEADING.match(text)]
CASES = [Case("ring", 2), Case("ring", 3, (("ties", "attacker"),))]
MODULES = (test_play, test_secrecy, test_tables, test_compiled)
GIVEN = {"case", "entries", "pace"}  # the arguments that this module can pass to a contract test
UNKNOWN = -2  # as on the page
CONTRACT = [
    test
    for module in MODULES
    for name, test in vars(module).items()
    if name.startswith("test_") and set(inspect.signature(test).parameters) <= GIVEN
]


@pytest.fixture(scope="module")
def ring(tmp_path_factory):
    """Install the game of the page as a package, while this module runs."""
    home = tmp_path_factory.mktemp("game")
    for text in FILES:
        path = home / HEADING.match(text)[1]
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    (catalogue,) = blocks(PAGE, "markdown")
    (home / "ring.md").write_text(catalogue, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(home)
        patch.setenv("STRIDSPLAN_CACHE", str(home / "cache"))
        patch.setattr(registry, "GAMES", dict(registry.GAMES))
        patch.setattr(catalogues, "FOLDER", home)
        registry.register("ring", "ring")
        yield registry.load_game("ring")
    registry.load_game.cache_clear()
    engine_entries._COMPILED.pop("ring", None)
    for name in [name for name in sys.modules if name.split(".")[0] == "ring"]:
        del sys.modules[name]


@pytest.fixture(scope="module")
def mode(request):
    return getattr(request, "param", "interpreted")


@pytest.fixture(scope="module")
def entries(ring, mode):
    return {"ring": getattr(engine_entries, mode)(ring)}


@pytest.fixture
def pace(mode):
    """The factor by which tests are shorter when rules are interpreted."""
    return 10 if mode == "interpreted" else 1


BOTH_MODES = [
    (mode, test)
    for mode in ("interpreted", "compiled")
    for test in CONTRACT
    if mode == "compiled" or test.__module__ != test_compiled.__name__
]


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize(
    ("mode", "test"), BOTH_MODES, indirect=["mode"], ids=lambda part: getattr(part, "__name__", part)
)
def test_the_example_must_pass_the_contract(test, case, mode, entries, pace):
    given = {"case": case, "entries": entries, "pace": pace}
    test(**{name: given[name] for name in inspect.signature(test).parameters})


@pytest.mark.parametrize("mode", ["interpreted", "compiled"], indirect=True)
def test_the_hidden_fields_of_the_example_must_change_nothing(mode, entries, pace):
    test_hidden_fields.check_hidden_fields(CASES, entries, pace)


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("mode", ["compiled"], indirect=True)
def test_random_play_of_the_example_must_agree(case, mode, entries):
    test_compiled.check_random_play(case, entries)


def test_the_contract_tests_must_be_found():
    assert len(CONTRACT) > 20


@pytest.mark.parametrize("number", range(len(SCRIPTS)))
def test_the_example_must_be_playable(number, entries):
    exec(compile(SCRIPTS[number], PAGE, "exec"), {"__name__": "example"})


def test_treasures_of_others_must_be_hidden_and_determinized_to_every_possible_place(entries):
    walk = Walk(CASES[1], entries["ring"], seed=1)
    for seat in range(3):
        treasures = walk.view(seat)[0].treasure
        assert [treasure == UNKNOWN for treasure in treasures] == [other != seat for other in range(3)]
        samples = [walk.determinized(seat, seed)[0].treasure for seed in range(60)]
        for other in range(3):
            homes = (
                {walk.states[0].treasure[seat]} if other == seat else {f for f in range(8) if f % 3 == other}
            )
            assert {sample[other] for sample in samples} == homes


def test_the_key_of_the_dice_must_be_published_and_that_of_the_treasures_must_not(entries):
    table = Table("ring", seats=3, secret=bytes(32))
    while not table.is_over:
        (seat,) = table.to_act()
        table.act(seat, table.legal(seat)[0])
    keys = {stream["name"]: stream["key"] for stream in table.fairness()}
    assert keys["dice"] is not None
    assert keys["treasures"] is None
    assert verify(table.transcript()) == []
    assert sorted(treasure is None for treasure in table.view(None)["treasures"]) == [False, True, True]
