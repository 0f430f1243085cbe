"""Games of cards in piles and rows: who acts, the steps, the entry of the catalogue, pictures.

`layout` has the state. No rule of a game stands here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from typing import Any, Final, Generic, TypeVar

from daumen_rules.contracts.entry import entry, made_by, no_chance, parts_of
from daumen_rules.contracts.game import Game
from daumen_rules.kernel.chance import Distribution
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.row import Legality, Row
from daumen_rules.kernel.seats import NATURE, REFEREE, Mover, Seat, Viewer
from daumen_rules.kernel.step import Step
from daumen_rules.kernel.text import Text
from daumen_rules.pieces import cards
from daumen_rules.pieces.book import Room
from daumen_rules.pieces.cards import DEAL, PACK, Card, Deal, deals, right_deal, tiles
from daumen_rules.pieces.choices import Say, Word, choice_verbs
from daumen_rules.pieces.endings import explained
from daumen_rules.pieces.event_text import TextEvent
from daumen_rules.pieces.impossible import Impossible, expected
from daumen_rules.pieces.knowledge import Knowledge
from daumen_rules.pieces.rows import in_turn, remembered
from daumen_rules.pieces.scenes import POINTS, Chips, Fan, Part, Scene, Tile, held, places
from daumen_rules.pieces.secrets import Secrets
from daumen_rules.pieces.traversal import rotated
from daumen_rules.pieces.verbs import Verb, Verbs

from . import laying
from . import layout as layouts
from .laying import deal_in_time
from .layout import After, Layout, LayoutView, R
from .tricks import Cards

A = TypeVar("A")


@frozen(kw_only=True, eq=False, slots=False)
class LayoutGame(Generic[R, A]):
    """The parts that differ from game to game. A are its actions besides the deal."""

    module: str
    clauses: tuple[Clause, ...]
    rooms: tuple[Room, ...] = ()
    seats: range
    deal: Callable[[Layout[R], Cards], After[R]]
    """The layout after the deal of the shuffled cards, and the events."""
    candidates: Callable[[Layout[R]], Iterable[A]]
    """What the seat on turn can try."""
    does: Callable[[Layout[R], A], After[R]]
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
    attempts: Callable[[Layout[R]], Iterable[A]]
    """Actions that are tried besides the candidates, by the seat on turn and by others."""
    dealing: Clause
    """The clause that cards are dealt by, once."""
    pack: Callable[[R, int], Cards] = cards.whole_pack
    """All cards, by the rule set and the number of players; `packed` is the clause on them."""
    packed: Clause = cards.WHOLE_PACK
    later: Callable[[Layout[R]], Distribution[Any] | None] = no_chance
    """What Nature may do after the deal; None where it is not to act."""
    by_nature: tuple[type, ...] = ()
    """Actions of Nature besides the deal."""
    by_referee: tuple[type, ...] = ()
    """Actions that the referee reports."""
    is_reported: Callable[[Layout[R]], bool] = lambda _: False
    """Whether the referee is to report what happens."""
    hides: bool = True
    """Whether something lies face down after the deal."""
    faults: Callable[[Layout[R]], Iterable[Impossible]] = lambda _: ()
    """The faults of a layout after the deal."""
    held: Callable[[Cards], Cards] | None = None
    """How a seat holds its cards; None where seats hold none."""
    counted: Text = POINTS
    """What the numbers of the seats count."""
    fans: Callable[[LayoutView[R]], Iterable[Part]] = lambda _: ()
    """What lies in the middle of the table."""
    longest: int

    def ended(self, layout: Layout[R]) -> Outcome | None:
        """The outcome, None before the end."""
        found = self.outcome(layout) if layout.is_dealt else None
        return None if found is None else explained(found, self.ending(layout, found))

    def movers(self, layout: Layout[R]) -> tuple[Mover, ...]:
        """Nature deals; then it, the referee or the seat on turn acts; nobody after the end."""
        if not layout.is_dealt:
            return (NATURE,)
        if self.outcome(layout) is not None:
            return ()
        if self.is_reported(layout):
            return (REFEREE,)
        return (layout.turn,) if self.later(layout) is None else (NATURE,)

    @cached_property
    def on_turn(self) -> Callable[[Layout[R]], tuple[Mover, ...]]:
        """`movers`, worked out once for the state that is asked about again and again."""
        return remembered(self.movers)

    def actor(self, action: Any) -> Mover:
        """Who acts: Nature deals, a seat does all that Nature and the referee do not."""
        return self._unseated.get(action.__class__) or action.seat

    @cached_property
    def _unseated(self) -> dict[type, Mover]:
        """The actions of Nature and of the referee."""
        nature = dict.fromkeys((Deal, *self.by_nature), NATURE)
        return {**nature, **dict.fromkeys(self.by_referee, REFEREE)}

    def chance(self, layout: Layout[R]) -> Distribution[Any] | None:
        """The orders of the pack, and after the deal what the game says."""
        if not layout.is_dealt:
            return deals(self.whole(layout))
        return self.later(layout) if self.on_turn(layout) == (NATURE,) else None

    def whole(self, layout: Layout[R]) -> Cards:
        """All cards of the game."""
        return self.pack(layout.rules, layout.players)

    @cached_property
    def secrets(self) -> Secrets[Layout[R], LayoutView[R]]:
        """The secrets: the marks of `Layout` say who sees what, and known cards lie where they are
        known.
        """
        return Secrets(
            state=Layout,
            view=LayoutView,
            back=PACK[0],
            pack=lambda layout: self.whole(layout) if layout.is_dealt else (),
            own={"seen_alone": "peeked", "hand": "hands"},
            sizes={"peeked": "peeked", "left": "hands"},
            may_hold=may_hold,
        )

    @cached_property
    def knowledge(self) -> Knowledge[Layout[R], LayoutView[R]] | None:
        """What viewers know; None where nothing lies face down after the deal."""
        return evolve(self.secrets.knowledge, alike=self._alike) if self.hides else None

    def _alike(self, layout: Layout[R], viewer: Viewer) -> Iterator[Layout[R]]:
        return filter(holds_what_is_known, self.secrets.alike(layout, viewer))

    def effect(self, layout: Layout[R], action: A | Deal) -> Step[Layout[R], A | Deal, TextEvent]:
        """The step of an action."""
        if isinstance(action, Deal):
            after, events = self.deal(evolve(layout, is_dealt=True), action.cards)
        else:
            after, events = self.does(layout, action)
        ended = self.ended(after)
        return Step(action, after, (*events, *(self.ending(after, ended) if ended else ())))

    def tried(self, layout: Layout[R]) -> Iterator[A | Deal]:
        """The candidates, deals, right and wrong, and what the game tries besides."""
        yield from self.candidates(layout) if layout.is_dealt else ()
        pack = self.whole(layout)
        yield from (Deal(pack), Deal(pack[1:]))
        yield from self.attempts(layout)


ENGINE: Final = (laying.__name__, layouts.__name__, __name__)
"""The modules of the engine."""


def may_hold(layout: Layout[Any]) -> Callable[[Seat, Card], bool]:
    """Whether a seat may hold a card: a known one is held by the seat that all know to hold it."""
    holders = {play.card: play.seat for play in layout.known}
    return lambda seat, card: holders.get(card, seat) == seat


def holds_what_is_known(layout: Layout[Any]) -> bool:
    """Whether all known cards are in the hands in which they are known to be."""
    return all(play.card in layout.hands[play.seat] for play in layout.known)


def game_of(
    rules: R, played: LayoutGame[R, A]
) -> Game[R, Layout[R], A | Deal, TextEvent, LayoutView[R]]:
    """The game of a module, by its rule set with every default and its engine."""
    return entry(
        rules,
        module=played.module,
        clauses=played.clauses,
        rooms=(cards.ROOM, *map(Room, ENGINE), *played.rooms),
        parts=parts_of(played),
        seats=played.seats,
        start=lambda players, rules: Layout(rules=rules, players=players, dealer=players - 1),
        movers=played.on_turn,
        actor=played.actor,
        chance=played.chance,
        candidates=lambda layout: played.candidates(layout) if layout.is_dealt else (),
        legality=Legality(
            in_turn(played.turns, played.on_turn, played.actor),
            right_deal(played.whole, played.packed),
            deal_in_time(played.dealing, lambda layout: not layout.is_dealt),
            *played.rows,
        ),
        effect=played.effect,
        outcome=played.ended,
        knowledge=played.knowledge,
        verbs=Verbs((DEAL, *choice_verbs((), played.words), *played.verbs)),
        scene=lambda view, viewer: scene(played, view, viewer),
        attempts=played.tried,
        longest=played.longest,
        pieces=played.secrets.pieces,
        invariants=lambda layout: faults(played, layout),
        rotated=rotated,
    )


def faults(played: LayoutGame[R, A], layout: Layout[R]) -> Iterator[Impossible]:
    """The faults of a layout: cards before the deal, and those that the game finds after it."""
    lies = any((layout.piles, layout.stock, layout.lying, layout.aside, layout.hands))
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


def scene(played: LayoutGame[R, A], view: LayoutView[R], viewer: Viewer) -> Scene:
    """What lies in the middle, and every seat with its cards and chips."""

    def parts(seat: Seat) -> Iterator[Part]:
        if played.held is not None and view.left:
            own = seat == viewer
            yield held(tiles(played.held(view.hand) if own else ()), view.left[seat], is_own=own)
            known = [play.card for play in view.known if play.seat == seat]
            if known:
                yield Fan(label=Text("known", "bekannt"), cards=tiles(known))
            if view.laid[seat] or view.won[seat]:
                label, gone = Text("laid down", "abgelegt"), tiles(view.laid[seat])
                yield Fan(label=label, cards=gone, backs=view.won[seat])
            yield Chips(label=played.counted, count=view.chips[seat])
        elif view.piles and not view.shown[seat]:
            yield Fan(label=Text("pile", "Stapel"), backs=view.piles[seat])
            yield Fan(label=Text("won", "gewonnen"), backs=view.won[seat])
            label, beneath = Text("laid", "gelegt"), view.beneath[seat]
            yield Fan(label=label, cards=tiles(view.laid[seat]), backs=beneath)
        if view.shown and view.shown[seat]:
            yield Fan(label=Text("cards", "Karten"), cards=row(seat))
            yield Chips(label=played.counted, count=view.chips[seat])
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
