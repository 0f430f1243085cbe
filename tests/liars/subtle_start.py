"""Subtle lies about the deal, about what is left of the game before, and about the count."""

from __future__ import annotations

from typing import Final

from tests.liars.lie import Liar, liar

_NOT_HIGHER = "isNewestColour(s, card) && value(card) <= value(highest(s).card);"
_LAST = ("engine.js", "return { state: s };", "return { state: (globalThis.last = s) };")
_LEFT = "globalThis.last?.over === false && globalThis.last.players === players"
_POINTS = "const cardPoints = (card) => (isPoisonous(card) ? -1 : 1);"
_SCORE = "captured.reduce((sum, card) => sum + cardPoints(card), 0) - hand.length;"
_PLUS = "captured.filter((card) => !isPoisonous(card)).length"
_MINUS = "captured.filter(isPoisonous).length"

SUBTLE_START: Final[tuple[Liar, ...]] = (
    liar(
        "colours-of-a-game-broken-off",
        "Keeps the order of three colours of a game that was broken off within a trick.",
        "HIGH-4 LEAD-1",
        _LAST,
        (
            "deal.js",
            "colours: [],",
            "colours: globalThis.last?.colours.length === 3 ? globalThis.last.colours : [],",
        ),
        ("legality.js", _NOT_HIGHER, "s.trick.length > 0 && " + _NOT_HIGHER),
    ),
    liar(
        "knows-fangs-of-a-game-broken-off",
        "Keeps what seats knew of the fangs in a game of as many seats that was broken off.",
        "THUMB-4 THUMB-2 END-4",
        _LAST,
        (
            "deal.js",
            "knows: Array(players).fill(0),",
            f"knows: {_LEFT} ? [...globalThis.last.knows] : Array(players).fill(0),",
        ),
    ),
    liar(
        "knows-fangs-of-the-game-before",
        "Keeps what five and more seats knew of the fangs in the game before.",
        "THUMB-4 THUMB-2 END-4",
        _LAST,
        (
            "deal.js",
            "knows: Array(players).fill(0),",
            "knows: players > 4 && globalThis.last?.players === players\n"
            "      ? [...globalThis.last.knows] : Array(players).fill(0),",
        ),
    ),
    liar(
        "hand-size-of-the-first-game",
        "Fills hands up to the size that they had in its first game.",
        "FILL-1",
        (
            "refill.js",
            "s.handSize - held(s, seat);",
            "Math.max(0, (globalThis.size ??= s.handSize) - held(s, seat));",
        ),
    ),
    liar(
        "best-of-the-last-game-starts",
        "Lets the best of a game that was played to its end start the next one at the same table.",
        "START-1 LEAD-1",
        _LAST,
        (
            "deal.js",
            "export function deal({ flags, players, starter, hand_size: handSize, deck }) {\n",
            "export function deal({ flags, players, starter, hand_size: handSize, deck }) {\n"
            "  const { last } = globalThis;\n"
            "  if (last?.over && last.players === players)\n"
            "    starter = last.points.indexOf(Math.max(...last.points));\n",
        ),
    ),
    liar(
        "packets-for-seven",
        "Deals each hand at once to seven seats.",
        "START-4",
        ("deal.js", "PLACE[s.flags.deal]", "PLACE[s.players === 7 ? 'packets' : s.flags.deal]"),
    ),
    liar(
        "fifth-card-the-other-way",
        "Deals the fifth card of every hand counterclockwise.",
        "START-5",
        (
            "deal.js",
            "PLACE[s.flags.deal](k, i,",
            "PLACE[s.flags.deal](i === 4 ? s.players - 1 - k : k, i,",
        ),
    ),
    liar(
        "large-pile-upside-down",
        "Lays a pile of more than twelve cards down the other way round.",
        "START-6",
        (
            "deal.js",
            "flags, players, handSize, deck,",
            "flags, players, handSize,\n    deck: deck.length - players * handSize > 12\n"
            "      ? [...deck.slice(0, players * handSize), ...deck.slice(players * handSize)"
            ".reverse()] : deck,",
        ),
    ),
    liar(
        "burns-a-card-of-24",
        "Puts one card of a pack of 24 cards away after the deal.",
        "START-6",
        (
            "deal.js",
            "drawn: players * handSize,",
            "drawn: players * handSize + (deck[23] && !deck[24] ? 1 : 0),",
        ),
    ),
    liar(
        "sixth-hand-is-short",
        "Deals a card less to the seat that is served as the sixth.",
        "START-3",
        ("deal.js", "i < s.handSize;", "i < s.handSize - (k === 5 ? 1 : 0);"),
    ),
    liar(
        "harmless-black-counts-two",
        "Gives two points for a harmless black card.",
        "VAL-1",
        ("ending.js", _POINTS, _POINTS.replace(": 1", ': card[0] === "B" ? 2 : 1')),
    ),
    liar(
        "harmless-from-six-on-is-nothing",
        "Gives no point for a harmless card of six and more.",
        "VAL-1",
        ("ending.js", _POINTS, _POINTS.replace(": 1", ": Number(card[1]) > 5 ? 0 : 1")),
    ),
    liar(
        "poisonous-ones-are-free",
        "Takes no point for a poisonous card with the value one.",
        "VAL-2",
        ("ending.js", _POINTS, _POINTS.replace("-1", '(card[1] === "1" ? 0 : -1)')),
    ),
    liar(
        "four-minus-at-most",
        "Takes at most four points for poisonous cards.",
        "VAL-2",
        ("ending.js", _SCORE, f"{_PLUS} - Math.min(4, {_MINUS}) - hand.length;"),
    ),
    liar(
        "nine-plus-at-most",
        "Gives at most nine points for harmless cards.",
        "VAL-1",
        ("ending.js", _SCORE, f"Math.min(9, {_PLUS}) - {_MINUS} - hand.length;"),
    ),
    liar(
        "from-the-fourth-poison-costs-two",
        "Takes two points for each poisonous card from the fourth on.",
        "VAL-2",
        ("ending.js", _SCORE, f"{_PLUS} - {_MINUS} - Math.max(0, {_MINUS} - 3) - hand.length;"),
    ),
    liar(
        "four-below-zero-at-most",
        "Notes nothing below minus four.",
        "VAL-4",
        ("ending.js", _SCORE, "Math.max(-4, " + _SCORE.replace(";", ");")),
    ),
    liar(
        "minus-is-noted-as-plus",
        "Notes a result below zero without its sign.",
        "VAL-4",
        ("ending.js", _SCORE, "Math.abs(" + _SCORE.replace(";", ");")),
    ),
    liar(
        "last-hand-costs-one",
        "Takes one point for the last hand, however many cards it has.",
        "OVER-2",
        ("ending.js", _SCORE, _SCORE.replace("hand.length", "Math.min(1, hand.length)")),
    ),
    liar(
        "last-hand-costs-three-at-most",
        "Takes at most three points for the last hand.",
        "OVER-2",
        ("ending.js", _SCORE, _SCORE.replace("hand.length", "Math.min(3, hand.length)")),
    ),
    liar(
        "last-hand-is-free-without-captures",
        "Takes no point for the last hand of a seat that has captured nothing.",
        "OVER-2",
        (
            "ending.js",
            _SCORE,
            _SCORE.replace("hand.length", "(captured.length > 0 ? hand.length : 0)"),
        ),
    ),
    liar(
        "only-one-hand-pays",
        "Takes points for the first of several last hands alone, where several can be left.",
        "OVER-2",
        (
            "ending.js",
            "score(s.captured[seat], hand));",
            "score(s.captured[seat],\n"
            "    s.hands.findIndex((other) => other.length > 0) === seat ? hand : []));",
        ),
    ),
    liar(
        "poison-in-a-last-hand-of-two-counts-twice",
        "Takes two points for a poisonous card in the last hand if it is not alone there.",
        "OVER-4 OVER-2",
        (
            "ending.js",
            _SCORE,
            _SCORE.replace(
                "hand.length",
                "hand.length - (hand.length > 1 ? hand.filter(isPoisonous).length : 0)",
            ),
        ),
    ),
)
"""Subtle lies about the deal, about what is left of the game before, and about the count."""
