"""Deals of Skat in tests: hands in words, an auction that forehand wins, games played out."""

from __future__ import annotations

from random import Random
from typing import Any

from daumen_rules.games.cards.engines.tricks import Play
from daumen_rules.games.cards.skat.game import GAME
from daumen_rules.games.cards.skat.rules import DealDir, Rules
from daumen_rules.games.cards.skat.table import SkatDesk
from daumen_rules.games.cards.skat.values import Result
from daumen_rules.pieces.cards import Card, Deal
from tests.collection.cards.at_table import after, cards, played_out, rest

ONE = Rules(deals=1)
TEN = "CJ SJ CA C10 CK CQ C9 C8 C7 SA"
"""With two, and ten tricks in clubs if the other Jacks lie apart and the trumps are drawn."""
NINE = "S7 CJ SJ CA C10 CK CQ C9 C8 C7"
"""The same with nine tricks: whatever the others put on the first, it is 22 points or fewer."""
FOUR = "CJ SJ HJ DJ SA S10 SK SQ S9 S8"
"""With four, and ten tricks in Grand."""


def deal(
    fore: str = "",
    middle: str = "",
    rear: str = "",
    skat: str = "",
    rules: Rules = ONE,
    players: int = 3,
) -> str:
    """A deal in which places get some cards, and others fill them up."""
    held = [cards(words) for words in (fore, middle, rear, skat)]
    others = rest(*held)
    places: list[list[Card]] = []
    for hand, size in zip(held, (10, 10, 10, 2), strict=True):
        places.append([*hand, *(others.pop(0) for _ in range(size - len(hand)))])
    *hands, away = places
    if rules.deal_dir is DealDir.CCW:
        fore_, middle_, rear_ = hands
        hands = [middle_, fore_, rear_] if players == 3 else [rear_, middle_, fore_]
    first, second, third = (
        [c for h in hands for c in h[a:b]] for a, b in ((0, 3), (3, 7), (7, 10))
    )
    return str(Deal((*first, *away, *second, *third)))


def dealt(
    fore: str = "",
    middle: str = "",
    rear: str = "",
    skat: str = "",
    *,
    rules: Rules = ONE,
    players: int = 3,
) -> SkatDesk:
    """The auction after such a deal. Forehand is seat A."""
    return after(
        GAME, GAME.rules.start(players, rules), deal(fore, middle, rear, skat, rules, players)
    )


def bid_to(match: SkatDesk, bid: int = 18) -> SkatDesk:
    """Forehand plays alone at a bid."""
    if bid == 18:
        return after(GAME, match, "pass", "pass", "bid 18")
    return after(GAME, match, f"bid {bid}", "hold", "pass", "pass")


def game(
    hand: str,
    *acts: str,
    bid: int = 18,
    rules: Rules = ONE,
    skat: str = "D7 D8",
    seed: int = 1,
    order: bool = True,
) -> Result:
    """What forehand's game comes to after acts such as `take` and `declare clubs`.

    He plays his cards in the order in which they are written, or by chance; the others by chance.
    The Jacks of hearts and diamonds lie apart where he does not hold them.
    """
    middle, rear = (jack if jack not in hand + skat else "" for jack in ("HJ", "DJ"))
    state = after(GAME, bid_to(dealt(hand, middle, rear, skat, rules=rules), bid), *acts)
    places = {card: place for place, card in enumerate(cards(hand))}

    def choose(_state: Any, actions: tuple[Any, ...], random: Random) -> Any:
        plays = [a for a in actions if isinstance(a, Play)]
        if order and plays and plays[0].seat == state.playing[0]:
            return min(plays, key=lambda play: places.get(play.card, 0))
        return random.choice(plays)

    (result,) = played_out(GAME, state, Random(seed), choose).results
    assert result is not None
    return result
