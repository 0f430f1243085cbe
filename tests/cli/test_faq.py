"""The FAQ: every answer is that of the judge, in both languages, and every link leads somewhere."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Any, Final

import pytest

from daumen_rules.games.daumen_drauf.court import faq
from daumen_rules.kernel.text import Language
from tests.cli.run import ROOT, daumen_rules, refused
from tests.conftest import many

FOLDER: Final = ROOT / "spec" / "daumen_drauf"
PAGES: Final[dict[Language, str]] = {"en": "faq.md", "de": "faq.de.md"}
NUMBERS: Final = [number for _, numbers in faq.GROUPS for number in numbers.split()]
BOTH: Final = {"en": "Both manuals", "de": "Beide Anleitungen"}
MANUALS: Final = {
    "en": {"german": "German manual", "english": "English manual"},
    "de": {"german": "Deutsche Anleitung", "english": "Englische Anleitung"},
}
OPINIONS: Final = {
    "en": {
        "clear": "",
        "silent": "silent; our default: ",
        "contradictory": "contradictory; our default: ",
    },
    "de": {
        "clear": "",
        "silent": "schweigt; unsere Vorgabe: ",
        "contradictory": "widersprüchlich; unsere Vorgabe: ",
    },
}


def page(language: Language) -> str:
    return (FOLDER / PAGES[language]).read_text(encoding="utf-8")


def entries(language: Language) -> dict[str, str]:
    """The entries by the file that they link."""
    parts = re.split(r"^### ", page(language), flags=re.MULTILINE)[1:]
    return {re.findall(r"\(disputes/(.+?)\)", part)[-1]: part for part in parts}


def answers(entry: str) -> dict[str, str]:
    """What is said, by manual."""
    return dict(re.findall(r"^(\w+ \w+): \*\*(.+?)\*\*$", entry, re.MULTILINE))


def test_there_are_thirty_to_fifty_entries_and_none_twice() -> None:
    assert 30 <= len(NUMBERS) <= 50
    assert len(set(NUMBERS)) == len(NUMBERS)


def test_both_languages_have_the_same_entries() -> None:
    names = list(entries("en"))
    assert names == list(entries("de"))
    assert [name[:3] for name in names] == NUMBERS
    headings = [re.findall(r"^#+", page(lang), re.MULTILINE) for lang in PAGES]
    assert headings[0] == headings[1]


@pytest.mark.parametrize(
    ("name", "language"),
    [
        (name, language)
        for number, name in enumerate(sorted(entries("en"))[:: many(2, 1)])
        for language in [*PAGES][many(number % 2, 0) : many(number % 2 + 1, 2)]
    ],
)
def test_an_answer_is_that_of_the_judge(name: str, language: Language) -> None:
    judged = daumen_rules(
        "judge", "--json", "--plain", "--time", "60", "--lang", language, FOLDER / "disputes" / name
    )
    said = answers(entries(language)[name].replace(" · ", "\n"))
    found: list[Any] = judged.data["judged"]
    assert found
    for one in found:
        words = said.get(MANUALS[language][one["rules"]]) or said[BOTH[language]]
        assert words.startswith(OPINIONS[language][one["opinion"]])
        words = words.removeprefix(OPINIONS[language][one["opinion"]])
        assert_said(words, one, language)
        for reason in reasons(one):
            assert f"* [{reason['clause']}]" in entries(language)[name]
        for reading in one["readings"] if one["opinion"] != "clear" else ():
            assert f"* [{reading['question']}]" in entries(language)[name]
    assert len(said) == 1 or len(said) == len(found) == 2


def assert_said(words: str, one: dict[str, Any], language: Language) -> None:
    if one["finding"] == "always":
        assert words == one["answer"]
    elif one["finding"] == "impossible":
        assert words == {"en": "this cannot arise", "de": "das kann nicht vorkommen"}[language]
    else:
        assert one["finding"] == "depends"
        start, between = {"en": ("depends", "or"), "de": ("kommt darauf an", "oder")}[language]
        both = f" {between} ".join(case["answer"] for case in one["cases"])
        assert words == f"{start}: {both}"


def reasons(one: dict[str, Any]) -> list[dict[str, Any]]:
    cases: list[dict[str, Any]] = one["cases"] if one["finding"] == "depends" else [one]
    return [reason for case in cases for reason in case["reasons"]]


@pytest.mark.parametrize("language", PAGES)
def test_every_link_leads_somewhere(language: Language) -> None:
    targets = re.findall(r"\]\((.+?)\)", page(language))
    assert len(targets) >= len(NUMBERS)
    for target in targets:
        file, _, place = target.partition("#")
        assert (FOLDER / file).is_file(), target
        if place:
            headings = (FOLDER / file).read_text(encoding="utf-8").lower()
            assert f"\n## {place}\n" in headings, target


@pytest.mark.parametrize("page", ["README.md", "spec/daumen_drauf/situations.md"])
def test_the_faq_is_linked(page: str) -> None:
    folder = (ROOT / page).parent
    targets = re.findall(r"\]\(([^)\s]*faq[^)\s]*)\)", (ROOT / page).read_text(encoding="utf-8"))
    assert {(folder / target).resolve() for target in targets} == {
        FOLDER / p for p in PAGES.values()
    }


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    shutil.copytree(ROOT / "spec", tmp_path / "spec")
    (tmp_path / "tests").mkdir()
    return tmp_path


def changed(checkout: Path, pattern: str, by: str) -> None:
    file = checkout / "spec/daumen_drauf/disputes/001-topped-colour.sit"
    text = file.read_text(encoding="utf-8")
    other = re.sub(pattern, by, text, flags=re.MULTILINE)
    assert other != text
    file.write_text(other, encoding="utf-8")


@pytest.mark.long
@pytest.mark.parametrize("choice", ["--check", "--write"])
def test_another_expectation_is_refused_in_one_line(choice: str, checkout: Path) -> None:
    before = (checkout / "spec/daumen_drauf/faq.md").read_bytes()
    changed(checkout, "^expect: .*$", "expect: allowed")
    place = "disputes/001-topped-colour.sit:13"
    message = refused("spec", choice, "--root", checkout)
    assert message == f"{place}: expected allowed; found refused HIGH-5 TURN-2"
    german = refused("spec", choice, "--root", checkout, "--lang", "de")
    assert german == f"{place}: erwartet allowed; gefunden refused HIGH-5 TURN-2"
    assert (checkout / "spec/daumen_drauf/faq.md").read_bytes() == before


@pytest.mark.long
def test_a_missing_title_is_refused(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faq, "GROUPS", faq.GROUPS[:1])
    changed(checkout, "^# titel: .*\n", "")
    message = refused("spec", "--check", "--root", checkout)
    assert message == "disputes/001-topped-colour.sit: no title in both languages"


@pytest.mark.long
def test_a_missing_dispute_is_refused(checkout: Path) -> None:
    (checkout / "spec/daumen_drauf/disputes/001-topped-colour.sit").unlink()
    assert refused("spec", "--check", "--root", checkout) == "no dispute 001"
