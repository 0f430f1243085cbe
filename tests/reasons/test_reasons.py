"""Why and why not: every action and every event has its chain of clauses, with the values compared.

What is expected here was worked out from the manuals by hand.
"""

from __future__ import annotations

from typing import Any

import attrs
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from daumen_rules import Card, Kind, Show, knowledge
from daumen_rules.games.daumen_drauf.model import Playing, State
from daumen_rules.games.daumen_drauf.reasons import (
    REFEREE,
    Explanation,
    Reader,
    explain,
    higher_kinds,
)
from daumen_rules.games.daumen_drauf.rules import legal_actions, step
from daumen_rules.games.daumen_drauf.view import view
from daumen_rules.kernel.step import Refused
from tests.laws.played import Game
from tests.laws.strategies import one_in, whole_games
from tests.table import action, playing, position


def told(state: State, line: str, reader: Reader = REFEREE) -> list[str]:
    """The reasons of an action, as clause and words."""
    found = explain(state, action(line), reader)
    return [f"{r.clause.id} {r.sentence.say('en')}" for r in found.reasons]


def remedies(state: State, line: str, reader: Reader = REFEREE) -> list[str]:
    return [said.say("en") for said in explain(state, action(line), reader).remedies]


def followed(state: State, line: str, reader: Reader = REFEREE) -> dict[str, list[str]]:
    """The reasons of what follows from an action, by event."""
    found: dict[str, list[str]] = {}
    for event in explain(state, action(line), reader).events:
        said = [f"{r.clause.id} {r.sentence.say('en')}" for r in event.reasons]
        found.setdefault(type(event.event).__name__, []).extend(said)
    return found


TRICK = playing(
    position("Y3h Y9h B1h", "Y5p G1h Y4h", "Y1h Y2p B2h", pile="G5h", tricks=0), "A Y3h"
)


@pytest.mark.cites("HIGH-1", "HIGH-2", "TURN-1")
def test_a_show_is_allowed_because_the_card_is_higher() -> None:
    assert told(TRICK, "B Y5p") == [
        "TURN-1 B is on turn.",
        "HIGH-1 yellow 5 has a higher value than yellow 3.",
    ]
    assert told(TRICK, "B G1h") == [
        "TURN-1 B is on turn.",
        "HIGH-2 green 1 is of a colour new to the trick, so higher than yellow 3.",
    ]


@pytest.mark.cites("HIGH-1", "HIGH-5", "TURN-2")
def test_a_refused_show_is_told_with_what_would_be_higher() -> None:
    later = playing(TRICK, "B G1h")
    assert told(later, "C Y2p") == [
        "HIGH-5 yellow 2: its colour is topped already; the highest card is green 1.",
        "TURN-2 C must show a higher card or pass.",
    ]
    assert remedies(later, "C Y2p") == ["legal with green above 1, or any card of black"]
    last = playing(later, "C B2h")
    assert remedies(last, "A B1h") == ["legal only with black above 2"]


@pytest.mark.cites("TURN-1", "PARRY-1", "LEAD-2", "THUMB-1")
def test_every_fault_has_its_remedy() -> None:
    assert remedies(TRICK, "C B2h") == ["legal if it were the turn of C (it is the turn of B)"]
    assert remedies(TRICK, "B parries Y4h") == ["to parry it takes the twin of yellow 3"]
    assert remedies(TRICK, "B B2h") == ["legal if B held it"]
    start = position("Y3h", "Y4h", "Y5h")
    assert remedies(start, "A passes") == ["legal is any card instead"]


@pytest.mark.cites("PASS-3", "THUMB-4")
def test_that_a_pass_was_forced_only_who_sees_the_hand_is_told() -> None:
    state = playing(position("Y9h G1h", "Y1p Y2p", "G2h", pile="G5h"), "A Y9h")
    forced = "PASS-3 B has no card to show or to parry with."
    assert told(state, "B passes")[-1] == forced
    assert told(state, "B passes", 1)[-1] == forced
    assert told(state, "B passes", 0) == ["TURN-1 B is on turn.", "PASS-1 B may pass."]


@pytest.mark.cites("THUMB-1", "HAND-2")
def test_whether_a_seat_holds_a_card_is_no_reason_for_another() -> None:
    assert told(TRICK, "B G9h") == ["THUMB-1 B does not hold green 9 harmless."]
    assert told(TRICK, "B G9h", 0) == ["THUMB-1 Whether B holds that card only B knows."]


@pytest.mark.cites("END-2", "VAL-1", "FILL-3", "FILL-4", "NEXT-1")
def test_what_follows_from_the_last_pass_is_told_step_by_step() -> None:
    """A shows Y3h, B G1h; C and A pass. Everybody has two cards left, the pile one: B draws it."""
    state = playing(TRICK, "B G1h", "C passes")
    assert followed(state, "A passes") == {
        "Passed": [],
        "Taken": [
            "END-2 All 2 others have passed since the last card of B.",
            "VAL-1 2 harmless, 0 poisonous: 2.",
        ],
        "Inspected": ["END-6 Everybody may look at a completed trick."],
        "Drawn": ["FILL-3 B held 2, the draw pile had 1."],
        "PileEmpty": ["FILL-6 Nobody draws any more."],
        "Leads": ["NEXT-1 B took the trick and has cards."],
    }


