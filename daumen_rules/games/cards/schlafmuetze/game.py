"""143 Schlafmütze: cards are passed on until somebody has four of a rank, then all grab a chip.

The module has the game's own rules. `engines.layout_game` plays.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import prod
from typing import Any, Final

from daumen_rules.kernel.chance import Distribution
from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.row import NO_FACTS, Facts, row
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import SeatTerm, Sentence, Text, sentence
from daumen_rules.pieces.book import Room
from daumen_rules.pieces.cards import PACK, RANKS, Card, sorted_hand
from daumen_rules.pieces.endings import winners_told
from daumen_rules.pieces.event_text import TextEvent, told, told_to
from daumen_rules.pieces.rows import remembered

from ..engines.collecting import all_dealt, by_rank, foursomes, of_rank
from ..engines.laying import put
from ..engines.layout import After, Layout
from ..engines.layout_game import layout_game
from ..engines.tricks import Cards
from . import clauses as c
from .actions import VERBS, Give, Grab, PassOn
from .clauses import Deck, Passing, Proof, Rules, Several


@cites(c.WHOLE)
def pack(rules: Rules, players: int) -> Cards:
    """All cards, or those of the highest ranks that come out even."""
    ranks = players * (len(RANKS) // players) if rules.deck is Deck.WHOLE_RANKS else len(RANKS)
    return tuple(card for card in PACK if card.rank in RANKS[-ranks:])


def round_of(layout: Layout[Rules]) -> tuple[Seat, ...]:
    """All seats clockwise, the left neighbour of the dealer first."""
    first, seats = (layout.dealer + 1) % layout.players, tuple(range(layout.players))
    return seats[first:] + seats[:first]


def holding(layout: Layout[Rules]) -> list[Seat]:
    """The seats with cards, in that order."""
    return [seat for seat in round_of(layout) if layout.hands[seat]]


@cites(c.DEALT, c.GRABS)
def deal(layout: Layout[Rules], order: Cards) -> After[Rules]:
    """All cards are dealt; whoever has four alike may grab at once."""
    after, events = all_dealt(c.DEALT, layout, order)
    return ready(after), events


@cites(c.GRABS, c.CHIPS, c.TELLS, c.RING)
def ready(layout: Layout[Rules]) -> Layout[Rules]:
    """A race begins where a foursome is complete; else cards are to be passed on."""
    if any(map(foursomes, layout.hands)):
        return evolve(layout, count=1, waiting=round_of(layout))
    ring = holding(layout)
    return evolve(layout, count=0, waiting=tuple(ring), turn=(*ring, layout.turn)[0])


@remembered
def chance(layout: Layout[Rules]) -> Distribution[PassOn] | None:
    """One card of each seat with cards, all equally likely."""
    if not layout.is_dealt or layout.count or layout.rules.passing is Passing.CHOSEN:
        return None
    hands = [layout.hands[seat] for seat in holding(layout)]

    def at(number: int) -> PassOn:
        drawn = list[Card]()
        for hand in hands:
            number, place = divmod(number, len(hand))
            drawn.append(hand[place])
        return PassOn(tuple(drawn))

    def ways(action: Any) -> int:
        cards = action.cards if isinstance(action, PassOn) else ()
        fits = len(cards) == len(hands)
        return int(fits and all(c in hand for c, hand in zip(cards, hands, strict=True)))

    return Distribution(prod(map(len, hands)), at, ways)


@row(c.PASSES, "It is one card of each seat with cards.", "Es ist je eine Karte jedes Platzes.")
def passes_otherwise(layout: Layout[Rules], action: PassOn) -> Facts | None:
    """A card is drawn from each seat with cards."""
    likely = chance(layout)
    return None if likely is not None and likely.ways(action) else NO_FACTS


@row(c.PASSES, "{seat} does not pass on {card} now.", "{seat} gibt {card} jetzt nicht weiter.")
def gives_another(layout: Layout[Rules], action: Give) -> Facts | None:
    """A seat passes on a card of its hand."""
    due = not layout.count and layout.rules.passing is Passing.CHOSEN
    held = layout.hands[action.seat] if action.seat in range(len(layout.hands)) else ()
    if due and action.card in held:
        return None
    return {"seat": SeatTerm(action.seat), "card": action.card.term}


def candidates(layout: Layout[Rules]) -> Iterator[Grab | PassOn | Give]:
    """Who may grab, or what the seat on turn may pass on."""
    if layout.count:
        yield from map(Grab, layout.waiting)
    elif layout.rules.passing is Passing.CHOSEN:
        yield from (Give(layout.turn, card) for card in layout.hands[layout.turn])


@cites(c.PASSES, c.RING)
def passed(layout: Layout[Rules], cards: dict[Seat, Card]) -> After[Rules]:
    """Each card goes to the next seat to the left with cards, all at once."""
    ring, events, hands = holding(layout), list[TextEvent](), [*layout.hands]
    en, de = "{seat} passes on {given} and gets {got}.", "{seat} gibt {given} und bekommt {got}."
    for place, seat in enumerate(ring):
        given, got = cards[seat], cards[ring[place - 1]]
        hands[seat] = sorted_hand((*[card for card in hands[seat] if card is not given], got))
        whole = sentence(en, de, seat=SeatTerm(seat), given=given.term, got=got.term)
        events.append(told_to((seat,), c.PASSES, whole, passes_on(seat)))
    nothing = ((),) * layout.players
    after = evolve(layout, hands=tuple(hands), peeked=nothing, turns=layout.turns + 1)
    return ready(after), tuple(events)


@cache
def passes_on(seat: Seat) -> Sentence:
    """What all others hear of a card that is passed on."""
    en, de = "{seat} passes on a card.", "{seat} gibt eine Karte weiter."
    return sentence(en, de, seat=SeatTerm(seat))


@cites(c.PASSES)
def given(layout: Layout[Rules], action: Give) -> After[Rules]:
    """A card is chosen; once all have chosen, the cards are passed on."""
    peeked = put(layout.peeked, action.seat, (action.card,))
    hand = tuple(card for card in layout.hands[action.seat] if card is not action.card)
    facts: dict[str, Any] = {"seat": SeatTerm(action.seat)}
    en, de = "{seat} chooses {card}.", "{seat} wählt {card}."
    whole = sentence(en, de, **facts, card=action.card.term)
    en, de = "{seat} chooses a card.", "{seat} wählt eine Karte."
    said = told_to((action.seat,), c.PASSES, whole, sentence(en, de, **facts))
    waiting = layout.waiting[1:]
    if waiting:
        hands, turn = put(layout.hands, action.seat, hand), waiting[0]
        return evolve(layout, hands=hands, peeked=peeked, waiting=waiting, turn=turn), (said,)
    chosen = {seat: cards[0] for seat, cards in enumerate(peeked) if cards}
    whole_hands = tuple(
        sorted_hand({*hand, *cards}) for hand, cards in zip(layout.hands, peeked, strict=True)
    )
    after, events = passed(evolve(layout, hands=whole_hands), chosen)
    return after, (said, *events)


@row(c.TELLS, "{who} does not grab now.", "{who} greift jetzt nicht zu.")
def grabs_not_now(layout: Layout[Rules], action: Grab) -> Facts | None:
    """Each seat grabs once in a race."""
    return None if layout.count and action.who in layout.waiting else {"who": SeatTerm(action.who)}


@cites(c.GRABS, c.SLEEPY, c.FALSE, c.CHIPS)
def grabbed(layout: Layout[Rules], action: Grab) -> After[Rules]:
    """A seat takes a chip; the last one, or a first one without a foursome, is the sleepyhead."""
    who = SeatTerm(action.who)
    is_first = len(layout.waiting) == layout.players
    if is_first and not foursomes(layout.hands[action.who]):
        en, de = "{who} grabs without a foursome.", "{who} greift ohne Viererreihe zu."
        return slept(layout, action.who, (told(c.FALSE, en, de, shows=True, who=who),))
    took = told(c.GRABS, "{who} takes a chip.", "{who} nimmt einen Chip.", shows=True, who=who)
    left = [seat for seat in layout.waiting if seat != action.who]
    if len(left) > 1:
        return evolve(layout, waiting=tuple(left)), (took,)
    return slept(layout, left[0], (took,))


@cites(c.SLEEPY, c.LAID, c.SEVERAL, c.PROOF)
def slept(layout: Layout[Rules], loser: Seat, events: tuple[TextEvent, ...]) -> After[Rules]:
    """A seat is the sleepyhead, and foursomes are laid down."""
    en, de = "{seat} is the sleepyhead.", "{seat} ist die Schlafmütze."
    found = [*events, told(c.SLEEPY, en, de, shows=True, seat=SeatTerm(loser))]
    after = evolve(layout, chips=put(layout.chips, loser, layout.chips[loser] + 1))
    four = [(at, rank) for at in holding(layout) for rank in foursomes(layout.hands[at])]
    for seat, rank in four[: 1 if layout.rules.several is Several.ONE_EACH else None]:
        cards = of_rank(after.hands[seat], rank)
        hand = tuple(card for card in after.hands[seat] if card not in cards)
        after = evolve(after, hands=put(after.hands, seat, hand))
        if layout.rules.proof is Proof.AT_ONCE:
            after = evolve(after, laid=put(after.laid, seat, (*after.laid[seat], *cards)))
        else:
            after = evolve(after, won=put(after.won, seat, (*after.won[seat], *cards)))
        en, de = "{seat} lays down four cards.", "{seat} legt vier Karten ab."
        found.append(told(c.LAID, en, de, shows=True, seat=SeatTerm(seat)))
    return ready(after), tuple(found)


def acts(layout: Layout[Rules], action: Grab | PassOn | Give) -> After[Rules]:
    """A chip is taken, or cards are passed on."""
    match action:
        case Grab():
            return grabbed(layout, action)
        case Give():
            return given(layout, action)
        case PassOn(cards):
            return passed(layout, dict(zip(holding(layout), cards, strict=True)))


@cites(c.END, c.LEAST, c.BOUNDED)
def outcome(layout: Layout[Rules]) -> Outcome | None:
    """How often each seat was the sleepyhead, below zero, once all foursomes are laid down."""
    over = not any(layout.hands) and not any(layout.peeked)
    if not over and (layout.turns < layout.rules.max_turns or layout.count):
        return None
    return Outcome(tuple(-marks for marks in layout.chips))


@cites(c.PROOF)
def ending(layout: Layout[Rules], ended: Outcome) -> Iterator[TextEvent]:
    """Whether it has gone on too long, the proof, and who has won."""
    if any(layout.hands):
        yield told(c.BOUNDED, "The game has gone on too long.", "Das Spiel dauert zu lange.")
    elif layout.rules.proof is Proof.END:
        yield told(c.PROOF, "All foursomes are shown.", "Alle Viererreihen werden gezeigt.")
    yield from winners_told(c.LEAST, ended)


def attempts(layout: Layout[Rules]) -> Iterator[Grab | PassOn | Give]:
    """Hands of all seats, cards of all, and cards that are passed on wrongly."""
    for seat in range(layout.players):
        yield Grab(seat)
        own = layout.hands[seat][:2] if layout.hands else ()
        yield from (Give(seat, card) for card in (*own, *PACK[::9]))
    firsts = [layout.hands[seat][0] for seat in holding(layout)] if layout.hands else []
    yield from (PassOn(PACK[-2:]), PassOn(tuple(firsts)))


GAME: Final = layout_game(
    Rules(),
    module=__name__,
    clauses=c.CLAUSES,
    rooms=(Room(c.__name__),),
    seats=range(2, 9),
    deal=deal,
    candidates=candidates,
    does=acts,
    words={},
    verbs=VERBS,
    rows=(passes_otherwise, gives_another, grabs_not_now),
    outcome=outcome,
    ending=ending,
    dealing=c.DEALT,
    turns=c.TELLS,
    pack=pack,
    packed=c.WHOLE,
    later=chance,
    by_nature=(PassOn,),
    by_referee=(Grab,),
    is_reported=lambda layout: layout.count == 1,
    attempts=attempts,
    held=by_rank,
    counted=Text("sleepyhead", "Schlafmütze"),
    longest=50_000,
)
