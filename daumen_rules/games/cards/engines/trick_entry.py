"""A plain game of tricks as an entry of the catalogue.

The module adds to the rules the parts that tools need: words, pictures, attempts and rotation.
`trick_game` has the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, TypeVar

from daumen_rules.contracts.entry import entry, made_by, parts_of
from daumen_rules.contracts.game import Game
from daumen_rules.kernel.chance import Distribution
from daumen_rules.kernel.seats import Seat, Viewer
from daumen_rules.pieces import cards
from daumen_rules.pieces.book import Room
from daumen_rules.pieces.cards import DEAL, PACK, Deal, deals, sorted_hand, tiles
from daumen_rules.pieces.event_text import TextEvent
from daumen_rules.pieces.scenes import Part, Scene, held, places
from daumen_rules.pieces.traversal import rotated
from daumen_rules.pieces.verbs import Verbs

from . import trick_game as engine
from . import tricks
from .hands import PLAY, trick_fan
from .trick_game import Act, Table, TableView, TrickGame, actor
from .tricks import Play

R = TypeVar("R")
K = TypeVar("K")


def game_of(
    rules: R, played: TrickGame[R, K]
) -> Game[R, Table[R], Act, TextEvent, TableView[R, K]]:
    """The game of a module, by its rule set with every default and its engine."""
    return entry(
        rules,
        module=played.module,
        clauses=played.clauses,
        rooms=(cards.ROOM, Room(tricks.__name__), Room(engine.__name__), *played.rooms),
        parts=parts_of(played),
        seats=played.seats,
        start=played.start,
        movers=played.movers,
        actor=actor,
        chance=chance,
        candidates=played.candidates,
        legality=played.legality(),
        effect=played.effect,
        outcome=played.ended,
        knowledge=played.knowledge,
        verbs=Verbs((DEAL, PLAY)),
        scene=partial(scene, played.shows),
        attempts=attempts,
        longest=1 + len(PACK),
        pieces=played.secrets.pieces,
        measure=lambda state: (not state.hands, sum(map(len, state.hands))),
        rotated=rotated,
        lines=played.lines,
    )


def scene(shows: Callable[[K], tuple[Part, ...]], view: TableView[R, K], viewer: Viewer) -> Scene:
    """The trick, and every seat with its hand."""

    def hand(seat: Seat) -> tuple[Part, ...]:
        own = seat == viewer
        return (held(tiles(view.hand if own else ()), view.left[seat], is_own=own),)

    turn = view.turn if any(view.left) else None
    seats = places(len(view.left), turn, hand, viewer)
    return Scene(middle=(*shows(view.known), trick_fan(view.trick, view.tricks)), seats=seats)


def chance(state: Table[Any]) -> Distribution[Any] | None:
    """All orders of the pack, equally likely; None after the deal."""
    return None if state.hands else deals()


def attempts(state: Table[Any]) -> Iterator[Act]:
    """A deal, a deal that lacks a card, plays of own and other cards, plays out of turn."""
    yield from (Deal(PACK), Deal(PACK[1:]))
    own = state.hands[state.turn] if state.hands else ()
    yield from (Play(state.turn, card) for card in sorted_hand({*own, *PACK[::5]}))
    yield from (Play((state.turn + 1) % state.players, card) for card in PACK[::5])


trick_game = made_by(TrickGame, game_of)
"""A game of the engine `trick_game`."""
