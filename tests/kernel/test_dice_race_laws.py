"""The laws of every game, asked of the dice race; and broken dice races, each against one law."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import pytest
from attrs import evolve, field, frozen
from hypothesis import given
from hypothesis import strategies as st

from daumen_rules.conformance import laws
from daumen_rules.conformance.laws import Law
from daumen_rules.contracts.parts import Scenes
from daumen_rules.contracts.plays import Play, Twin
from daumen_rules.kernel.canonical import Form
from daumen_rules.kernel.chance import weighted
from daumen_rules.kernel.clause import Clause, ClauseKind, Relation
from daumen_rules.kernel.game import Outcome, legal_actions
from daumen_rules.kernel.row import Facts, Legality, row
from daumen_rules.kernel.step import Step
from daumen_rules.kernel.text import SeatTerm, Text
from daumen_rules.pieces.impossible import Impossible
from daumen_rules.pieces.scenes import Board, Part, Scene, ScoreSheet, places, stone, term
from tests.each import of_each
from tests.kernel import dice_race
from tests.kernel.dice_race import DIE, RACE, Act, Action, Choice, Face, Race, RaceEvent
from tests.kernel.dice_race import HOLD as HOLDING
from tests.parts import changed

Steps = Play[Race, Action, RaceEvent]
Effect = Callable[[Race, Action], Step[Race, Action, RaceEvent]]


def attempts(state: Race) -> Iterator[Action]:
    """Seats 0 to 2, of which there is one too many, roll and hold; Nature throws 1 to 3."""
    yield from (Act(seat, choice) for seat in range(3) for choice in Choice)
    yield from map(Face, (1, 2, 3))


def rotated(value: Race | Action, by: int, players: int) -> Race | Action:
    """A race, or an act, with the two seats changed."""
    match value:
        case Race(bank=(a, b)):
            return evolve(value, bank=(b, a) if by % 2 else (a, b), turn=(value.turn + by) % 2)
        case Act(seat, choice):
            return Act((seat + by) % 2, choice)
        case Face():
            return value


def _itself(state: Race, _: object) -> tuple[Race, ...]:
    return (state,)


def _seats(_: Race) -> tuple[str, ...]:
    return ("seat 0", "seat 1")


def _the_same(play: Steps) -> tuple[Twin[Race, Action, RaceEvent], ...]:
    return (Twin(1, play),)


CHECKED = changed(
    RACE,
    attempts=attempts,
    pieces=_seats,
    alike=_itself,
    rotated=rotated,
    twins=_the_same,
)


@st.composite
def plays(draw: st.DrawFn) -> Steps:
    """A race of up to 12 actions, the die as it falls."""
    play: Steps = Play(RACE.rules.start(2, draw(st.sampled_from((5, 2)))))
    for _ in range(draw(st.integers(0, 12))):
        state = play.states[-1]
        chance = RACE.rules.chance(state)
        some = list(chance) if chance is not None else legal_actions(RACE.rules, state)
        if not some:
            break
        told = laws.take(RACE.rules, state, draw(st.sampled_from(some))).steps
        play = Play(play.before, play.steps + told)
    return play


@of_each("law", laws.LAWS)
def test_every_law_holds_in_a_game_without_cards(law: Law) -> None:
    @given(plays())
    def check(play: Steps) -> None:
        law(CHECKED, play)

    check()


# Broken races

ROLL, HOLD = Act(0, Choice.ROLL), Act(0, Choice.HOLD)
PLAY: Steps = laws.take(RACE.rules, RACE.rules.start(2, 2), ROLL, Face(2), HOLD)
"""Seat 0 throws a 2, holds it and has won."""

_STRANGE = Clause("STRANGE", ClauseKind.LEGALITY, "9", None, Relation.SAME, Text("?", "?"))
_NUMBERS = count(99)


def _restless(state: Race, action: Action) -> Step[Race, Action, RaceEvent]:
    """Another state every time."""
    told = dice_race.effect(state, action)
    return evolve(told, state=evolve(told.state, target=next(_NUMBERS)))


@frozen
class Leaking(Race):
    """A view that holds a number which is another in every world."""

    secret: int = field(factory=_NUMBERS.__next__)


def _leak(state: Race, viewer: object) -> Race:
    return Leaking(state.bank, state.turn, state.points)


def _always(value: object) -> Callable[..., object]:
    """A function that answers the same whatever it is asked."""

    def answer(*_: object) -> object:
        return value

    return answer


def _in_the_bank(state: Race) -> tuple[int, ...]:
    return state.bank


def _points(state: Race) -> int:
    return state.points


def _other_clause(event: RaceEvent, viewer: object) -> RaceEvent:
    return evolve(event, clause=_STRANGE)


def _with_a_three(play: Steps) -> tuple[Twin[Race, Action, RaceEvent], ...]:
    """Another die, which everybody sees."""
    return (Twin(0, laws.take(RACE.rules, play.before, ROLL, Face(3), HOLD)),)


def _with_more_points(state: Race, viewer: object) -> tuple[Race, ...]:
    """A state that everybody can tell from the other."""
    return (evolve(state, points=state.points + 1),)


def _first_wins(state: Race) -> Outcome | None:
    return Outcome((1, 0)) if dice_race.is_over(state) else None


def _told_of_the_other(state: Race, action: Action) -> Step[Race, Action, RaceEvent]:
    """Each seat is told of as the other one."""
    told = dice_race.effect(state, action)
    events = (event if event.seat is None else evolve(event, seat=1) for event in told.events)
    return evolve(told, events=tuple(events))


def _told_in_one_language(state: Race, action: Action) -> Step[Race, Action, RaceEvent]:
    """What the die shows is missing in German."""
    told = dice_race.effect(state, action)
    events = (evolve(event, text=Text(event.text.en, "!")) for event in told.events)
    return evolve(told, events=tuple(events))


@row(HOLDING, "{seat} may not.", "{seat} darf nicht.")
def _refuses_the_other(state: Race, action: Act) -> Facts | None:
    return {"seat": SeatTerm(1)} if action.seat == 0 else None


STONE = stone("o", Text("stone", "Stein"), "stone-light")


def _pictured(*parts: Part) -> Scenes[Race, Race]:
    return Scenes(lambda _view, _viewer: Scene(middle=parts))


def _sheet(*rows: str) -> ScoreSheet:
    return ScoreSheet(heads=(term("box"),), rows=tuple((term(row),) for row in rows))


def _everybody(seat: int) -> Scenes[Race, Race]:
    """A seat is on turn, whoever is, and sits where everybody looks from."""
    return Scenes(lambda _view, _viewer: Scene(seats=places(2, seat, lambda _: (), seat)))


Changes = dict[str, Any]


def _impossible(_: Race) -> list[Impossible]:
    return [Impossible("bank", "(0, 0)", Text("something in it", "etwas darin"))]


BROKEN: tuple[tuple[Law, Changes], ...] = (
    (laws.legal_actions_are_those_that_step_accepts, {"candidates": _always((HOLD,))}),
    (laws.legal_actions_are_those_that_step_accepts, {"candidates": _always((ROLL, ROLL))}),
    (laws.legal_actions_are_those_that_step_accepts, {"clauses": (DIE,)}),
    (laws.refusals_leave_nothing_behind, {"effect": _restless}),
    (laws.there_is_always_something_to_do, {"movers": _always(())}),
    (laws.there_is_always_something_to_do, {"outcome": _always(None)}),
    (laws.there_is_always_something_to_do, {"candidates": _always(())}),
    (laws.nature_does_what_is_likely, {"chance": _always(weighted((Face(1), 1)))}),
    (laws.the_same_actions_make_the_same_game, {"effect": _restless}),
    (laws.every_event_cites_a_clause, {"clauses": (_STRANGE,)}),
    (laws.every_event_cites_a_clause, {"witness": _other_clause}),
    (laws.nothing_is_lost_or_made, {"pieces": _in_the_bank}),
    (laws.nothing_is_lost_or_made, {"pieces": _always(("one", "one"))}),
    (laws.every_action_brings_the_end_nearer, {"measure": _points}),
    (laws.what_cannot_be_known_is_not_seen, {"view": _leak}),
    (laws.what_cannot_be_known_is_not_seen, {"twins": _with_a_three}),
    (laws.what_looks_alike_is_alike, {"alike": _with_more_points}),
    (laws.what_is_paid_is_got, {"outcome": _always(Outcome((2, 0), payments=(1, 0)))}),
    (laws.what_is_paid_is_got, {"outcome": _always(Outcome((2, 0), payments=(0,)))}),
    (laws.no_seat_is_special, {"outcome": _first_wins}),
    (laws.no_seat_is_special, {"effect": _restless}),
    (
        laws.to_save_and_load_is_the_identity,
        {"forms": ((Act, Form(lambda _: "held", _always(HOLD))),)},
    ),
    (laws.a_refusal_names_what_was_tried, {"legality": Legality(_refuses_the_other)}),
    (
        laws.a_picture_shows_every_thing_once,
        {"scene": _pictured(Board(stones=(((0, 0), STONE), ((0, 0), STONE))))},
    ),
    (laws.a_picture_shows_every_thing_once, {"scene": _pictured(Board(stones=(((0, 8), STONE),)))}),
    (laws.a_picture_shows_every_thing_once, {"scene": _pictured(_sheet("ones", "ones"))}),
    (laws.a_picture_shows_every_thing_once, {"scene": _everybody(1)}),
    (laws.every_state_holds_together, {"invariants": _impossible}),
)


@of_each(("law", "changes"), BROKEN)
def test_a_broken_game_breaks_the_law(law: Law, changes: Changes) -> None:
    law(CHECKED, PLAY)
    broken = changed(CHECKED, **changes)
    with pytest.raises(AssertionError):
        law(broken, PLAY)


@pytest.mark.parametrize("wrong", [_told_of_the_other, _told_in_one_language])
def test_what_is_told_otherwise_than_it_was_done_breaks_its_law(wrong: Effect) -> None:
    laws.what_happened_names_what_was_done(CHECKED, PLAY)
    rules = changed(CHECKED, effect=wrong).rules
    told = laws.take(rules, PLAY.before, *(step.action for step in PLAY.steps))
    with pytest.raises(AssertionError):
        laws.what_happened_names_what_was_done(CHECKED, told)


def test_an_event_whose_words_have_a_gap_left_open_breaks_its_law() -> None:
    unfilled = Step[Race, Action, RaceEvent](
        ROLL, PLAY.before, (RaceEvent(DIE, Text("{{value}}", "?"), 2),)
    )
    with pytest.raises(AssertionError):
        laws.every_event_cites_a_clause(CHECKED, Play(PLAY.before, (unfilled,)))


@pytest.mark.parametrize(
    ("kind", "step"),
    [
        (ClauseKind.MATERIAL, 0),
        (ClauseKind.ADVICE, 0),
        (ClauseKind.LEGALITY, 1),
        (ClauseKind.SETUP, 0),
        (ClauseKind.SETUP, 2),
        (ClauseKind.VIEW, 0),
    ],
)
def test_a_clause_of_a_kind_that_does_not_fit_breaks_its_law(kind: ClauseKind, step: int) -> None:
    """No row forbids by it, a seat acts, the game is over, and nothing is shown."""
    told = PLAY.steps[step]
    event = RaceEvent(evolve(_STRANGE, kind=kind), Text("{value}", "{value}"), 2)
    laws.every_clause_fits_what_it_tells(CHECKED, PLAY)
    unfit = Play(PLAY.before, (evolve(told, events=(event,)),))
    with pytest.raises(AssertionError):
        laws.every_clause_fits_what_it_tells(CHECKED, unfit)


@pytest.mark.parametrize("answer", [True, False])
def test_a_wrong_policy_of_taking_back_breaks_its_law(
    answer: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seat 0 may take back that it rolls, or holds; nobody may take back the die."""
    laws.nobody_takes_back_chance_or_what_was_shown(CHECKED, PLAY)
    monkeypatch.setattr(laws, "may_undo", _always(answer))
    with pytest.raises(AssertionError):
        laws.nobody_takes_back_chance_or_what_was_shown(CHECKED, PLAY)


def test_every_law_has_a_game_that_breaks_it() -> None:
    apart = {
        laws.nobody_takes_back_chance_or_what_was_shown,
        laws.every_clause_fits_what_it_tells,
        laws.what_happened_names_what_was_done,
    }
    assert {law for law, _ in BROKEN} | apart == set(laws.LAWS)
