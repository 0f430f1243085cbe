"""*Daumen drauf!* as a game: its parts joined.

What commands and laws of all games want to know of it: its actions in words, what a view shows in
lines, what may be tried, where every card lies, what gets less, and which states look alike. It
states no rule.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from daumen_rules.contracts.game import Game
from daumen_rules.contracts.parts import Book, Checks, Notation, Scenes
from daumen_rules.kernel.canonical import coded
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.seats import Seat, Viewer
from daumen_rules.kernel.text import Text

from . import clauses
from .art import art
from .cards import Card, Kind, in_order
from .events import Event
from .keyboard import KEYBOARD
from .knowledge import faces
from .model import (
    TOLD,
    Action,
    Finished,
    Parry,
    Pass,
    Playing,
    Show,
    ShownCard,
    State,
    Undealt,
    playing,
)
from .rule_set import GERMAN, PRESETS, RULES_VERSION, RuleSet
from .rules import RULES
from .sampling import sample
from .saving import faults, pack_of
from .scene import scene, scene_after, whole
from .scoring import tallies
from .verbs import VERBS
from .view import View

if TYPE_CHECKING:
    from fractions import Fraction

    from daumen_rules.contracts.batch_form import AnyBatchForm
    from daumen_rules.contracts.court import AnyCourt
    from daumen_rules.contracts.engine_tests.engine_tests import AnyEngineTests
    from daumen_rules.contracts.markdown import OwnPages
    from daumen_rules.contracts.record_extras import AnyRecordExtras
    from daumen_rules.kernel.question import Question

# What laws ask


def every_attempt(state: State, seats: Sequence[Seat] | None = None) -> Iterator[Action]:
    """All that somebody might try: each seat passes, shows and parries with each card in play."""
    pack = state.pack if isinstance(state, Undealt) else state.table.pack
    for seat in range(state.players) if seats is None else seats:
        yield Pass(seat)
        for card in pack.cards:
            yield Show(seat, card)
            yield Parry(seat, card)


def cards_in(state: State) -> list[Card] | None:
    """Every card, wherever it lies; None before the deal."""
    if isinstance(state, Undealt):
        return None
    table = state.table
    shown = state.left if isinstance(state, Finished) else state.trick.shown
    captured = [card for taken in table.captured for card in taken]
    hands = [card for hand in table.hands for card in hand]
    return [*hands, *table.pile, *(card.card for card in (*shown, *captured))]


def measure(state: State) -> tuple[int, int]:
    """What every action makes smaller: the cards still to be shown, then the acts until one is."""
    if isinstance(state, Undealt):
        return len(state.pack.cards), 1
    unseen = len(state.table.pile) + sum(map(len, state.table.hands))
    if isinstance(state, Finished):
        return unseen, -1
    begun = bool(state.trick.shown)
    return unseen, (state.table.players - state.trick.passes) if begun else 0


def alike(state: State, viewer: Viewer) -> Iterator[State]:
    """The same table with all fangs exchanged of which a viewer has seen neither twin, with the
    cards moved round that lie in the draw pile and in hands of others, and with both.

    None at the end, where the points tell of all cards.
    """
    if not isinstance(state, Playing):
        return
    seen = faces(state, viewer)
    kinds = {card.kind for card in seen}
    table = state.table
    hands = [card for seat, hand in enumerate(table.hands) if seat != viewer for card in hand]
    hidden = [card for card in (*table.pile, *hands) if card not in seen]
    moved = dict(zip(hidden, (*hidden[1:], *hidden[:1]), strict=True))

    def fangs(card: Card) -> Card:
        return card if card.kind in kinds else card.twin

    def places(card: Card) -> Card:
        return moved.get(card, card)

    yield _with_cards(state, fangs)
    yield _with_cards(state, places)
    yield _with_cards(state, lambda card: fangs(places(card)))


def _with_cards(state: Playing, other: Callable[[Card], Card]) -> State:
    """A state with another card in the place of each."""

    def shown(cards: Sequence[ShownCard]) -> tuple[ShownCard, ...]:
        return tuple(evolve(one, card=other(one.card)) for one in cards)

    table = state.table
    changed = evolve(
        table,
        hands=tuple(in_order(map(other, hand)) for hand in table.hands),
        pile=tuple(map(other, table.pile)),
        captured=tuple(map(shown, table.captured)),
        memory=tuple(evolve(look, cards=tuple(map(other, look.cards))) for look in table.memory),
    )
    return playing(changed, evolve(state.trick, shown=shown(state.trick.shown)))


def _record_extras() -> AnyRecordExtras:
    from .notation.record_extras import RECORD_EXTRAS  # for records alone

    return RECORD_EXTRAS


def _questions() -> tuple[Question, ...]:
    from .questions import QUESTIONS

    return QUESTIONS


# What test benches and players made of code ask; seldom, so it is loaded then


def _estimate(seen: View, action: Action) -> Fraction:
    from .estimate import estimate

    return estimate(seen, action)


def _standing(state: State) -> tuple[int, ...]:
    """The points of the captured cards, by seat; before the deal and at the end no matter."""
    if not isinstance(state, Playing):
        return (0,) * state.players
    return tuple(seat.plus - seat.minus for seat in tallies(state.table))


def _engine_tests() -> AnyEngineTests:
    from .conformance.engine_tests import ENGINE_TESTS

    return ENGINE_TESTS


_ROOM: Final = "daumen_rules.games.daumen_drauf"
_ROOMS: Final = (
    "cards",
    "model",
    "card_order",
    "setup",
    "legality.moves",
    "scoring",
    "refill",
    "ending",
    "transition",
    "view",
    "match",
)


def _pages() -> OwnPages:
    from .pages.overview import PAGES  # seldom asked for

    return PAGES


def _court() -> AnyCourt:
    from .court.court import COURT  # seldom asked for

    return COURT


def _batch() -> AnyBatchForm:
    from .batch.form import FORM  # seldom asked for, and it needs numba

    return FORM


GAME: Final[Game[RuleSet, State, Action, Event, View]] = Game(
    book=Book(
        slug="daumen-drauf",
        title=Text("Daumen drauf!", "Daumen drauf!"),
        clauses=clauses.ALL,
        default=GERMAN,
        rule_sets=PRESETS,
        versions=(RULES_VERSION,),
        asks=_questions,
        pages=_pages,
        modules=tuple(f"{_ROOM}.{room}" for room in _ROOMS),
    ),
    rules=RULES,
    notation=Notation(
        verbs=VERBS,
        forms=tuple((kind, coded(kind.parse)) for kind in (Kind, RuleSet)),
        record_extras=_record_extras,
        keyboard=KEYBOARD,
    ),
    scene=Scenes(
        scene,
        whole=whole,
        after=scene_after,
        art=art,
    ),
    checks=Checks(
        attempts=every_attempt,
        longest=1000,
        pieces=cards_in,
        state=lambda: TOLD,
        measure=measure,
        alike=alike,
        sample=sample,
        seen=View,
        engine_tests=_engine_tests,
        whole=pack_of,
        invariants=faults,
        estimate=_estimate,
        standing=_standing,
    ),
    court=_court,
    batch=_batch,
)
