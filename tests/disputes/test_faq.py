"""The page of questions often asked: what it lists and links, held to the disputes on file."""

from __future__ import annotations

from pathlib import Path

import pytest

from daumen_rules.games.daumen_drauf.court import faq
from daumen_rules.games.daumen_drauf.court.situation.reading import read
from daumen_rules.games.daumen_drauf.court.situation.variants import question_named
from daumen_rules.kernel.text import LANGUAGES, Language, Text

ROOT = Path(__file__).parents[2]
DISPUTES = ROOT / "spec" / "daumen_drauf" / "disputes"
HEAD = "daumen_drauf situation 1\nrules: {rules}\nnames: Anna, Ben, Cleo\n"


@pytest.mark.long
def test_the_page_lists_every_clause_and_question_that_a_dispute_expects() -> None:
    """What is expected stands in the files, and was worked out before the court was asked."""
    files = {path.name: path.read_text("utf-8") for path in sorted(DISPUTES.glob("*.sit"))}
    numbers = [number for _, group in faq.GROUPS for number in group.split()]
    for language in LANGUAGES:
        entries = "\n".join(faq.faq_page(files, language)).split("\n### ")[1:]
        told_of = 0
        for number, entry in zip(numbers, entries, strict=True):
            text = next(text for name, text in files.items() if name.startswith(number))
            lines = [line for line in entry.splitlines() if line.startswith("* [")]
            listed = [line.removeprefix("* [").partition("]")[0] for line in lines]
            for expected in read(text).expected:
                ids = [word for word in expected.words if "-" in word[1:] or word[:1] == "Q"]
                told_of += len(ids)
                assert set(ids) <= set(listed), number
        assert told_of > 30


@pytest.mark.cites("Q02", "Q30")
def test_an_entry_of_the_page_links_its_clauses_and_tells_each_other_reading_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """H: German alone is silent on one's own cards; in who draws first the two manuals part."""
    titles = "# title: A\n# titel: B\n"
    own = f"{HEAD.format(rules='german')}{titles}ask: may Ben look at own captured cards\n"
    trick = "pile: 9\ntrick\nAnna: Y3?\nBen: Y5?\nCleo: pass\nAnna: pass\nask: who draws first\n"
    first = f"{HEAD.format(rules='both')}{titles}{trick}"
    monkeypatch.setattr(faq, "GROUPS", ((Text("A", "B"), "001 002"),))
    for language, suffix in (("en", ""), ("de", ".de")):
        said: Language = "de" if language == "de" else "en"
        lines = [*faq.faq_page({"001-own.sit": own, "002-first.sit": first}, said)]
        listed = [line for line in lines if line.startswith("* [")]
        clauses = [line for line in listed if line.startswith("* [END-4]")]
        assert [line.startswith(f"* [END-4](clauses{suffix}.md) (") for line in clauses] == [True]
        others = [line for line in listed if "[Q02]" in line]
        assert others
        other = "Oder aber: " if language == "de" else "Or else: "
        assert all(
            line.startswith(f"* [Q02](questions{suffix}.md#q02): ") and line.count(other) == 1
            for line in others
        )
        title = question_named("Q30").title[said]
        assert f"* [Q30](questions{suffix}.md#q30): {title}." in listed
