"""What a viewer is sent: labelled data for JSON, made from its view and its events alone.

The schema stands in `spec/collection/message.schema.json`.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Any, Final

from daumen_rules.contracts.report_text import result_words
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.seats import SPECTATOR, Mover, Seat, Spectator, Viewer, reader_of
from daumen_rules.kernel.text import Language, Sentence, Text
from daumen_rules.pieces.rows import mover_term
from daumen_rules.pieces.scenes import Scene
from daumen_rules.positions.position import write_position

from .ask import Ask, Wanted
from .ongoing import Logged
from .scene_data import scene_data, seats_in
from .table import Seated
from .things import At, Moved, looked, parts_with_places
from .watch import Line

FORMAT: Final = "table"
FORMAT_VERSION: Final = "3"
TAKEN_BACK: Final = Text("{who} takes it back.", "{who} nimmt das zurück.")


def message_for(
    table: Seated, viewer: Viewer, language: Language = "en", since: int = 0
) -> dict[str, Any]:
    """What a viewer knows of a table, which waits for somebody: the question, the view, the scene,
    the viewer's legal actions, and what has happened since event number `since`.
    """
    game, ongoing, names = table.game, table.ongoing, table.players.names
    outcome, watch = ongoing.outcome, table.watched(viewer)
    scene = watch.scene(ongoing.state)
    seen, _ = looked(watch.seen, scene)
    return {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "game": game.slug,
        "version": table.head.version,
        "rules": game.book.write_rules(table.head.rules),
        "names": list(names),
        "seat": _number(viewer),
        "at": mark(table, viewer),
        "events": watch.told,
        "asked": asked_data(table, table.ask(), viewer),
        "view": dict(
            write_position(game, ongoing.state, names=names, language=language, viewer=viewer)
        ),
        "scene": scene_data(scene, seen, names, language, reader_of(viewer)),
        "actions": actions_data(table, own_actions(table, viewer), viewer, scene, language),
        "happened": [_line(table, one, viewer, language) for one in watch.since(since, table.log)],
        "outcome": outcome and _outcome_data(table, outcome, language, reader_of(viewer)),
    }


def mark(table: Seated, viewer: Viewer) -> str:
    """A mark of what a viewer has seen so far: another one after each thing that it sees happen.

    An answer with an older mark comes too late. Steps that a viewer is told nothing of are not
    counted.
    """
    return f"{len(table.games)}.{table.watched(viewer).noticed}"


def _line(table: Seated, line: Line, viewer: Viewer, language: Language) -> dict[str, Any]:
    """What a viewer has been told, in words and with its clause, and what it saw move. What a seat
    did itself is said to it.
    """
    rules = table.game.rules
    if isinstance(line.told, Logged):
        actor = mover_term(rules.actor(line.told.step.action))
        said, clause = Sentence(TAKEN_BACK, (("who", actor),)), None
    else:
        event = rules.witness(line.told, viewer)
        said, clause = event.sentence, event.clause.id
    return {
        "text": said.say(language, table.players.names, reader_of(viewer)),
        "clause": clause,
        "seats": seats_in(said),
        "moved": [_moved_data(one) for one in line.moved],
    }


def _moved_data(moved: Moved) -> dict[str, Any]:
    return {
        "id": moved.id,
        "value": moved.value,
        "number": moved.number,
        "from": _at_data(moved.source),
        "to": _at_data(moved.target),
    }


def _at_data(at: At | None) -> dict[str, Any] | None:
    return None if at is None else {"place": at.place, "at": at.field}


def own_actions(table: Seated, viewer: Viewer) -> list[Any]:
    """The legal actions of a viewer; a spectator has none.

    At a table of people who throw and deal themselves, and where the referee is asked, whoever sits
    there may say what happened.
    """
    asked = table.ask()
    if viewer is SPECTATOR or asked.wanted in (Wanted.NOTHING, Wanted.THROW):
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
        "who": [_number(mover) for mover in asked.movers],
        "may_skip": asked.may_skip,
        "example": table.game.notation.write(asked.actions[0]) if enters else None,
    }


def actions_data(
    table: Seated, actions: Sequence[Any], viewer: Viewer, scene: Scene, language: Language
) -> list[dict[str, Any]]:
    """Actions for a viewer: the words that `receive` reads, a phrase for a button, what each
    touches in the scene, and the seats that it names. A thing is told by its value, a field by its
    name, and a part by its place.
    """
    if not actions:
        return []
    view, places = table.ongoing.view(viewer), {place for place, _ in parts_with_places(scene)}
    return [_action_data(table, action, view, places, language) for action in actions]


def _action_data(
    table: Seated, action: Any, view: Any, places: Container[str], language: Language
) -> dict[str, Any]:
    notation, row = table.game.notation, table.game.notation.verbs.row(action)
    values, told = row.values(action), dict[str, str]()
    seats = list[Seat]()
    for name, operand in row.operands:
        value = values[name]
        told[name] = operand.say(value, language, table.players.names)
        seats += operand.seats(value)
    actor, touched = table.game.rules.actor(action), row.touched(view, action)
    return {
        "do": notation.write(action),
        "say": row.phrased(values)[language].format_map(told).rstrip(),
        "touches": [own if (own := f"{one} {actor}") in places else one for one in touched],
        "seats": seats,
    }


def _number(who: Mover | Viewer) -> int | str | None:
    """The number of a seat, a word for Nature and the referee; None for a spectator."""
    if isinstance(who, Spectator):
        return None
    return who if isinstance(who, int) else who.value


def _outcome_data(
    table: Seated, outcome: Outcome, language: Language, reader: Seat | None
) -> dict[str, Any]:
    names, scored = table.players.names, table.game.book.scored
    return {
        "scores": list(outcome.scores),
        "winners": list(outcome.winners),
        "payments": list(outcome.payments),
        "text": result_words(outcome, names, language, scored, reader),
        "clauses": [clause.id for clause in outcome.clauses],
    }
