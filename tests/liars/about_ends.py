"""Lies about the end of a trick, who leads the next one, and the end of the game."""

from __future__ import annotations

from typing import Final

from tests.liars.lie import Liar, liar

_CARDS = "const cards = s.trick.map((entry) => entry.card);"
_IS_OVER = "[...allSeats(s)].filter((seat) => held(s, seat) > 0).length <= 1;"
_LEADER = "clockwiseFrom(s, taker).find((seat) => s.hands[seat].length > 0);"

ABOUT_ENDS: Final[tuple[Liar, ...]] = (
    liar(
        "one-lap",
        "Ends a trick after one lap.",
        "END-1 TRICK-2",
        (
            "engine.js",
            "s.turn === s.leader ? beginLap(s)",
            "s.turn === s.leader ? complete(s, highest(s).seat, true)",
        ),
    ),
    liar(
        "two-laps",
        "Ends a trick after two laps.",
        "END-1 TRICK-2",
        (
            "engine.js",
            "return s.turn === s.leader ? beginLap(s)",
            "if (s.turn === s.leader) s.laps = (s.laps ?? 0) + 1;\n"
            "  if (s.laps === 2) return complete(s, highest(s).seat, true);\n"
            "  return s.turn === s.leader ? beginLap(s)",
        ),
        ("ending.js", "  s.trick = [];\n", "  s.trick = [];\n  s.laps = 0;\n"),
    ),
    liar(
        "two-cards-at-least",
        "Does not end a trick of one card.",
        "TRICK-2 END-2",
        (
            "engine.js",
            "s.passes === s.players - 1",
            "s.passes >= s.players - 1 && s.trick.length > 1",
        ),
    ),
    liar(
        "highest-must-pass-too",
        "Ends a trick only when the seat with the highest card has passed too.",
        "END-2",
        ("engine.js", "s.passes === s.players - 1", "s.passes === s.players"),
    ),
    liar(
        "passes-are-never-forgotten",
        "Counts passes on lower cards too.",
        "END-2",
        (
            "engine.js",
            '  s.passes = 0;\n  tell(s, { event: "shown"',
            '  if (s.trick.length === 1) s.passes = 0;\n  tell(s, { event: "shown"',
        ),
    ),
    liar(
        "leader-takes",
        "Gives a trick to its leader.",
        "END-2",
        (
            "engine.js",
            "return complete(s, highest(s).seat, true)",
            "return complete(s, s.leader, true)",
        ),
    ),
    liar(
        "takes-the-covered-ones",
        "Lets the taker take only the covered cards; the released ones are put away.",
        "END-3 PARRY-4",
        ("ending.js", _CARDS, _CARDS.replace("s.trick", "s.trick.filter((e) => e.covered)")),
    ),
    liar(
        "takes-the-released-ones",
        "Gives covered cards back to the hands of those who showed them.",
        "END-3 PARRY-4",
        (
            "ending.js",
            _CARDS,
            "const isBack = (e) => e.covered && e.seat !== seat;\n"
            "  for (const e of s.trick.filter(isBack)) "
            "s.hands[e.seat] = [...s.hands[e.seat], e.card];\n"
            "  const cards = s.trick.filter((e) => !isBack(e)).map((entry) => entry.card);",
        ),
    ),
    liar(
        "each-takes-its-own",
        "Gives every seat back the cards that it showed itself, as captured ones.",
        "END-3 PARRY-4 END-2",
        (
            "ending.js",
            "s.captured[seat] = [...s.captured[seat], ...cards];",
            "for (const e of s.trick) s.captured[e.seat] = [...s.captured[e.seat], e.card];",
        ),
    ),
    liar(
        "last-passer-leads",
        "Lets the last seat that acted lead the next trick.",
        "END-5 NEXT-1",
        ("ending.js", "return lead(s, taker);", "return lead(s, s.lastActor);"),
    ),
    liar(
        "same-leader-again",
        "Lets the leader of the last trick lead the next one too.",
        "NEXT-1 END-5 PARRY-5",
        ("ending.js", "return lead(s, taker);", "return lead(s, s.leader);"),
    ),
    liar(
        "parrier-does-not-lead",
        "Lets the leader of a parried trick lead again.",
        "PARRY-5 NEXT-1",
        (
            "ending.js",
            "return lead(s, taker);",
            "return lead(s, s.lastActor === taker ? s.leader : taker);",
        ),
    ),
    liar(
        "anybody-leads",
        "Lets any seat lead a trick in place of the taker of the last one.",
        "NEXT-1 TURN-1",
        ("legality.js", '    "NEXT-1": leadsFor("NEXT-1"),\n', ""),
    ),
    liar(
        "anybody-leads-for-the-empty",
        "Lets any seat lead in place of the next one that has cards.",
        "NEXT-2 TURN-1",
        ("legality.js", '    "NEXT-2": leadsFor("NEXT-2"),\n', ""),
    ),
    liar(
        "lead-goes-right",
        "Looks for a leader counterclockwise when the taker has no cards.",
        "NEXT-2",
        (
            "ending.js",
            _LEADER,
            _LEADER.replace(
                "clockwiseFrom(s, taker)",
                "[taker, ...clockwiseFrom(s, taker).slice(1).reverse()]",
            ),
        ),
    ),
    liar(
        "empty-taker-leads",
        "Gives the lead to the taker even without a card to show.",
        "NEXT-2",
        ("ending.js", _LEADER, "taker;"),
    ),
    liar(
        "plays-to-the-last-card",
        "Goes on while one seat has cards.",
        "OVER-1",
        ("ending.js", _IS_OVER, _IS_OVER.replace("<= 1", "<= 0")),
    ),
    liar(
        "first-empty-hand-ends",
        "Ends the game as soon as one seat has no cards.",
        "OVER-1",
        ("ending.js", _IS_OVER, _IS_OVER.replace("<= 1", "< s.players")),
    ),
    liar(
        "empty-pile-ends",
        "Ends the game with the trick that empties the pile.",
        "OVER-1",
        ("ending.js", _IS_OVER, "pileSize(s) === 0;"),
    ),
    liar(
        "ends-within-a-trick",
        "Ends the game within a trick as soon as at most one hand has cards.",
        "OVER-1",
        (
            "ending.js",
            "isTestedWithinTrick(s) && isOver(s);",
            "s.hands.filter((hand) => hand.length > 0).length <= 1;",
        ),
    ),
    liar(
        "plays-on-after-the-end",
        "Lets seats show cards when the game is over.",
        "OVER-1",
        ("ending.js", "  s.turn = s.leader = null;\n", ""),
        (
            "legality.js",
            "const isAfterTheEnd = (s) => s.over;",
            "const isAfterTheEnd = () => false;",
        ),
    ),
)
"""Lies about the end of a trick, who leads the next one, and the end of the game."""
