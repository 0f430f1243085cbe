"""Subtle lies about turns, what is higher, passing, and the end of tricks and games."""

from __future__ import annotations

from typing import Final

from tests.liars.lie import Liar, liar

_NOT_HIGHER = "isNewestColour(s, card) && value(card) <= value(highest(s).card);"
_HIGHER = "!hasNoHigherValue(s, card) && !isToppedColour(s, card);"
_NEW = "!s.colours.includes(colour(card));"
_TOPPED = "!isNewColour(s, card) && !isNewestColour(s, card);"
_MUST_NOT_PASS = "s.turn === s.leader && (s.trick.length === 0 || mustShowEachLap(s));"
_NEXT = "  s.turn = nextSeat(s, s.turn);\n"
_OTHERS = "s.passes === s.players - 1"
_CARDS = "const cards = s.trick.map((entry) => entry.card);"
_LEADER = "clockwiseFrom(s, taker).find((seat) => s.hands[seat].length > 0);"
_IS_OVER = "[...allSeats(s)].filter((seat) => held(s, seat) > 0).length <= 1;"
LAPS: Final = (
    (
        "engine.js",
        "  return s.turn === s.leader ? beginLap(s)",
        "  if (s.turn === s.leader) s.lap = (s.lap ?? 1) + 1;\n"
        "  return s.turn === s.leader ? beginLap(s)",
    ),
    ("ending.js", "  s.trick = [];\n", "  s.trick = [];\n  s.lap = 1;\n"),
)
"""An engine that counts laps, and is not wrong by that."""
_PASSED = (
    (
        "engine.js",
        's.passes += 1;\n  tell(s, { event: "passed"',
        's.passes += 1;\n  s.out = [...(s.out ?? []), seat];\n  tell(s, { event: "passed"',
    ),
    ("ending.js", "  s.trick = [];\n", "  s.trick = [];\n  s.out = [];\n"),
)

