"""Stories and drawings of sixteen games in a real browser, as wide as the narrowest phone."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal

import pytest

from tests.browser.tab import PHONE, Tab
from tests.cli.run import GAMES, ROOT, daumen_rules

pytestmark = pytest.mark.long
SLUGS: Final = (
    *("muehle", "dame", "tuerkische-dame", "wolf-und-schafe"),
    *("leiterspiel", "gaensespiel", "wer-den-cent-nicht-ehrt", "eckdame"),
    *("kniffel", "chicago", "hoch-gewinnt", "streichhoelzer-auswuerfeln"),
    *("skat", "mau-mau", "mogeln", "spitz-pass-auf"),
)
RECORDS: Final = {slug: ROOT / "spec" / "collection" / "games" / f"{slug}.game" for slug in SLUGS}
SHAPES: Final = {
    "muehle": ".board",
    "gaensespiel": ".board",
    "dame": ".board",
    "kniffel": ".sheet",
    "skat": ".tiles",
}
"""What a page has drawn at its last step but one."""


@pytest.mark.parametrize("slug", ["daumen-drauf", *SLUGS])
def test_a_story_is_read_on_the_narrowest_phone(slug: str, phone: Tab, tmp_path: Path) -> None:
    """No step goes beyond the screen, in both languages; the page says no error and loads nothing
    but itself.
    """
    path, page = RECORDS.get(slug, GAMES / "three-seats.dd"), tmp_path / "a.html"
    assert daumen_rules("show", path, "-o", page).status == 0
    phone.open(page.as_uri())
    last = phone.page.evaluate("STORY.last")
    for step in sorted({0, last // 3, last // 2, last - 1, last}):
        phone.page.evaluate(f"go({step})")
        assert phone.page.inner_text("#step") == f"Step {step} of {last}"
        assert phone.page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
        assert phone.page.evaluate("document.querySelector('#table').children.length") > 0
        if step == last - 1 and slug in SHAPES:
            assert phone.page.evaluate(f"document.querySelectorAll('{SHAPES[slug]}').length") > 0
    phone.page.click("#de")
    assert phone.page.inner_text("#step") == f"Schritt {last} von {last}"
    assert phone.errors == []
    assert {found.partition("#")[0] for found in phone.loaded} == {page.as_uri()}


@pytest.mark.parametrize("slug", SLUGS[::3])
def test_a_drawing_opens_without_an_error_and_is_dark_where_it_is_dark(
    slug: str, tab: Tab, tmp_path: Path
) -> None:
    target = tmp_path / "a.svg"
    assert daumen_rules("show", RECORDS[slug], "-o", target, "--step", "2").status == 0
    page = "getComputedStyle(document.querySelector('rect.page')).fill"
    fills: list[str] = []
    schemes: tuple[Literal["light", "dark"], ...] = ("light", "dark")
    for scheme in schemes:
        tab.page.emulate_media(color_scheme=scheme)
        tab.open(target.as_uri())
        fills.append(tab.page.evaluate(page))
    assert fills == ["rgb(246, 239, 226)", "rgb(25, 22, 19)"]
    assert tab.errors == []
    assert tab.loaded == [target.as_uri()]
