"""The documents are correct: their commands exist, their links have targets, their Python runs."""

import dataclasses
import re
import shlex
import tomllib

import pytest
from typer.main import get_command

from documents import ROOT, anchors, blocks, code, links, read
from stridsplan.cli import app
from stridsplan.engine.registry import game_ids, load_game
from stridsplan.server.settings import Settings

PAGES = sorted(
    path.relative_to(ROOT).as_posix()
    for pattern in ("*.md", "docs/**/*.md", "bench/*.md")
    for path in ROOT.glob(pattern)
)
TARGETS = set(re.findall(r"^([a-z-]+):", read("Makefile"), re.MULTILINE))
FOLDERS = ("src/", "docs/", "tests/", "tools/", "bench/")
COMMANDS = [
    (page, line.removeprefix(".venv/bin/"))
    for page in PAGES
    for line in code(page)
    if re.match(r"(\.venv/bin/)?stridsplan [a-z]+\b", line)
]


def test_there_must_be_documents_that_a_newcomer_looks_for():
    assert {
        "README.md",
        "CONTRIBUTING.md",
        "CHANGELOG.md",
        "docs/adding-a-game.md",
        "docs/protocol.md",
    } <= set(PAGES)


@pytest.mark.parametrize("page", PAGES)
def test_every_make_target_named_must_exist(page):
    named = {word for line in code(page) for word in re.findall(r"^make ([a-z-]+)$", line)}
    assert named <= TARGETS


def test_the_settings_must_be_listed_exactly():
    listed = re.findall(r"^\| `(?!STRIDSPLAN)([A-Z_]+)` \|", read("docs/self-hosting.md"), re.MULTILINE)
    assert listed == [field.name.upper() for field in dataclasses.fields(Settings)]


def test_help_must_list_every_make_target():
    listed = set(re.findall(r"^([a-z-]+):.*##", read("Makefile"), re.MULTILINE))
    assert listed == TARGETS


@pytest.mark.parametrize("page", PAGES)
def test_every_link_must_lead_to_a_file_and_a_heading_of_it(page):
    for target, heading in links(page):
        path = ((ROOT / page).parent / target).resolve() if target else ROOT / page
        assert path.exists(), target
        if heading:
            assert heading in anchors(path.relative_to(ROOT)), f"{target}#{heading}"


@pytest.mark.parametrize("page", PAGES)
def test_every_path_named_in_the_text_must_exist(page):
    for name in code(page):
        if name.startswith(FOLDERS) and not re.search(r"[<>*\s]", name):
            assert (ROOT / name.split("::")[0]).exists(), name


@pytest.mark.parametrize(("page", "line"), COMMANDS)
def test_every_command_line_shown_must_parse(page, line, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "table.json").touch()
    _, name, *args = shlex.split(line)
    command = get_command(app).commands[name]
    if args:
        command.make_context(name, args)
    with pytest.raises(SystemExit) as ended:
        command.main(["--help"], name)
    assert ended.value.code == 0


@pytest.mark.parametrize("game", game_ids())
def test_the_protocol_must_name_every_kind_of_action(game):
    kinds = {kind.name for kind in load_game(game).actions.kinds}
    assert kinds <= set(code("docs/protocol.md"))


@pytest.mark.parametrize("number", range(len(blocks("README.md", "python"))))
def test_the_python_of_the_readme_must_run(number, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    exec(compile(blocks("README.md", "python")[number], "README.md", "exec"), {"__name__": "readme"})


def test_the_python_of_other_pages_must_be_run_by_other_tests():
    assert [page for page in PAGES if blocks(page, "python")] == ["README.md", "docs/adding-a-game.md"]


def test_every_line_of_the_threat_model_must_name_tests_that_exist():
    lines = [line for line in read("docs/security.md").splitlines() if re.match(r"\|(?! *threat|-)", line)]
    assert len(lines) > 30
    for line in lines:
        named = re.findall(r"`(tests/[\w/]+\.py)::(test_\w+)`", line)
        assert named, line
        for path, name in named:
            assert re.search(rf"^(async )?def {name}\(", read(path), re.MULTILINE), f"{path}::{name}"


def test_every_library_must_be_pinned():
    pinned = {line.split("==")[0].lower().replace("_", "-") for line in read("constraints.txt").split()}
    project = tomllib.loads(read("pyproject.toml"))["project"]
    wanted = [
        *project["dependencies"],
        *(name for extra in project["optional-dependencies"].values() for name in extra),
    ]
    assert {re.split(r"[\[<>=]", name)[0].lower().replace("_", "-") for name in wanted} <= pinned
