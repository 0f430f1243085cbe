"""Laws on words and pictures: a sentence names the facts of its action, and a scene shows each
thing once.

The laws read the facts of a sentence, not its words.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from string import Formatter
from typing import Any, Final, get_args

import attrs

from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.plays import Play, viewers
from daumen_rules.kernel.frozen import has_fields
from daumen_rules.kernel.game import step
from daumen_rules.kernel.seats import NATURE
from daumen_rules.kernel.step import Refused, Step
from daumen_rules.kernel.text import Language, Sentence
from daumen_rules.pieces.scenes import Board, Course, Scene, ScoreSheet

_LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)


# Words


def what_happened_names_what_was_done(game: AnyGame, play: Play[Any, Any, Any]) -> None:
    """The events of a step name the actor and the operands, in the order of the action's fields.

    Fields that have their default, and fields hidden from somebody, need not be named; an action
    without events until Nature has acted is left out.
    """
    for before, told in zip(play.states, play.steps, strict=False):
        for event in told.events:
            fills_its_gaps(event.sentence)
        if not told.events or _is_hidden(game, before, told):
            continue
        wanted = _named(told.action)
        for language in _LANGUAGES:
            said = [code for event in told.events for code in _said(event.sentence, language)]
            assert _in_order(wanted, said), f"{told.action}: {wanted} is told as {said}"


def a_refusal_names_what_was_tried(game: AnyGame, play: Play[Any, Any, Any]) -> None:
    """A fact of a refusal with the name of a field of the action has the value of that field."""
    for state in play.states:
        for act in game.checks.attempts(state):
            answer = step(game.rules, state, act)
            for breach in answer.breaches if isinstance(answer, Refused) else ():
                fills_its_gaps(breach.sentence)
                for name, fact in breach.sentence.facts:
                    held = getattr(act, name, None) if name in _fields(act) else None
                    ways = () if held is None else tuple(_ways(held))
                    assert not ways or fact.code in ways, f"{act}: {name} is told as {fact.code}"


def fills_its_gaps(sentence: Sentence) -> None:
    """Both languages use every fact of a sentence, and nothing else."""
    names = {name for name, _ in sentence.facts}
    for language in _LANGUAGES:
        assert {*_gaps(sentence.template[language])} == names, sentence.template[language]


def _is_hidden(game: AnyGame, state: Any, told: Step[Any, Any, Any]) -> bool:
    """Whether somebody may not know the operands of actions of this kind, or Nature's deal."""
    masked, lookers = game.checks.masked, viewers(game, state)
    if game.rules.actor(told.action) is NATURE and any(
        game.rules.witness(event, who) != event for event in told.events for who in lookers
    ):
        return True
    if masked is None:
        return False
    tried = game.checks.attempts(state)
    acts = (act for act in (told.action, *tried) if type(act) is type(told.action))
    return any(masked(act, viewer) != act for act in acts for viewer in lookers)


def _fields(value: Any) -> tuple[str, ...]:
    kind: Any = value.__class__
    return tuple(field.name for field in attrs.fields(kind))


def _named(value: Any) -> list[str]:
    """The seat, cards, squares and numbers of an action, as JSON has them, in the order of its
    fields.

    A fact that follows from another, such as the owner of a slapped card, need not be told again.
    """
    kind: Any = value.__class__
    if kind is tuple:
        items: tuple[Any, ...] = value
        return [code for each in items for code in _named(each)]
    if (term := getattr(value, "term", None)) is not None:
        return str(term.code).split()
    if isinstance(value, Enum):
        return _named(value.value)
    if has_fields(kind):
        fields = attrs.fields(kind)
        held = [getattr(value, f.name) for f in fields if getattr(value, f.name) != f.default]
        kept = [one for at, one in enumerate(held) if not at or one != held[at - 1]]
        return [code for each in kept for code in _named(each)]
    return [str(value)] if isinstance(value, int) else []


def _ways(value: Any) -> Iterator[str]:
    """The possible JSON forms of an operand: in full, as all see it, or as a count."""
    if value.__class__ is tuple:
        yield str(len(value))
    if value.__class__ is str:
        yield value
    if (kind := getattr(value, "kind", None)) is not None:
        yield from _ways(kind)
    if codes := _named(value):
        yield " ".join(codes)


def _gaps(template: str) -> Iterator[str]:
    return (name for _, name, _, _ in Formatter().parse(template) if name is not None)


def _said(sentence: Sentence, language: Language) -> Iterator[str]:
    """The facts of a sentence, in the order of its gaps."""
    facts = dict(sentence.facts)
    for name in _gaps(sentence.template[language]):
        yield from facts[name].code.split()


def _in_order(wanted: Iterable[str], said: Sequence[str]) -> bool:
    rest = iter(said)
    return all(code in rest for code in wanted)


# Pictures


def a_picture_shows_every_thing_once(game: AnyGame, play: Play[Any, Any, Any]) -> None:
    """Only seats on turn are marked so, the viewer has one place, no square holds two stones, men
    stand on the fields of their course, and a sheet has each row once, with a cell for each head.
    """
    for state in play.states:
        movers, seats = game.rules.movers(state), {*range(game.rules.players(state))}
        for viewer in viewers(game, state):
            scene = game.scene.of(game.view(state, viewer), viewer)
            for seat, place in enumerate(scene.seats):
                assert not place.is_own or seat == viewer
                assert not place.on_turn or seat in movers or not seats.intersection(movers)
            for board in _parts(scene, Board):
                times = Counter(spot for spot, _ in board.stones)
                assert all(number == 1 for number in times.values()), times
                assert all(0 <= at < board.size for spot in times for at in spot)
            for course in _parts(scene, Course):
                fields = [ground.spot for ground in course.fields]
                assert len({*fields}) == len(fields), "a place of a course has one field"
                assert {spot for spot, _ in course.men} <= {*fields}, "men stand on fields"
            for sheet in _parts(scene, ScoreSheet):
                names = Counter(row[0].code for row in sheet.rows)
                assert all(number == 1 for number in names.values()), names
                assert all(len(row) == len(sheet.heads) for row in sheet.rows)


def _parts(scene: Scene, kind: type[Any]) -> Iterator[Any]:
    every = (*scene.middle, *(part for seat in scene.seats for part in seat.parts), *scene.below)
    return (part for part in every if isinstance(part, kind))
