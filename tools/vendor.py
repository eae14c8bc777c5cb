"""Update the browser client's vendored libraries from the table below.

Each package is fetched with `npm pack` at the stated version; only the listed files are kept. To keep the first page
view small, libraries of many files are bundled, and fonts are reduced to the letters of our languages. `manifest.json`
lists every file with its SHA-256, which a test compares with the files on disk. Run it with `make vendor`; nothing here
runs in production.
"""

import hashlib
import json
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENDOR = ROOT / "src" / "stridsplan" / "client" / "vendor"
TEST_VENDOR = ROOT / "tests" / "browser" / "vendor"  # never served
ICONS = [
    "cannon",
    "castle",
    "cavalry",
    "flying-flag",
    "help",
    "jester-hat",
    "linked-rings",
    "moon",
    "musket",
    "return-arrow",
    "robot-golem",
    "rule-book",
    "scales",
    "scroll-unfurled",
    "shaking-hands",
    "sun",
]


@dataclass(frozen=True)
class Package:
    """One row of the table: what to fetch, which files to keep, and whose licence text applies."""

    name: str
    version: str
    files: dict[str, str] = field(default_factory=dict)
    licence_file: str = "LICENSE"
    licence_text_of: str = ""  # a package with the same licence, when this one ships no text


def d3(name: str, version: str) -> Package:
    """Return the row of a d3 module: one ES module file."""
    return Package(name, version, {f"dist/{name}.mjs": f"{name}.mjs"})


def font(name: str, family: str, faces: list[str]) -> Package:
    """Return the row of a font: the Latin subset of the named faces as woff2."""
    files = {f"files/{family}-latin-{face}.woff2": f"{family}-{face}.woff2" for face in faces}
    return Package(name, "5.3.0", files)


PACKAGES = [
    Package("preact", "11.2.0", {"dist/preact.mjs": "preact.mjs", "hooks/dist/hooks.mjs": "hooks.mjs"}),
    Package("htm", "3.1.1", {"dist/htm.module.js": "htm.js", "preact/index.module.js": "htm-preact.js"}),
    Package("@preact/signals-core", "1.14.5", {"dist/signals-core.mjs": "signals-core.mjs"}),
    Package("@preact/signals", "2.11.4", {"dist/signals.mjs": "signals.mjs"}),
    Package(
        "@fluent/bundle",
        "0.19.1",
        {
            f"esm/{part}.js": f"{part}.js"
            for part in "index ast builtins bundle memoizer resolver resource scope types".split()
        },
        licence_text_of="htm",
    ),
    d3("d3-zoom", "3.0.1"),
    d3("d3-dispatch", "3.0.2"),
    d3("d3-drag", "3.0.1"),
    d3("d3-interpolate", "3.0.2"),
    d3("d3-selection", "3.0.1"),
    d3("d3-transition", "3.0.2"),
    d3("d3-timer", "3.0.2"),
    d3("d3-color", "3.1.1"),
    d3("d3-ease", "3.0.2"),
    font("@fontsource/alegreya", "alegreya", ["400-normal", "400-italic", "700-normal"]),
    font("@fontsource/alegreya-sans", "alegreya-sans", ["400-normal", "700-normal"]),
    font("@fontsource/im-fell-english-sc", "im-fell-english-sc", ["400-normal"]),
    Package(
        "@noble/hashes", "2.4.0", {f"{part}.js": f"{part}.js" for part in "hmac sha2 _md _u64 utils".split()}
    ),
    Package("@iconify-json/game-icons", "1.2.4", licence_file=""),
]

TEST_PACKAGES = [Package("axe-core", "4.14.1", {"axe.min.js": "axe.min.js"})]

