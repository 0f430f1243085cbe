"""Lies about parrying and raising."""

from __future__ import annotations

from typing import Final

from tests.liars.lie import Liar, liar

_HIGHER = "!hasNoHigherValue(s, card) && !isToppedColour(s, card);"
_NOT_HIGHER = "isNewestColour(s, card) && value(card) <= value(highest(s).card);"
_MUST_NOT_PASS = "s.turn === s.leader && (s.trick.length === 0 || mustShowEachLap(s));"
_TWIN = "areTwins(card, highest(s).card);"

ABOUT_PARRY_AND_RAISE: Final[tuple[Liar, ...]] = (
    liar(
        "parries-with-any-card",
        "Lets a seat parry with a twin that it does not hold.",
        "THUMB-1 PARRY-1",
        (
            "legality.js",
            '    "THUMB-1": isNotInHand,\n    "PARRY-1"',
            '    "PARRY-1"',
        ),
    ),
    liar(
        "parry-with-any-twin",
        "Lets a seat parry with the twin of any card of the trick.",
        "PARRY-1",
        ("legality.js", _TWIN, "s.trick.some((entry) => areTwins(card, entry.card));"),
    ),
    liar(
        "parry-with-a-higher-card",
        "Asks for a higher card of the same colour to parry.",
        "PARRY-1",
        (
            "legality.js",
            _TWIN,
            "colour(card) === colour(highest(s).card) && value(card) > value(highest(s).card);",
        ),
    ),
    liar(
        "parry-with-poison",
        "Lets a seat parry with the poisonous twin alone.",
        "PARRY-1",
        ("legality.js", _TWIN, _TWIN[:-1] + ' && card[2] === "p";'),
    ),
    liar(
        "nothing-higher-no-parry",
        "Makes a seat pass that has the twin and nothing higher.",
        "PARRY-1 PASS-3",
        ("legality.js", _TWIN, _TWIN[:-1] + " && shows(s).length > 0;"),
    ),
    liar(
        "parry-in-the-first-lap",
        "Lets nobody parry who already shows a card.",
        "PARRY-1 PARRY-2",
        ("legality.js", _TWIN, _TWIN[:-1] + " && !coveredCard(s, s.turn);"),
    ),
    liar(
        "parry-at-any-time",
        "Lets seats parry that are not on turn.",
        "PARRY-2",
        ("legality.js", 'isOutOfTurn(s, seat) && s.flags.parry_timing === "own_turn"', "false"),
    ),
    liar(
        "must-parry",
        "Leaves a seat with the twin no choice but to parry.",
        "PARRY-3",
        ("legality.js", _HIGHER, _HIGHER[:-1] + " && parries(s, s.turn).length === 0;"),
        ("legality.js", _MUST_NOT_PASS, _MUST_NOT_PASS[:-1] + " || parries(s, s.turn).length > 0;"),
    ),
    liar(
        "parry-goes-on",
        "Lets the trick go on after a parry.",
        "PARRY-4",
        (
            "engine.js",
            'complete(s, action.seat, s.flags.refill_after_parry === "true");',
            "s.passes = 0;\n  passTurn(s);",
        ),
    ),
    liar(
        "twin-stays-in-hand",
        "Lets the parrier keep the twin in hand.",
        "PARRY-4",
        (
            "engine.js",
            '  cover(s, action);\n  tell(s, { event: "parried"',
            '  tell(s, { event: "parried"',
        ),
    ),
    liar(
        "parry-for-the-parried",
        "Gives a parried trick to the seat whose card was parried.",
        "PARRY-4",
        (
            "engine.js",
            '  cover(s, action);\n  tell(s, { event: "parried"',
            '  const taker = highest(s).seat;\n  cover(s, action);\n  tell(s, { event: "parried"',
        ),
        ("engine.js", "complete(s, action.seat,", "complete(s, taker,"),
    ),
    liar(
        "no-raise",
        "Lets no seat raise that already shows a card.",
        "RAISE-1",
        ("legality.js", _HIGHER, _HIGHER[:-1] + " && !coveredCard(s, s.turn);"),
    ),
    liar(
        "leader-never-raises",
        "Lets everybody raise but the leader.",
        "RAISE-1",
        (
            "legality.js",
            _HIGHER,
            _HIGHER[:-1] + " && !(s.turn === s.leader && coveredCard(s, s.turn));",
        ),
    ),
    liar(
        "raise-without-releasing",
        "Leaves the old card covered when a seat raises.",
        "RAISE-2",
        ("engine.js", "  release(s, action.seat);\n  cover", "  cover"),
    ),
    liar(
        "raise-takes-back",
        "Takes the old card back into the hand when a seat raises.",
        "RAISE-2",
        (
            "engine.js",
            "  release(s, action.seat);\n  cover",
            "  const old = coveredCard(s, action.seat);\n"
            "  s.trick = s.trick.filter((entry) => entry !== old);\n"
            "  if (old) s.hands[action.seat] = [...s.hands[action.seat], old.card];\n  cover",
        ),
    ),
    liar(
        "raise-above-ones-own",
        "Asks of a raise in the highest colour only a value above its own card.",
        "RAISE-3 HIGH-1",
        (
            "legality.js",
            _NOT_HIGHER,
            _NOT_HIGHER[:-1] + " &&\n  !(coveredCard(s, s.turn) && "
            "value(card) > value(coveredCard(s, s.turn).card));",
        ),
    ),
)
"""Lies about parrying and raising."""
