"""Code as users write it: the whole front door, with the types that they may rely on.

It is checked like all tests by mypy and by pyright, both strict, and it runs.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import assert_never, assert_type

from daumen_rules import (
    ENGLISH,
    GERMAN,
    SPECTATOR,
    Action,
    Answer,
    Breach,
    Card,
    Colour,
    Deal,
    Event,
    Fang,
    Finished,
    Kind,
    Known,
    Match,
    Parry,
    Pass,
    Playing,
    Refused,
    RuleSet,
    SeenCard,
    Show,
    State,
    Step,
    Undealt,
    View,
    deals,
    deck,
    difference,
    knowledge,
    load,
)
from daumen_rules.games.daumen_drauf.events import Shown
from daumen_rules.games.daumen_drauf.model import Sight
from daumen_rules.games.daumen_drauf.rule_set import Inspection, RefillShort
from daumen_rules.kernel.chance import Distribution
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.seats import Mover

DAUMEN_DRAUF = load("daumen-drauf")


def a_shuffled_game(number: int) -> State:
    """Nature's actions are drawn by whoever plays."""
    before = DAUMEN_DRAUF.start(3, GERMAN)
    assert_type(before, State)
    chance = DAUMEN_DRAUF.chance(before)
    assert_type(chance, Distribution[Action] | None)
    assert isinstance(before, Undealt)
    chance = deals(before)
    assert_type(chance, Distribution[Action])
    deal = chance.at(number % chance.total)
    assert_type(deal, Action)
    answer = DAUMEN_DRAUF.step(before, deal)
    assert_type(answer, Step[State, Action, Event] | Refused)
    assert_type(answer, Answer)
    return before if isinstance(answer, Refused) else answer.state


def a_deal_entered_by_hand() -> State:
    """A deck is any cards in any order; a list will do."""
    deal = Deal([Card.parse("Y1p"), Card.parse("Y1h"), Card.parse("Y2p")])
    assert_type(deal.cards, tuple[Card, ...])
    answer = DAUMEN_DRAUF.step(DAUMEN_DRAUF.start(2), deal)
    match answer:
        case Step(action=action, state=state, events=events):
            assert_type(action, Action)
            assert_type(state, State)
            assert_type(events, tuple[Event, ...])
            return state
        case Refused(breaches=breaches):
            assert_type(breaches, tuple[Breach, ...])
            return DAUMEN_DRAUF.start(2)
        case _:
            assert_never(answer)


def reasons(refused: Refused) -> list[str]:
    """A refusal names its clauses; programs go by the ids, people by the words."""
    assert_type(refused.clauses, tuple[Clause, ...])
    for breach in refused.breaches:
        assert_type(breach.facts, Mapping[str, str])
        assert_type(breach.say("de", ["Ada", "Bo"]), str)
    assert_type(refused.say("en"), str)
    return [clause.id for clause in refused.clauses]


def described(action: Action) -> str:
    """Actions are a closed union."""
    match action:
        case Deal(cards=cards):
            return f"deals {len(cards)}"
        case Show(seat=seat, card=card):
            return f"{seat} shows {card}"
        case Pass(seat=seat):
            return f"{seat} passes"
        case Parry(seat=seat, card=card):
            return f"{seat} parries with {card}"
        case _:
            assert_never(action)


def phase(state: State) -> str:
    """States are a closed union, and a phase has only the fields that make sense in it."""
    match state:
        case Undealt(players=players):
            return f"{players} wait for the deal"
        case Playing(table=table, trick=trick):
            assert_type(trick.turn, int)
            return f"{trick.turn} is on turn, {len(table.pile)} cards in the pile"
        case Finished(tallies=tallies):
            return " ".join(str(tally.score) for tally in tallies)
        case _:
            assert_never(state)


