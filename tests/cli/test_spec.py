"""`spec`: the pages of `spec/` are those that the code makes."""

from __future__ import annotations

import shutil
from functools import cache
from pathlib import Path

import attrs
import pytest

from daumen_rules.cli.spec import pages
from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.games.daumen_drauf.pages import overview
from daumen_rules.kernel.text import Text
from tests.cli.run import ROOT, daumen_rules, refused
from tests.conftest import many

pytestmark = pytest.mark.long
PAGES = [
    f"spec/daumen_drauf/{name}{ending}"
    for ending in (".md", ".de.md")
    for name in ("clauses", "questions", "differences")
]
DISPUTES = {
    path.name: path.read_text(encoding="utf-8")
    for path in (ROOT / "spec" / "daumen_drauf" / "disputes").glob("*.sit")
}


@cache
def count() -> int:
    """How many pages there are."""
    return len(pages.pages({}, lambda _: DISPUTES))


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small copy of what the pages are made from, with pages that are up to date."""
    copy = tmp_path_factory.mktemp("checkout")
    shutil.copytree(ROOT / "spec", copy / "spec")
    (copy / "tests").mkdir()
    shutil.copy(ROOT / "tests" / "clauses" / "test_values.py", copy / "tests")
    assert daumen_rules("spec", "--write", "--root", copy).status == 0
    return copy


def test_the_pages_of_this_checkout_are_up_to_date() -> None:
    answer = daumen_rules("spec", "--check", "--root", ROOT)
    assert answer.status == 0, answer.out
    assert answer.out == f"{count()} pages are up to date.\n"


def test_the_pages_of_a_copy_are_up_to_date_after_writing(checkout: Path) -> None:
    german = daumen_rules("spec", "--check", "--root", checkout, "--lang", "de")
    assert german.status == 0
    assert german.out == f"{count()} Seiten sind aktuell.\n"


@pytest.mark.parametrize("page", PAGES[:: many(6, 1)])
def test_a_changed_page_is_found_and_written_again(page: str, checkout: Path) -> None:
    before = (checkout / page).read_bytes()
    (checkout / page).write_bytes(before + b"\n")
    answer = daumen_rules("spec", "--check", "--root", checkout)
    assert answer.status == 1
    assert answer.lines == [f"differs: {page}", f"{count() - 1} pages are up to date."]
    assert (checkout / page).read_bytes() != before

    answer = daumen_rules("spec", "--write", "--root", checkout)
    assert answer.status == 0
    assert answer.lines == [f"written: {page}", f"{count() - 1} pages are up to date."]
    assert (checkout / page).read_bytes() == before


def test_a_missing_page_is_found(checkout: Path) -> None:
    page = checkout / PAGES[0]
    before = page.read_bytes()
    page.unlink()
    try:
        assert daumen_rules("spec", "--check", "--root", checkout).status == 1
        assert not page.exists()
    finally:
        page.write_bytes(before)


def test_a_changed_gist_is_found(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first, *others = GAME.book.clauses
    other = attrs.evolve(first, gist=Text("Something else.", "Etwas anderes."))
    monkeypatch.setattr(overview, "ALL", (other, *others))
    answer = daumen_rules("spec", "--check", "--root", checkout, "--lang", "de")
    assert answer.status == 1
    differing = [line.removeprefix("ungleich: ") for line in answer.lines[:-1]]
    assert [PAGES[0], PAGES[3]] == [page for page in differing if "clauses" in page]
    assert answer.lines[-1].endswith(" Seiten sind aktuell.")


def test_a_new_test_that_cites_a_clause_is_found(checkout: Path) -> None:
    test = checkout / "tests" / "test_new.py"
    test.write_text('@pytest.mark.cites("AIM-1")\ndef test_it(): ...\n', encoding="utf-8")
    try:
        assert daumen_rules("spec", "--check", "--root", checkout).status == 1
    finally:
        test.unlink()


def test_elsewhere_it_is_refused(tmp_path: Path) -> None:
    for choice in ("--check", "--write"):
        message = refused("spec", choice, "--root", tmp_path)
        assert message.startswith(f"{tmp_path} has no folders spec and tests: ")
    german = refused("spec", "--check", "--root", tmp_path, "--lang", "de")
    assert german.startswith(f"{tmp_path} hat keine Ordner spec und tests: ")
    assert list(tmp_path.iterdir()) == []


def test_without_check_or_write_nothing_is_done(checkout: Path) -> None:
    page = checkout / PAGES[0]
    before = page.read_bytes()
    page.write_bytes(b"")
    try:
        message = refused("spec", "--root", checkout)
        assert message == "the call cannot be used: --check or --write is missing"
        german = refused("spec", "--root", checkout, "--lang", "de")
        assert german == "der Aufruf ist unbrauchbar: --check oder --write fehlt"
        assert page.read_bytes() == b""
    finally:
        page.write_bytes(before)


def test_made_pages_say_how_they_are_made(checkout: Path) -> None:
    for page in PAGES:
        first = (checkout / page).read_text(encoding="utf-8").splitlines()[0]
        assert "daumen-rules spec --write" in first


def test_a_page_tells_an_engine_how_cards_are_dealt_and_how_seats_throw_off() -> None:
    def lines(slug: str) -> list[str]:
        page = ROOT / "spec" / "collection" / f"{slug}.md"
        return page.read_text(encoding="utf-8").splitlines()

    singly = "with 2 players `hand` A 1 3 5 7 9, B 2 4 6 8 10, `stock` 12–32, `pile` 11; "
    assert any(line.startswith("**The deal.**") and singly in line for line in lines("mau-mau"))
    dealt = next(line for line in lines("skat") if line.startswith("**The deal.**"))
    assert "C 7–9 20–23 30–32, `skat` 10 11" in dealt, "three each, two for the skat, four, three"
    assert "**After the deal**: with 2 players `dealer` 1, `turn` 0" in "\n".join(lines("mau-mau"))
    assert "Seats do not throw off here: the field `throwing off` stays empty." in lines("kniffel")
    assert any(line.startswith("Where seats throw off") for line in lines("chicago"))
