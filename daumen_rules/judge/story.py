"""Reads what happened as people tell it: *Anna lays the 7 of spades; Ben draws*.

Who plays need not be known: the players are those of the story, in their order. A throw or a deal
is an action of nature, whoever is said to have done it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

from daumen_rules.contracts.court import PartlyReadError
from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.record_model import Key
from daumen_rules.disputes.interviewing import is_name
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import NATURE, seat_named
from daumen_rules.kernel.text import Language, Text
from daumen_rules.pieces.written_line import line_of
from daumen_rules.records.record_lines import key_of

from .asks import ARTICLES, actions_in
from .spoken import spoken

_BEFORE: Final = re.compile(r"^(?:(?:and|und|then|dann)\s+)+", re.IGNORECASE)
_BETWEEN: Final = re.compile(r",|\s(?:and|und)\s", re.IGNORECASE)
_DOES: Final = (
    *("says", "said", "puts", "put", "lays", "plays", "moves", "goes", "does", "takes", "bids"),
    *("sagt", "sagte", "legt", "setzt", "stellt", "spielt", "zieht", "geht", "macht", "nimmt"),
    *("tut", "bietet", "reizt"),
)
"""Verbs that people use for the action of any game."""
_THING: Final = re.compile(
    r"\b(?:(?:an?|the|his|her|einen|eine|den|die|seinen|ihren|seine|ihre) )?(?:stone|man|piece"
    r"|pawn|stein|figur|karte|card) (?:on|onto|to|auf|nach|in) ",
    re.IGNORECASE,
)
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
        for piece in (part,) if _read(game, part, "") else _BETWEEN.split(part):
            before = found[-1].name if found else ""
            one = _read(game, _BEFORE.sub("", piece.strip()), before)
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


def _read(game: AnyGame, part: str, before: str) -> Told | None:
    """The action of a part; a name stands before it, with or without a colon. Without a name it
    is that of the player who acted `before`, if somebody did.
    """
    line = line_of(1, part)
    if line.has_colon and key_of(line) in (Key.NATURE, Key.REFEREE):
        return Told("", Text(part, part))
    if line.has_colon:
        return _named(game, line.head.text, line.value)
    words = part.split()
    if before and part[:1].islower() and (read := _named(game, before, part)) is not None:
        return read
    ways = (_named(game, " ".join(words[:end]), " ".join(words[end:])) for end in range(len(words)))
    return next((way for way in ways if way is not None), None)


def _named(game: AnyGame, name: str, said: str) -> Told | None:
    """The action that is said of a name; the later words of a name begin with capitals."""
    words = said.split()
    if (
        not words
        or (name and not is_name(name))
        or any(not word[0].isupper() for word in name.split()[1:])
    ):
        return None
    for text in _wordings(game, words) if name else ():
        for _, action in actions_in(game, tuple(text.split())):
            return Told(name, _line(game, Text(name, name), action))
    for first in (words[0], *_THROWS.get(words[0].lower(), ())):
        for rest in (" ".join(words[1:]), _apart(words[1:])):
            for action in spoken(game).readings(NATURE, f"{first} {rest}".strip()):
                return Told(name, _line(game, _NATURE, action))
    return None


def _wordings(game: AnyGame, words: Sequence[str]) -> Iterator[str]:
    """What may be meant by the words of an action: themselves; without the thing that is moved, as
    in `a stone on d6`; without a verb that many games do not have; and with a verb of this game
    where there is none.
    """
    said = " ".join(words)
    short = _THING.sub("", said)
    yield from dict.fromkeys((said, short))
    first, _, rest = short.partition(" ")
    bare = rest if first.lower() in _DOES else short
    if bare:
        yield from (f"{lead} {bare}" for lead in game.notation.verbs.leads(0))
        yield bare


def _apart(faces: Sequence[str]) -> str:
    """Dice without articles, and apart where they are told as one number: `1 1 2` for `112`."""
    dice = [face for face in faces if face.lower() not in ARTICLES]
    if len(dice) == 1 and len(dice[0]) > 1 and dice[0].isdigit():
        dice = [*dice[0]]
    return " ".join(dice)


_THROWS: Final = {
    **dict.fromkeys(("throws", "threw", "rolls", "rolled"), ("throw",)),
    **dict.fromkeys(("würfelt", "würfelte", "wirft", "warf"), ("wirf",)),
}
"""The verbs with which people tell a throw, which records write as nature's."""


def _line(game: AnyGame, mover: Text, action: Any) -> Text:
    en, de = game.notation.write(action), game.notation.say(action, "de")
    return Text(f"{mover.en}: {en}", f"{mover.de}: {de}")
