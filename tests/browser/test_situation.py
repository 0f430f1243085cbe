"""A situation in a real browser: read at two widths, in two languages, by keys alone.

What is expected comes from the situation: whether Ben has passed or not, it depends.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from tests.browser.chromium import DESK, Browser, installed
from tests.cli.run import ROOT, daumen_rules

PROGRAM: Final = installed()
FORGOTTEN: Final = "spec/daumen_drauf/disputes/023-nobody-remembers-the-turn.sit"
SIZES: Final = ((320, 640), (360, 740), DESK)
TOO_FAR: Final = (
    "[...document.querySelectorAll('main *')].filter((x) =>"
    " x.getBoundingClientRect().right > innerWidth + 0.5).length"
)


@pytest.mark.skipif(PROGRAM is None, reason="Chromium is not installed: apt-get install chromium")
def test_a_situation_is_read_on_a_phone_and_by_keys(tab: Browser, tmp_path: Path) -> None:
    page = tmp_path / "a.html"
    assert daumen_rules("show", ROOT / FORGOTTEN, "-o", page, "--lang", "de").status == 0
    for width, height in SIZES:
        tab.resize(width, height)
        tab.open(page.as_uri())
        assert tab.js("document.documentElement.scrollWidth") == width
        assert tab.js(TOO_FAR) == 0
        assert tab.js("document.querySelector('main:not([hidden]) .scene').clientWidth") > 260
    assert "Darf Cleo Grün 2 ungiftig zeigen?" in tab.text("main:not([hidden]) .question")
    tab.press("Tab")
    tab.press("Enter")
    assert tab.js("document.documentElement.lang") == "en"
    assert tab.js("document.title") == "Daumen drauf! May Cleo show green 2 harmless?"
    assert "Whose turn it is: ?" in tab.text("main:not([hidden]) .table")
    assert "Ben · on turn" in tab.text("main:not([hidden]) .example")
    tab.press("Tab")
    tab.press("Tab")
    assert tab.js("document.activeElement.tagName") == "SUMMARY"
    assert tab.js("getComputedStyle(document.activeElement).outlineStyle") == "solid"
    tab.press("Enter")
    assert tab.js("document.activeElement.parentElement.open")
    assert tab.errors == []
    assert {found.partition("#")[0] for found in tab.loaded} == {page.as_uri()}
