"""The comparison of the tests with the catalogues: what counts as a gap, and which ids are known."""

import importlib.util

import pytest

import catalogues
from documents import ROOT
from stridsplan.engine.registry import game_ids

SPEC = importlib.util.spec_from_file_location("rules", ROOT / "tools" / "rules.py")
rules = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(rules)

PLAYED, BEING_BUILT = game_ids()[0], "not-in-the-registry"


@pytest.fixture
def compare(tmp_path, monkeypatch):
    """Compare a catalogue of two rules, XX-A-1 and XX-A-2, with a test of some rules."""

    def run(game, *tested):
        (tmp_path / "tests").mkdir()
        marks = ", ".join(f'"{name}"' for name in tested)
        (tmp_path / "tests" / "test_it.py").write_text(f"@pytest.mark.rule({marks})\ndef test_it(): ...\n")
        (tmp_path / f"{game}.md").write_text("- **XX-A-1** Text.\n- **XX-A-2** Text.\n")
        monkeypatch.setattr(catalogues, "FOLDER", tmp_path)
        monkeypatch.setattr(rules, "ROOT", tmp_path)
        return rules.main()

    return run


def test_a_game_of_the_registry_must_have_a_test_for_every_rule(compare, capsys):
    assert compare(PLAYED, "XX-A-1") == 1
    assert "no test for XX-A-2" in capsys.readouterr().out


def test_a_game_that_is_being_built_may_have_rules_without_a_test(compare, capsys):
    assert compare(BEING_BUILT, "XX-A-1") == 0
    assert "1 of 2 have a test" in capsys.readouterr().out


@pytest.mark.parametrize("game", [PLAYED, BEING_BUILT])
def test_a_test_may_not_name_an_unknown_rule(compare, capsys, game):
    assert compare(game, "XX-A-1", "XX-A-2", "XX-A-3") == 1
    assert "no catalogue has XX-A-3" in capsys.readouterr().out


def test_every_form_of_an_id_must_be_found(tmp_path, monkeypatch):
    (tmp_path / "xx.md").write_text(
        "- **XX-A-1** Text. - **XX-A-2 HOLD** Text.\n| XX-A-3 | a row |\n| GT-01 | a case |\n| GT-TL-1 | a case |\n"
        '## 5. Traps (most likely)\n\n- **T07 One.** x\n- **T10 "Two".** x\n1. three\n2 is no trap\n\n## 6. More\n'
    )
    monkeypatch.setattr(catalogues, "FOLDER", tmp_path)
    assert catalogues.rules("xx") == {"XX-A-1", "XX-A-2", "XX-A-3"}
    assert catalogues.cases("xx") == {"GT-01", "GT-TL-1"}
    assert catalogues.traps("xx") == {"XX-TRAP-7", "XX-TRAP-10", "XX-TRAP-1"}
