"""What a viewer is sent: labelled data for JSON, made from its view and its events alone.

The schema stands in `spec/table/message.schema.json`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from daumen_rules.contracts.report_text import result_words
from daumen_rules.contracts.story import event_told
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.seats import SPECTATOR, Mover, Spectator, Viewer
from daumen_rules.kernel.text import Language, Text
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
    happened = list(_happened(table, viewer, language))
    rules = table.head.rules
    return {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "game": game.slug,
        "version": table.head.version,
        "rules": game.book.write_rules(rules),
        "names": list(names),
        "seat": _name(table, viewer),
        "at": mark(table, viewer),
        "events": len(happened),
        "asked": asked_data(table, table.ask(), viewer),
        "view": dict(
            write_position(game, ongoing.state, names=names, language=language, viewer=viewer)
        ),
        "scene": scene_data(game.scene.of(view, viewer), names, language),
        "actions": [action_data(table, each, language) for each in own_actions(table, viewer)],
        "happened": happened[since:],
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


def _happened(table: Seated, viewer: Viewer, language: Language) -> Iterator[dict[str, Any]]:
    """What a viewer has been told, a line each, also that somebody took something back."""
    game, names = table.game, table.players.names
    for logged in table.log:
        if logged.taken_back and _sees(table, logged, viewer):
            who = _name(table, game.rules.actor(logged.step.action))
            yield {"text": TAKEN_BACK[language].format(who=who), "clause": None}
        for event in () if logged.taken_back else logged.step.events:
            told = event_told(game.rules.witness(event, viewer), names)
            yield {"text": told.text[language], "clause": told.clause and told.clause.id}


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
        return {
            "wanted": Wanted.CHOICE.value,
            "who": [_name(table, asked.turn)],
            "may_skip": False,
            "example": None,
        }
    return {
        "wanted": asked.wanted.value,
        "who": [_name(table, mover) for mover in asked.movers],
        "may_skip": asked.may_skip,
        "example": table.game.notation.write(asked.actions[0])
        if asked.wanted is Wanted.CHANCE
        else None,
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
        several = isinstance(operand, Several)
        each: Any = operand.of if isinstance(operand, Several) else operand
        touched += [each.write(one, "en") for one in (values[name] if several else (values[name],))]
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
    names = table.players.names
    scored = table.game.book.scored
    return {
        "scores": list(outcome.scores),
        "winners": [names[seat] for seat in outcome.winners],
        "payments": list(outcome.payments),
        "text": result_words(outcome, names, language, scored),
        "clauses": [clause.id for clause in outcome.clauses],
    }
