"""A game against a bank as an entry of the catalogue.

The module adds to the rules the parts that tools need: words, pictures, attempts, invariants.
`bank_game` has the rules.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Any, Final, TypeVar

from daumen_rules.contracts.entry import entry, made_by, parts_of
from daumen_rules.contracts.game import Game
from daumen_rules.kernel.chance import Distribution
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.seats import Seat, Viewer
from daumen_rules.kernel.text import Text, listed
from daumen_rules.pieces import cards
from daumen_rules.pieces.book import Room
from daumen_rules.pieces.cards import CARD, DEAL, PACK, RANK, RANK_WORDS, RANKS, Deal, deals, tiles
from daumen_rules.pieces.choices import CHIPS, Bet, Say, betting, choice_verbs
from daumen_rules.pieces.event_text import TextEvent
from daumen_rules.pieces.impossible import Impossible, between, expected
from daumen_rules.pieces.operands import named_only, seats
from daumen_rules.pieces.scenes import HAND, Chips, Fan, Part, Scene, held, labelled, places
from daumen_rules.pieces.traversal import rotated
from daumen_rules.pieces.verbs import Verb, Verbs, verb

from . import bank_game as engine
from . import bank_rounds, bank_stakes, bank_table
from .bank_game import BankGame
from .bank_rounds import is_over
from .bank_table import Act, Bank, BankView, BetOn, Name, Pick, Task, actor
from .hands import PLAY
from .tricks import Play

R = TypeVar("R")
VERBS: Final[Mapping[Any, Verb[Any]]] = {
    Name: verb(Name, "name {card}", "nenne {card}", card=evolve(CARD, touches=named_only)),
    BetOn: verb(
        BetOn,
        "bet {chips} on {rank}",
        "setze {chips} auf {rank}",
        phrase=betting,
        chips=CHIPS,
        rank=RANK,
    ),
    Play: PLAY,
}
SIDES: Final = {
    "left": Text("left", "links"),
    "right": Text("right", "rechts"),
    "middle": Text("middle", "Mitte"),
}


def game_of(rules: R, played: BankGame[R]) -> Game[R, Bank[R], Act, TextEvent, BankView[R]]:
    """The game of a module, by its rule set with every default and its engine."""
    engines = (Room(each.__name__) for each in (bank_table, engine, bank_stakes))
    return entry(
        rules,
        module=played.module,
        clauses=played.clauses,
        rooms=(cards.ROOM, bank_rounds.ROOM, *engines, *played.rooms),
        parts=(*parts_of(played), *chain.from_iterable(map(parts_of, played.phases))),
        scored=Text("Chips", "Chips"),
        seats=played.seats,
        start=played.start,
        movers=played.movers,
        actor=actor,
        chance=lambda state: chance(played, state),
        candidates=played.candidates,
        legality=played.legality(),
        effect=played.effect,
        outcome=played.ended,
        knowledge=played.knowledge,
        verbs=Verbs((DEAL, *verbs_of(played))),
        scene=lambda view, viewer: scene(played, view, viewer),
        attempts=lambda state: attempts(played, state),
        longest=20_000,
        pieces=played.secrets.pieces,
        invariants=lambda state: chain(faults(state), played.faults(state)),
        so_far=lambda state: (state.rounds, state.chips),
        rotated=rotated,
    )


def verbs_of(played: BankGame[Any]) -> Iterator[Verb[Any]]:
    """How the acts of a game are written, each kind once."""
    kinds = dict.fromkeys(kind for phase in played.phases for kind in phase.kinds)
    yield from (VERBS[kind] for kind in kinds if kind in VERBS)
    if played.picking is not None:
        said, other = played.picking, seats(max(played.seats))
        yield verb(Pick, said.words.en, said.words.de, phrase=said.phrase, other=other)
    words = {w: word for phase in played.phases for w, word in phase.words.items()}
    yield from choice_verbs((), words, (0,) if Bet in kinds else ())


def chance(played: BankGame[R], state: Bank[R]) -> Distribution[Any] | None:
    """All orders of the pack, equally likely; None but before a deal."""
    return deals() if state.task is Task.DEAL and not played.ended(state) else None


def scene(played: BankGame[Any], view: BankView[Any], viewer: Viewer) -> Scene:
    """The cards in the middle, and every seat with its cards, its stake and its chips."""
    view = played.settled(view)

    def parts(seat: Seat) -> Iterator[Part]:
        own = seat == viewer
        if view.held and view.held[seat]:
            yield held(tiles(view.hand if own else ()), view.held[seat], is_own=own, label=HAND)
        if view.open and view.open[seat]:
            yield Fan(label=Text("face up", "offen"), cards=tiles(view.open[seat]))
        if view.stakes[seat]:
            yield Chips(label=Text("stake", "Einsatz"), count=view.stakes[seat])
        for bet in view.on_ranks[seat]:
            label = RANK_WORDS[bet.rank]
            yield Chips(label=Text(f"on {label.en}", f"auf {label.de}"), count=bet.chips)
        if view.hits[seat]:
            yield Chips(label=Text("hits", "Treffer"), count=view.hits[seat])
        if view.purses[seat]:
            yield Chips(label=Text("purse", "Kasse"), count=view.purses[seat])
        yield Chips(label=Text("won", "gewonnen"), count=view.chips[seat])

    def middle() -> Iterator[Part]:
        if view.named is not None:
            yield labelled(Text("named", "genannt"), listed([view.named.term]))
        for name, label in SIDES.items():
            if lies := getattr(view, name):
                yield Fan(label=label, cards=tiles(lies))
        if view.covered:
            yield Fan(label=Text("face down", "verdeckt"), backs=view.covered)
        if view.pot:
            yield Chips(label=Text("pot", "Topf"), count=view.pot)
        if view.stock:
            yield Fan(label=Text("stock", "Stock"), backs=view.stock)

    ended = is_over(view) and view.task is not Task.HEIR
    turn = None if ended or view.task is Task.DEAL else view.turn
    shown = places(view.players, turn, lambda seat: tuple(parts(seat)), viewer)
    seats_ = [
        evolve(place, marks=(played.holder,)) if seat == view.dealer else place
        for seat, place in enumerate(shown)
    ]
    return Scene(middle=tuple(middle()), seats=tuple(seats_))


def attempts(played: BankGame[R], state: Bank[R]) -> Iterator[Act]:
    """What is offered; deals, right and wrong; acts of other kinds, or by others."""
    yield from played.candidates(state)
    yield from (Deal(PACK), Deal(PACK[1:]))
    kinds = {kind for phase in played.phases for kind in phase.kinds}
    words = {word for phase in played.phases for word in phase.words}
    for seat in (state.turn, (state.turn + 1) % state.players):
        yield from (Say(seat, word) for word in sorted(words))
        if Bet in kinds:
            yield from (Bet(seat, chips) for chips in (0, 1, 4, 100))
        if BetOn in kinds:
            yield from (BetOn(seat, chips, rank) for chips in (0, 1, 30) for rank in RANKS[::3])
        if Name in kinds:
            yield from (Name(seat, card) for card in PACK[::9])
        if Play in kinds:
            yield from (Play(seat, card) for card in PACK[::5])
            yield from (Play(seat, card) for card in (state.hands[seat] if state.hands else ()))
        if Pick in kinds:
            yield from (Pick(seat, other) for other in range(state.players + 1))


OF_THE_DEALER: Final = frozenset({Task.DEAL, Task.ASK, Task.TURN, Task.BANK, Task.HEIR})
"""What the dealer alone does."""
OF_THE_OTHERS: Final = frozenset({Task.STAKE, Task.JOIN})


def faults(state: Bank[Any]) -> Iterator[Impossible]:
    """The faults of a table: cards before a deal or none after it, nothing to turn, the wrong seat
    on turn, chips that do not add up.
    """
    task = state.task
    fits = task in OF_THE_OTHERS or bool(state.hands) is (task not in (Task.DEAL, Task.HEIR))
    en, de = "hands, unless a deal is due", "Hände, wenn nicht zu geben ist"
    yield from expected(fits, "hands", len(state.hands), en, de)
    en, de = "a card to be turned", "eine Karte zum Aufdecken"
    yield from expected(task is not Task.TURN or bool(state.stock), "stock", 0, en, de)
    is_dealer = state.turn == state.dealer
    en, de = "the dealer, or another seat", "der Geber, oder ein anderer Platz"
    wrong = (is_dealer and task in OF_THE_OTHERS) or (not is_dealer and task in OF_THE_DEALER)
    yield from expected(not wrong, "turn", state.turn, en, de)
    for name in ("stakes", "hits", "purses"):
        for seat, value in enumerate(getattr(state, name)):
            yield from between(f"{name}[{seat}]", value, 0)
    total = sum(state.chips) + state.pot
    en, de = "chips that make nothing with the pot", "Chips, die mit dem Topf null ergeben"
    yield from expected(total == 0, "chips", total, en, de)


bank_game = made_by(BankGame, game_of)
"""A game of the engine `bank_game`."""
