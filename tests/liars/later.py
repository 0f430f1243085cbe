"""Later liars: written after the bench was changed for the others, so that what it names of them is
no work of that change. The clauses were written down before the bench was asked.
"""

from __future__ import annotations

from typing import Final

from tests.liars.lie import Liar, liar
from tests.liars.likely_play import NONE_PASSED, PASSED
from tests.liars.subtle_tricks import LAPS

_HIGHER = "!hasNoHigherValue(s, card) && !isToppedColour(s, card);"
_TWIN = "areTwins(card, highest(s).card);"
_MUST_NOT_PASS = "s.turn === s.leader && (s.trick.length === 0 || mustShowEachLap(s));"
_NOT_HIGHER = "isNewestColour(s, card) && value(card) <= value(highest(s).card);"

LATER: Final[tuple[Liar, ...]] = (
    liar(
        "only-the-next-seat-parries",
        "Lets only the seat after the highest card parry it.",
        "PARRY-1 PARRY-2",
        (
            "legality.js",
            _TWIN,
            _TWIN[:-1] + " &&\n  s.hands[(highest(s).seat + 1) % s.players].includes(card);",
        ),
    ),
    liar(
        "leader-brings-no-new-colour",
        "Lets the leader raise only in colours that are in the trick.",
        "HIGH-2 RAISE-1",
        (
            "legality.js",
            _HIGHER,
            _HIGHER[:-1] + " &&\n"
            "  !(s.trick.length > 0 && s.turn === s.leader && isNewColour(s, card));",
        ),
    ),
    liar(
        "who-passes-lets-go",
        "Lays the card of a seat open that passes.",
        "THUMB-2 THUMB-4 RAISE-2",
        (
            "engine.js",
            '  s.passes += 1;\n  tell(s, { event: "passed"',
            '  release(s, seat);\n  s.passes += 1;\n  tell(s, { event: "passed"',
        ),
    ),
    liar(
        "draws-up-to-the-largest-hand",
        "Draws until all hands are as large as the largest.",
        "FILL-1",
        (
            "refill.js",
            "s.handSize - held(s, seat);",
            "Math.max(...s.hands.map((_, i) => held(s, i))) - held(s, seat);",
        ),
    ),
    liar(
        "no-end-with-a-pile",
        "Does not end the game while the pile has cards.",
        "OVER-1",
        (
            "ending.js",
            "const isOver = (s) => ",
            "const isOver = (s) => pileSize(s) === 0 && ",
        ),
    ),
    liar(
        "last-trick-does-not-count",
        "Leaves the last trick out of the count.",
        "VAL-1 VAL-2 VAL-3",
        ("ending.js", "  s.captured[seat] = ", "  s.last = cards;\n  s.captured[seat] = "),
        (
            "ending.js",
            "score(s.captured[seat], hand)",
            "score(s.captured[seat].filter((card) => !s.last.includes(card)), hand)",
        ),
    ),
    liar(
        "starter-leads-every-trick",
        "Lets the starter of the game lead every trick as long as it has cards.",
        "NEXT-1 END-5 PARRY-5",
        ("deal.js", "  const s = {\n", "  const s = {\n    starter,\n"),
        (
            "ending.js",
            "  return lead(s, taker);",
            "  return lead(s, s.hands[s.starter].length > 0 ? s.starter : taker);",
        ),
    ),
    liar(
        "neighbour-inspects-too",
        "Lets the seat after the taker look at a trick that only the taker may look at.",
        "END-6 END-4",
        ("ending.js", ": [taker];", ": [taker, (taker + 1) % s.players].sort();"),
    ),
    liar(
        "third-colour-goes-down",
        "Takes the lower value for the higher card in the third colour of a trick.",
        "HIGH-1 HIGH-3",
        (
            "legality.js",
            _NOT_HIGHER,
            "isNewestColour(s, card) && (s.colours.length === 3\n"
            "  ? value(card) >= value(highest(s).card) : value(card) <= value(highest(s).card));",
        ),
    ),
    liar(
        "first-lap-must-show",
        "Forbids to pass in the first lap with a higher card in hand.",
        "PASS-1 LEAD-2",
        *LAPS,
        (
            "legality.js",
            _MUST_NOT_PASS,
            "(" + _MUST_NOT_PASS[:-1] + ") ||\n  ((s.lap ?? 1) === 1 && shows(s).length > 0);",
        ),
    ),
    liar(
        "released-cards-are-covered-again",
        "Tells the kind alone of a released card from the third lap on.",
        "RAISE-2",
        *LAPS,
        (
            "view.js",
            "trick: s.trick.map(openly),",
            "trick: s.trick.map((e) => (s.lap > 2 ? { ...e, card: kind(e.card) } : openly(e))),",
        ),
    ),
    liar(
        "one-parry-each",
        "Lets every seat parry once in a game.",
        "PARRY-1 PARRY-3",
        (
            "legality.js",
            "const isOwnHighest = (s, seat) => ",
            "const isOwnHighest = (s, seat) => s.parried?.includes(seat) || (",
        ),
        (
            "legality.js",
            's.flags.self_parry === "false";',
            's.flags.self_parry === "false");',
        ),
        (
            "engine.js",
            '  tell(s, { event: "parried"',
            '  s.parried = [...(s.parried ?? []), action.seat];\n  tell(s, { event: "parried"',
        ),
    ),
    liar(
        "last-hand-is-seen-by-its-holder",
        "Lays the last hand open to its holder alone.",
        "OVER-2 HAND-2",
        (
            "view.js",
            "hands: s.over ? s.hands : null",
            "hands: s.over ? s.hands.map((hand, i) => (i === seat ? hand : [])) : null",
        ),
    ),
    liar(
        "no-parry-without-a-pile",
        "Lets nobody parry once the pile is empty.",
        "PARRY-1",
        ("legality.js", _TWIN, _TWIN[:-1] + " && s.drawn < s.deck.length;"),
    ),
    liar(
        "comes-back-with-a-new-colour",
        "Lets a seat that has passed show only a card of a new colour in this trick.",
        "PASS-2 HIGH-1 TURN-2",
        PASSED,
        NONE_PASSED,
        (
            "legality.js",
            _HIGHER,
            _HIGHER[:-1] + " &&\n  !(s.out?.includes(s.turn) && !isNewColour(s, card));",
        ),
    ),
    liar(
        "three-passes-are-enough",
        "Ends a trick after three passes in a row.",
        "END-2 END-1",
        (
            "engine.js",
            "s.passes === s.players - 1",
            "s.passes === Math.min(3, s.players - 1)",
        ),
    ),
)
"""All later liars."""
