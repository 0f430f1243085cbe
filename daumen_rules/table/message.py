"""What a viewer is sent: labelled data for JSON, made from its view and its events alone.

The schema stands in `spec/collection/message.schema.json`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from daumen_rules.contracts.report_text import result_words
from daumen_rules.contracts.story import event_told
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.seats import SPECTATOR, Mover, Spectator, Viewer
from daumen_rules.kernel.text import Language, Text
from daumen_rules.pieces.event_text import TextEvent
from daumen_rules.pieces.operands import Several
from daumen_rules.positions.position import write_position

from .ask import Ask, Wanted
from .scene_data import scene_data
from .table import Logged, Seated

FORMAT: Final = "table"
FORMAT_VERSION: Final = "1"
TAKEN_BACK: Final = Text("{who} takes it back.", "{who} nimmt das zurück.")


def message_for(
    table: Seated, viewer: Viewer, language: Language = "en", since: int = 0
) -> dict[str, Any]:
    """What a viewer knows of a table, which waits for somebody: the question, the view, the scene,
    the viewer's legal actions, and what has happened since event number `since`.
    """
    game, ongoing, names = table.game, table.ongoing, table.players.names
    view, outcome = ongoing.view(viewer), ongoing.outcome
    told = list(_told_to(table, viewer))
    return {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "game": game.slug,
        "version": table.head.version,
        "rules": game.book.write_rules(table.head.rules),
        "names": list(names),
        "seat": _name(table, viewer),
        "at": mark(table, viewer),
        "events": len(told),
        "asked": asked_data(table, table.ask(), viewer),
        "view": dict(
            write_position(game, ongoing.state, names=names, language=language, viewer=viewer)
        ),
        "scene": scene_data(game.scene.of(view, viewer), names, language),
        "actions": [action_data(table, each, language) for each in own_actions(table, viewer)],
        "happened": [_line(table, one, viewer, language) for one in told[since:]],
        "outcome": None if outcome is None else _outcome_data(table, outcome, language),
    }


def mark(table: Seated, viewer: Viewer) -> str:
    """A mark of what a viewer has seen so far: another one after each thing that it sees happen.

    An answer with an older mark comes too late. Steps that a viewer is told nothing of are not
    counted.
    """
    return f"{len(table.games)}.{sum(_sees(table, logged, viewer) for logged in table.log)}"


def _sees(table: Seated, logged: Logged, viewer: Viewer) -> bool:
    step = logged.step
    return bool(step.events) or table.game.rules.actor(step.action) == viewer


def _told_to(table: Seated, viewer: Viewer) -> Iterator[TextEvent | Logged]:
    """What a viewer has been told: the events of steps, and the steps that were taken back."""
    for logged in table.log:
        if not logged.taken_back:
            yield from logged.step.events
        elif _sees(table, logged, viewer):
            yield logged


def _line(
    table: Seated, told: TextEvent | Logged, viewer: Viewer, language: Language
) -> dict[str, Any]:
    """What a viewer has been told, in words and with its clause."""
    rules = table.game.rules
    if isinstance(told, Logged):
        who = _name(table, rules.actor(told.step.action))
        return {"text": TAKEN_BACK[language].format(who=who), "clause": None}
    line = event_told(rules.witness(told, viewer), table.players.names)
    return {"text": line.text[language], "clause": line.clause and line.clause.id}


def own_actions(table: Seated, viewer: Viewer) -> list[Any]:
    """The legal actions of a viewer; a spectator has none.

    At a table of people who throw and deal themselves, and where the referee is asked, whoever sits
    there may say what happened.
    """
    asked = table.ask()
    if viewer is SPECTATOR or asked.wanted is Wanted.NOTHING:
        return []
    if asked.wanted is Wanted.REFEREE:
        return list(asked.actions)
    return table.ongoing.legal().get(viewer, [])


def asked_data(table: Seated, asked: Ask, viewer: Viewer) -> dict[str, Any]:
    """Who is asked for what, as far as a viewer may know.

    Where a game has calls, a single person is asked out of turn only if it may call: others are
    told who is on turn.
    """
    secret = asked.wanted is Wanted.INTERRUPTION and table.calls is not None
    if secret and viewer not in asked.movers and asked.turn is not None:
        asked = Ask(Wanted.CHOICE, (asked.turn,), asked.turn)
    enters = asked.wanted is Wanted.CHANCE
    return {
        "wanted": asked.wanted.value,
        "who": [_name(table, mover) for mover in asked.movers],
        "may_skip": asked.may_skip,
        "example": table.game.notation.write(asked.actions[0]) if enters else None,
    }


def action_data(table: Seated, action: Any, language: Language) -> dict[str, Any]:
    """An action: the words that `receive` reads, a phrase for a button, and the things it touches,
    by their values and the names of their places.
    """
    notation = table.game.notation
    row = notation.verbs.row(action)
    values = row.values(action)
    touched = list[str]()
    for name, operand in row.operands:
        if isinstance(operand, Several):
            touched += [operand.of.write(one, "en") for one in values[name]]
        else:
            touched.append(operand.write(values[name], "en"))
    return {
        "do": notation.write(action),
        "say": notation.say(action, language),
        "touches": touched,
    }


def _name(table: Seated, who: Mover | Viewer) -> str | None:
    """A name for a seat, a word for Nature and the referee; None for a spectator."""
    if isinstance(who, Spectator):
        return None
    return table.players.names[who] if isinstance(who, int) else who.value


def _outcome_data(table: Seated, outcome: Outcome, language: Language) -> dict[str, Any]:
    names, scored = table.players.names, table.game.book.scored
    return {
        "scores": list(outcome.scores),
        "winners": [names[seat] for seat in outcome.winners],
        "payments": list(outcome.payments),
        "text": result_words(outcome, names, language, scored),
        "clauses": [clause.id for clause in outcome.clauses],
    }
