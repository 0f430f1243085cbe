"""What a picture or a page of a situation for one seat must not hold: what this seat cannot know.

Expected values come from the situation here, and from the manuals' rules on who sees what: one's
own cards, released ones, tricks that may be looked at, and twins.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from tests.cli.showing import drawn, titles_of
from tests.conftest import many

HEAD: Final = "daumen_drauf situation 1\n"
SECRETS: Final = f"""{HEAD}rules: RULES
names: Anna, Ben, Cleo
hand Anna: B2h Y5p B3p
hand Ben: G4p B3h B5p Y2h
hand Cleo: Y2p ? ? ?
captured Anna: B1p B4h
captured Ben: Y1h Y1p G3h G5h
captured Cleo: none
pile: G2h G5p ? ? ? ? ? ? ?
trick
Anna: Y3h
Ben: Y5h
Cleo: G1p
Anna: G2p
ask: may Ben show G4p
because: Ben holds G4p (HAND-1).
"""
"""Thirty cards, all of them told of but Cleo's three and seven of the pile."""


FANGS: Final = {"p": ("poisonous", "giftig"), "h": ("harmless", "ungiftig")}
COLOURS: Final = {
    "Y": ("yellow", "Gelb"),
    "G": ("green", "Grün"),
    "B": ("black", "Schwarz"),
}


def _ways_to_say(card: str) -> set[str]:
    colour, value, fang = card[0], card[1], card[2]
    said = {card}
    for language in (0, 1):
        kind, adjective = f"{COLOURS[colour][language]} {value}", FANGS[fang][language]
        said |= {f"{kind} {adjective}", f"{kind}, {adjective}"}
    return said


def _files(text: str, place: Path, seat: str) -> str:
    """Page and pictures for a seat."""
    page = drawn(text, place, "html", "--seat", seat)
    pictures = [
        drawn(text, place, "svg", "--seat", seat, "--lang", language) for language in ("en", "de")
    ]
    return "\n".join([page, *pictures])


ALWAYS_HIDDEN: Final = {
    "Anna": "Y2p G1p G4p B3h B5p Y2h G2h G5p",
    "Ben": "B2h Y5p B3p Y2p G1p G2p G2h G5p",
    "Cleo": "B2h Y5p B3p Y5h G4p B3h B5p Y2h G2p G2h G5p",
    "spectator": "B2h Y5p B3p Y2p G1p Y5h G4p B3h B5p Y2h G2p G2h G5p",
}
"""Hands of others, the pile and cards under thumbs; Anna's Y5p tells her which Y5 Ben shows."""
OF_CAPTURED: Final = {
    "Anna": "G3h G5h Y1h Y1p",
    "Ben": "B1p B4h",
    "Cleo": "G3h G5h B1p B4h Y1h Y1p",
    "spectator": "G3h G5h B1p B4h Y1h Y1p",
}
"""Captured by others: hidden where only the taker looks at a trick (Q01)."""
KNOWN: Final = {
    "Anna": "B2h Y5p B3p Y5h B1p B4h Y3h G2p",
    "Ben": "G4p B3h B5p Y2h Y1h Y1p G3h G5h Y3h Y5h",
    "Cleo": "Y2p G1p Y3h",
    "spectator": "Y3h",
}
"""One's own cards, what one has captured, and Anna's Y3h, released when she raised."""


@pytest.mark.parametrize("seat", list(KNOWN))
@pytest.mark.parametrize("rules", ["german", "both", "english"][: many(2, 3)])
def test_no_hidden_fang_is_in_a_file_for_one_seat(seat: str, rules: str, tmp_path: Path) -> None:
    text = SECRETS.replace("RULES", rules)
    files = _files(text, tmp_path, seat)
    hidden = ALWAYS_HIDDEN[seat].split()
    captured = OF_CAPTURED[seat].split()
    known = KNOWN[seat].split() + (captured if rules == "german" else [])
    hidden += captured if rules != "german" else []
    for card in hidden:
        assert not [said for said in _ways_to_say(card) if said in files], card
    for card in known:
        assert [said for said in _ways_to_say(card) if said in files], card
    assert "HAND-1" not in files, "what the writer expects is left out"
    assert "depends" in files or seat == "Ben", "whether Ben holds the card is hidden from others"


def other_secrets(text: str) -> str:
    """The same for Cleo: other hands of Anna and Ben, another pile, other fangs under thumbs."""
    return (
        text.replace("hand Anna: B2h Y5p B3p", "hand Anna: B2p B4p Y4h")
        .replace("hand Ben: G4p B3h B5p Y2h", "hand Ben: G4h B5h B2h G3p")
        .replace("pile: G2h G5p ?", "pile: Y4p ? B3p")
        .replace("Ben: Y5h", "Ben: Y5p")
        .replace("Anna: G2p", "Anna: G2h")
        .replace("show G4p", "show G4h")
        .replace("Ben holds G4p", "Ben holds nothing")
    )


def test_hidden_cards_can_be_others_without_a_change(tmp_path: Path) -> None:
    text = SECRETS.replace("RULES", "german")
    other = other_secrets(text)
    assert _files(text, tmp_path, "Cleo") == _files(other, tmp_path, "Cleo")
    assert _files(text, tmp_path, "Ben") != _files(other, tmp_path, "Ben")


def test_a_trick_that_is_over_is_seen_by_those_who_may_look(tmp_path: Path) -> None:
    trick = "trick\nAnna: Y3p\nBen: Y5h\nCleo: pass\nAnna: pass\nask: who takes the trick\n"
    for rules, seat, seen in (
        ("german", "Cleo", ["yellow 3, poisonous", "yellow 5, harmless"]),
        ("english", "Ben", ["yellow 3, poisonous", "yellow 5, harmless"]),
        ("english", "Anna", ["yellow 3, poisonous", "yellow 5, fang unknown"]),
        ("both", "Cleo", ["yellow 3, fang unknown", "yellow 5, fang unknown"]),
    ):
        text = f"{HEAD}rules: {rules}\nnames: Anna, Ben, Cleo\n{trick}"
        titles = titles_of(drawn(text, tmp_path, "svg", "--seat", seat))
        assert [title for title in titles if "yellow" in title] == seen


def test_hands_of_others_are_backs(tmp_path: Path) -> None:
    text = SECRETS.replace("RULES", "german")
    titles = titles_of(drawn(text, tmp_path, "svg", "--seat", "Cleo"))
    hidden = [title for title in titles if title == "a hidden card"]
    assert len(hidden) == 7, "Anna with three cards, Ben with four"
    assert titles[-4:] == ["yellow 2, poisonous", *["an unknown card"] * 3], "Cleo's own"
