"""A situation in a real browser: read at two widths, in two languages, by keys alone.

What is expected comes from the situation: whether Ben has passed or not, it depends.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from tests.browser.tab import DESK, PHONE, Size, Tab
from tests.cli.run import ROOT, daumen_rules

pytestmark = pytest.mark.long
FORGOTTEN: Final = "spec/daumen_drauf/disputes/023-nobody-remembers-the-turn.sit"
SIZES: Final = (PHONE, (360, 740), DESK)
TOO_FAR: Final = (
    "[...document.querySelectorAll('main *')].filter((x) =>"
    " x.getBoundingClientRect().right > innerWidth + 0.5).length"
)


def test_a_situation_is_read_on_a_phone_and_by_keys(
    tabs: Callable[[Size], Tab], tmp_path: Path
) -> None:
    page = tmp_path / "a.html"
    assert daumen_rules("show", ROOT / FORGOTTEN, "-o", page, "--lang", "de").status == 0
    opened = {width: tabs((width, height)) for width, height in SIZES}
    for width, each in opened.items():
        each.open(page.as_uri())
        assert each.page.evaluate("document.documentElement.scrollWidth") == width
        assert each.page.evaluate(TOO_FAR) == 0
        assert (
            each.page.evaluate("document.querySelector('main:not([hidden]) .scene').clientWidth")
            > 260
        )
    tab = opened[DESK[0]]
    assert "Darf Cleo Grün 2 ungiftig zeigen?" in tab.page.inner_text(
        "main:not([hidden]) .question"
    )
    tab.page.keyboard.press("Tab")
    tab.page.keyboard.press("Enter")
    assert tab.page.evaluate("document.documentElement.lang") == "en"
    assert tab.page.evaluate("document.title") == "Daumen drauf! May Cleo show green 2 harmless?"
    assert "Whose turn it is: ?" in tab.page.inner_text("main:not([hidden]) .table")
    assert "Ben · on turn" in tab.page.inner_text("main:not([hidden]) .example")
    tab.page.keyboard.press("Tab")
    tab.page.keyboard.press("Tab")
    assert tab.page.evaluate("document.activeElement.tagName") == "SUMMARY"
    assert tab.page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid"
    tab.page.keyboard.press("Enter")
    assert tab.page.evaluate("document.activeElement.parentElement.open")
    assert tab.errors == []
    assert {found.partition("#")[0] for found in tab.loaded} == {page.as_uri()}