def what_a_seat_sees(state: State) -> int | None:
    """A view has no field that its seat may not see; hidden cards are kinds."""
    seen = DAUMEN_DRAUF.view(state, 0)
    assert_type(seen, View)
    assert_type(seen.hand, tuple[Card, ...])
    assert_type(seen.hand_sizes, tuple[int, ...])
    assert_type(seen.pile, int)
    assert_type(seen.shown, tuple[SeenCard, ...])
    assert_type(seen.colours, tuple[Colour, ...])
    assert_type(seen.captured, tuple[tuple[Sight, ...], ...])
    assert_type(seen.out, tuple[Sight, ...])
    assert_type(seen.legal_actions, tuple[Action, ...])
    assert_type(seen.highest, SeenCard | None)
    assert_type(DAUMEN_DRAUF.view(state, SPECTATOR), View)
    assert_type(DAUMEN_DRAUF.sample(seen, Random(1).randrange), State)
    if seen.highest is not None:
        match seen.highest.card:
            case Card(fang=fang):
                assert_type(fang, Fang)
            case Kind(colour=colour, value=value):
                assert_type(colour, Colour)
                assert_type(value, int)
    return seen.turn


def what_a_seat_knows(state: State) -> list[Fang]:
    """The fangs that a seat can know."""
    known = knowledge(state, 1)
    assert_type(known, tuple[Known, ...])
    return [entry.fang for entry in known if entry.fang is not None]


def the_log_of_a_seat(events: tuple[Event, ...]) -> list[str]:
    """Each event as seat 1 sees it, with its clause."""
    log: list[str] = []
    for event in events:
        told = DAUMEN_DRAUF.witness(event, 1)
        assert_type(told, Event)
        assert_type(told.clause, Clause)
        if isinstance(told, Shown):
            assert_type(told.card, Sight)
        log.append(f"{told.sentence.say('de', ['Ada', 'Bo'])} [{told.clause.id}]")
    return log


def rule_sets() -> tuple[RuleSet, ...]:
    """A flag takes its enum or its word."""
    one = RuleSet(inspection="taker_only", refill_short="all_or_nothing")
    other = RuleSet(inspection=Inspection.TAKER_ONLY, refill_short=RefillShort.ALL_OR_NOTHING)
    assert one == other
    assert_type(one.inspection, Inspection)
    assert_type(one.self_parry, bool)
    assert_type(difference(GERMAN, ENGLISH), tuple[tuple[str, str, str], ...])
    return one, RuleSet.parse("english with deal=packets"), RuleSet(self_parry=False)


def first_choice(state: State) -> State:
    """A game played to its end by the first legal action."""
    history: list[Step[State, Action, Event]] = []
    while actions := DAUMEN_DRAUF.legal_actions(state):
        assert_type(actions, tuple[Action, ...])
        answer = DAUMEN_DRAUF.step(state, actions[0])
        assert isinstance(answer, Step)
        history.append(answer)
        state = answer.state
    assert_type(DAUMEN_DRAUF.may_undo(history, 0), bool)
    return state


def a_match(end: State) -> tuple[int, ...]:
    """Points over several games; the winners share a tie."""
    match = Match(3, GERMAN, games=1)
    if isinstance(end, Finished):
        match = match.add(end)
    assert_type(match, Match)
    assert_type(match.totals, tuple[int, ...])
    result = match.outcome
    assert_type(result, Outcome | None)
    assert_type(DAUMEN_DRAUF.outcome(end), Outcome | None)
    return () if result is None else result.winners


def a_tool_for_any_game(state: State) -> tuple[Mover, ...]:
    """The record of the game is typed through and through."""
    assert_type(DAUMEN_DRAUF.book.rule_sets, tuple[tuple[str, RuleSet], ...])
    assert_type(DAUMEN_DRAUF.rules.view(state, SPECTATOR), View)
    assert_type(DAUMEN_DRAUF.rules.outcome(state), Outcome | None)
    return DAUMEN_DRAUF.rules.movers(state)


def cards_in_order() -> list[Card]:
    """Cards are ordered, hashable values."""
    twins = {card: card.twin for card in deck(2)}
    assert_type(twins, dict[Card, Card])
    assert_type(Card(Colour.YELLOW, 3, Fang.POISONOUS).kind, Kind)
    return sorted(twins.values(), reverse=True)