MODULES = {  # the bare import names of the packages, and their files
    "preact": "preact/preact.mjs",
    "preact/hooks": "preact/hooks.mjs",
    "htm": "htm/htm.js",
    "@preact/signals-core": "preact-signals-core/signals-core.mjs",
    **{
        name: f"{name}/{name}.mjs"
        for name in (
            "d3-zoom d3-dispatch d3-drag d3-interpolate d3-selection d3-transition d3-timer d3-color d3-ease"
        ).split()
    },
}


ESBUILD = "esbuild@0.28.2"
BUNDLES = {  # a bundle's file name, and the module that it is built from
    "d3-zoom/d3-zoom.mjs": """
        export { select } from "./d3-selection/d3-selection.mjs";
        import "./d3-transition/d3-transition.mjs";
        export { zoom, zoomIdentity, zoomTransform } from "./d3-zoom/d3-zoom.mjs";
    """,
    "fluent-bundle/index.js": 'export { FluentBundle, FluentResource } from "./fluent-bundle/index.js";',
}
BUNDLED = ("d3-", "fluent-bundle")  # prefixes of paths where only the bundle and the licence remain
# The letters that a font keeps, as Unicode ranges; the font of titles needs fewer
LETTERS = "U+0020-007E,U+00A0-00FF,U+2013,U+2014,U+2018-201D,U+2022,U+2026,U+2190-2193,U+2212"
TITLE_LETTERS = (
    "U+0020-0022,U+0026-0029,U+002C-003B,U+003F,U+0041-005A,U+0061-007A,"
    "U+00C4-00C6,U+00D6,U+00D8,U+00E4-00E6,U+00E9,U+00F6,U+00F8,U+2013,U+2019,U+2026"
)
# The OpenType features that a font keeps
FEATURES = "kern,liga,lnum,tnum,onum,pnum,mark,mkmk,ccmp,locl"
FEATURES_OF_LABELS = "kern,lnum,tnum"  # ligatures are for sentences


def folder_of(name: str) -> str:
    """Return the folder of a package: its name without the scope sign "@"."""
    return name.removeprefix("@").replace("/", "-")


def fetch(package: Package, into: Path) -> Path:
    """Fetch and unpack one package; return the folder with its content."""
    spec = f"{package.name}@{package.version}"
    packed = subprocess.run(
        ["npm", "pack", "--silent", spec], cwd=into, check=True, capture_output=True, text=True
    )
    home = into / folder_of(package.name)
    with tarfile.open(into / packed.stdout.split()[-1]) as archive:
        archive.extractall(home, filter="data")
    return next(path for path in home.iterdir() if path.is_dir())


def strip_map_line(source: str) -> str:
    """Return a module's text without its last comment, which names a source map that is not kept."""
    lines = source.rstrip("\n").split("\n")
    return "\n".join(line for line in lines if not line.startswith("//# sourceMappingURL")) + "\n"


def point_imports(source: str) -> str:
    """Return a module's text with bare imports turned into paths to the files kept here.

    The page then needs no import map, so its security policy can refuse every inline script.
    """

    def path_of(match: re.Match) -> str:
        return f"{match[1]}{match[2]}../{MODULES[match[3]]}{match[2]}" if match[3] in MODULES else match[0]

    return re.sub(r"""((?:\bfrom|\bimport)\s*)(["'])([@a-z][^"']*)\2""", path_of, source)


def copy_file(source: Path, target: Path) -> None:
    """Copy one file. Imports of modules become paths, comments with source maps are removed, and fonts are reduced."""
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.suffix in {".js", ".mjs"}:
        text = source.read_text(encoding="utf-8")
        target.write_text(point_imports(strip_map_line(text)), encoding="utf-8")
    elif source.suffix == ".woff2":
        subset_font(source, target)
    else:
        shutil.copyfile(source, target)


def subset_font(source: Path, target: Path) -> None:
    """Write a font with only the letters and features in use, and without hinting."""
    command = [sys.executable, "-m", "fontTools.subset", str(source), f"--output-file={target}"]
    letters = TITLE_LETTERS if source.name.startswith("im-fell") else LETTERS
    features = FEATURES_OF_LABELS if source.name.startswith("alegreya-sans") else FEATURES
    command += [f"--unicodes={letters}", f"--layout-features={features}", "--flavor=woff2", "--no-hinting"]
    subprocess.run(command, check=True)


