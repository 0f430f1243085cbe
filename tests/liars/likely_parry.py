"""Likely lies about parrying, raising, and what is refused."""

from __future__ import annotations

from typing import Final

from tests.liars.lie import Liar, liar
from tests.liars.likely_play import NONE_PASSED, PASSED

_HIGHER = "!hasNoHigherValue(s, card) && !isToppedColour(s, card);"
_TWIN = "areTwins(card, highest(s).card);"
_PARRY = '  cover(s, action);\n  tell(s, { event: "parried"'
_COMPLETE = 'complete(s, action.seat, s.flags.refill_after_parry === "true");'
_REFUSED = "if (refused.length > 0) return { refused };"

LIKELY_PARRY: Final[tuple[Liar, ...]] = (
    liar(
        "who-shows-cannot-parry",
        "Lets a seat not parry that shows a card itself.",
        "PARRY-1",
        (
            "legality.js",
            _TWIN,
            _TWIN[:-1] + " &&\n  !s.trick.some((entry) => entry.covered &&\n"
            "    s.hands[entry.seat].includes(card));",
        ),
    ),
    liar(
        "raise-cannot-be-parried",
        "Lets nobody parry the card of a seat that has raised.",
        "PARRY-1",
        (
            "legality.js",
            _TWIN,
            _TWIN[:-1] + " &&\n  s.trick.every((entry) => entry.covered || "
            "entry.seat !== highest(s).seat);",
        ),
    ),
    liar(
        "interrupts-at-once-or-not",
        "Where seats may parry at any time, lets none do so out of turn once somebody has passed.",
        "PARRY-2",
        (
            "legality.js",
            's.flags.parry_timing === "own_turn";',
            '(s.flags.parry_timing === "own_turn" || s.passes > 0);',
        ),
    ),
    liar(
        "who-can-parry-shows-nothing-else",
        "Lets a seat that can parry only do so or pass.",
        "PARRY-3 TURN-2 PARRY-1 RAISE-1",
        (
            "legality.js",
            _HIGHER,
            _HIGHER[:-1] + " &&\n  !s.hands[s.turn]?.some((other) => isTwinOfHighest(s, other));",
        ),
    ),
    liar(
        "twin-leads-the-next-trick",
        "Lets the parrier take the trick without the twin, which is the lead of the next one.",
        "PARRY-4 PARRY-5",
        (
            "engine.js",
            _PARRY,
            "  const isTwin = (card) => card === action.card;\n"
            "  s.hands[action.seat] = s.hands[action.seat].filter((card) => !isTwin(card));\n"
            '  tell(s, { event: "parried"',
        ),
        (
            "engine.js",
            _COMPLETE,
            _COMPLETE + "\n"
            "  if (s.over) return;\n"
            "  s.leader = action.seat;\n"
            "  s.trick = [{ seat: action.seat, card: action.card, covered: true }];\n"
            "  s.colours = [colour(action.card)];\n"
            "  s.passes = 0;\n"
            "  s.turn = nextSeat(s, action.seat);",
        ),
    ),
    liar(
        "parried-twins-are-put-away",
        "Puts both twins of a parry away; the parrier takes the other cards.",
        "PARRY-4 END-3",
        (
            "engine.js",
            _COMPLETE,
            "s.trick = s.trick.slice(0, -2);\n  " + _COMPLETE,
        ),
    ),
    liar(
        "turn-goes-on-after-a-parry",
        "Lets the next seat lead after a parry.",
        "PARRY-5 NEXT-1",
        (
            "ending.js",
            "  return lead(s, taker);",
            "  return lead(s, (taker + (s.lastActor === taker)) % s.players);",
        ),
    ),
    liar(
        "who-passed-raises-no-more",
        "Lets a seat raise no more in a trick in which it has passed.",
        "RAISE-1 PASS-2",
        PASSED,
        NONE_PASSED,
        (
            "legality.js",
            _HIGHER,
            _HIGHER[:-1] + " &&\n  !(s.out?.includes(s.turn) && coveredCard(s, s.turn));",
        ),
    ),
    liar(
        "raise-releases-all",
        "Lays all covered cards open when a seat raises.",
        "RAISE-2 THUMB-2",
        (
            "engine.js",
            "(entry === old ? { ...old, covered: false } : entry));",
            "({ ...entry, covered: false }));",
        ),
        (
            "engine.js",
            "learn(s, allSeats(s), [old.card]);",
            "learn(s, allSeats(s), s.trick.map((entry) => entry.card));",
        ),
    ),
    liar(
        "raise-asks-for-a-value",
        "Asks of a seat that raises a higher value, in a new colour too.",
        "HIGH-2 RAISE-3 RAISE-1",
        (
            "legality.js",
            _HIGHER,
            _HIGHER[:-1] + " &&\n"
            "  !(coveredCard(s, s.turn) && value(card) <= value(highest(s).card));",
        ),
    ),
    liar(
        "released-cards-are-captured",
        "Gives a released card to its owner as a captured one.",
        "RAISE-2 END-3",
        (
            "engine.js",
            "s.trick = s.trick.map((entry) => "
            "(entry === old ? { ...old, covered: false } : entry));",
            "s.trick = s.trick.filter((entry) => entry !== old);\n"
            "  s.captured[seat] = [...s.captured[seat], old.card];",
        ),
    ),
    liar(
        "refused-raise-releases",
        "Refuses a card that is not higher, and lets everybody see the one that its seat shows.",
        "RAISE-2 THUMB-2 THUMB-4",
        (
            "engine.js",
            _REFUSED,
            'if (refused.length > 0 && refused.includes("RAISE-3")) {\n'
            "    learn(state, allSeats(state), [coveredCard(state, action.seat).card]);\n  }\n  "
            + _REFUSED,
        ),
    ),
    liar(
        "refused-card-forgets-the-passes",
        "Refuses a card, and begins to count passes afresh.",
        "END-2",
        (
            "engine.js",
            _REFUSED,
            'if (refused.length > 0 && action.do === "show") state.passes = 0;\n  ' + _REFUSED,
        ),
    ),
)
"""Likely lies about parrying, raising, and what is refused."""
