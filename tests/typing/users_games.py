"""Code as users write it for any game, with the types that they may rely on.

It is checked like all tests by mypy and by pyright, both strict, and it runs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, assert_type

from daumen_rules import (
    NATURE,
    REFEREE,
    Action,
    AnyGame,
    Event,
    Game,
    Outcome,
    Record,
    Refused,
    RuleSet,
    State,
    Step,
    Table,
    View,
    load,
)
from daumen_rules.games.board.engines.morris.state import Move, Place, Take
from daumen_rules.games.board.engines.morris.state import State as MorrisState
from daumen_rules.games.board.muehle import Rules as MuehleRules
from daumen_rules.games.cards.brandeln.clauses import Rules as BrandelnRules
from daumen_rules.games.cards.engines.auction import Bid
from daumen_rules.games.cards.engines.desk import Desk, DeskView
from daumen_rules.games.cards.skat.rules import Rules as SkatRules
from daumen_rules.games.cards.skat.table import SkatDesk, SkatView
from daumen_rules.games.daumen_drauf.events import (
    Dealt,
    Drawn,
    GameOver,
    Inspected,
    LastHand,
    Leads,
    NobodyDraws,
    Parried,
    Passed,
    PileEmpty,
    Released,
    Scored,
    Shown,
    Skipped,
    Taken,
    TrickLeft,
)
from daumen_rules.games.dice.engines.actions import Act
from daumen_rules.games.dice.engines.sheets import Sheet
from daumen_rules.games.dice.filzlaus import Hunt
from daumen_rules.games.dice.filzlaus import Rules as FilzlausRules
from daumen_rules.kernel.seats import Mover
from daumen_rules.pieces.choices import Leave, Pass
from daumen_rules.pieces.event_text import TextEvent


def men_on_the_board() -> int:
    """Mühle is played by its own types, without a cast."""
    muehle = load("muehle")
    assert_type(muehle.book.default, MuehleRules)
    state = muehle.start(2)
    assert_type(state, MorrisState[MuehleRules])
    actions = muehle.legal_actions(state)
    assert_type(actions, tuple[Place | Move | Take | Leave | Pass, ...])
    answer = muehle.step(state, actions[0])
    assert_type(
        answer,
        Step[MorrisState[MuehleRules], Place | Move | Take | Leave | Pass, TextEvent] | Refused,
    )
    assert isinstance(answer, Step)
    assert_type(muehle.view(answer.state, 0), MorrisState[MuehleRules])
    assert_type(muehle.outcome(answer.state), Outcome | None)
    assert_type(muehle.may_undo([answer], 0), bool)
    return len(muehle.legal_actions(answer.state))


def words_of_a_deal(choice: Callable[[int], int]) -> list[str]:
    """Skat: what everybody hears of the deal."""
    skat = load("skat")
    state = skat.start(3, SkatRules())
    assert_type(state, SkatDesk)
    chance = skat.rules.chance(state)
    assert chance is not None
    answer = skat.step(state, chance.at(choice(chance.total)))
    assert isinstance(answer, Step)
    seen = skat.view(answer.state, 0)
    assert_type(seen, SkatView)
    events = [skat.witness(event, 0) for event in answer.events]
    assert_type(events, list[TextEvent])
    return [event.sentence.say("en") for event in events]


def what_may_be_bid() -> list[str]:
    """Brandeln stands on an engine; its rule set is its own all the same."""
    brandeln = load("brandeln")
    assert_type(brandeln.book.default, BrandelnRules)
    state = brandeln.start(4)
    assert_type(state, Desk[BrandelnRules])
    assert_type(state.rules, BrandelnRules)
    assert_type(brandeln.view(state, 0), DeskView[BrandelnRules])
    return [str(action) for action in brandeln.legal_actions(state) if isinstance(action, Bid)]


def a_throw() -> Sheet[FilzlausRules, Hunt]:
    """Filzlaus: what chance may bring."""
    filzlaus = load("filzlaus")
    state = filzlaus.start(2)
    assert_type(state, Sheet[FilzlausRules, Hunt])
    chance = filzlaus.rules.chance(state)
    assert chance is not None
    throw = chance.at(0)
    assert_type(throw, Act)
    answer = filzlaus.step(state, throw)
    return answer.state if isinstance(answer, Step) else state


def whoever_acts(name: str) -> tuple[Mover, ...]:
    """A name that is known only at run time gives some game."""
    some = load(name)
    assert_type(some, AnyGame)
    movers: tuple[Mover, ...] = some.rules.movers(some.start(some.rules.seats[0]))
    return tuple(mover for mover in movers if mover is not REFEREE)


def by_whom(name: str) -> list[Mover]:
    """Who does the first actions of some game, also where an action has no seat, as a deal."""
    some = load(name)
    state, found = some.start(some.rules.seats[0]), list[Mover]()
    while len(found) < 3:
        chance = some.chance(state)
        action = some.legal_actions(state)[0] if chance is None else chance.at(0)
        assert_type(some.actor(action), Mover)
        found.append(some.actor(action))
        answer = some.step(state, action)
        assert isinstance(answer, Step)
        state = answer.state
    return found


def chance_begins(name: str) -> bool:
    """Whether Nature has the first move."""
    return whoever_acts(name) == (NATURE,)


def played_again(text: str) -> tuple[str, Outcome | None]:
    """A record, read and played and written."""
    filzlaus = load("filzlaus")
    record = filzlaus.read_record(text)
    assert_type(record, Record)
    return filzlaus.write_record(record), filzlaus.replay(record).outcome


def served(name: str) -> tuple[str, dict[str, Any]]:
    """A table at which one person plays against bots: what is asked, and what is answered."""
    table = Table(load(name), ("Anna", "Ben"), people=(0,), seed=1)
    wanted = table.next().wanted
    message = table.message_for(0)
    assert_type(message, dict[str, Any])
    reply = table.receive(0, {"at": message["at"], "do": message["actions"][0]["do"]})
    return wanted.value, reply


def german() -> RuleSet:
    """The rules of *Daumen drauf!* by its record."""
    game = load("daumen-drauf")
    assert_type(game, Game[RuleSet, State, Action, Event, View])
    assert_type(game.start(3), State)
    return game.book.default


def kind_of(event: Event) -> str:
    """The events of *Daumen drauf!* are a closed union."""
    match event:
        case Dealt() | Drawn() | NobodyDraws() | PileEmpty() | Leads():
            return "dealing"
        case Shown() | Released() | Passed() | Skipped() | Parried():
            return "showing"
        case Taken() | Inspected() | TrickLeft() | GameOver() | LastHand() | Scored():
            return "ending"
