"""Lies about cards, the deal and the count."""

from __future__ import annotations

from typing import Final

from tests.liars.lie import Liar, liar

_POINTS = "const cardPoints = (card) => (isPoisonous(card) ? -1 : 1);"
_SCORE = "captured.reduce((sum, card) => sum + cardPoints(card), 0) - hand.length;"

ABOUT_START_AND_POINTS: Final[tuple[Liar, ...]] = (
    liar(
        "twins-by-value",
        "Takes two cards of one value for twins, whatever their colours.",
        "MAT-3 PARRY-1",
        ("cards.js", "kind(card) === kind(other)", "value(card) === value(other)"),
    ),
    liar(
        "fang-by-colour",
        "Takes every black card for poisonous and every other one for harmless.",
        "MAT-4 VAL-1 VAL-2",
        ("cards.js", 'card[2] === "p"', 'card[0] === "B"'),
    ),
    liar(
        "seat-0-starts",
        "Lets seat 0 start, whoever is named as the starter.",
        "START-1 LEAD-1",
        ("deal.js", "leader: starter, turn: starter,", "leader: 0, turn: 0,"),
    ),
    liar(
        "anybody-opens",
        "Lets any seat lead the first trick in place of the starter.",
        "START-1 TURN-1",
        ("legality.js", '    "START-1": leadsFor("START-1"),\n', ""),
    ),
    liar(
        "four-cards",
        "Deals hands of four cards where five belong.",
        "START-3",
        (
            "deal.js",
            "hand_size: handSize, deck }) {\n",
            "hand_size: handSize, deck }) {\n  handSize = Math.min(handSize, 4);\n",
        ),
    ),
    liar(
        "packets",
        "Deals each hand at once.",
        "START-4",
        ("deal.js", "PLACE[s.flags.deal]", "PLACE.packets"),
    ),
    liar(
        "first-card-to-the-left",
        "Gives the first card to the left-hand neighbour of the starter.",
        "START-5",
        ("deal.js", "clockwiseFrom(s, starter).forEach", "clockwiseFrom(s, starter + 1).forEach"),
    ),
    liar(
        "first-card-to-seat-0",
        "Gives the first card to seat 0, whoever starts.",
        "START-5",
        ("deal.js", "clockwiseFrom(s, starter).forEach", "clockwiseFrom(s, 0).forEach"),
    ),
    liar(
        "deals-counterclockwise",
        "Deals the other way round the table.",
        "START-5",
        (
            "deal.js",
            "clockwiseFrom(s, starter).forEach((seat, k) => {",
            "clockwiseFrom(s, starter).forEach((_, k) => {\n"
            "    const seat = (starter + s.players - k) % s.players;",
        ),
    ),
    liar(
        "burns-a-card",
        "Puts one card away after the deal.",
        "START-6",
        ("deal.js", "drawn: players * handSize,", "drawn: players * handSize + 1,"),
    ),
    liar(
        "draws-from-the-bottom",
        "Draws from the bottom of the pile.",
        "START-6 FILL-1",
        (
            "refill.js",
            "s.deck.slice(s.drawn, s.drawn + drawers.length)",
            "s.deck.slice(s.players * s.handSize).reverse()"
            ".slice(s.drawn - s.players * s.handSize).slice(0, drawers.length)",
        ),
    ),
    liar(
        "harmless-is-nothing",
        "Gives no point for a harmless card.",
        "VAL-1",
        ("ending.js", _POINTS, _POINTS.replace(": 1", ": 0")),
    ),
    liar(
        "poison-is-nothing",
        "Takes no point for a poisonous card.",
        "VAL-2 VAL-3",
        ("ending.js", _POINTS, _POINTS.replace("-1", "0")),
    ),
    liar(
        "poison-is-plus",
        "Counts a poisonous card as a plus point.",
        "VAL-2 VAL-3",
        ("ending.js", _POINTS, _POINTS.replace("-1", "1")),
    ),
    liar(
        "poison-costs-two",
        "Takes two points for a poisonous card.",
        "VAL-2",
        ("ending.js", _POINTS, _POINTS.replace("-1", "-2")),
    ),
    liar(
        "fangs-the-wrong-way",
        "Counts poisonous cards plus and harmless ones minus.",
        "VAL-1 VAL-2 VAL-3",
        ("ending.js", _POINTS, _POINTS.replace("-1 : 1", "1 : -1")),
    ),
    liar(
        "card-scores-its-number",
        "Counts as many points as the number on the card.",
        "VAL-1 VAL-2",
        ("ending.js", _POINTS, _POINTS.replace("-1 : 1", "-1 : 1) * Number(card[1]")),
    ),
    liar(
        "plus-from-minus",
        "Subtracts the plus points from the minus points.",
        "VAL-3",
        ("ending.js", _SCORE, "hand.length - " + _SCORE.replace(" - hand.length", "")),
    ),
    liar(
        "nothing-below-zero",
        "Notes nothing below zero.",
        "VAL-4",
        ("ending.js", _SCORE, "Math.max(0, " + _SCORE.replace(";", ");")),
    ),
    liar(
        "last-hand-is-free",
        "Takes no points for the cards in the last hand.",
        "OVER-2",
        ("ending.js", _SCORE, _SCORE.replace(" - hand.length", "")),
    ),
    liar(
        "last-hand-counts-like-captured",
        "Counts harmless cards in the last hand as plus points.",
        "OVER-2",
        (
            "ending.js",
            _SCORE,
            "[...captured, ...hand]"
            + _SCORE.removeprefix("captured").replace(" - hand.length", ""),
        ),
    ),
    liar(
        "last-hand-harmless-free",
        "Takes points only for the poisonous cards in the last hand.",
        "OVER-2",
        ("ending.js", _SCORE, _SCORE.replace("hand.length", "hand.filter(isPoisonous).length")),
    ),
    liar(
        "last-hand-poison-twice",
        "Takes two points for a poisonous card in the last hand.",
        "OVER-4 OVER-2",
        (
            "ending.js",
            _SCORE,
            _SCORE.replace("hand.length", "hand.length - hand.filter(isPoisonous).length"),
        ),
    ),
    liar(
        "last-hand-costs-two",
        "Takes two points for every card in the last hand.",
        "OVER-2 OVER-4",
        ("ending.js", _SCORE, _SCORE.replace("hand.length", "2 * hand.length")),
    ),
)
"""Lies about cards, the deal and the count."""
