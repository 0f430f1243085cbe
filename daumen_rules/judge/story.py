"""Reads what happened as people tell it: *Anna lays the 7 of spades; Ben draws*.

Who plays need not be known: the players are those of the story, in their order. A throw or a deal
is an action of nature, whoever is said to have done it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from daumen_rules.contracts.court import PartlyReadError
from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.record_model import Key
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import NATURE, seat_named
from daumen_rules.kernel.text import Language, Text
from daumen_rules.pieces.written_line import line_of
from daumen_rules.records.record_lines import key_of

from .asks import actions_in
from .spoken import spoken

_BEFORE: Final = re.compile(r"^(?:(?:and|und|then|dann)\s+)+", re.IGNORECASE)
_NATURE: Final = Text("nature", "zufall")


@frozen
class Told:
    """An action of a story: who is said to have done it, empty for nobody, and its line."""

    name: str
    line: Text


def parts_of(told: str) -> list[str]:
    """The parts of a story between semicolons; none where nothing happened."""
    parts = (_BEFORE.sub("", part.strip()) for part in told.split(";"))
    return [part for part in parts if part not in ("", "-")]


def story(game: AnyGame, told: str) -> tuple[Told, ...]:
    """The actions of a story. Raises PartlyReadError, with what can be read."""
    found = list[Told]()
    for part in parts_of(told):
        for piece in (part,) if _read(game, part) else part.split(","):
            one = _read(game, _BEFORE.sub("", piece.strip()))
            if one is None:
                raise PartlyReadError(piece.strip(), _expected(game), written(found))
            found.append(one)
    return tuple(found)


def written(found: Sequence[Told], language: Language = "en") -> str:
    """A story as an answer: its lines, as in records."""
    return "; ".join(one.line[language] for one in found)


def players_of(found: Sequence[Told]) -> list[str]:
    """The players of a story, in the order in which they act."""
    players = list[str]()
    for one in found:
        if one.name and seat_named(one.name, players) is None:
            players.append(one.name)
    return players


def _expected(game: AnyGame) -> Text:
    row = next((row for row in game.notation.verbs.of(0) if row.example("en")), None)
    if row is None:
        return Text("an action, such as `nature: throw 3`", "eine Handlung, etwa `zufall: wirf 3`")
    en, de = row.example("en"), row.example("de")
    return Text(
        f"a name and an action, such as `Anna: {en}`",
        f"ein Name und eine Handlung, etwa `Anna: {de}`",
    )


def _read(game: AnyGame, part: str) -> Told | None:
    """The action of a part; a name stands before it, with or without a colon."""
    line = line_of(1, part)
    if line.has_colon and key_of(line) in (Key.NATURE, Key.REFEREE):
        return Told("", Text(part, part))
    if line.has_colon:
        return _named(game, line.head.text, line.value)
    words = part.split()
    ways = (_named(game, " ".join(words[:end]), " ".join(words[end:])) for end in range(len(words)))
    return next((way for way in ways if way is not None), None)


def _named(game: AnyGame, name: str, said: str) -> Told | None:
    """The action that is said of a name; the later words of a name begin with capitals."""
    words = said.split()
    if not words or "," in name or any(word.islower() for word in name.split()[1:]):
        return None
    for _, action in actions_in(game, tuple(words)) if name else ():
        return Told(name, _line(game, Text(name, name), action))
    for first in (words[0], *_THROWS.get(words[0].lower(), ())):
        text = " ".join((first, *words[1:]))
        for action in spoken(game).readings(NATURE, text):
            return Told(name, _line(game, _NATURE, action))
    return None


_THROWS: Final = {
    **dict.fromkeys(("throws", "threw", "rolls", "rolled"), ("throw",)),
    **dict.fromkeys(("würfelt", "würfelte", "wirft", "warf"), ("wirf",)),
}
"""The verbs with which people tell a throw, which records write as nature's."""


def _line(game: AnyGame, mover: Text, action: Any) -> Text:
    en, de = game.notation.write(action), game.notation.say(action, "de")
    return Text(f"{mover.en}: {en}", f"{mover.de}: {de}")
