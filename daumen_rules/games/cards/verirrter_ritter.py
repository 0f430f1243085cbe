"""122 Verirrter Ritter: cards are drawn from the left neighbour, and the King of clubs stays.

The module has the game's own clauses, options and rules. `engines.layout_game` plays.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from itertools import combinations
from typing import Annotated, Any, Final

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.readable import Worded
from daumen_rules.kernel.row import Facts, row
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import SeatTerm, Text, sentence
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.cards import CARDS, PACK, Card, Rank, Suit, cards_term, sorted_hand
from daumen_rules.pieces.choices import Say, Word
from daumen_rules.pieces.endings import winners_told
from daumen_rules.pieces.event_text import TextEvent, told, told_to
from daumen_rules.pieces.marks import Called
from daumen_rules.pieces.matches import bound
from daumen_rules.pieces.options import Source, option
from daumen_rules.pieces.verbs import verb

from .engines import collecting
from .engines.collecting import Drawn, all_dealt, by_rank, laid_down, with_cards
from .engines.laying import RED, put, without
from .engines.layout import After, Layout
from .engines.layout_game import layout_game, says
from .engines.tricks import Cards

CLAUSES: Final = clauses("""
    RITTER122 122: The Stray Knight | Verirrter Ritter
    material ¶1
    Three Kings are taken out; the King of clubs stays.
    Drei Könige werden herausgenommen; der Kreuz-König bleibt.
    setup ¶1
    The cards are dealt evenly; the first seats may have one more.
    Die Karten werden gleichmäßig verteilt; die ersten Plätze haben vielleicht eine mehr.
    legality ¶1
    Pairs may be laid down.
    Paare dürfen abgelegt werden.
    legality ¶1
    In turn each draws a card from its left neighbour, the nearest one that has cards.
    Reihum zieht jeder eine Karte von seinem linken Nachbarn, dem nächsten, der Karten hat.
    transition ¶1
    Whoever gets a pair by it can lay it down too.
    Wer dadurch ein Paar bekommt, kann es auch ablegen.
    scoring ¶1
    In the end the King of clubs is left, and whoever has him has lost.
    Zuletzt bleibt der Kreuz-König übrig, und wer ihn hat, hat verloren.
    scoring ¶1
    As a penalty the loser gets a saucepan as a helmet.
    Zur Strafe bekommt der Verlierer einen Kochtopf als Helm.
    transition silent
    A pair is two cards of a rank, or two of a rank and a colour.
    Ein Paar sind zwei Karten eines Werts, oder zwei eines Werts und einer Farbe: rot oder schwarz.
    transition silent
    Of three cards alike the two that come first go: diamonds, hearts, spades, clubs.
    Von drei gleichen gehen die beiden ersten: Karo, Herz, Pik, Kreuz.
    scoring silent
    It ends when one seat alone has cards: it has lost.
    Es endet, wenn nur noch ein Platz Karten hat: Er hat verloren.
    scoring silent
    A game that goes on too long has no loser.
    Ein Spiel, das zu lange dauert, hat keinen Verlierer.