@pytest.mark.cites("NEXT-2", "OVER-1", "OVER-2", "VAL-3")
def test_the_next_lead_and_the_end_are_told_with_the_hands() -> None:
    state = playing(position("B5h", "Y1h Y2p", "G4h G5p", leader="B"), "B Y1h", "C passes")
    later = playing(state, "A B5h", "B passes")
    assert followed(later, "C passes")["Leads"] == [
        "NEXT-2 A took the trick and has no card; B is the next clockwise who has."
    ]
    end = playing(position("Y3h", "Y4p", "B1h G2p"), "A Y3h", "B Y4p", "C passes")
    reasons = followed(end, "A passes")
    assert reasons["GameOver"] == ["OVER-1 Only C has cards."]
    assert reasons["LastHand"] == [
        "OVER-2 Each of the 2 cards left to C is a minus point, harmless or not."
    ]
    assert reasons["Scored"] == [
        "VAL-3 0 − 0 − 0 = 0.",
        "VAL-3 1 − 1 − 0 = 0.",
        "VAL-3 0 − 0 − 2 = -2.",
    ]


# Laws


def everything(told: Explanation) -> list[str]:
    """All that an explanation says, in both languages."""
    chains = [told.reasons, *(event.reasons for event in told.events)]
    said = [r.sentence for chain in chains for r in chain] + list(told.remedies)
    said += [event.event.sentence for event in told.events]
    return [sentence.say("en") + sentence.say("de") for sentence in said]


def exchanged(value: Any, kind: Kind) -> Any:
    """A value in which the twins of a kind have changed places."""
    if isinstance(value, Card):
        return value.twin if value.kind == kind else value
    if isinstance(value, tuple):
        return _exchanged_all(value, kind)  # pyright: ignore[reportUnknownArgumentType]
    fields: tuple[Any, ...] = getattr(value, "__attrs_attrs__", ())
    if fields and type(value).__name__ not in {"Pack", "RuleSet", "Clause"}:
        names = [field.name for field in fields]
        return attrs.evolve(value, **{n: exchanged(getattr(value, n), kind) for n in names})
    return value


def _exchanged_all(values: tuple[Any, ...], kind: Kind) -> tuple[Any, ...]:
    return tuple(exchanged(item, kind) for item in values)


@pytest.mark.cites("HAND-2", "THUMB-4")
@one_in(2)
@given(whole_games, st.data())
def test_a_players_reason_uses_nothing_that_he_cannot_know(game: Game, data: st.DataObject) -> None:
    """Within the game: at its end the points are told to all, and with them something of fangs."""
    place = data.draw(st.integers(1, len(game.steps) - 1))
    state, act = game.states[place], game.actions[place]
    after = game.states[place + 1]
    assume(isinstance(after, Playing))
    viewer = data.draw(st.integers(0, game.players - 1))
    unknown = {k.kind for k in knowledge(after, viewer) if k.fang is None}
    assume(unknown)
    kind = data.draw(st.sampled_from(sorted(unknown)))
    other = explain(exchanged(state, kind), exchanged(act, kind), viewer)
    assert everything(other) == everything(explain(state, act, viewer))


@one_in(2)
@given(whole_games)
def test_every_action_has_a_reason_and_every_refusal_too(game: Game) -> None:
    for place in game.sample(3):
        state = game.states[place]
        if not isinstance(state, Playing):
            continue
        for act in legal_actions(state):
            for reader in (REFEREE, 0):
                assert explain(state, act, reader).allowed
                assert explain(state, act, reader).reasons
        for card in game.before.pack.cards[::5]:
            found = explain(state, Show(state.trick.turn, card))
            assert found.allowed == (
                not isinstance(step(state, Show(state.trick.turn, card)), Refused)
            )
            assert found.reasons


@pytest.mark.cites("HIGH-1", "HIGH-2", "HIGH-5")
@one_in(2)
@given(whole_games)
def test_the_remedy_names_exactly_the_kinds_that_are_higher(game: Game) -> None:
    """Whatever kind is held: the show breaks no clause on height if and only if it is named."""
    for place in game.sample(2):
        state = game.states[place]
        if not isinstance(state, Playing):
            continue
        named = set(higher_kinds(view(state, 0)))
        for card in game.before.pack.cards:
            answer = step(state, Show(state.trick.turn, card))
            clauses = answer.clauses if isinstance(answer, Refused) else ()
            low = any(clause.id in {"HIGH-1", "HIGH-5"} for clause in clauses)
            assert (card.kind in named) == (not low)
