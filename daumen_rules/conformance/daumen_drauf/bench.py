"""*Daumen drauf!* to be played on purpose: worlds, policies, forbidden actions, rare situations.

Here lives the record that the test bench is given.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Final

from attrs import evolve

from daumen_rules.conformance.bench import Bench, Policy, World
from daumen_rules.conformance.daumen_drauf.blame import blame, other_readings
from daumen_rules.conformance.daumen_drauf.circumstances import suspicion
from daumen_rules.conformance.daumen_drauf.forms import WIRE
from daumen_rules.conformance.daumen_drauf.rarities import RARITIES, WAYS, rarities_of
from daumen_rules.conformance.script import Move
from daumen_rules.conformance.telling import told_before, told_failure, told_game
from daumen_rules.conformance.wire import Hello
from daumen_rules.games.daumen_drauf.cards import SEATS, Pack
from daumen_rules.games.daumen_drauf.contrast import contrasts
from daumen_rules.games.daumen_drauf.events import Event
from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.games.daumen_drauf.model import (
    Action,
    Deal,
    Parry,
    Pass,
    Playing,
    Show,
    State,
    Undealt,
)
from daumen_rules.games.daumen_drauf.packs import STUDY_PACKS
from daumen_rules.games.daumen_drauf.readings import (
    ENGLISH,
    GERMAN,
    PRESETS,
    RuleSet,
    difference,
    with_flags,
)
from daumen_rules.games.daumen_drauf.setup import pack_for, start
from daumen_rules.kernel.ruling import Refused


def worlds(rules: RuleSet) -> tuple[World[State, Action], ...]:
    """Every small pack, the smallest first, then the packs of the manuals for 2 to 7 seats."""
    small = [_world(rules, study.seats, study.pack) for study in STUDY_PACKS]
    return (*small, *(_world(rules, players, None) for players in SEATS))


def _world(rules: RuleSet, players: int, pack: Pack | None) -> World[State, Action]:
    def opening(random: Random) -> State:
        return start(players, rules, random.randrange(players), pack)

    return World(
        name=pack.name if pack else f"{players} seats",
        opening=opening,
        players=players,
        small=pack is not None,
        size=len((pack or pack_for(players)).cards),
        deal=_shuffled,
    )


def _shuffled(random: Random, opening: State) -> Action:
    assert isinstance(opening, Undealt)
    cards = list(opening.pack.cards)
    random.shuffle(cards)
    return Deal(cards)


def probe(random: Random, state: State) -> Action:
    """Anything that a seat might try: mostly the seat on turn, mostly a card that it holds; and
    often, for who holds it, a parry with a twin of any card of the trick.
    """
    assert not isinstance(state, Undealt)
    table = state.table
    twins = _parries_with_any_twin(state) if isinstance(state, Playing) else []
    if twins and random.random() < 0.3:
        return random.choice(twins)
    seat = random.randrange(table.players)
    if isinstance(state, Playing) and random.random() < 0.7:
        seat = state.trick.turn
    hand = table.hands[seat]
    card = random.choice(hand if hand and random.random() < 0.8 else table.pack.cards)
    match random.randrange(5):
        case 0:
            return Pass(seat)
        case 1:
            return Parry(seat, card)
        case _:
            return Show(seat, card)


def _parries_with_any_twin(state: Playing) -> list[Parry]:
    twins = {shown.card.twin for shown in state.trick.shown}
    hands = enumerate(state.table.hands)
    return [Parry(seat, card) for seat, hand in hands for card in hand if card in twins]


def tags(move: Move[State, Action, Event]) -> Iterable[str]:
    """The rare situations that a move is."""
    if isinstance(move.answer, Refused):
        return ()
    return rarities_of(move.before, move.action, move.answer.events)


def plays(hello: Hello, rules: RuleSet) -> bool:
    """Whether an engine's `rules` name a preset, and every reading that is different from it."""
    if "all" in hello.rules:
        return True
    named = [preset for name, preset in PRESETS if name in hello.rules]
    return any(
        all(f"{flag}={value}" in hello.rules for flag, _, value in difference(preset, rules))
        for preset in named
    )


def every_rule_set() -> tuple[RuleSet, ...]:
    """Both manuals; for each reading the rule sets that part it from the default, and beside the
    readings of the other manual the second of them.
    """
    others = [rules for contrast in contrasts() for rules in (contrast.first, contrast.second)]
    beside = [with_flags(ENGLISH, _readings_of(contrast.second)) for contrast in contrasts()]
    return tuple(dict.fromkeys((GERMAN, ENGLISH, *others, *beside)))


def _readings_of(rules: RuleSet) -> dict[str, str]:
    """The flags in which a rule set is different from the default, with their values."""
    return {flag: value for flag, _, value in difference(GERMAN, rules)}


def _rules_of(state: State) -> RuleSet:
    return state.rules if isinstance(state, Undealt) else state.table.rules


def _under(state: State, rules: RuleSet) -> State:
    assert isinstance(state, Undealt)
    return evolve(state, rules=rules)


def _is_small(state: State) -> bool:
    table = state if isinstance(state, Undealt) else state.table
    return table.pack != pack_for(table.players)


def _size_of(state: State) -> tuple[int, int]:
    table = state if isinstance(state, Undealt) else state.table
    return table.players, len(table.pack.cards)


BENCH: Final[Bench[RuleSet, State, Action, Event]] = Bench(
    game=GAME,
    wire=WIRE,
    worlds=worlds,
    policies=tuple(Policy(name, choose) for name, choose in WAYS),
    probe=probe,
    tags=tags,
    rarities=RARITIES,
    blame=blame,
    suspicion=suspicion,
    tell=told_failure,
    tell_game=told_game,
    tell_before=told_before,
    other_readings=other_readings,
    plays=plays,
    manuals=(GERMAN, ENGLISH),
    every=every_rule_set,
    rounds=3,
    rules_of=_rules_of,
    rules_words=str,
    under=_under,
    is_small=_is_small,
    size_of=_size_of,
)
"""What the test bench knows of *Daumen drauf!*."""