""")
(KINGS, DEALT, PAIRS, DRAWS, PAIRED, LOST, HELMET, ALIKE, THREE, ALONE, BOUNDED) = CLAUSES
KNIGHT: Final = Card(Suit.CLUBS, Rank.KING)
DECK: Final = tuple(card for card in PACK if card.rank is not Rank.KING or card is KNIGHT)
DONE: Final = "done"
ENDS: Final = Text("{seat} is done.", "{seat} ist fertig.")
WORDS: Final = {DONE: Word("fertig", ENDS, "lay no more pairs | lege keine Paare mehr ab")}


Pairs = StrEnum("Pairs", "AUTO OPTIONAL")
PairsOf = StrEnum("PairsOf", "RANK RANK_COLOUR")


@frozen
class Rules:
    """The rule set: a field an option."""

    pairs: Pairs = option(Pairs.AUTO, PAIRS, Source.DECISION)("""
        Are all pairs laid down? | Werden alle Paare abgelegt?
        yes, at once | ja, sofort
        if their seat wants to | wenn ihr Platz es will
    """)
    pairs_of: PairsOf = option(PairsOf.RANK, ALIKE, Source.STANDARD)("""
        Which cards are a pair? | Welche Karten sind ein Paar?
        two of a rank | zwei eines Werts
        two of a rank and a colour | zwei eines Werts und einer Farbe
    """)
    max_turns: int = bound(
        BOUNDED, "After how many draws is the game over? | Nach wie vielen Zügen ist Schluss?"
    )


@frozen(repr=False)
class LayPair(Worded):
    """A seat lays a pair down."""

    seat: Seat
    cards: Annotated[Cards, Called("cards", "Karten")]


@cites(ALIKE)
def is_pair(rules: Rules, cards: Cards) -> bool:
    """Whether two cards are a pair."""
    if len(cards) != 2 or cards[0] is cards[1] or cards[0].rank is not cards[1].rank:
        return False
    colours = {card.suit in RED for card in cards}
    return rules.pairs_of is PairsOf.RANK or len(colours) == 1


def pairs_in(layout: Layout[Rules], seat: Seat) -> Iterator[Cards]:
    """All pairs in a hand, in the order of the pack."""
    return (two for two in combinations(layout.hands[seat], 2) if is_pair(layout.rules, two))


@cites(PAIRS, PAIRED, THREE)
def without_pairs(layout: Layout[Rules], seat: Seat, by: Any) -> After[Rules]:
    """The pairs of a hand are laid down, if that is not left to the seat."""
    events = list[TextEvent]()
    while layout.rules.pairs is Pairs.AUTO and (two := next(pairs_in(layout, seat), None)):
        layout, more = laid(layout, seat, two, by)
        events += more
    return layout, tuple(events)


def laid(layout: Layout[Rules], seat: Seat, two: Cards, by: Any) -> After[Rules]:
    """A pair is laid down for all to see."""
    changed = laid_down(layout, seat, two)
    after = evolve(layout, **changed, chips=put(layout.chips, seat, layout.chips[seat] + 1))
    en, de = "{seat} lays down {cards}.", "{seat} legt {cards} ab."
    said = told(by, en, de, shows=True, seat=SeatTerm(seat), cards=cards_term(two))
    return after, (said,)


@cites(KINGS)
def pack(rules: Rules, players: int) -> Cards:
    """All cards but three Kings."""
    return DECK


@cites(DEALT)
def deal(layout: Layout[Rules], order: Cards) -> After[Rules]:
    """The cards are dealt, and pairs are laid down."""
    after, events = all_dealt(DEALT, layout, order)
    for seat in range(layout.players):
        after, more = without_pairs(after, seat, PAIRS)
        events += more
    first = (layout.dealer + 1) % layout.players
    after = evolve(after, turn=first)
    if layout.rules.pairs is Pairs.OPTIONAL:
        round_ = tuple((first + far) % layout.players for far in range(1, layout.players))
        return evolve(after, waiting=round_, count=1), events
    return begun(after, first), events


def begun(layout: Layout[Rules], seat: Seat) -> Layout[Rules]:
    """The turn of a seat begins, or of the next one that has cards."""
    found = seat if layout.hands[seat] else with_cards(layout, seat)
    return evolve(layout, turn=seat if found is None else found, count=0)


@cites(DRAWS)
def due(layout: Layout[Rules]) -> tuple[Seat, Seat] | None:
    """Who is to draw, and from whom; None where no card is drawn now."""
    if not layout.is_dealt or layout.count or outcome(layout) is not None:
        return None
    giver = with_cards(layout, layout.turn)
    return None if giver is None else (layout.turn, giver)


@row(PAIRS, "{seat} holds no such pair: {cards}.", "{seat} hat kein solches Paar: {cards}.")
def is_no_pair(layout: Layout[Rules], action: LayPair) -> Facts | None:
    """A seat lays down a pair that it holds."""
    if action.seat not in range(len(layout.hands)):
        return None
    is_held = {*action.cards} <= {*layout.hands[action.seat]}
    facts: Facts = {"seat": SeatTerm(action.seat), "cards": cards_term(action.cards)}
    return None if is_held and is_pair(layout.rules, action.cards) else facts


@cites(PAIRS, PAIRED)
def candidates(layout: Layout[Rules]) -> Iterator[Drawn | LayPair | Say]:
    """The pairs of the seat on turn, and that it is done."""
    if layout.count:
        yield from (LayPair(layout.turn, two) for two in pairs_in(layout, layout.turn))
        yield Say(layout.turn, DONE)


@cites(DRAWS, PAIRED)
def acts(layout: Layout[Rules], action: Drawn | LayPair | Say) -> After[Rules]:
    """A card is drawn, a pair is laid down, or the turn goes on."""
    match action:
        case LayPair(seat, two):
            return laid(layout, seat, two, PAIRED if not layout.waiting else PAIRS)
        case Drawn():
            return drawn(layout, action)
        case Say(seat):
            done = told(PAIRS, "{seat} is done.", "{seat} ist fertig.", seat=SeatTerm(seat))
            if layout.waiting:
                first, *rest = layout.waiting
                return evolve(layout, turn=first, waiting=tuple(rest)), (done,)
            last = seat if layout.turns else layout.dealer
            return begun(layout, (last + 1) % layout.players), (done,)


@cites(DRAWS)
def drawn(layout: Layout[Rules], action: Drawn) -> After[Rules]:
    """A card goes from one hand to another, and a pair is laid down."""
    drawer, giver, card = action.drawer, action.giver, action.card
    hands = put(layout.hands, giver, without(layout.hands[giver], card))
    hands = put(hands, drawer, sorted_hand((*hands[drawer], card)))
    facts = {"drawer": SeatTerm(drawer), "giver": SeatTerm(giver)}
    en, de = "{drawer} draws {card} from {giver}.", "{drawer} zieht {card} von {giver}."
    whole = sentence(en, de, **facts, card=card.term)
    en, de = "{drawer} draws a card from {giver}.", "{drawer} zieht eine Karte von {giver}."
    said = told_to((drawer, giver), DRAWS, whole, sentence(en, de, **facts))
    after = evolve(layout, hands=hands, turns=layout.turns + 1, count=1)
    if layout.rules.pairs is Pairs.OPTIONAL:
        return after, (said,)
    after, events = without_pairs(after, drawer, PAIRED)
    return begun(after, (drawer + 1) % layout.players), (said, *events)


@cites(LOST)
def lost(layout: Layout[Rules], loser: Seat) -> Outcome:
    """A seat is left with the King of clubs and has lost."""
    return Outcome(tuple(-int(seat == loser) for seat in range(layout.players)))


@cites(ALONE, BOUNDED)
def outcome(layout: Layout[Rules]) -> Outcome | None:
    """Whoever alone has cards has lost; nobody where the bound is reached before."""
    holding = [seat for seat, hand in enumerate(layout.hands) if hand]
    if len(holding) == 1:
        return lost(layout, *holding)
    is_over = layout.turns >= layout.rules.max_turns
    return Outcome((0,) * layout.players, winners=()) if is_over else None


@cites(HELMET)
def ending(layout: Layout[Rules], ended: Outcome) -> Iterator[TextEvent]:
    """Who has lost, and gets the helmet."""
    if not ended.winners:
        yield told(BOUNDED, "The game has gone on too long.", "Das Spiel dauert zu lange.")
        return
    loser = ended.scores.index(-1)
    yield from winners_told(LOST if layout.hands[loser] == (KNIGHT,) else ALONE, ended, loses=True)
    en, de = "{seat} gets the helmet.", "{seat} bekommt den Helm."
    yield told(HELMET, en, de, seat=SeatTerm(loser))


def attempts(layout: Layout[Rules]) -> Iterator[Drawn | LayPair | Say]:
    """Pairs and other cards, by all seats; draws by others, and of cards that are not there."""
    yield from says(layout, DONE)
    for seat in range(layout.players):
        hand = layout.hands[seat] if layout.hands else DECK
        tried = (hand[:1], hand[:2], hand[-2:], DECK[:2], DECK[-2:])
        yield from (LayPair(seat, cards) for cards in tried if cards)
        yield from (Drawn(seat, (seat + 1) % layout.players, card) for card in DECK[::9])


GAME: Final = layout_game(
    Rules(),
    module=__name__,
    clauses=CLAUSES,
    seats=range(2, 9),
    deal=deal,
    candidates=candidates,
    does=acts,
    words=WORDS,
    verbs=(collecting.draw_verb(8), verb(LayPair, "lay {cards}", "lege {cards}", cards=CARDS)),
    rows=(collecting.wrong_draw(DRAWS, due), is_no_pair),
    outcome=outcome,
    ending=ending,
    dealing=DEALT,
    turns=DRAWS,
    pack=pack,
    packed=KINGS,
    later=lambda layout: collecting.draws(layout, due(layout)),
    by_nature=(Drawn,),
    attempts=attempts,
    held=by_rank,
    counted=Text("pairs", "Paare"),
    longest=10_000,
)
