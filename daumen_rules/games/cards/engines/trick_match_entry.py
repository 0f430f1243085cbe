"""A match of tricks as an entry of the catalogue.

The module adds what tools need: words, pictures, attempts, invariants. `trick_match` has the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import chain
from typing import Any, Final, TypeAlias, TypeVar

from daumen_rules.contracts.entry import entry, made_by, parts_of
from daumen_rules.contracts.game import Game
from daumen_rules.kernel.chance import Distribution
from daumen_rules.kernel.seats import Seat, Viewer
from daumen_rules.kernel.text import Text, listed
from daumen_rules.pieces import cards
from daumen_rules.pieces.book import Room
from daumen_rules.pieces.cards import CARD, DEAL, SUIT_WORDS, SUITS, Deal, deals, tiles
from daumen_rules.pieces.choices import Bet, Say, choice_verbs
from daumen_rules.pieces.event_text import TextEvent
from daumen_rules.pieces.impossible import Impossible, expected
from daumen_rules.pieces.operands import numbers
from daumen_rules.pieces.scenes import (
    POINTS,
    Chips,
    Fan,
    Part,
    Scene,
    held,
    labelled,
    note,
    places,
    term,
)
from daumen_rules.pieces.traversal import rotated
from daumen_rules.pieces.verbs import Verb, Verbs, verb

from . import before_tricks, desk, stages, trick_legality, trick_match, tricks
from . import pile_game as pile_engine
from .auction import CALLS, SOLO, Bid, Hold, Pass, Solo
from .before_tricks import LEAVE, MELD, SWAP, TRUMP
from .decisions import Decide, deciding_verb
from .desk import Act, Away, Desk, DeskView, Lay, Leave, Meld, Swap, Task, Trump
from .hands import PLAY, trick_fan
from .laying import suit_term
from .own_parts import OwnParts, actor
from .pile_game import PileGame, PlayAs
from .rows import LAY
from .talon import AWAY
from .trick_kinds import trick_kinds
from .trick_match import TrickMatch
from .tricks import Cards, Play, arranged

R = TypeVar("R")
VERBS: Final[Mapping[Any, Verb[Any]]] = {
    **{each.make: each for each in CALLS},
    Trump: TRUMP,
    Swap: SWAP,
    Leave: LEAVE,
    Meld: MELD,
    Lay: LAY,
    Away: AWAY,
    Solo: SOLO,
    Decide: deciding_verb(
        Text("push covered", "schiebe verdeckt"), Text("wait covered", "warte verdeckt")
    ),
    Bet: next(choice_verbs((), {}, (0,))),
}


def game_of(
    rules: R, played: TrickMatch[R] | PileGame[R]
) -> Game[R, Desk[R], Act, TextEvent, DeskView[R]]:
    """The game of a module, by its rule set with every default and its engine."""
    of_tricks = (trick_match, trick_legality)
    engine = of_tricks if isinstance(played, TrickMatch) else (pile_engine,)
    modules = (tricks, desk, stages, *engine, before_tricks)
    own: OwnParts[R] = played.own if isinstance(played, TrickMatch) else OwnParts()
    kinds = trick_kinds(played.order) if isinstance(played, TrickMatch) else ()
    secrets = played.secrets
    return entry(
        rules,
        module=played.module,
        clauses=played.clauses,
        rooms=(cards.ROOM, *(Room(each.__name__) for each in modules), *played.rooms),
        parts=(*parts_of(played), *chain.from_iterable(map(parts_of, parts_with_own(played)))),
        seats=played.seats,
        start=played.begin,
        movers=played.movers,
        actor=actor,
        chance=lambda state: chance(played, state),
        candidates=played.candidates,
        legality=played.legality(),
        effect=played.effect,
        outcome=played.ended,
        knowledge=played.knowledge,
        verbs=Verbs((DEAL, *verbs_of(played), PLAY), kinds),
        figures=own.figures,
        scene=own.scene or partial(scene, hand_order(played), own.settled),
        attempts=lambda state: attempts(played, state),
        longest=20_000,
        pieces=secrets.pieces,
        measure=own.measure,
        considered=own.considered,
        invariants=lambda state: (*faults(played, state), *own.faults(state)),
        so_far=lambda state: (state.deals, state.points),
        rotated=rotated,
        lines=played.lines if isinstance(played, TrickMatch) else (),
        remembered=secrets.remembered if secrets.forgets else None,
        batch=own.batch,
    )


def parts_with_own(played: TrickMatch[Any] | PileGame[Any]) -> Iterator[object]:
    """The stages and the duties of a game, which have functions that carry out clauses."""
    yield from played.choices
    if isinstance(played, TrickMatch):
        yield from (duty for _, _, duty in played.demanded)


def verbs_of(played: TrickMatch[Any] | PileGame[Any]) -> Iterator[Verb[Any]]:
    """How the choices of a game are written, each kind once."""
    if isinstance(played, PileGame) and played.counting:
        value = numbers(played.counting)
        phrase = Text("play {card} as {value}", "spiele {card} als {value}")
        en, de = "{card} as {value}", "{card} als {value}"
        yield verb(PlayAs, en, de, phrase=phrase, card=CARD, value=value)
    kinds = dict.fromkeys(kind for stage in played.choices for kind in stage.kinds)
    yield from (VERBS[kind] for kind in kinds if kind in VERBS)
    yield from (each for stage in played.choices for each in stage.verbs)
    yield from choice_verbs((), {w: word for s in played.choices for w, word in s.words.items()})


def chance(played: TrickMatch[R] | PileGame[R], state: Desk[R]) -> Distribution[Any] | None:
    """All orders of the pack, equally likely; None but before a deal."""
    if state.task is not Task.DEAL or played.ended(state):
        return None
    return deals(played.pack(state.rules, state.players))


Arranged: TypeAlias = Callable[[DeskView[Any], Cards], Cards]
"""The cards of a viewer as he holds them."""


def hand_order(played: TrickMatch[Any] | PileGame[Any]) -> Arranged:
    """How hands of a game are sorted: where tricks are played, by trumps and suits."""
    if isinstance(played, PileGame):
        return lambda _view, cards: cards
    return lambda view, cards: arranged(
        played.order(played.secrets.known(view, view.viewer)), cards
    )


def scene(
    hand: Arranged,
    settled: Callable[[DeskView[Any]], DeskView[Any]],
    view: DeskView[Any],
    viewer: Viewer,
) -> Scene:
    """The trick, trumps and stock, and every seat with its hand and its points."""
    view = settled(view)

    def parts(seat: Seat) -> Iterator[Part]:
        own = seat == viewer
        if view.left:
            yield held(tiles(hand(view, view.hand) if own else ()), view.left[seat], is_own=own)
        if view.drawn is not None and own:
            yield Fan(label=Text("drawn", "gezogen"), cards=tiles((view.drawn,)))
        if view.laid_away and view.laid_away[seat]:
            away = tiles(hand(view, view.away)) if own else ()
            label = Text("laid away", "weggelegt")
            yield Fan(label=label, cards=away, backs=0 if own else view.laid_away[seat])
        if seat == view.soloist:
            yield note("soloist", "Alleinspieler")
        for each in view.games:
            if each.seat == seat:
                suit = term("–") if each.suit is None else suit_term(each.suit)
                yield labelled(Text("game from the hand", "Handspiel"), suit)
        if seat in view.out:
            yield note("out", "draußen")
        if melded := [meld.suit for meld in view.melds if meld.seat == seat]:
            yield labelled(Text("marriages", "Mariagen"), listed([*map(suit_term, melded)]))
        yield Chips(label=POINTS, count=view.points[seat])
        if view.money is not None:
            yield Chips(label=Text("chips", "Chips"), count=view.money.chips[seat])
            yield Chips(label=Text("staked", "gesetzt"), count=view.money.stakes[seat])

    def middle() -> Iterator[Part]:
        if view.auction is not None:
            yield labelled(Text("bid", "Gebot"), term(view.auction.bid or "–"))
        if view.pile:
            yield Fan(label=Text("pile", "Haufen"), cards=tiles(view.pile[-1:]))
        for row in view.rows:
            yield Fan(label=SUIT_WORDS[row[0].suit], cards=tiles(row))
        if view.total:
            yield Chips(label=Text("total", "Summe"), count=view.total)
        if view.trump is not None:
            yield labelled(Text("trumps", "Trumpf"), suit_term(view.trump))
        if view.turned_up:
            yield Fan(label=Text("turned up", "aufgedeckt"), cards=tiles(view.turned_up))
        if view.trick or view.tricks or not (view.pile or view.rows):
            yield trick_fan(view.trick, view.tricks)
        if view.pot:
            yield Chips(label=Text("pot", "Topf"), count=view.pot)
        if view.stock:
            closed = view.closed is not None
            label = Text("stock, closed", "Stock, zu") if closed else Text("stock", "Stock")
            yield Fan(label=label, backs=view.stock)

    turn = view.turn if view.task is not Task.DEAL else None
    seats = places(view.players, turn, lambda seat: tuple(parts(seat)), viewer)
    return Scene(middle=tuple(middle()), seats=seats)


def attempts(played: TrickMatch[R] | PileGame[R], state: Desk[R]) -> Iterator[Act]:
    """What is offered; deals, right and wrong; plays and choices of other cards or by others."""
    yield from played.candidates(state)
    pack = played.pack(state.rules, state.players)
    yield from (Deal(pack), Deal(pack[1:]))
    own = state.hands[state.turn] if state.hands else ()
    other = (state.turn + 1) % state.players
    yield from (Play(state.turn, card) for card in sorted({*own, *pack[::5]}))
    yield from (Play(other, card) for card in pack[::5])
    kinds = {kind for stage in played.choices for kind in stage.kinds}
    if isinstance(played, PileGame):
        for value in (*played.counting, 2) if played.counting else ():
            yield from (PlayAs(state.turn, card, value) for card in (*own, *pack[::5]))
    if Trump in kinds:
        yield from (Trump(state.turn, suit) for suit in SUITS)
        yield Trump(other, SUITS[0])
    if Swap in kinds:
        for cards_ in (own[:1], own[:2], own[:4], pack[::9][:2], ()):
            yield Swap(state.turn, cards_)
        yield Swap(other, ())
    if Meld in kinds:
        yield from (Meld(seat, suit) for seat in (state.turn, other) for suit in SUITS)
    if Bid in kinds:
        for seat in (state.turn, other):
            yield from (Bid(seat, value) for value in range(9))
            yield from (kind(seat) for kind in (Hold, Pass) if kind in kinds)
    if Bet in kinds:
        yield from (Bet(state.turn, chips) for chips in range(5))
        yield Bet(other, 0)
    if Solo in kinds:
        yield from (Solo(seat, suit) for seat in (state.turn, other) for suit in SUITS)
    if Decide in kinds:
        yield from (Decide(seat, does) for seat in (state.turn, other) for does in (True, False))
    if Away in kinds:
        for cards_ in (own[:2], own[-2:], own[:1], pack[:2], (*own[:1], *own[:1])):
            yield Away(state.turn, cards_)
        yield Away(other, pack[:2])
    if Lay in kinds:
        yield from (Lay(seat, card) for seat in (state.turn, other) for card in pack[::3])
        yield Pass(state.turn)
    if Leave in kinds:
        yield from (Leave(state.turn), Leave(other))
    for stage in played.choices:
        yield from stage.tries(state)
        for kind in stage.kinds:
            if kind is Say:
                yield from (Say(state.turn, word) for word in stage.words)
                yield Say(other, next(iter(stage.words)))


def faults(played: TrickMatch[R] | PileGame[R], state: Desk[R]) -> Iterator[Impossible]:
    """The faults of a desk: a deal where none is due, hands that do not fit the trick."""
    dealt, is_due = bool(state.hands), state.task is Task.DEAL
    en, de = "hands, unless a deal is due", "Hände, wenn nicht zu geben ist"
    before = is_due or any(stage.task is state.task for stage in played.opening)
    yield from expected(dealt is not before, "hands", len(state.hands), en, de)
    shapes = [len({card.suit for card in row}) for row in state.rows]
    en, de = "rows with cards of one suit", "Reihen mit Karten einer Farbe"
    yield from expected(shapes == [1] * len(shapes), "rows", shapes, en, de)
    if before or not dealt:
        return
    has_bidding = any(stage.task is Task.BID for stage in played.choices)
    en, de = "an auction since the deal", "eine Versteigerung seit dem Geben"
    yield from expected(not has_bidding or state.auction is not None, "auction", None, en, de)
    plays_alone = state.task is Task.PLAY and has_bidding
    names_trumps = any(stage.task is Task.TRUMP for stage in played.choices)
    en, de = "a soloist, and trumps", "ein Alleinspieler und Trumpf"
    has_both = state.soloist is not None and (state.trump is not None or not names_trumps)
    yield from expected(not plays_alone or has_both, "soloist", state.soloist, en, de)
    seats = [play.seat for play in state.trick]
    sizes = {seat: len(state.hands[seat]) + (seat in seats) for seat in state.playing}
    en, de = "as many cards for each seat", "gleich viele Karten für jeden Platz"
    whole = [len(trick) for trick in state.tricks] == [len(state.playing)] * len(state.tricks)
    en = "earlier tricks with a card of each seat"
    de = "frühere Stiche mit einer Karte jedes Platzes"
    yield from expected(whole, "tricks", len(state.tricks), en, de)
    if state.task is Task.PLAY and isinstance(played, TrickMatch):
        yield from expected(len({*sizes.values()}) == 1, "hands", [*sizes.values()], en, de)


trick_match_game = made_by(TrickMatch, game_of)
"""A game of the engine `trick_match`."""
pile_game = made_by(PileGame, game_of)
"""A game of the engine `pile_game`."""
