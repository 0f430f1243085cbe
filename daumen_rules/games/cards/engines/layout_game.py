"""Games of cards in piles and rows: who acts, the steps, the entry of the catalogue, pictures.

`layout` has the state. No rule of a game stands here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, Generic, TypeVar

from daumen_rules.contracts.entry import entry, made_by, parts_of
from daumen_rules.contracts.game import Game
from daumen_rules.kernel.chance import Distribution
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.row import Legality, Row
from daumen_rules.kernel.seats import NATURE, Mover, Seat, Viewer
from daumen_rules.kernel.step import Step
from daumen_rules.kernel.text import Text
from daumen_rules.pieces import cards
from daumen_rules.pieces.book import Room
from daumen_rules.pieces.cards import DEAL, PACK, Card, Deal, deals, right_deal, tiles
from daumen_rules.pieces.choices import Say, Word, choice_verbs
from daumen_rules.pieces.endings import explained
from daumen_rules.pieces.event_text import TextEvent
from daumen_rules.pieces.impossible import Impossible, expected
from daumen_rules.pieces.rows import in_turn, remembered
from daumen_rules.pieces.scenes import Chips, Fan, Part, Scene, Tile, places
from daumen_rules.pieces.traversal import rotated
from daumen_rules.pieces.verbs import Verb, Verbs

from . import laying
from . import layout as layouts
from .laying import Shuffle, deal_in_time, right_shuffle, shuffles
from .layout import SECRETS, After, Layout, LayoutView
from .tricks import Cards

R = TypeVar("R")


@frozen(kw_only=True, eq=False, slots=False)
class LayoutGame(Generic[R]):
    """The parts that differ from game to game."""

    module: str
    clauses: tuple[Clause, ...]
    seats: range
    deal: Callable[[Layout[R], Cards], After[R]]
    """The layout after the deal of the shuffled cards, and the events."""
    candidates: Callable[[Layout[R]], Iterable[Any]]
    """What the seat on turn can try."""
    does: Callable[[Layout[R], Any], After[R]]
    """The layout after an action of a seat, and the events."""
    words: dict[str, Word]
    """The words that can be said."""
    verbs: tuple[Verb[Any], ...] = ()
    """How other actions are written."""
    rows: tuple[Row[Layout[R], Any], ...] = ()
    """The rows of the game besides those of deal, shuffle and turn."""
    outcome: Callable[[Layout[R]], Outcome | None]
    """The outcome after the deal; None while the game goes on."""
    ending: Callable[[Layout[R], Outcome], Iterable[TextEvent]]
    """The events of the end."""
    turns: Clause
    attempts: Callable[[Layout[R]], Iterable[Any]]
    """Actions that are tried besides the candidates, by the seat on turn and by others."""
    to_shuffle: Callable[[Layout[R]], Cards | None] = lambda _: None
    """The cards that Nature has to shuffle; None where there are none."""
    shuffled: Callable[[Layout[R], Cards], After[R]] = lambda layout, _: (layout, ())
    """The layout with the shuffled cards, and the events."""
    shuffling: Clause | None = None
    """The clause by which cards are shuffled during the game; None where they are not."""
    hides: bool = True
    """Whether something lies face down after the deal."""
    faults: Callable[[Layout[R]], Iterable[Impossible]] = lambda _: ()
    """The faults of a layout after the deal."""
    fans: Callable[[LayoutView[R]], Iterable[Part]] = lambda _: ()
    """What lies in the middle of the table."""
    longest: int

    def ended(self, layout: Layout[R]) -> Outcome | None:
        """The outcome, None before the end."""
        found = self.outcome(layout) if layout.is_dealt else None
        return None if found is None else explained(found, self.ending(layout, found))

    def movers(self, layout: Layout[R]) -> tuple[Mover, ...]:
        """Nature deals and shuffles, else the seat on turn acts; nobody after the end."""
        if not layout.is_dealt:
            return (NATURE,)
        if self.outcome(layout) is not None:
            return ()
        return (layout.turn,) if self.to_shuffle(layout) is None else (NATURE,)

    def chance(self, layout: Layout[R]) -> Distribution[Any] | None:
        """The orders of the pack, or of the cards that are shuffled later."""
        if self.movers(layout) != (NATURE,):
            return None
        waiting = self.to_shuffle(layout) if layout.is_dealt else None
        return deals() if waiting is None else shuffles(waiting)

    def effect(self, layout: Layout[R], action: Any) -> Step[Layout[R], Any, TextEvent]:
        """The step of an action."""
        match action:
            case Deal(order):
                after, events = self.deal(evolve(layout, is_dealt=True), order)
            case Shuffle(order):
                after, events = self.shuffled(layout, order)
            case _:
                after, events = self.does(layout, action)
        ended = self.ended(after)
        return Step(action, after, (*events, *(self.ending(after, ended) if ended else ())))

    def tried(self, layout: Layout[R]) -> Iterator[Any]:
        """The candidates, deals and shuffles, right and wrong, and what the game tries besides."""
        yield from self.candidates(layout) if layout.is_dealt else ()
        yield from (Deal(PACK), Deal(PACK[1:]))
        if self.shuffling:
            yield from (Shuffle(PACK[:2]), Shuffle(self.to_shuffle(layout) or ()))
        yield from self.attempts(layout)


def actor(action: Any) -> Mover:
    """Who acts: Nature deals and shuffles, a seat does all else."""
    seat: Mover = NATURE if isinstance(action, Deal | Shuffle) else action.seat
    return seat


def game_of(rules: R, played: LayoutGame[R]) -> Game[R, Layout[R], Any, TextEvent, LayoutView[R]]:
    """The game of a module, by its rule set with every default and its engine."""
    later, shuffle = list[Row[Layout[R], Any]](), list[Verb[Any]]()
    if played.shuffling:
        shuffle.append(laying.SHUFFLE)
        later.append(deal_in_time(played.shuffling, lambda layout: not layout.is_dealt))
        later.append(right_shuffle(played.shuffling, remembered(played.to_shuffle)))
    return entry(
        rules,
        module=played.module,
        clauses=played.clauses,
        rooms=(cards.ROOM, Room(laying.__name__), Room(layouts.__name__), Room(__name__)),
        parts=parts_of(played),
        seats=played.seats,
        start=lambda players, rules: Layout(rules=rules, players=players, dealer=players - 1),
        movers=remembered(played.movers),
        actor=actor,
        chance=played.chance,
        candidates=lambda layout: played.candidates(layout) if layout.is_dealt else (),
        legality=Legality(
            in_turn(played.turns, played.movers, actor),
            right_deal(lambda _: PACK),
            *later,
            *played.rows,
        ),
        effect=played.effect,
        outcome=played.ended,
        knowledge=SECRETS.knowledge if played.hides else None,
        verbs=Verbs((DEAL, *shuffle, *choice_verbs((), played.words), *played.verbs)),
        scene=lambda view, viewer: scene(played, view, viewer),
        attempts=played.tried,
        longest=played.longest,
        pieces=SECRETS.pieces,
        invariants=lambda layout: faults(played, layout),
        rotated=rotated,
    )


def faults(played: LayoutGame[R], layout: Layout[R]) -> Iterator[Impossible]:
    """The faults of a layout: cards before the deal, and those that the game finds after it."""
    lies = any((layout.piles, layout.stock, layout.lying, layout.aside))
    en, de = "cards after the deal, and none before", "Karten nach dem Geben, vorher keine"
    yield from expected(lies is layout.is_dealt, "is_dealt", layout.is_dealt, en, de)
    places = (sum(layout.heights), len(layout.stock))
    en, de = "as many cards face down as lie in piles", "so viele Karten verdeckt, wie in Stapeln"
    yield from expected(places[0] == places[1], "stock", places, en, de)
    parts = (layout.piles, layout.laid, layout.beneath, layout.won, layout.shown, layout.gone)
    sizes = [*map(len, (*parts, layout.peeked, layout.looked_at, layout.chips))]
    wanted = layout.players if layout.is_dealt and layout.players > 1 else 0
    en, de = "a part for each seat", "für jeden Platz ein Teil"
    yield from expected({*sizes} == {wanted}, "piles", sizes, en, de)
    if layout.is_dealt and lies and {*sizes} == {wanted}:
        yield from played.faults(layout)


EMPTY: Final = Tile(signs=(("·", ""),), words=Text("no card", "keine Karte"), layers=("card-gap",))
"""A place without a card."""
BACK: Final = Tile(signs=(("?", ""),), words=Text("face down", "verdeckt"), layers=("card-back",))
"""A card that lies face down in its place."""


def in_row(row: Iterable[Card | None], missing: Tile = EMPTY) -> tuple[Tile, ...]:
    """The cards of a row in their places."""
    return tuple(missing if card is None else tiles((card,))[0] for card in row)


def scene(played: LayoutGame[R], view: LayoutView[R], viewer: Viewer) -> Scene:
    """What lies in the middle, and every seat with its cards and chips."""

    def parts(seat: Seat) -> Iterator[Part]:
        if view.piles and not view.shown[seat]:
            yield Fan(label=Text("pile", "Stapel"), backs=view.piles[seat])
            yield Fan(label=Text("won", "gewonnen"), backs=view.won[seat])
            yield Fan(
                label=Text("laid", "gelegt"),
                cards=tiles(view.laid[seat]),
                backs=view.beneath[seat],
            )
        if view.shown and view.shown[seat]:
            yield Fan(label=Text("cards", "Karten"), cards=row(seat))
            yield Chips(label=Text("chips", "Chips"), count=view.chips[seat])
            if seat == viewer and view.seen_alone:
                label = Text("seen alone", "allein gesehen")
                yield Fan(label=label, cards=tiles(view.seen_alone))

    def row(seat: Seat) -> tuple[Tile, ...]:
        return tuple(
            EMPTY if at + 1 in view.gone[seat] else tiles((card,))[0] if card else BACK
            for at, card in enumerate(view.shown[seat])
        )

    turn = view.turn if view.is_dealt else None
    seats = places(view.players, turn, lambda seat: tuple(parts(seat)), viewer)
    return Scene(middle=tuple(played.fans(view)), seats=seats)


def says(layout: Layout[R], *words: str) -> Iterator[Say]:
    """Words that the seats say, each seat each of them."""
    for seat in range(layout.players):
        yield from (Say(seat, word) for word in words)


layout_game = made_by(LayoutGame, game_of)
"""A game of the engine."""
