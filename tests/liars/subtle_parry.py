"""Subtle lies about parrying, raising and drawing."""

from __future__ import annotations

from typing import Final

from tests.liars.lie import Liar, liar
from tests.liars.subtle_tricks import LAPS

_HIGHER = "!hasNoHigherValue(s, card) && !isToppedColour(s, card);"
_NOT_HIGHER = "isNewestColour(s, card) && value(card) <= value(highest(s).card);"
_TWIN = "areTwins(card, highest(s).card);"
_MUST_NOT_PASS = "s.turn === s.leader && (s.trick.length === 0 || mustShowEachLap(s));"
_COMPLETE = 'complete(s, action.seat, s.flags.refill_after_parry === "true");'
_PARRY = '  cover(s, action);\n  tell(s, { event: "parried"'
_NEED = "s.handSize - held(s, seat);"
_ORDER = "queue(s, clockwiseFrom(s, firstToDraw(s, winner)))"
_DRAWN = "s.deck.slice(s.drawn, s.drawn + drawers.length)"
_SHORT = "QUEUE_WHEN_SHORT[s.flags.refill_short](order, needs, left)"
_RELEASED = "s.trick.some((entry) => entry.seat === seat && !entry.covered)"

SUBTLE_PARRY: Final[tuple[Liar, ...]] = (
    liar(
        "six-parry-at-any-time",
        "Lets seats parry that are not on turn at a table of six and more.",
        "PARRY-2",
        (
            "legality.js",
            's.flags.parry_timing === "own_turn"',
            's.flags.parry_timing === "own_turn" && s.players < 6',
        ),
    ),
    liar(
        "lead-is-safe",
        "Lets nobody parry a card that was led.",
        "PARRY-1",
        ("legality.js", "s.trick.length > 0 && areTwins", "s.trick.length > 1 && areTwins"),
    ),
    liar(
        "last-card-does-not-parry",
        "Lets nobody parry with the last card in hand.",
        "PARRY-1 PASS-3",
        (
            "legality.js",
            _TWIN,
            _TWIN[:-1] + " && s.hands.every((hand) => !hand.includes(card) || hand.length > 1);",
        ),
    ),
    liar(
        "parrier-who-shows-keeps-the-twin",
        "Lets a parrier keep the twin in hand that shows a card already.",
        "PARRY-4",
        (
            "engine.js",
            _PARRY,
            "  const hand = s.hands[action.seat];\n"
            "  const keeps = coveredCard(s, action.seat) !== undefined;\n"
            + _PARRY.replace(
                "cover(s, action);", "cover(s, action);\n  if (keeps) s.hands[action.seat] = hand;"
            ),
        ),
    ),
    liar(
        "parrier-takes-its-card-back",
        "Gives a parrier the card back into the hand that it showed so far.",
        "PARRY-4 END-3",
        (
            "engine.js",
            _PARRY,
            "  const old = coveredCard(s, action.seat);\n"
            "  if (old) s.hands[action.seat] = [...s.hands[action.seat], old.card];\n"
            "  s.trick = s.trick.filter((entry) => entry !== old);\n" + _PARRY,
        ),
    ),
    liar(
        "parrier-leaves-the-released-ones",
        "Puts the released cards of a parried trick away.",
        "PARRY-4 END-3",
        (
            "engine.js",
            _PARRY,
            "  s.trick = s.trick.filter((entry) => entry.covered);\n" + _PARRY,
        ),
    ),
    liar(
        "later-parriers-do-not-lead",
        "Lets the leader lead again of a trick that is parried after its first lap.",
        "PARRY-5 NEXT-1",
        *LAPS,
        (
            "engine.js",
            _COMPLETE,
            "const { lap, leader } = s;\n  " + _COMPLETE + "\n"
            "  if (lap > 1 && !s.over && s.hands[leader].length > 0) s.leader = s.turn = leader;",
        ),
    ),
    liar(
        "parrier-draws-last",
        "Lets a parrier draw as the last one.",
        "FILL-3",
        (
            "refill.js",
            "winner : s.lastActor",
            "(s.lastActor === winner ? (winner + 1) % s.players : winner) : s.lastActor",
        ),
    ),
    liar(
        "twins-from-seven-on-are-strangers",
        "Knows no twins of cards of seven and more, so that they are not parried.",
        "PARRY-1 MAT-3",
        ("legality.js", _TWIN, _TWIN[:-1] + " && value(card) < 7;"),
    ),
    liar(
        "twin-of-the-lead-parries-too",
        "Lets a seat parry with the twin of the card that was led, in a trick of three and more.",
        "PARRY-1",
        (
            "legality.js",
            _TWIN,
            "(areTwins(card, highest(s).card) ||\n"
            "  (s.trick.length > 2 && areTwins(card, s.trick[0].card)));",
        ),
    ),
    liar(
        "twin-alone-must-parry",
        "Lets a seat not pass that can parry and cannot show a card.",
        "PARRY-3 PASS-1",
        (
            "legality.js",
            _MUST_NOT_PASS,
            _MUST_NOT_PASS[:-1]
            + " ||\n  (parries(s, s.turn).length > 0 && shows(s).length === 0);",
        ),
    ),
    liar(
        "one-raise-each",
        "Lets a seat raise once in a trick.",
        "RAISE-1",
        (
            "legality.js",
            _HIGHER,
            _HIGHER[:-1] + " &&\n  !s.trick.some((e) => e.seat === s.turn && !e.covered);",
        ),
    ),
    liar(
        "second-raise-releases-nothing",
        "Leaves the old card covered when a seat raises for the second time.",
        "RAISE-2",
        (
            "engine.js",
            "if (old === undefined) return;",
            f"if (old === undefined || {_RELEASED}) return;",
        ),
    ),
    liar(
        "raise-in-ones-own-colour",
        "Lets a seat raise only in the colour of the card that it shows.",
        "RAISE-1 HIGH-2",
        (
            "legality.js",
            _HIGHER,
            _HIGHER[:-1] + " && colour(card) === colour(coveredCard(s, s.turn)?.card ?? card);",
        ),
    ),
    liar(
        "late-raise-above-ones-own",
        "Asks of a raise from the third lap on only a value above its own card.",
        "RAISE-3 HIGH-1",
        *LAPS,
        (
            "legality.js",
            _NOT_HIGHER,
            _NOT_HIGHER[:-1] + " &&\n  !(s.lap > 2 && coveredCard(s, s.turn) && "
            "value(card) > value(coveredCard(s, s.turn).card));",
        ),
    ),
    liar(
        "empty-hand-draws-nothing",
        "Lets a seat draw nothing that has no card left.",
        "FILL-1",
        ("refill.js", _NEED, "held(s, seat) > 0 ? s.handSize - held(s, seat) : 0;"),
    ),
    liar(
        "seventh-draws-nothing",
        "Lets the last of seven seats in the order of drawing draw nothing.",
        "FILL-1 FILL-4",
        ("refill.js", _ORDER, "queue(s, clockwiseFrom(s, firstToDraw(s, winner)).slice(0, 6))"),
    ),
    liar(
        "two-drawn-at-most",
        "Draws at most two cards for each seat.",
        "FILL-1",
        ("refill.js", _NEED, "Math.min(2, s.handSize - held(s, seat));"),
    ),
    liar(
        "short-pile-goes-the-other-way",
        "Lets the others draw counterclockwise when the pile is too short for all.",
        "FILL-4 FILL-2",
        (
            "refill.js",
            "const left = pileSize(s);",
            "const left = pileSize(s);\n  if (enough.length > left) {\n"
            "    order = order.map((_, i) => order.at(-i));\n"
            "    for (const [i, seat] of order.entries()) needs[i] = need(s, seat);\n  }",
        ),
    ),
    liar(
        "short-pile-goes-to-the-leader",
        "Lets the leader of the trick draw first when the pile is too short for all.",
        "FILL-3 FILL-2",
        (
            "refill.js",
            "const left = pileSize(s);",
            "const left = pileSize(s);\n  if (enough.length > left) {\n"
            "    order = clockwiseFrom(s, s.leader);\n"
            "    for (const [i, seat] of order.entries()) needs[i] = need(s, seat);\n  }",
        ),
    ),
    liar(
        "pile-that-just-covers-is-too-short",
        "Lets nobody draw when all that is needed is just what the pile has.",
        "FILL-1 FILL-2",
        (
            "refill.js",
            "return enough.length <= left ? enough",
            "if (enough.length === left) return [];\n  return enough.length <= left ? enough",
        ),
    ),
    liar(
        "last-six-come-from-below",
        "Draws the last six cards of the pile from its bottom.",
        "START-6",
        (
            "refill.js",
            _DRAWN,
            "(pileSize(s) > 6 ? s.deck : [...s.deck.slice(0, s.drawn), "
            "...s.deck.slice(s.drawn).reverse()])\n    .slice(s.drawn, s.drawn + drawers.length)",
        ),
        (
            "refill.js",
            "  s.drawn += drawers.length;\n",
            "  if (pileSize(s) <= 6) s.deck = [...s.deck.slice(0, s.drawn), ...cards,\n"
            "    ...s.deck.slice(s.drawn).filter((card) => !cards.includes(card))];\n"
            "  s.drawn += drawers.length;\n",
        ),
    ),
    liar(
        "empty-hands-take-from-their-captures",
        "Gives a seat without cards one that it has captured, when the pile is empty.",
        "FILL-6",
        (
            "refill.js",
            "  s.drawn += drawers.length;\n",
            "  s.drawn += drawers.length;\n  if (pileSize(s) === 0 && drawers.length === 0) {\n"
            "    for (const [seat, hand] of s.hands.entries()) {\n"
            "      if (hand.length > 0 || s.captured[seat].length === 0) continue;\n"
            "      s.hands[seat] = s.captured[seat].slice(-1);\n"
            "      s.captured[seat] = s.captured[seat].slice(0, -1);\n    }\n  }\n",
        ),
    ),
    liar(
        "large-needs-are-dealt-round",
        "Draws one card each, round and round, when somebody needs three and more.",
        "FILL-4",
        (
            "refill.js",
            "<= left ? enough :",
            "<= left ? (Math.max(...needs) > 2 ? oneEach(order, needs) : enough) :",
        ),
    ),
    liar(
        "whole-need-stops-at-the-first",
        "Where whole needs count, lets nobody draw after a seat whose need is not covered.",
        "FILL-2",
        ("refill.js", "    left -= portion;\n", "    left = portion === n ? left - n : 0;\n"),
    ),
    liar(
        "draws-by-laps-from-the-leader-on",
        "Where hands are filled after laps, lets the leader draw first then.",
        "FILL-3",
        ("engine.js", "refill(s, highest(s).seat);", "refill(s, s.leader);"),
    ),
)
"""Subtle lies about parrying, raising and drawing."""