SUBTLE_TRICKS: Final[tuple[Liar, ...]] = (
    liar(
        "third-lap-goes-the-other-way",
        "Goes round counterclockwise from the third lap of a trick on.",
        "TURN-1",
        *LAPS,
        (
            "engine.js",
            _NEXT,
            "  s.turn = s.lap > 2 ? (s.turn + s.players - 1) % s.players : nextSeat(s, s.turn);\n",
        ),
    ),
    liar(
        "seventh-seat-is-forgotten",
        "Jumps the last of seven seats when the seat before it passes.",
        "TURN-1",
        (
            "engine.js",
            _NEXT,
            _NEXT + "  if (s.turn === 6 && s.players === 7 && s.passes > 0 && s.leader !== 6 && "
            "highest(s).seat !== 6) {\n    s.turn = 0;\n    s.passes += 1;\n"
            "    if (s.passes === 6) return complete(s, highest(s).seat, true);\n  }\n",
        ),
    ),
    liar(
        "six-need-not-lead",
        "Lets a leader pass at a table of six and more.",
        "LEAD-2",
        (
            "legality.js",
            _MUST_NOT_PASS,
            _MUST_NOT_PASS.replace("(s.trick", "((s.trick").replace(
                "=== 0", "=== 0 && s.players < 6)"
            ),
        ),
    ),
    liar(
        "last-card-need-not-be-led",
        "Lets a leader pass who has a single card.",
        "LEAD-2",
        (
            "legality.js",
            _MUST_NOT_PASS,
            _MUST_NOT_PASS.replace(
                "s.trick.length === 0", "(s.trick.length === 0 && s.hands[s.turn].length > 1)"
            ),
        ),
    ),
    liar(
        "starter-need-not-lead",
        "Lets the starter pass in place of leading the first trick.",
        "LEAD-2",
        (
            "legality.js",
            _MUST_NOT_PASS,
            _MUST_NOT_PASS.replace(
                "s.trick.length === 0", '(s.trick.length === 0 && s.leadBy !== "START-1")'
            ),
        ),
    ),
    liar(
        "twins-are-not-led",
        "Lets nobody lead a card of whose twins both are in the hand.",
        "LEAD-1",
        (
            "legality.js",
            _HIGHER,
            _HIGHER[:-1] + " &&\n  (s.trick.length > 0 || "
            "!s.hands[s.turn].some((other) => areTwins(other, card)));",
        ),
    ),
    liar(
        "passes-before-the-lead",
        "Lets a seat pass that is not on turn while nothing is led.",
        "TURN-1",
        (
            "legality.js",
            '"TURN-1": breaksTheTurn,',
            '"TURN-1": (s, action) => breaksTheTurn(s, action) && s.trick.length > 0,',
        ),
    ),
    liar(
        "refused-passes-count",
        "Refuses a pass out of turn, and counts it as a pass.",
        "END-2",
        (
            "engine.js",
            "if (refused.length > 0) return { refused };",
            'if (refused[0] === "TURN-1" && action.do === "pass" &&\n'
            "    state.trick.length > 0 && state.passes < state.players - 2) state.passes += 1;\n"
            "  if (refused.length > 0) return { refused };",
        ),
    ),
    liar(
        "nine-is-lowest",
        "Takes a nine for the lowest card of its colour.",
        "HIGH-1",
        (
            "legality.js",
            _NOT_HIGHER,
            "isNewestColour(s, card) && value(card) % 9 <= value(highest(s).card) % 9;",
        ),
    ),
    liar(
        "third-colour-by-value",
        "Asks for a higher value in the third colour of a trick.",
        "HIGH-2",
        (
            "legality.js",
            _NOT_HIGHER,
            "(isNewestColour(s, card) || (s.colours.length === 2 && isNewColour(s, card))) &&\n"
            "  value(card) <= value(highest(s).card);",
        ),
    ),
    liar(
        "new-colours-in-the-first-lap-alone",
        "Lets nobody bring a new colour into a trick after its first lap.",
        "HIGH-2",
        *LAPS,
        (
            "legality.js",
            _TOPPED,
            "!isNewestColour(s, card) && (!isNewColour(s, card) || s.lap > 1);",
        ),
    ),
    liar(
        "topped-colour-comes-back-in-the-third-lap",
        "Lets a topped colour come back from the third lap on.",
        "HIGH-5",
        *LAPS,
        ("legality.js", _TOPPED, _TOPPED[:-1] + " && !(s.lap > 2);"),
    ),
    liar(
        "topped-colour-comes-back-to-raise",
        "Lets a seat raise in the topped colour of its own card, with a higher value.",
        "HIGH-5 RAISE-3",
        (
            "legality.js",
            _TOPPED,
            _TOPPED[:-1] + " &&\n  !(coveredCard(s, s.turn) && "
            "colour(coveredCard(s, s.turn).card) === colour(card) &&\n"
            "    value(card) > value(coveredCard(s, s.turn).card));",
        ),
    ),
    liar(
        "equal-is-higher-in-the-third-colour",
        "Lets a seat show the twin of the highest card in the third colour.",
        "HIGH-1 TURN-2 RAISE-3",
        (
            "legality.js",
            _NOT_HIGHER,
            "isNewestColour(s, card) && value(card) + (s.colours.length === 3 ? 1 : 0) <= "
            "value(highest(s).card);",
        ),
    ),
    liar(
        "colours-outlive-a-parry",
        "Keeps the order of colours for the trick after a parry.",
        "HIGH-4 LEAD-1",
        (
            "engine.js",
            'complete(s, action.seat, s.flags.refill_after_parry === "true");',
            "const { colours } = s;\n"
            '  complete(s, action.seat, s.flags.refill_after_parry === "true");\n'
            "  s.colours = colours;",
        ),
        ("legality.js", _NOT_HIGHER, "s.trick.length > 0 && " + _NOT_HIGHER),
    ),
    liar(
        "low-third-colour-in-the-middle",
        "Ranks a third colour below the second if it comes with a lower value.",
        "HIGH-3 HIGH-2",
        (
            "engine.js",
            "if (!s.colours.includes(newest)) s.colours = [...s.colours, newest];",
            "if (s.colours.includes(newest)) return;\n"
            "  const [below, card] = s.trick.slice(-2).map((entry) => Number(entry.card[1]));\n"
            "  s.colours = s.colours.length === 2 && card < below\n"
            "    ? [s.colours[0], newest, s.colours[1]] : [...s.colours, newest];",
        ),
    ),
    liar(
        "colour-must-be-followed",
        "Lets a seat bring a new colour only without a higher card of the highest colour.",
        "HIGH-2 TURN-2",
        (
            "legality.js",
            _TOPPED,
            "!isNewestColour(s, card) && (!isNewColour(s, card) || (s.trick.length > 0 &&\n"
            "  s.hands[s.turn].some((c) => isNewestColour(s, c) && "
            "value(c) > value(highest(s).card))));",
        ),
    ),
    liar(
        "passed-twice-is-out",
        "Lets a seat show nothing more in a trick in which it has passed twice.",
        "PASS-2 END-1",
        *_PASSED,
        (
            "legality.js",
            _HIGHER,
            _HIGHER[:-1] + " && !((s.out ?? []).filter((seat) => seat === s.turn).length > 1);",
        ),
    ),
    liar(
        "passed-parries-no-more",
        "Lets a seat parry no more in a trick in which it has passed.",
        "PARRY-1 PASS-2",
        *_PASSED,
        (
            "legality.js",
            "areTwins(card, highest(s).card);",
            "areTwins(card, highest(s).card) &&\n"
            "  !s.out?.some((seat) => s.hands[seat].includes(card));",
        ),
    ),
    liar(
        "four-laps",
        "Ends a trick after four laps.",
        "END-1 TRICK-2",
        *LAPS,
        (
            "engine.js",
            "function beginLap(s) {\n",
            "function beginLap(s) {\n  if (s.lap > 4) return complete(s, highest(s).seat, true);\n",
        ),
    ),
    liar(
        "one-of-six-need-not-pass",
        "Ends a trick of six and more seats when all others but one have passed.",
        "END-2",
        ("engine.js", _OTHERS, "s.passes === s.players - (s.players > 5 ? 2 : 1)"),
    ),
    liar(
        "raise-keeps-the-passes",
        "Goes on counting passes when a seat raises.",
        "END-2",
        (
            "engine.js",
            '  s.passes = 0;\n  tell(s, { event: "shown"',
            "  if (!s.trick.some((entry) => entry.seat === action.seat && !entry.covered)) "
            's.passes = 0;\n  tell(s, { event: "shown"',
        ),
    ),
    liar(
        "highest-value-takes-three-colours",
        "Gives a trick of three colours to the seat that showed the highest value.",
        "END-2",
        (
            "engine.js",
            "return complete(s, highest(s).seat, true)",
            "return complete(s, s.colours.length < 3 ? highest(s).seat : s.trick.reduce((a, b) =>\n"
            "    Number(b.card[1]) > Number(a.card[1]) ? b : a).seat, true)",
        ),
    ),
    liar(
        "five-cards-at-most",
        "Lets the taker take five cards of a trick; those before are put away.",
        "END-3 PARRY-4",
        ("ending.js", _CARDS, _CARDS.replace("s.trick", "s.trick.slice(-5)")),
    ),
    liar(
        "first-of-two-released-is-lost",
        "Puts the first card away of a seat that has released two.",
        "END-3 PARRY-4",
        (
            "ending.js",
            _CARDS,
            _CARDS.replace(
                "s.trick",
                "s.trick.filter((entry, i) => entry.covered ||\n"
                "    !s.trick.some((e, k) => k > i && e.seat === entry.seat && !e.covered))",
            ),
        ),
    ),
    liar(
        "released-are-lost-without-a-pile",
        "Puts released cards away when the pile is empty.",
        "END-3 PARRY-4",
        (
            "ending.js",
            _CARDS,
            _CARDS.replace("s.trick", "s.trick.filter((e) => e.covered || pileSize(s) > 0)"),
        ),
    ),
    liar(
        "empty-hand-cannot-pass",
        "Has nothing allowed for a seat without cards.",
        "PASS-3 PASS-1",
        ("legality.js", _MUST_NOT_PASS, _MUST_NOT_PASS[:-1] + " || s.hands[s.turn].length === 0;"),
    ),
    liar(
        "single-card-passes-the-lead-on",
        "Lets the seat after the taker lead when the trick was a single card.",
        "END-5 NEXT-1",
        (
            "ending.js",
            "export function complete(s, taker, refills) {\n",
            "export function complete(s, taker, refills) {\n"
            "  const single = s.trick.length === 1;\n",
        ),
        ("ending.js", "return lead(s, taker);", "return lead(s, (taker + single) % s.players);"),
    ),
    liar(
        "lead-goes-on-from-the-leader",
        "Looks for the next leader from the last leader on, when the taker has no cards.",
        "NEXT-2",
        (
            "ending.js",
            _LEADER,
            "s.hands[taker].length > 0 ? taker :\n    clockwiseFrom(s, s.leader + 1)"
            ".find((seat) => s.hands[seat].length > 0);",
        ),
    ),
    liar(
        "largest-hand-leads-for-the-empty",
        "Gives the lead to the largest hand when the taker has no cards.",
        "NEXT-2",
        (
            "ending.js",
            _LEADER,
            "s.hands[taker].length > 0 ? taker :\n    clockwiseFrom(s, taker)"
            ".reduce((a, b) => (s.hands[b].length > s.hands[a].length ? b : a));",
        ),
    ),
    liar(
        "two-of-six-are-the-end",
        "Ends a game of six and more seats when at most two have cards.",
        "OVER-1",
        ("ending.js", _IS_OVER, _IS_OVER.replace("<= 1", "<= (s.players > 5 ? 2 : 1)")),
    ),
    liar(
        "no-end-by-a-parry",
        "Goes on after a parry while one seat has cards.",
        "OVER-1",
        (
            "ending.js",
            "  if (isOver(s)) return finish(s);\n  return lead",
            "  if (isOver(s) && (s.lastActor !== taker || s.hands.flat().length === 0)) "
            "return finish(s);\n  return lead",
        ),
    ),
    liar(
        "taker-plays-on-alone",
        "Goes on while the taker of the last trick has more than one card.",
        "OVER-1",
        (
            "ending.js",
            "  if (isOver(s)) return finish(s);\n  return lead",
            "  if (isOver(s) && s.hands[taker].length < 2) return finish(s);\n  return lead",
        ),
    ),
    liar(
        "single-card-comes-round-for-five",
        "Asks the leader of five and more seats again when nobody has beaten the lead.",
        "TRICK-2 END-2",
        (
            "engine.js",
            _OTHERS,
            "s.passes === s.players - (s.players > 4 && s.trick.length === 1 ? 0 : 1)",
        ),
    ),
)
"""Subtle lies about turns, what is higher, passing, and the end of tricks and games."""
