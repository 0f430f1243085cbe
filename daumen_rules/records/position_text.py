"""Positions as people write them: a header as in a record, what lies there, and what was done then.

game: mau-mau
players: Anna, Ben
hand Anna: S7 HJ
hand Ben: 3 cards
pile: DJ
named: hearts
Anna: lay HJ
ask: whose turn is it
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.record_model import Act, Key, mover_word
from daumen_rules.kernel.errors import InputError
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.lines import Tick, no_tick
from daumen_rules.kernel.seats import Viewer, seat_letter
from daumen_rules.kernel.text import LANGUAGES, Language, Text
from daumen_rules.positions.position import Position, write_position

from .position_json import lines_told
from .record_lines import key_of, lines_of
from .text_form import ASKS, Reader

_GERMAN: Final = {Key.GAME: "spiel", Key.RULES: "regeln", Key.PLAYERS: "spieler", Key.ASK: "frage"}


def read_position_text(
    text: str, game: AnyGame | None = None, rules: Any = None, tick: Tick = no_tick
) -> Position[Any]:
    """The position of a text, with what was done from there, and perhaps a question; `game` is its
    game where the text does not say it, and `rules` are in place of those that it names.

    Raises InputError: for a line that cannot be read, a position that cannot be, and an action that
    is not allowed there. The text may be JSON.
    """
    told = lines_told(text, tick)
    try:
        return _read(told.text, game, rules, tick)
    except InputError as error:
        raise told.placed(error) from None


def _read(text: str, game: AnyGame | None, rules: Any, tick: Tick) -> Position[Any]:
    reader = Reader(tuple(lines_of(text, tick)), tick)
    reader.head(game)
    reader.rules = reader.rules if rules is None else rules
    position = reader.position()
    acts = list[Act]()
    while (line := reader.line) is not None and key_of(line) not in ASKS:
        entry = reader.entry(line)
        if not isinstance(entry, Act):
            what = Text("an action without gaps", "eine Handlung ohne Lücken")
            raise line.error(line.value, what)
        acts.append(entry)
        reader.at += 1
    ask, expects = reader.question()
    found = evolve(position, fixed=reader.fixed, acts=tuple(acts), ask=ask, expects=expects)
    if found.is_whole:
        refused = found.refused
        if refused is not None:
            act, answer = refused
            told = (answer.say(language, found.names).split("\n") for language in LANGUAGES)
            en, de = map(" ".join, told)
            raise InputError(
                *(act.line, 1, found.game.notation.write(act.action)),
                Text(f"what is allowed there: {en}", f"was dort erlaubt ist: {de}"),
            )
    return found


def write_position_text(
    game: AnyGame,
    state: Any,
    names: Sequence[str] = (),
    language: Language = "en",
    viewer: Viewer | None = None,
    acts: Sequence[Act] = (),
    ask: str = "",
) -> str:
    """A state as the text of a position, as a viewer sees it where one is given; with the actions
    done from there, and a question, if any.
    """
    players = game.rules.players(state)
    known = [*names] or [seat_letter(seat) for seat in range(players)]
    header = (
        (Key.GAME, game.slug),
        (Key.RULES, game.book.write_rules(state.rules)),
        (Key.PLAYERS, ", ".join(known)),
    )
    lines = [
        *((_GERMAN[key] if language == "de" else key.value, value) for key, value in header),
        *write_position(game, state, names=known, language=language, viewer=viewer),
    ]
    for act in acts:
        who = mover_word(game.rules.actor(act.action), known)
        lines.append((who, game.notation.verbs.write(act.action, language)))
    if ask:
        lines.append((_GERMAN[Key.ASK] if language == "de" else Key.ASK.value, ask))
    return "".join(f"{head}: {value}\n" for head, value in lines)
