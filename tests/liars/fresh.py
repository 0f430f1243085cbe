"""Fresh liars: written from the manuals, committed with their clauses before the bench was asked.
They measure how the bench names faults that nobody has looked at.
"""

from __future__ import annotations

from typing import Final

from tests.liars.lie import Liar, liar
from tests.liars.likely_play import NONE_PASSED, PASSED

_HIGHER = "!hasNoHigherValue(s, card) && !isToppedColour(s, card);"
_NOT_HIGHER = "isNewestColour(s, card) && value(card) <= value(highest(s).card);"
_NEW = "!s.colours.includes(colour(card));"
_TOPPED = "!isNewColour(s, card) && !isNewestColour(s, card);"
_TWIN = "areTwins(card, highest(s).card);"
_MUST_NOT_PASS = "s.turn === s.leader && (s.trick.length === 0 || mustShowEachLap(s));"
_NEXT = "  s.turn = nextSeat(s, s.turn);\n"
_SHOWN = "  if (endsWithinTrick(s)) finishWithinTrick(s);\n  else passTurn(s);"
_LEAD = "  return lead(s, taker);"
_SCORED = "  s.points = s.hands.map((hand, seat) => score(s.captured[seat], hand));\n"
_FORBIDDEN = "const mustNotPass = (s) => "
_HELD = "s.handSize - held(s, seat);"
_TOOK = "complete(s, highest(s).seat, true);"
_COVERS = "covered: true }];"

