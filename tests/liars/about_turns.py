"""Lies about leading, turns, the card under the thumb and passing."""

from __future__ import annotations

from typing import Final

from tests.liars.lie import Liar, liar

_HIGHER = "!hasNoHigherValue(s, card) && !isToppedColour(s, card);"
_MUST_NOT_PASS = "s.turn === s.leader && (s.trick.length === 0 || mustShowEachLap(s));"
_NEXT = "nextSeat = (s, seat) => (seat + 1) % s.players;"

ABOUT_TURNS: Final[tuple[Liar, ...]] = (
    liar(
        "shown-card-stays-in-hand",
        "Leaves a card in the hand when it is shown.",
        "THUMB-1",
        ("engine.js", "s.hands[seat].filter((other) => other !== card);", "s.hands[seat];"),
    ),
    liar(
        "shows-any-card",
        "Lets a seat show a card that it does not hold.",
        "THUMB-1",
        (
            "legality.js",
            '    "TURN-1": showsOutOfTurn,\n    "THUMB-1": isNotInHand,\n',
            '    "TURN-1": showsOutOfTurn,\n',
        ),
    ),
    liar(
        "leads-the-lowest",
        "Lets a leader show only a lowest card of the hand.",
        "LEAD-1",
        (
            "legality.js",
            _HIGHER,
            "!hasNoHigherValue(s, card) && !isToppedColour(s, card) &&\n"
            "  (s.trick.length > 0 || s.hands[s.turn].every((c) => value(c) >= value(card)));",
        ),
    ),
    liar(
        "leader-may-decline",
        "Lets the leader pass; the next seat leads in its place.",
        "LEAD-2",
        ("legality.js", _MUST_NOT_PASS, _MUST_NOT_PASS.replace("s.trick.length === 0 || ", "")),
        (
            "engine.js",
            "function pass(s, { seat }) {\n",
            "function pass(s, { seat }) {\n"
            "  if (s.trick.length === 0) { s.leader = s.turn = nextSeat(s, seat); "
            'return tell(s, { event: "passed", seat }); }\n',
        ),
    ),
    liar(
        "counterclockwise",
        "Goes round the table counterclockwise.",
        "TURN-1",
        ("table.js", _NEXT, _NEXT.replace("+ 1", "+ s.players - 1")),
    ),
    liar(
        "turn-after-the-leader",
        "Gives the turn back to the leader after every card.",
        "TURN-1",
        (
            "engine.js",
            "s.turn = nextSeat(s, s.turn);",
            "s.turn = s.passes > 0 || s.turn === s.leader ? nextSeat(s, s.turn) : s.leader;",
        ),
    ),
    liar(
        "shows-out-of-turn",
        "Lets a seat show a card out of turn.",
        "TURN-1",
        ("legality.js", '    "TURN-1": showsOutOfTurn,\n', ""),
    ),
    liar(
        "passes-out-of-turn",
        "Lets a seat pass out of turn.",
        "TURN-1",
        ("legality.js", '    "TURN-1": breaksTheTurn,\n', ""),
    ),
    liar(
        "refusal-costs-the-turn",
        "Refuses what is forbidden, and gives the turn to the next seat.",
        "TURN-1 START-1 NEXT-1 NEXT-2",
        (
            "engine.js",
            "if (refused.length > 0) return { refused };",
            "if (refused.length > 0 && !state.over) state.turn = nextSeat(state, state.turn);\n"
            "  if (refused.length > 0) return { refused };",
        ),
    ),
    liar(
        "no-cards-no-turn",
        "Takes a seat without cards out of the round; it is not even asked to pass.",
        "TURN-1 PASS-3",
        (
            "table.js",
            _NEXT,
            _NEXT.replace(
                "(seat + 1) % s.players",
                "clockwiseFrom(s, seat + 1).find((next) => s.hands[next].length > 0) ?? seat",
            ),
        ),
    ),
    liar(
        "must-show-if-able",
        "Forbids to pass with a higher card in hand.",
        "PASS-1 LEAD-2",
        ("legality.js", _MUST_NOT_PASS, _MUST_NOT_PASS[:-1] + " || shows(s).length > 0;"),
    ),
    liar(
        "stuck-without-a-higher-card",
        "Does not let a seat pass that has nothing higher.",
        "PASS-3 PASS-1",
        ("legality.js", _MUST_NOT_PASS, _MUST_NOT_PASS[:-1] + " || shows(s).length === 0;"),
    ),
    liar(
        "passed-is-out",
        "Asks no seat again that has passed, and ends the trick when one is left.",
        "PASS-2 END-1 END-2",
        (
            "table.js",
            _NEXT,
            _NEXT.replace(
                "(seat + 1) % s.players",
                "clockwiseFrom(s, seat + 1).find((next) => !s.out?.includes(next)) ?? seat",
            ),
        ),
        (
            "engine.js",
            's.passes += 1;\n  tell(s, { event: "passed"',
            's.out = [...(s.out ?? []), seat];\n  tell(s, { event: "passed"',
        ),
        ("engine.js", "if (s.passes === s.players - 1)", "if (s.out?.length === s.players - 1)"),
        ("ending.js", "  s.trick = [];\n", "  s.trick = [];\n  s.out = [];\n"),
    ),
    liar(
        "passed-must-pass-on",
        "Asks a seat again that has passed, but lets it show nothing more in this trick.",
        "PASS-2 END-1",
        (
            "engine.js",
            's.passes += 1;\n  tell(s, { event: "passed"',
            's.passes += 1;\n  s.out = [...(s.out ?? []), seat];\n  tell(s, { event: "passed"',
        ),
        ("ending.js", "  s.trick = [];\n", "  s.trick = [];\n  s.out = [];\n"),
        ("legality.js", _HIGHER, _HIGHER[:-1] + " && !s.out?.includes(s.turn);"),
    ),
)
"""Lies about leading, turns, the card under the thumb and passing."""
