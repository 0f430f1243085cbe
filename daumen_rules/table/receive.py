"""What a client sends, read for the seat that it sits on, and what it is answered.

Nothing that cannot be done changes the table, and each answer says why.
"""

from __future__ import annotations

import json
from typing import Any, Final

from daumen_rules.contracts.check_result import breach_data
from daumen_rules.kernel.seats import SPECTATOR, Mover, Viewer, reader_of
from daumen_rules.kernel.step import Refused
from daumen_rules.kernel.text import Language, Text, quoted
from daumen_rules.records.record_story import other_readings

from .ask import Wanted
from .message import mark, own_actions
from .table import Seated
from .words import Meant, Unclear, Unreadable, meant, nearest, offered_as

LONGEST: Final = 10_000
"""More characters than any message has."""
KEYS: Final = ("at", "do")
NOT_READ: Final = Text(
    'expected an object with "do", the words of an action, and "at", the mark of what is seen',
    "erwartet ein Objekt mit „do“, den Worten einer Handlung, und „at“, der Marke des Gesehenen",
)
NO_SEAT: Final = Text("you watch, and have no seat", "du schaust zu und hast keinen Platz")
LATE: Final = Text(
    "too late: something has happened since then", "zu spät: Seither ist etwas geschehen"
)
OVER: Final = Text("the game is over", "die Partie ist zu Ende")
BOT: Final = Text("a bot plays on this seat", "auf diesem Platz spielt ein Computer")
NOTHING_TO_SKIP: Final = Text(
    "you are not asked, or have to act", "du bist nicht gefragt oder musst handeln"
)
NO_WORDS: Final = Text("expected the words of an action", "erwartet die Worte einer Handlung")
EXPECTED: Final = Text(
    "found {found}; expected {expected}", "gefunden {found}; erwartet {expected}"
)
SKIP: Final = "skip"
"""What somebody does who may act out of turn and does not."""
THROW: Final = "throw"
"""What a person does who is asked to throw."""


def receive(
    table: Seated, viewer: Viewer, message: str | object, language: Language = "en"
) -> dict[str, Any]:
    """Do what a client says who has the seat of `viewer`, and answer.

    A message is JSON text, or data, with `do`, the words of an action, and `at`, the mark of the
    message that it answers: `{"do": "lay HJ", "at": "1.7"}`. The answer is `{"done": true}`, or
    says what was wrong, by clauses where rules forbid it; then the table is as it was.
    """
    read = _read(message)
    if read is None:
        return _wrong("message", NOT_READ[language])
    at, words = read
    if viewer is SPECTATOR:
        return _wrong("seat", NO_SEAT[language])
    if viewer in table.players.bots:
        return _wrong("seat", BOT[language])
    if table.is_over:
        return _wrong("over", OVER[language])
    if at != mark(table, viewer):
        return _wrong("late", LATE[language])
    asked = table.ask()
    if words == THROW and asked.wanted is Wanted.THROW and viewer in asked.movers:
        table.throw()
        return {"done": True}
    return (
        _skipped(table, viewer, language) if words == SKIP else _act(table, viewer, words, language)
    )


def _read(message: str | object) -> tuple[str, str] | None:
    """The mark and the words of a message; None if it is none."""
    data: Any = message
    if isinstance(message, str):
        try:
            data = json.loads(message) if len(message) <= LONGEST else None
        except (ValueError, RecursionError):
            return None
    if data.__class__ is not dict or {*data} != {*KEYS}:
        return None
    at, words = data["at"], data["do"]
    if not isinstance(at, str) or not isinstance(words, str) or len(words) > LONGEST:
        return None
    return at, " ".join(words.split())


def _skipped(table: Seated, viewer: Mover, language: Language) -> dict[str, Any]:
    asked = table.ask()
    if viewer not in asked.movers or not asked.may_skip:
        return _wrong("skip", NOTHING_TO_SKIP[language])
    table.skip(viewer)
    return {"done": True}


def _act(table: Seated, seat: Any, words: str, language: Language) -> dict[str, Any]:
    """Read words as an action of a seat, and take it."""
    game, asked, offered = table.game, table.ask(), own_actions(table, seat)
    entered = asked.wanted in (Wanted.CHANCE, Wanted.REFEREE)
    mover: Mover = asked.movers[0] if entered else seat
    action = offered_as(game, offered, words)
    found: Meant = (action,)
    if action is None:
        found = meant(game, table.ongoing.view(seat), mover, offered, words)
    if isinstance(found, Unclear):
        return _wrong("words", found.why[language])
    if isinstance(found, Unreadable):
        expected = found.expected[language]
        said = EXPECTED[language].format(found=quoted(words), expected=expected)
        return _wrong("words", said, meant=list(nearest(game, words, offered, language)))
    refusals = list[Refused]()
    for one in found:
        answer = table.act(one)
        if not isinstance(answer, Refused):
            return {"done": True}
        refusals.append(answer)
    refused = _refused(table, seat, found[0], refusals[0], language)
    return {**refused, "meant": list(nearest(game, words, offered, language))}


def _refused(
    table: Seated, seat: Viewer, action: Any, refused: Refused, language: Language
) -> dict[str, Any]:
    """Every broken clause, and the readings of the manual by which the action would be legal."""
    game, names, reader = table.game, table.players.names, reader_of(seat)
    readings = other_readings(game, table.ongoing.state, action, seat, table.ongoing.last)
    return _wrong(
        "refused",
        refused.say(language, names, reader),
        clauses=[breach_data(one, names, language, reader=reader) for one in refused.breaches],
        readings=[{"option": field, "value": value} for field, value in readings],
    )


def _wrong(kind: str, said: str, **more: Any) -> dict[str, Any]:
    return {"done": False, "wrong": kind, "text": said, **more}