FRESH: Final[tuple[Liar, ...]] = (
    liar(
        "ones-have-no-twin",
        "Takes no two ones for twins.",
        "MAT-3 PARRY-1",
        ("cards.js", "&& card !== other;", "&& card !== other && value(card) > 1;"),
    ),
    liar(
        "left-of-the-starter-leads",
        "Lets the seat after the starter lead first, and deals rightly.",
        "START-1",
        (
            "deal.js",
            "leader: starter, turn: starter,",
            "leader: (starter + 1) % players, turn: (starter + 1) % players,",
        ),
    ),
    liar(
        "larger-hands-for-two",
        "Deals two players a card more each.",
        "START-3",
        (
            "deal.js",
            "  const s = {\n",
            "  if (players === 2 && deck.length > 2 * handSize + 1) handSize += 1;\n"
            "  const s = {\n",
        ),
    ),
    liar(
        "three-cards-then-the-rest",
        "Deals three cards at a time where they are dealt singly.",
        "START-4",
        (
            "deal.js",
            "single: (k, i, players) => i * players + k,",
            "single: (k, i, players, size) => {\n"
            "    const begun = i - (i % 3);\n"
            "    return begun * players + k * Math.min(3, size - begun) + (i % 3);\n  },",
        ),
    ),
    liar(
        "dealer-is-served-first",
        "Gives the first card to the dealer where more than two play.",
        "START-5",
        (
            "deal.js",
            "clockwiseFrom(s, starter)",
            "clockwiseFrom(s, s.players > 2 ? (starter + s.players - 1) % s.players : starter)",
        ),
    ),
    liar(
        "top-card-goes-below",
        "Puts the top card of the draw pile below it after dealing.",
        "START-6",
        (
            "deal.js",
            "  dealHands(s, starter);\n",
            "  dealHands(s, starter);\n  const pile = s.deck.slice(s.drawn);\n"
            "  s.deck = [...s.deck.slice(0, s.drawn), ...pile.slice(1), ...pile.slice(0, 1)];\n",
        ),
    ),
    liar(
        "last-card-of-a-hand-is-not-told",
        "Tells a seat its hand without the card that it got last.",
        "HAND-1",
        ("view.js", "hand: s.hands[seat],", "hand: s.hands[seat].slice(0, 4),"),
    ),
    liar(
        "hands-open-between-tricks",
        "Lays all hands open while nobody has led.",
        "HAND-2",
        (
            "view.js",
            "s.over ? s.hands : null",
            "s.over || s.trick.length === 0 ? s.hands : null",
        ),
    ),
    liar(
        "most-cards-are-a-plus-more",
        "Gives who has captured the most cards a plus more.",
        "VAL-3 VAL-1",
        (
            "ending.js",
            _SCORED,
            _SCORED + "  const most = Math.max(...s.captured.map((cards) => cards.length));\n"
            "  s.points = s.points.map((p, i) => p + (s.captured[i].length === most ? 1 : 0));\n",
        ),
    ),
    liar(
        "poison-costs-its-value",
        "Counts a minus for each value of a captured poisonous card.",
        "VAL-2",
        ("ending.js", "(isPoisonous(card) ? -1 : 1)", "(isPoisonous(card) ? -Number(card[1]) : 1)"),
    ),
    liar(
        "last-hand-costs-its-values",
        "Counts the values of the cards left in hand as minus.",
        "OVER-2 OVER-4",
        (
            "ending.js",
            "- hand.length;",
            "- hand.reduce((sum, card) => sum + Number(card[1]), 0);",
        ),
    ),
    liar(
        "draws-at-once",
        "Lets a seat draw as soon as it has shown a card.",
        "FILL-1",
        (
            "engine.js",
            _SHOWN,
            "  if (s.drawn < s.deck.length) {\n    const next = s.deck[s.drawn];\n"
            "    s.drawn += 1;\n    s.hands[action.seat] = [...s.hands[action.seat], next];\n"
            "    learn(s, [action.seat], [next]);\n  }\n" + _SHOWN,
        ),
    ),
    liar(
        "raise-lies-open",
        "Lays the new card of a raise open at once.",
        "THUMB-2 THUMB-4",
        (
            "engine.js",
            _COVERS,
            "covered: !s.trick.some((entry) => entry.seat === seat) }];\n"
            "  if (!s.trick.at(-1).covered) learn(s, allSeats(s), [card]);",
        ),
    ),
    liar(
        "leads-from-the-longest-colour",
        "Lets a seat lead only a colour of which it has the most cards.",
        "LEAD-1",
        (
            "legality.js",
            _HIGHER,
            _HIGHER[:-1] + " &&\n  (s.trick.length > 0 || isLongest(s.hands[s.turn] ?? [], card));"
            "\nconst isLongest = (hand, card) => {\n"
            "  const number = (c) => hand.filter((other) => colour(other) === c).length;\n"
            '  return [..."YGB"].every((c) => number(c) <= number(colour(card)));\n};',
        ),
    ),
    liar(
        "only-the-first-lead-is-a-duty",
        "Lets the leader pass in every trick after the first.",
        "LEAD-2",
        (
            "legality.js",
            "(s.trick.length === 0 || must",
            '((s.trick.length === 0 && s.leadBy === "START-1") || must',
        ),
    ),
    liar(
        "raise-jumps-the-next",
        "Jumps the seat after one that raises where more than two play.",
        "TURN-1",
        (
            "engine.js",
            "  release(s, action.seat);\n  cover(s, action);\n  rank",
            "  s.jumps = coveredCard(s, action.seat) !== undefined && s.players > 2;\n"
            "  release(s, action.seat);\n  cover(s, action);\n  rank",
        ),
        (
            "engine.js",
            _NEXT,
            _NEXT + "  if (s.jumps) {\n    s.jumps = false;\n    s.passes += 1;\n"
            "    if (s.turn === s.leader) s.lap = 2;\n    s.turn = nextSeat(s, s.turn);\n  }\n",
        ),
    ),
    liar(
        "last-card-need-not-be-higher",
        "Lets a seat show its last card in the highest colour whatever its value.",
        "HIGH-1 TURN-2",
        ("legality.js", _NOT_HIGHER, _NOT_HIGHER[:-1] + " && s.hands[s.turn]?.length !== 1;"),
    ),
    liar(
        "two-values-higher-at-most",
        "Allows within a colour only cards of the next two values.",
        "HIGH-1",
        (
            "legality.js",
            _NOT_HIGHER,
            "isNewestColour(s, card) && (value(card) <= value(highest(s).card) ||\n"
            "  value(card) > value(highest(s).card) + 2);",
        ),
    ),
    liar(
        "equal-value-is-no-new-colour",
        "Allows a card of a new colour only if its value is another than that of the highest.",
        "HIGH-2",
        (
            "legality.js",
            _HIGHER,
            _HIGHER[:-1] + " &&\n  !(s.trick.length > 0 && isNewColour(s, card) && "
            "value(card) === value(highest(s).card));",
        ),
    ),
    liar(
        "second-colour-ranks-below",
        "Ranks the second colour of a trick below the first where the first was shown twice.",
        "HIGH-3",
        (
            "engine.js",
            "s.colours = [...s.colours, newest];",
            "{\n    const twice = s.colours.length === 1 && s.trick.length > 2;\n"
            "    s.colours = twice ? [newest, ...s.colours] : [...s.colours, newest];\n  }",
        ),
    ),
    liar(
        "last-colour-is-used-up",
        "Takes the highest colour of a trick for the lowest of the next one.",
        "HIGH-4",
        ("ending.js", "  s.colours = [];\n", "  s.colours = s.colours.slice(-1);\n"),
        (
            "legality.js",
            _HIGHER,
            "s.trick.length === 0 || (!hasNoHigherValue(s, card) && !isToppedColour(s, card));",
        ),
        (
            "engine.js",
            "if (!s.colours.includes(newest)) s.colours",
            "if (s.trick.length === 1 && s.colours.at(-1) === newest) s.colours = [newest];\n"
            "  else if (!s.colours.includes(newest)) s.colours",
        ),
    ),
    liar(
        "first-colour-comes-back-after-the-third",
        "Lets the first colour be shown again when there are three.",
        "HIGH-5",
        ("legality.js", _TOPPED, _TOPPED[:-1] + " && colour(card) !== s.colours.at(-3);"),
    ),
    liar(
        "new-colour-must-be-shown",
        "Forbids to pass with a card of a new colour in hand.",
        "PASS-1 LEAD-2",
        (
            "legality.js",
            _FORBIDDEN,
            _FORBIDDEN + "s.hands[s.turn]?.some((card) => isNewColour(s, card)) || ",
        ),
    ),
    liar(
        "passer-sits-out-a-lap",
        "Jumps a seat that has passed when its turn next comes, and asks it again after that.",
        "PASS-2",
        PASSED,
        NONE_PASSED,
        (
            "engine.js",
            "function ask(s) {\n",
            "function ask(s) {\n  if (s.out?.includes(s.turn)) {\n"
            "    s.out = s.out.filter((seat) => seat !== s.turn);\n    s.passes += 1;\n"
            "    return passTurn(s);\n  }\n",
        ),
    ),
    liar(
        "single-cards-are-jumped-too",
        "Jumps seats with a single card where empty hands are jumped.",
        "PASS-3",
        (
            "engine.js",
            "skip_empty_hands: (s) => s.hands[s.turn].length === 0,",
            "skip_empty_hands: (s) => s.hands[s.turn].length <= 1,",
        ),
    ),
    liar(
        "ends-when-all-have-shown",
        "Ends a trick as soon as every seat has shown a card.",
        "END-1 TRICK-2 END-2",
        (
            "engine.js",
            _SHOWN,
            "  if (new Set(s.trick.map((entry) => entry.seat)).size === s.players)\n"
            "    return complete(s, action.seat, true);\n" + _SHOWN,
        ),
    ),
    liar(
        "as-many-cards-as-seats",
        "Ends a trick with as many cards as there are seats.",
        "TRICK-2 END-1 END-2",
        (
            "engine.js",
            _SHOWN,
            "  if (s.trick.length === s.players) return complete(s, action.seat, true);\n" + _SHOWN,
        ),
    ),
    liar(
        "most-cards-take",
        "Gives a trick to the seat with the most cards in it, the later one of equals.",
        "END-2 END-3",
        (
            "engine.js",
            _TOOK,
            "complete(s, mostShown(s), true);",
        ),
        (
            "engine.js",
            "function jump(s) {",
            "function mostShown(s) {\n"
            "  const number = (seat) => s.trick.filter((entry) => entry.seat === seat).length;\n"
            "  const last = s.trick.map((entry) => entry.seat).reverse();\n"
            "  return last.reduce((best, seat) => (number(seat) > number(best) ? seat : best));\n"
            "}\n\nfunction jump(s) {",
        ),
    ),
    liar(
        "taker-keeps-its-own-card",
        "Gives the card under its thumb back to who takes a trick that was not parried.",
        "END-3",
        (
            "engine.js",
            "return " + _TOOK,
            "{\n    const own = highest(s);\n"
            "    s.hands[own.seat] = [...s.hands[own.seat], own.card];\n"
            "    s.trick = s.trick.slice(0, -1);\n    return complete(s, own.seat, true);\n  }",
        ),
    ),
    liar(
        "who-raised-does-not-lead",
        "Lets the seat after the taker lead if the taker had raised.",
        "END-5 NEXT-1",
        (
            "ending.js",
            "export function complete(s, taker, refills) {\n",
            "export function complete(s, taker, refills) {\n"
            "  const raised = refills && s.trick.filter((e) => e.seat === taker).length > 1;\n",
        ),
        ("ending.js", _LEAD, "  return lead(s, raised ? (taker + 1) % s.players : taker);"),
    ),
    liar(
        "black-is-not-parried",
        "Lets nobody parry a black card.",
        "PARRY-1 MAT-3",
        ("legality.js", _TWIN, _TWIN[:-1] + ' && colour(card) !== "B";'),
    ),
    liar(
        "leader-does-not-interrupt",
        "Lets the leader parry only on its turn where others parry at any time.",
        "PARRY-2 PARRY-1",
        (
            "legality.js",
            's.flags.parry_timing === "own_turn";',
            '(s.flags.parry_timing === "own_turn" || seat === s.leader);',
        ),
    ),
    liar(
        "who-can-parry-does-not-pass",
        "Forbids to pass to who can parry; it may show another card.",
        "PARRY-3 PASS-1",
        ("legality.js", _FORBIDDEN, _FORBIDDEN + "parries(s, s.turn).length > 0 || "),
    ),
    liar(
        "parrier-takes-the-twins-alone",
        "Gives who parries the two twins, and the rest to the parried seat.",
        "PARRY-4 END-3",
        (
            "ending.js",
            "  s.captured[seat] = [...s.captured[seat], ...cards];\n",
            '  const parried = s.events.some((e) => e.event === "parried");\n'
            "  const own = parried ? cards.slice(-2) : cards;\n"
            "  s.captured[seat] = [...s.captured[seat], ...own];\n"
            "  if (parried) {\n    const other = s.trick.at(-2).seat;\n"
            "    s.captured[other] = [...s.captured[other], ...cards.slice(0, -2)];\n  }\n",
        ),
    ),
    liar(
        "seat-after-the-parrier-leads",
        "Lets the seat after who parried lead.",
        "PARRY-5 NEXT-1",
        (
            "ending.js",
            _LEAD,
            '  const parried = s.events.some((e) => e.event === "parried");\n'
            "  return lead(s, parried ? (taker + 1) % s.players : taker);",
        ),
    ),
    liar(
        "parrier-alone-draws",
        "Lets after a parry nobody draw but who parried.",
        "FILL-1",
        (
            "refill.js",
            _HELD,
            's.events.some((e) => e.event === "parried") && seat !== s.lastActor\n'
            "  ? 0 : s.handSize - held(s, seat);",
        ),
    ),
    liar(
        "leader-alone-raises",
        "Lets nobody raise but the leader.",
        "RAISE-1",
        (
            "legality.js",
            _HIGHER,
            _HIGHER[:-1] + " &&\n  (s.turn === s.leader || coveredCard(s, s.turn) === undefined);",
        ),
    ),
    liar(
        "raise-releases-the-highest",
        "Lays the highest card open when a seat raises, and leaves its own card covered.",
        "RAISE-2",
        (
            "engine.js",
            "  const old = coveredCard(s, seat);\n  if (old === undefined) return;",
            "  if (coveredCard(s, seat) === undefined) return;\n  const old = highest(s);",
        ),
    ),
    liar(
        "equal-raises",
        "Lets a seat raise with the same value in the highest colour.",
        "RAISE-3 HIGH-1",
        (
            "legality.js",
            _NOT_HIGHER,
            "isNewestColour(s, card) && (coveredCard(s, s.turn) !== undefined\n"
            "  ? value(card) < value(highest(s).card) : value(card) <= value(highest(s).card));",
        ),
    ),
    liar(
        "taker-draws-one-more",
        "Lets the taker draw a card more than makes its hand full.",
        "FILL-1",
        (
            "ending.js",
            "  if (refills) refill(s, taker); // FILL-1\n",
            "  s.taker = taker;\n  if (refills) refill(s, taker); // FILL-1\n  s.taker = null;\n",
        ),
        ("refill.js", _HELD, _HELD[:-1] + " + (seat === s.taker ? 1 : 0);"),
    ),
    liar(
        "short-pile-is-for-the-others",
        "Lets the taker draw nothing where the pile is too short for all.",
        "FILL-2 FILL-3",
        (
            "refill.js",
            "greedy: (order, needs, left) => inTurn(order, needs)",
            "greedy: (order, needs, left) => inTurn(order, [0, ...needs.slice(1)])",
        ),
    ),
    liar(
        "others-draw-by-their-need",
        "Lets the others draw after the first by what they need, the most first.",
        "FILL-4",
        (
            "refill.js",
            "const drawers = queue(s, clockwiseFrom(s, firstToDraw(s, winner)));",
            "const [first, ...others] = clockwiseFrom(s, firstToDraw(s, winner));\n"
            "  others.sort((a, b) => need(s, b) - need(s, a));\n"
            "  const drawers = queue(s, [first, ...others]);",
        ),
    ),
    liar(
        "most-captured-leads",
        "Lets the seat lead that has captured the most cards, the taker among equals.",
        "NEXT-1 END-5 PARRY-5",
        (
            "ending.js",
            _LEAD,
            "  const most = Math.max(...s.captured.map((cards) => cards.length));\n"
            "  const best = clockwiseFrom(s, taker).find((i) => s.captured[i].length === most);\n"
            "  const can = s.hands[taker].length > 0 && s.hands[best].length > 0;\n"
            "  return lead(s, can ? best : taker);",
        ),
    ),
    liar(
        "second-with-cards-leads",
        "Lets the second clockwise with cards lead for a taker without cards.",
        "NEXT-2",
        (
            "ending.js",
            "clockwiseFrom(s, taker).find((seat) => s.hands[seat].length > 0);",
            "s.hands[taker].length > 0 ? taker\n"
            "    : clockwiseFrom(s, taker).filter((seat) => s.hands[seat].length > 0)[1];",
        ),
    ),
    liar(
        "more-than-half-is-the-end",
        "Ends the game when a seat has captured more than half of all cards.",
        "OVER-1",
        (
            "ending.js",
            "const isOver = (s) => ",
            "const isOver = (s) =>\n"
            "  s.captured.some((cards) => cards.length > s.deck.length / 2) || ",
        ),
    ),
    liar(
        "who-passes-may-look",
        "Tells a seat that passes the fangs of all cards that are shown.",
        "THUMB-4 THUMB-2",
        (
            "engine.js",
            "function pass(s, { seat }) {\n",
            "function pass(s, { seat }) {\n"
            "  learn(s, [seat], s.trick.map((entry) => entry.card));\n",
        ),
    ),
)
"""All fresh liars."""
