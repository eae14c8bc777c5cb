"""The terms and the privacy page: templates in every language, which an operator can replace."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

import stridsplan

from .conftest import running

pytestmark = pytest.mark.anyio

CLIENT = Path(stridsplan.__file__).parent / "client"
LANGUAGES = sorted(path.name for path in (CLIENT / "words").iterdir())
NAMES = ("terms", "privacy")


@pytest.mark.parametrize("name", NAMES)
def test_every_language_must_have_the_same_paragraphs(name):
    texts = [(CLIENT / "documents" / name / f"{lang}.md").read_text() for lang in LANGUAGES]
    shapes = {tuple(re.findall(r"^(#+|-) ", text, re.MULTILINE)) for text in texts}
    blocks = {text.count("\n\n") for text in texts}
    fields = {tuple(sorted(re.findall(r"\{\w+\}", text))) for text in texts}
    assert (len(shapes), len(blocks), len(fields)) == (1, 1, 1)


async def test_the_site_and_its_operator_must_be_named(settings):
    given = replace(settings, client=CLIENT)
    changes = {
        "operator_name": "Alva <b>& Co</b>",
        "operator_contact": "post@table.example",
        "origin": "http://table",
    }
    async with running(given, **changes) as server:
        client = await server.new_client()
        for lang in LANGUAGES:
            found = await client.get("/documents/terms", lang=lang)
            assert found["lang"] == lang
            assert "Alva &lt;b&gt;&amp; Co&lt;/b&gt;" in found["html"]
            assert "post@table.example" in found["html"]
            assert found["html"].count("<p>table ") == 1, "the host of the origin"
            assert "{" not in found["html"]
        assert (await client.get("/documents/privacy", lang="fi"))["lang"] == "en"
        assert (await client.get("/documents/other", 422))["error"]["code"] == "request.invalid"


async def test_an_operators_own_page_must_replace_the_template(settings, tmp_path):
    own = tmp_path / "own" / "terms"
    own.mkdir(parents=True)
    (own / "sv.md").write_text("# Våra regler\n\nHos {site} spelar man snällt. <script>")
    async with running(replace(settings, client=CLIENT), documents=str(own.parent)) as server:
        client = await server.new_client()
        html = (await client.get("/documents/terms", lang="sv"))["html"]
        assert html == "<h1>Våra regler</h1>\n<p>Hos Stridsplan spelar man snällt. &lt;script&gt;</p>\n"
        assert "Stridsplan" in (await client.get("/documents/terms", lang="en"))["html"]
