"""The vendored libraries of the client are exactly what the manifest says."""

import hashlib
import json
import re
from pathlib import Path

import pytest

CLIENT = Path(__file__).resolve().parents[2] / "src" / "stridsplan" / "client"
VENDOR = CLIENT / "vendor"
MANIFEST = json.loads((VENDOR / "manifest.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("entry", MANIFEST, ids=lambda entry: entry["name"])
def test_files_have_the_checksums_of_the_manifest(entry):
    assert entry["version"]
    assert entry["licence"]
    for path, checksum in entry["files"].items():
        assert hashlib.sha256((VENDOR / path).read_bytes()).hexdigest() == checksum, path


@pytest.mark.parametrize("entry", MANIFEST, ids=lambda entry: entry["name"])
def test_every_package_brings_its_licence_text(entry):
    assert any(path.endswith("/LICENSE") for path in entry["files"])


def test_no_file_lies_beside_the_manifest():
    listed = {path for entry in MANIFEST for path in entry["files"]} | {"manifest.json"}
    found = {path.relative_to(VENDOR).as_posix() for path in VENDOR.rglob("*") if path.is_file()}
    assert found == listed


IMPORT = re.compile(r"""(?:\bfrom|\bimport)\s*\(?["'`]([^"'`$]+)["'`]""")
COMMENT_LINE = re.compile(r"^ \*.*$", re.MULTILINE)
MODULES = sorted(path for ending in ("js", "mjs") for path in CLIENT.rglob(f"*.{ending}"))


@pytest.mark.parametrize("module", MODULES, ids=lambda path: path.relative_to(CLIENT).as_posix())
def test_every_import_is_a_path_to_a_file(module):
    for target in IMPORT.findall(COMMENT_LINE.sub("", module.read_text(encoding="utf-8"))):
        assert target.startswith("."), target
        assert (module.parent / target).is_file(), target


def test_the_page_holds_no_inline_script():
    page = (CLIENT / "index.html").read_text(encoding="utf-8")
    assert re.findall(r"<script(?![^>]*src=)", page) == []
