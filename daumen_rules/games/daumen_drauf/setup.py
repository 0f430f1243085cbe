"""The deck for a number of players, and how it is dealt.

The module knows what comes before the first card is shown. Whether a deck may be dealt stands in
`legality`.
"""

from __future__ import annotations

from functools import cache

from daumen_rules.kernel.chance import Distribution, permutations
from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.seats import Seat, clockwise

from . import clauses as c
from .cards import in_order, the_card
from .model import SEATS, TOP_VALUE, Action, Card, Colour, Deal, Fang, Kind, Pack, State, Undealt
from .rule_set import GERMAN, Dealing, RuleSet


@cites(c.DECK_1, c.DECK_3, c.DECK_4)
def top_value(players: int) -> int:
    """The highest value in play: 4 for two players, one more for each further one, at most 9."""
    return min(players + 2, TOP_VALUE)


@cache
@cites(c.MAT_1, c.MAT_2, c.MAT_3, c.MAT_4, c.DECK_2)
def deck(players: int = 7) -> tuple[Card, ...]:
    """The cards for 2 to 7 players, in card order: 6 × (players + 2) of them.

    Raises ValueError for another number of players.
    """
    check_players(players)
    return tuple(
        the_card(colour, value, fang)
        for colour in Colour
        for value in range(1, top_value(players) + 1)
        for fang in Fang
    )


@cache
@cites(c.DECK_1, c.DECK_3, c.DECK_4, c.START_3)
def pack_for(players: int) -> Pack:
    """The pack that the manuals name for a number of players."""
    return Pack(deck(players))


@cache
def kinds(pack: Pack) -> tuple[Kind, ...]:
    """The kinds of a pack, in card order: each is there twice (MAT-3)."""
    return tuple(dict.fromkeys(card.kind for card in pack.cards))


def _check_pack(pack: Pack, players: int) -> None:
    cards = pack.cards
    if list(cards) != sorted({*cards, *(card.twin for card in cards)}):
        raise ValueError("a pack has its cards in order, each once and with its twin")
    if not 1 <= pack.hand_size <= len(cards) // players:
        raise ValueError(f"{len(cards)} cards make no {players} hands of {pack.hand_size}")


@cites(c.GAME_1)
def check_players(players: int) -> None:
    """Raises ValueError unless there are 2 to 7 players."""
    if type(players) is not int or players not in SEATS:
        raise ValueError(f"the game is for {SEATS[0]} to {SEATS[-1]} players, not {players!r}")


@cites(c.START_1)
def start(
    players: int, rules: RuleSet = GERMAN, starter: Seat = 0, pack: Pack | None = None
) -> Undealt:
    """A game before the deal: Nature is to move.

    The youngest sits on seat 0 and starts; in later games of a match it may be another `starter`.
    `pack` is for study; without it the cards are those that the manuals name. Raises ValueError for
    a number of players other than 2 to 7, a starter not among them, or a pack too small for them.
    """
    check_players(players)
    if not isinstance(rules, RuleSet):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise ValueError(f"the rules are a RuleSet such as GERMAN, not {rules!r}")
    if type(starter) is not int or starter not in range(players):
        raise ValueError(f"the starter is a seat from 0 to {players - 1}, not {starter!r}")
    if pack is not None:
        _check_pack(pack, players)
    return Undealt(rules, pack or pack_for(players), players, starter)


@cites(c.START_2)
def dealer(starter: Seat, players: int) -> Seat:
    """The right-hand neighbour of whoever starts."""
    return (starter - 1) % players


@cites(c.START_2)
def deals(state: State) -> Distribution[Action]:
    """Every order of the deck, equally likely: the cards are shuffled.

    Raises ValueError for a state after the deal.
    """
    if not isinstance(state, Undealt):
        raise ValueError("the cards are dealt already")

    def deal(cards: tuple[Card, ...]) -> Action:
        return Deal(cards)

    def order(action: Action) -> tuple[Card, ...]:
        return action.cards if isinstance(action, Deal) else ()

    return permutations(state.pack.cards, deal, order)


@cites(c.START_3, c.START_4, c.START_5, c.START_6)
def hands_and_pile(
    cards: tuple[Card, ...], state: Undealt
) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """A hand for each seat, and the rest as draw pile, from a deck with its top card first.

    The starter gets the first card (START-5), and dealing goes clockwise.
    """
    size = state.pack.hand_size
    dealt, pile = cards[: size * state.players], cards[size * state.players :]
    if state.rules.deal is Dealing.SINGLE:
        portions = [dealt[i :: state.players] for i in range(state.players)]
    else:
        portions = [dealt[i : i + size] for i in range(0, len(dealt), size)]
    order = clockwise(state.starter, state.players)
    by_seat = dict(zip(order, portions, strict=True))
    return tuple(in_order(by_seat[seat]) for seat in range(state.players)), pile