def bundle(out: Path) -> None:
    """Replace the files of each bundled library by the bundle."""
    texts = {name: bundled(out, entry) for name, entry in BUNDLES.items()}
    for path in out.rglob("*.*js"):
        if path.relative_to(out).as_posix().startswith(BUNDLED):
            path.unlink()
    for name, text in texts.items():
        (out / name).write_text(text, encoding="utf-8")


def bundled(out: Path, entry: str) -> str:
    """Return a module and all its imports as one minified module."""
    command = ["npx", "--yes", ESBUILD, "--bundle", "--minify", "--format=esm"]
    made = subprocess.run(command, input=entry, cwd=out, check=True, capture_output=True, text=True)
    return made.stdout


def write_icons(home: Path, target: Path) -> None:
    """Write the few icons in use, and the note that their licence asks for."""
    whole = json.loads((home / "icons.json").read_text(encoding="utf-8"))
    info = json.loads((home / "info.json").read_text(encoding="utf-8"))
    target.mkdir(parents=True, exist_ok=True)
    for name in ICONS:
        write_icon(whole["icons"][name]["body"], target / f"{name}.svg")
    note = (
        f"Icons from {info['name']} by Lorc, Delapouite and others ({info['author']['url']}),\n"
        f"{info['license']['title']}: {info['license']['url']}\n"
        f"Unchanged, but only these are kept: {', '.join(ICONS)}.\n"
    )
    (target / "LICENSE").write_text(note, encoding="utf-8")


def write_icon(body: str, target: Path) -> None:
    """Write an icon as SVG; pages refer to its element `#icon`."""
    box = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"'
    target.write_text(f'<svg {box}><g id="icon">{body}</g></svg>\n', encoding="utf-8")


def sha256(path: Path) -> str:
    """Return the SHA-256 of a file in hex."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def vendor_package(package: Package, homes: dict[str, Path], out: Path) -> None:
    """Copy the files of a package to `out`."""
    home, target = homes[package.name], out / folder_of(package.name)
    for source, name in package.files.items():
        copy_file(home / source, target / name)
    if package.name == "@iconify-json/game-icons":
        write_icons(home, target)
    else:
        owner = homes[package.licence_text_of] if package.licence_text_of else home
        copy_file(owner / package.licence_file, target / "LICENSE")


def entry_of(package: Package, home: Path, out: Path) -> dict:
    """Return a package's entry of the manifest."""
    files = sorted(path for path in (out / folder_of(package.name)).rglob("*") if path.is_file())
    return {
        "name": package.name,
        "version": package.version,
        "licence": json.loads((home / "package.json").read_text(encoding="utf-8"))["license"],
        "files": {path.relative_to(out).as_posix(): sha256(path) for path in files},
    }


def update(packages: list[Package], folder: Path, finish: Callable[[Path], None]) -> None:
    """Fetch packages, then replace the old folder by the new one."""
    with tempfile.TemporaryDirectory() as scratch:
        homes = {}
        for package in packages:
            print(f"{package.name} {package.version}")
            homes[package.name] = fetch(package, Path(scratch))
        out = Path(scratch) / "vendor"
        for package in packages:
            vendor_package(package, homes, out)
        finish(out)
        entries = [entry_of(package, homes[package.name], out) for package in packages]
        (out / "manifest.json").write_text(json.dumps(entries, indent=1) + "\n", encoding="utf-8")
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(out, folder)


def main() -> int:
    """Update the libraries of the client and of its tests."""
    update(PACKAGES, VENDOR, bundle)
    update(TEST_PACKAGES, TEST_VENDOR, lambda out: None)
    return 0


if __name__ == "__main__":
    sys.exit(main())
