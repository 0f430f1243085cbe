"""Lies about drawing after a trick."""

from __future__ import annotations

from typing import Final

from tests.liars.lie import Liar, liar

_NEED = "s.handSize - held(s, seat);"
_ORDER = "queue(s, clockwiseFrom(s, firstToDraw(s, winner)))"

ABOUT_DRAWING: Final[tuple[Liar, ...]] = (
    liar(
        "nobody-draws",
        "Never draws.",
        "FILL-1",
        ("ending.js", "  if (refills) refill(s, taker); // FILL-1\n", ""),
    ),
    liar(
        "taker-alone-draws",
        "Lets only the first seat draw.",
        "FILL-1 FILL-4",
        ("refill.js", _ORDER, "queue(s, [firstToDraw(s, winner)])"),
    ),
    liar(
        "draws-one-card",
        "Draws at most one card for each seat.",
        "FILL-1",
        ("refill.js", _NEED, "Math.min(1, s.handSize - held(s, seat));"),
    ),
    liar(
        "draws-one-too-many",
        "Draws until a seat has one card more than a hand.",
        "FILL-1",
        ("refill.js", _NEED, _NEED.replace("s.handSize", "s.handSize + 1")),
    ),
    liar(
        "everybody-draws-one",
        "Draws one card for every seat, needed or not.",
        "FILL-1",
        ("refill.js", _NEED, "1;"),
    ),
    liar(
        "leader-draws-first",
        "Lets the leader of the trick draw first.",
        "FILL-3",
        ("refill.js", "winner : s.lastActor", "s.leader : s.lastActor"),
    ),
    liar(
        "seat-0-draws-first",
        "Draws in the order of the seats, beginning with seat 0.",
        "FILL-3",
        ("refill.js", "winner : s.lastActor", "0 : s.lastActor"),
    ),
    liar(
        "taker-draws-last",
        "Lets the taker draw last.",
        "FILL-3",
        ("refill.js", "winner : s.lastActor", "(winner + 1) % s.players : s.lastActor"),
    ),
    liar(
        "draws-counterclockwise",
        "Lets the others draw counterclockwise.",
        "FILL-4",
        (
            "refill.js",
            _ORDER,
            "queue(s, clockwiseFrom(s, firstToDraw(s, winner))"
            ".map((seat, i, order) => order.at(-i)))",
        ),
    ),
    liar(
        "draws-in-turns",
        "Draws one card each, round and round, also when there is enough for all.",
        "FILL-4",
        ("refill.js", "<= left ? enough :", "<= left ? oneEach(order, needs) :"),
    ),
    liar(
        "captured-become-the-pile",
        "Makes a new pile of the taker's captured cards when the pile is empty.",
        "FILL-6",
        (
            "refill.js",
            "export function refill(s, winner) {\n",
            "export function refill(s, winner) {\n"
            "  if (pileSize(s) === 0) {\n"
            "    s.deck = [...s.deck, ...s.captured[winner]];\n"
            "    s.captured[winner] = [];\n  }\n",
        ),
    ),
    liar(
        "last-card-is-never-drawn",
        "Leaves the last card of the pile where it lies.",
        "FILL-2 FILL-1",
        ("refill.js", "const left = pileSize(s);", "const left = Math.max(0, pileSize(s) - 1);"),
    ),
)
"""Lies about drawing after a trick."""
