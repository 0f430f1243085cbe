"""Likely lies about leading, turns, what is higher, passing and what is jumped."""

from __future__ import annotations

from typing import Final

from tests.liars.lie import Liar, liar

_NOT_HIGHER = "isNewestColour(s, card) && value(card) <= value(highest(s).card);"
_HIGHER = "!hasNoHigherValue(s, card) && !isToppedColour(s, card);"
_NEW = "!s.colours.includes(colour(card));"
_MUST_NOT_PASS = "s.turn === s.leader && (s.trick.length === 0 || mustShowEachLap(s));"
_NEXT = "(seat + 1) % s.players;"
PASSED = (
    "engine.js",
    's.passes += 1;\n  tell(s, { event: "passed"',
    's.passes += 1;\n  s.out = [...(s.out ?? []), seat];\n  tell(s, { event: "passed"',
)
NONE_PASSED = ("ending.js", "  s.trick = [];\n", "  s.trick = [];\n  s.out = [];\n")

LIKELY_PLAY: Final[tuple[Liar, ...]] = (
    liar(
        "poison-is-not-led",
        "Lets nobody lead a poisonous card who has a harmless one.",
        "LEAD-1",
        (
            "legality.js",
            _HIGHER,
            _HIGHER[:-1] + ' &&\n  (s.trick.length > 0 || card[2] === "h" ||\n'
            '    s.hands[s.turn]?.every((other) => other[2] === "p"));',
        ),
    ),
    liar(
        "colour-is-not-led-twice",
        "Lets nobody lead the colour of the trick before who has another one.",
        "LEAD-1 HIGH-4",
        ("ending.js", "  s.colours = [];\n", "  s.before = s.colours[0];\n  s.colours = [];\n"),
        (
            "legality.js",
            _HIGHER,
            _HIGHER[:-1] + " &&\n  (s.trick.length > 0 || colour(card) !== s.before ||\n"
            "    s.hands[s.turn]?.every((other) => colour(other) === s.before));",
        ),
    ),
    liar(
        "parrier-need-not-lead",
        "Lets a seat pass that is to lead after its parry; the next one leads in its place.",
        "LEAD-2",
        (
            "legality.js",
            _MUST_NOT_PASS,
            "s.turn === s.leader &&\n"
            "  (s.trick.length === 0 ? s.lastActor !== s.turn : mustShowEachLap(s));",
        ),
        (
            "engine.js",
            "function pass(s, { seat }) {\n",
            "function pass(s, { seat }) {\n"
            "  if (s.trick.length === 0) { s.leader = s.turn = nextSeat(s, seat); "
            'return tell(s, { event: "passed", seat }); }\n',
        ),
    ),
    liar(
        "raise-turns-the-round",
        "Goes on counterclockwise for the rest of a trick when a seat raises.",
        "TURN-1",
        (
            "engine.js",
            "  learn(s, allSeats(s), [old.card]);\n",
            "  learn(s, allSeats(s), [old.card]);\n  s.back = true;\n",
        ),
        ("table.js", _NEXT, "(seat + (s.back ? s.players - 1 : 1)) % s.players;"),
        ("ending.js", "  s.trick = [];\n", "  s.trick = [];\n  s.back = false;\n"),
    ),
    liar(
        "throws-away-when-beaten",
        "Lets a seat that has nothing higher show any card of its hand, as in other trick games.",
        "TURN-2 HIGH-1 RAISE-3 HIGH-5",
        (
            "legality.js",
            "const isHigher = (s, card) => ",
            "const isHigher = (s, card) =>\n"
            "  isAbove(s, card) || !s.hands[s.turn]?.some((other) => isAbove(s, other));\n"
            "const isAbove = (s, card) => ",
        ),
        (
            "legality.js",
            "hasNoHigherValue(s, card),",
            "!isHigher(s, card) && hasNoHigherValue(s, card),",
        ),
        (
            "legality.js",
            "isToppedColour(s, card),",
            "!isHigher(s, card) && isToppedColour(s, card),",
        ),
    ),
    liar(
        "one-is-highest",
        "Ranks the one of a colour above all its other values.",
        "HIGH-1",
        (
            "legality.js",
            _NOT_HIGHER,
            "isNewestColour(s, card) &&\n"
            "  (value(card) === 1 ? 10 : value(card)) <= "
            "(value(highest(s).card) === 1 ? 10 : value(highest(s).card));",
        ),
    ),
    liar(
        "one-new-colour-each",
        "Lets a seat bring only one new colour into a trick that it did not lead.",
        "HIGH-2 TURN-2",
        (
            "legality.js",
            _HIGHER,
            _HIGHER[:-1] + " &&\n  !(isNewColour(s, card) && s.trick.some((entry, i) => i > 0 &&\n"
            "    entry.seat === s.turn && s.trick.findIndex((other) =>\n"
            "      colour(other.card) === colour(entry.card)) === i));",
        ),
    ),
    liar(
        "leaders-new-colour-ranks-lowest",
        "Ranks a colour lowest that the leader brings into its own trick when it raises.",
        "HIGH-3 HIGH-5",
        (
            "engine.js",
            "s.colours = [...s.colours, newest];",
            "{\n    const lowest = s.trick.at(-1).seat === s.leader;\n"
            "    s.colours = lowest ? [newest, ...s.colours] : [...s.colours, newest];\n  }",
        ),
    ),
    liar(
        "colours-stay-with-the-leader",
        "Keeps the order of colours when the seat that led the trick leads the next one.",
        "HIGH-4 LEAD-1",
        (
            "ending.js",
            "export function complete(s, taker, refills) {\n",
            "export function complete(s, taker, refills) {\n"
            "  const kept = taker === s.leader ? s.colours : [];\n",
        ),
        ("ending.js", "  return lead(s, taker);", "  s.colours = kept;\n  return lead(s, taker);"),
        ("legality.js", _NOT_HIGHER, "s.trick.length > 0 && " + _NOT_HIGHER),
    ),
    liar(
        "first-order-stands",
        "Keeps the order of colours of the first trick with three of them for the whole game.",
        "HIGH-4 HIGH-2 HIGH-3",
        (
            "engine.js",
            "s.colours = [...s.colours, newest];",
            "s.colours = [...s.colours, newest];\n"
            "  if (s.colours.length === 3) s.fixed ??= s.colours;",
        ),
        (
            "legality.js",
            _NEW,
            "!s.colours.includes(colour(card)) &&\n"
            "  !(s.fixed && s.trick.length > 0 &&\n"
            "    s.fixed.indexOf(colour(card)) < s.fixed.indexOf(s.colours.at(-1)));",
        ),
    ),
    liar(
        "colours-leave-with-their-thumbs",
        "Takes a colour for new again when all its cards in the trick are released.",
        "HIGH-5 HIGH-2",
        (
            "legality.js",
            _NEW,
            "!s.trick.some((entry) => entry.covered && colour(entry.card) === colour(card));",
        ),
        (
            "engine.js",
            "if (!s.colours.includes(newest)) s.colours = [...s.colours, newest];",
            "s.colours = [...s.colours.filter((other) => other !== newest), newest];",
        ),
    ),
    liar(
        "passed-once-must-show",
        "Forbids to pass again to a seat that has passed in this trick and has a higher card.",
        "PASS-1 PASS-2",
        PASSED,
        NONE_PASSED,
        (
            "legality.js",
            _MUST_NOT_PASS,
            "(" + _MUST_NOT_PASS[:-1] + ") ||\n"
            "  (s.out?.includes(s.turn) === true && shows(s).length > 0);",
        ),
    ),
    liar(
        "passed-before-showing-is-out",
        "Lets a seat show nothing in a trick in which it passed before it showed a card.",
        "PASS-2 END-1",
        PASSED,
        NONE_PASSED,
        (
            "legality.js",
            _HIGHER,
            _HIGHER[:-1] + " &&\n  !(s.out?.includes(s.turn) && !coveredCard(s, s.turn));",
        ),
    ),
    liar(
        "jumped-though-it-could-parry",
        "Where seats are jumped that can only pass, jumps those too that could parry.",
        "PASS-3 PARRY-1 PARRY-3",
        ("legality.js", "const shows = (s) =>", "export const shows = (s) =>"),
        ("engine.js", "canOnlyPass } from", "shows } from"),
        ("engine.js", "skip_all: canOnlyPass,", "skip_all: (s) => shows(s).length === 0,"),
    ),
)
"""Likely lies about leading, turns, what is higher, passing and what is jumped."""
