"""The vendored libraries of the client are exactly what the manifest says."""

import hashlib
import json
import re
from pathlib import Path

import pytest

CLIENT = Path(__file__).resolve().parents[2] / "src" / "stridsplan" / "client"
FOLDERS = (CLIENT / "vendor", Path(__file__).resolve().parents[1] / "browser" / "vendor")


def manifest(folder):
    return json.loads((folder / "manifest.json").read_text(encoding="utf-8"))


ENTRIES = [pytest.param(folder, entry, id=entry["name"]) for folder in FOLDERS for entry in manifest(folder)]


@pytest.mark.parametrize(("folder", "entry"), ENTRIES)
def test_files_have_the_checksums_of_the_manifest(folder, entry):
    assert entry["version"]
    assert entry["licence"]
    for path, checksum in entry["files"].items():
        assert hashlib.sha256((folder / path).read_bytes()).hexdigest() == checksum, path


@pytest.mark.parametrize(("folder", "entry"), ENTRIES)
def test_every_package_has_its_licence_text(folder, entry):
    assert any(path.endswith("/LICENSE") for path in entry["files"])


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_file_is_in_the_manifest(folder):
    listed = {path for entry in manifest(folder) for path in entry["files"]} | {"manifest.json"}
    found = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    assert found == listed


IMPORT = re.compile(r"""(?:\bfrom|(?<!/)\bimport)\s*\(?["'`]([^"'`$]+)["'`]""")
COMMENT_LINE = re.compile(r"^\s*(?:/\*\*|\*|//).*$", re.MULTILINE)
MODULES = sorted(path for ending in ("js", "mjs") for path in CLIENT.rglob(f"*.{ending}"))


@pytest.mark.parametrize("module", MODULES, ids=lambda path: path.relative_to(CLIENT).as_posix())
def test_every_import_is_a_path_to_a_file(module):
    for target in IMPORT.findall(COMMENT_LINE.sub("", module.read_text(encoding="utf-8"))):
        assert target.startswith("."), target
        assert (module.parent / target).is_file(), target


def test_the_page_has_no_inline_script():
    page = (CLIENT / "index.html").read_text(encoding="utf-8")
    assert re.findall(r"<script(?![^>]*src=)", page) == []
