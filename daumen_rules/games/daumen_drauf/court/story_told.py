"""Reads what happened in a trick as people tell it: *Oma gelb 3, Tim gelb 5, Oma passt*.

Who plays need not be known: the players are those of the story, in their order. What an action does
is not known here.
"""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Final

from daumen_rules.contracts.court import PartlyReadError
from daumen_rules.disputes.interviewing import is_name
from daumen_rules.kernel.errors import Fault
from daumen_rules.kernel.seats import seat_named
from daumen_rules.kernel.text import Text

from ..notation.remembered_actions import read_did
from ..notation.spoken_cards import in_signs

_BETWEEN: Final = re.compile(r"\s*(?:[,;]|\.(?=\s|$)|\s(?:then|dann)\s)\s*", re.IGNORECASE)
_BEFORE: Final = re.compile(r"^(?:(?:and|und|then|dann)\s+)+", re.IGNORECASE)
_SHOWS: Final = (
    *("plays", "played", "showed", "shown", "leads", "led", "raises", "raised", "lays", "puts"),
    *("with", "to", "beats", "spielt", "spielte", "legt", "legte", "zeigte", "erhöht", "bietet"),
    *("mit", "auf", "überbietet", "an"),
)
"""Words for showing that the notation has not, and that are left out."""
_SAME: Final = {
    **dict.fromkeys(("passed", "passte", "gepasst"), "pass"),
    **dict.fromkeys(("parried", "parierte"), "parry"),
}
A_STORY: Final = Text(
    "a name and what was done, such as `Anna yellow 3` or `Ben passes`",
    "ein Name und was getan wurde, etwa `Anna gelb 3` oder `Ben passt`",
)


def parts_of(told: str) -> list[str]:
    """The parts of a story, each about one action."""
    parts = (_BEFORE.sub("", part).strip() for part in _BETWEEN.split(told))
    return [part for part in parts if part]


def action_of(words: str) -> str | None:
    """The action of some words, with its cards as signs; None where it is none."""
    for said in (words, _plain(words)):
        signs = in_signs(said)
        try:
            read_did(signs)
        except Fault:
            continue
        return signs
    return None


def _plain(words: str) -> str:
    said = (_SAME.get(word.lower(), word) for word in words.split())
    return " ".join(word for word in said if word.lower() not in _SHOWS)


def story(told: str) -> tuple[tuple[str, str], ...]:
    """Each name of a story with its action. Raises PartlyReadError, with what can be read."""
    found = list[tuple[str, str]]()
    for part in parts_of(told):
        one = _named_action(part, [name for name, _ in found])
        if one is None:
            raise PartlyReadError(part, A_STORY, written(found))
        found.append(one)
    return tuple(found)


def _named_action(part: str, before: list[str]) -> tuple[str, str] | None:
    """The name with which a part begins, spelt as `before`, and the action after it."""
    words = part.replace(":", " ", 1).split()
    for end in range(1, len(words)):
        action = action_of(" ".join(words[end:]))
        if action is not None and is_name(" ".join(words[:end])):
            name = " ".join(words[:end])
            same = (one for one in before if one.casefold() == name.casefold())
            return next(same, name), action
    return None


def written(found: list[tuple[str, str]] | tuple[tuple[str, str], ...]) -> str:
    """A story as an answer: `Anna Y3?, Ben pass`."""
    return ", ".join(f"{name} {action}" for name, action in found)


def players_of(told: str) -> list[str]:
    """The players of a story, in the order in which they act; none of one that cannot be read."""
    players = list[str]()
    with suppress(PartlyReadError):
        for name, _ in story(told):
            if seat_named(name, players) is None:
                players.append(name)
    return players
