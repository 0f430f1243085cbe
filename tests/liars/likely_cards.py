"""Likely lies about cards, the deal, what seats see, and the count."""

from __future__ import annotations

from typing import Final

from tests.liars.lie import Liar, liar

_POINTS_OF_ALL = "s.points = s.hands.map((hand, seat) => score(s.captured[seat], hand));"
_COVER = "  s.trick = [...s.trick, { seat, card, covered: true }];\n"
_INSPECTED = 's.flags.inspection === "all" ? [...allSeats(s)] : [taker];'
_HANDS = "hands: s.hands.map((hand) => hand.length),"

LIKELY_CARDS: Final[tuple[Liar, ...]] = (
    liar(
        "nine-and-one-share-a-bit",
        "Remembers the nine of a colour and the one of the next in the same place, and takes who "
        "knows the fang of one to know that of the other.",
        "THUMB-4 THUMB-2 END-4 END-6 MAT-3",
        ("cards.js", "COLOURS.indexOf(colour(card)) * 9", "COLOURS.indexOf(colour(card)) * 8"),
    ),
    liar(
        "one-who-deals-starts",
        "Takes the dealer to its right for the one whose left-hand neighbour is meant: the seat "
        "after the starter leads and is served first.",
        "START-1 LEAD-1 START-5",
        (
            "deal.js",
            "}) {\n  const s = {",
            "}) {\n  starter = (starter + 1) % players;\n  const s = {",
        ),
    ),
    liar(
        "keeps-a-pile",
        "Deals a card less to each seat where the whole deck would be dealt.",
        "START-3",
        (
            "deal.js",
            "deck }) {\n",
            "deck }) {\n"
            "  handSize = Math.min(handSize, Math.floor((deck.length - 1) / players));\n",
        ),
    ),
    liar(
        "two-cards-then-the-others",
        "Deals two cards to each seat at once, and then all the others at once.",
        "START-4",
        (
            "deal.js",
            "single: (k, i, players) => i * players + k,",
            "single: (k, i, players, size) => {\n"
            "    const first = Math.min(2, size);\n"
            "    const rest = size - first;\n"
            "    return i < first ? k * first + i : players * first + k * rest + i - first;\n"
            "  },",
        ),
    ),
    liar(
        "two-are-served-from-the-dealer-on",
        "Gives the first card to the dealer at a table of two.",
        "START-5",
        (
            "deal.js",
            "clockwiseFrom(s, starter).forEach",
            "clockwiseFrom(s, s.players === 2 ? starter + 1 : starter).forEach",
        ),
    ),
    liar(
        "five-each-are-off-the-pile",
        "Takes five cards for each seat from the pile, however many it deals.",
        "START-6",
        (
            "deal.js",
            "drawn: players * handSize,",
            "drawn: Math.min(deck.length, players * 5),",
        ),
    ),
    liar(
        "twins-are-one-in-the-fan",
        "Tells a seat that holds both twins one of them alone.",
        "HAND-1 MAT-3",
        (
            "view.js",
            "hand: s.hands[seat],",
            "hand: s.hands[seat].filter((card, i, hand) =>\n"
            "      hand.findIndex((other) => kind(other) === kind(card)) === i),",
        ),
    ),
    liar(
        "last-to-draw-sees-the-next-card",
        "Lets the seat that draws last see the card that is then on top of the pile.",
        "THUMB-4 THUMB-2 START-6 HAND-2 END-4 END-6",
        (
            "refill.js",
            "  for (const seat of new Set(drawers))",
            "  if (pileSize(s) > 0 && drawers.length > 0) {\n"
            "    learn(s, [drawers.at(-1)], [s.deck[s.drawn]]);\n  }\n"
            "  for (const seat of new Set(drawers))",
        ),
    ),
    liar(
        "parrying-cards-count-nothing",
        "Leaves the cards out of the count with which somebody has parried.",
        "VAL-1 VAL-2",
        (
            "engine.js",
            '  cover(s, action);\n  tell(s, { event: "parried"',
            "  s.free = [...(s.free ?? []), action.card];\n"
            '  cover(s, action);\n  tell(s, { event: "parried"',
        ),
        (
            "ending.js",
            "score(s.captured[seat], hand)",
            "score(s.captured[seat].filter((card) => !s.free?.includes(card)), hand)",
        ),
    ),
    liar(
        "own-poison-is-free",
        "Takes no point for a poisonous card that its taker has shown itself.",
        "VAL-2",
        (
            "ending.js",
            "  s.captured[seat] = ",
            "  const isOwn = (entry) => entry.seat === seat && isPoisonous(entry.card);\n"
            "  const mine = s.trick.filter(isOwn);\n"
            "  s.free = [...(s.free ?? []), ...mine.map((entry) => entry.card)];\n"
            "  s.captured[seat] = ",
        ),
        (
            "ending.js",
            "score(s.captured[seat], hand)",
            "score(s.captured[seat].filter((card) => !s.free?.includes(card)), hand)",
        ),
    ),
    liar(
        "points-begin-with-the-starter",
        "Lists the points of all seats from the starter on, as if it were seat 0.",
        "VAL-3 VAL-5",
        ("deal.js", "  const s = {\n", "  const s = {\n    starter,\n"),
        (
            "ending.js",
            _POINTS_OF_ALL,
            _POINTS_OF_ALL + "\n  s.points = s.points.map((_, i) => "
            "s.points[(s.starter + i) % s.players]);",
        ),
    ),
    liar(
        "last-taker-pays-for-the-last-hand",
        "Takes the points for the last hand from the seat that took the last trick.",
        "OVER-2",
        ("ending.js", "  s.captured[seat] = ", "  s.taker = seat;\n  s.captured[seat] = "),
        (
            "ending.js",
            _POINTS_OF_ALL,
            "s.points = s.hands.map((_, seat) =>\n"
            "    score(s.captured[seat], seat === s.taker ? s.hands.flat() : []));",
        ),
    ),
    liar(
        "last-hand-lies-with-the-captures",
        "Puts the last hand to what its holder has captured; the points are right.",
        "OVER-2 OVER-4",
        (
            "ending.js",
            _POINTS_OF_ALL,
            _POINTS_OF_ALL + "\n"
            "  s.captured = s.captured.map((cards, seat) => [...cards, ...s.hands[seat]]);",
        ),
    ),
    liar(
        "covered-cards-count-with-the-hand",
        "Tells everybody that a seat holds one card more while it shows one.",
        "THUMB-1",
        (
            "view.js",
            _HANDS,
            "hands: s.hands.map((hand, seat) => hand.length +\n"
            "    s.trick.filter((entry) => entry.seat === seat && entry.covered).length),",
        ),
    ),
    liar(
        "parry-is-shown-without-a-thumb",
        "Lets everybody see the fang of the card with which a seat parries.",
        "THUMB-2 THUMB-4 PARRY-4 END-4 END-6",
        (
            "engine.js",
            '  cover(s, action);\n  tell(s, { event: "parried"',
            "  cover(s, action);\n  learn(s, allSeats(s), [action.card]);\n"
            '  tell(s, { event: "parried"',
        ),
    ),
    liar(
        "thumb-is-open-to-the-right",
        "Lets the right-hand neighbour see the fang of a card when it is shown.",
        "THUMB-4 THUMB-2",
        (
            "engine.js",
            "  s.passes = 0;\n",
            "  learn(s, [(action.seat + s.players - 1) % s.players], [action.card]);\n"
            "  s.passes = 0;\n",
        ),
    ),
    liar(
        "last-card-is-laid-open",
        "Lays the last card of a hand open when it is shown.",
        "THUMB-2 THUMB-4 THUMB-1",
        (
            "engine.js",
            _COVER,
            "  const covered = s.hands[seat].length > 0;\n"
            "  if (!covered) learn(s, allSeats(s), [card]);\n"
            "  s.trick = [...s.trick, { seat, card, covered }];\n",
        ),
    ),
    liar(
        "last-captured-card-lies-open",
        "Lays the captured cards of each seat down with the last one face up.",
        "END-4 END-6",
        (
            "view.js",
            "captured: s.captured.map((cards) => cards.map(known)),",
            "captured: s.captured.map((cards) => "
            "cards.map((card, i) => (i === cards.length - 1 ? card : known(card)))),",
        ),
    ),
    liar(
        "who-showed-nothing-does-not-inspect",
        "Lets only those look at a finished trick that have a card in it.",
        "END-6",
        (
            "ending.js",
            _INSPECTED,
            's.flags.inspection === "all"\n'
            "    ? [...allSeats(s)].filter((seat) => s.trick.some((e) => e.seat === seat))\n"
            "    : [taker];",
        ),
    ),
    liar(
        "single-card-is-not-inspected",
        "Lets only the taker look at a trick of one card.",
        "END-6",
        (
            "ending.js",
            _INSPECTED,
            _INSPECTED.replace('"all" ?', '"all" && cards.length > 1 ?'),
        ),
    ),
    liar(
        "inspection-is-told-of-the-taker-alone",
        "Lets everybody look at a trick, and tells that the taker has.",
        "END-6",
        ("ending.js", '{ event: "inspected", seats }', '{ event: "inspected", seats: [taker] }'),
    ),
    liar(
        "inspection-of-the-first-game",
        "Goes on with who looks at a trick as it was in its first game.",
        "END-6 END-4",
        (
            "deal.js",
            "export function deal(",
            "let inspection;\n\nexport function deal(",
        ),
        (
            "deal.js",
            "  const s = {\n",
            "  inspection ??= flags.inspection;\n  flags = { ...flags, inspection };\n"
            "  const s = {\n",
        ),
    ),
    liar(
        "released-cards-are-told-as-kinds",
        "Tells what happens with the kind of a released card alone.",
        "RAISE-2",
        (
            "engine.js",
            'event: "released", seat, card: old.card',
            'event: "released", seat, card: kind(old.card)',
        ),
    ),
)
"""Likely lies about cards, the deal, what seats see, and the count."""
