"""Lies about what seats see and know."""

from __future__ import annotations

from typing import Final

from tests.liars.lie import Liar, liar

ABOUT_KNOWLEDGE: Final[tuple[Liar, ...]] = (
    liar(
        "open-hands",
        "Tells all hands to every seat while the game goes on.",
        "HAND-2",
        ("view.js", "s.over ? s.hands : null", "s.hands"),
    ),
    liar(
        "last-hands-hidden",
        "Does not lay the hands open at the end.",
        "OVER-2 HAND-2",
        ("view.js", "s.over ? s.hands : null", "null"),
    ),
    liar(
        "hand-of-the-neighbour",
        "Shows a seat the hand of its left-hand neighbour.",
        "HAND-2 HAND-1",
        ("view.js", "hand: s.hands[seat],", "hand: s.hands[(seat + 1) % s.players],"),
    ),
    liar(
        "forgets-its-first-hand",
        "Does not remember the fangs of the cards that it was dealt.",
        "HAND-1",
        ("deal.js", "    learn(s, [seat], s.hands[seat]); // HAND-1\n", ""),
    ),
    liar(
        "forgets-what-it-drew",
        "Does not remember the fangs of the cards that it drew.",
        "HAND-1",
        ("refill.js", "  learn(s, [seat], cards); // HAND-1\n", ""),
    ),
    liar(
        "draws-are-public",
        "Lets everybody see the cards that a seat draws.",
        "HAND-2",
        ("refill.js", "learn(s, [seat], cards)", "learn(s, s.hands.keys(), cards)"),
    ),
    liar(
        "thumb-off-in-a-view",
        "Tells the fang of a covered card in a view.",
        "THUMB-4 THUMB-2",
        ("view.js", "card: known(entry.card)", "card: entry.card"),
    ),
    liar(
        "thumb-off-in-the-open",
        "Tells the fang of a covered card to all.",
        "THUMB-2 THUMB-4",
        ("view.js", "covered ? kind(card) : card", "card"),
    ),
    liar(
        "thumb-off-when-shown",
        "Remembers for every seat the fang of a card that is only shown.",
        "THUMB-4 THUMB-2",
        (
            "engine.js",
            "  cover(s, action);\n  rank",
            "  cover(s, action);\n  learn(s, allSeats(s), [action.card]);\n  rank",
        ),
    ),
    liar(
        "no-conclusion-from-twins",
        "Does not conclude from one of two twins what the other one must be.",
        "MAT-4 MAT-3",
        (
            "view.js",
            "card: known(entry.card)",
            "card: entry.covered && entry.seat !== seat ? kind(entry.card) : known(entry.card)",
        ),
    ),
    liar(
        "released-card-stays-hidden",
        "Tells of a released card the kind alone.",
        "RAISE-2",
        ("view.js", "covered ? kind(card) : card", "kind(card)"),
    ),
    liar(
        "nobody-looks-at-released-cards",
        "Does not remember the fang of a released card.",
        "RAISE-2",
        ("engine.js", "  learn(s, allSeats(s), [old.card]);\n", ""),
    ),
    liar(
        "nobody-inspects",
        "Lets nobody look at a trick before it is put face down.",
        "END-6",
        ("ending.js", "  learn(s, seats, cards);\n", ""),
    ),
    liar(
        "leader-misses-the-inspection",
        "Lets everybody look at a finished trick except seat 0.",
        "END-6",
        ("ending.js", "? [...allSeats(s)] :", "? [...allSeats(s)].slice(1) :"),
    ),
    liar(
        "captured-face-up",
        "Lays captured cards face up, so that every seat knows their fangs.",
        "END-4 END-6",
        ("view.js", "cards.map(known)", "cards"),
    ),
    liar(
        "captured-are-forgotten",
        "Shows of captured cards the kinds alone, whatever a seat has seen.",
        "END-6 HAND-1",
        ("view.js", "cards.map(known)", "cards.map(kind)"),
    ),
)
"""Lies about what seats see and know."""
