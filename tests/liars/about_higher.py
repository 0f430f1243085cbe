"""Lies about what is higher."""

from __future__ import annotations

from typing import Final

from tests.liars.lie import Liar, liar

_NOT_HIGHER = "isNewestColour(s, card) && value(card) <= value(highest(s).card);"
_NEW = "!s.colours.includes(colour(card));"
_TOPPED = "!isNewColour(s, card) && !isNewestColour(s, card);"

ABOUT_HIGHER: Final[tuple[Liar, ...]] = (
    liar(
        "any-value-will-do",
        "Lets a seat show any value of the highest colour.",
        "HIGH-1 TURN-2 RAISE-3",
        ("legality.js", _NOT_HIGHER, "false;"),
    ),
    liar(
        "enters-with-any-value",
        "Lets a seat that shows no card yet come in with any value of the highest colour.",
        "TURN-2 HIGH-1",
        ("legality.js", _NOT_HIGHER, "coveredCard(s, s.turn) && " + _NOT_HIGHER),
    ),
    liar(
        "equal-is-higher",
        "Lets a seat show the twin of the highest card.",
        "HIGH-1 TURN-2 RAISE-3",
        ("legality.js", _NOT_HIGHER, _NOT_HIGHER.replace("<=", "<")),
    ),
    liar(
        "lower-is-higher",
        "Takes the lower value for the higher card.",
        "HIGH-1",
        ("legality.js", _NOT_HIGHER, _NOT_HIGHER.replace("<=", ">=")),
    ),
    liar(
        "only-the-next-value",
        "Lets a seat show only the very next value of a colour.",
        "HIGH-1 TURN-2",
        ("legality.js", _NOT_HIGHER, _NOT_HIGHER.replace("(card) <=", "(card) - 1 !==")),
    ),
    liar(
        "new-colour-by-value",
        "Asks for a higher value in a new colour too.",
        "HIGH-2",
        (
            "legality.js",
            _NOT_HIGHER,
            "s.trick.length > 0" + _NOT_HIGHER.removeprefix("isNewestColour(s, card)"),
        ),
    ),
    liar(
        "no-new-colour",
        "Lets nobody bring a new colour into a trick.",
        "HIGH-2",
        ("legality.js", _NEW, "s.trick.length === 0;"),
    ),
    liar(
        "two-colours-at-most",
        "Lets nobody bring a third colour into a trick.",
        "HIGH-2 HIGH-3",
        ("legality.js", _NEW, "s.colours.length < 2 && " + _NEW),
    ),
    liar(
        "new-colour-ranks-lowest",
        "Ranks a new colour below those before it.",
        "HIGH-3",
        ("engine.js", "[...s.colours, newest]", "[newest, ...s.colours]"),
    ),
    liar(
        "third-colour-in-the-middle",
        "Ranks the third colour between the first and the second.",
        "HIGH-3",
        (
            "engine.js",
            "[...s.colours, newest]",
            "s.colours.length < 2 ? [...s.colours, newest] : [s.colours[0], newest, s.colours[1]]",
        ),
    ),
    liar(
        "fixed-colours",
        "Ranks yellow below green and green below black in every trick.",
        "HIGH-4 HIGH-3",
        (
            "legality.js",
            _NEW,
            's.colours.every((c) => "YGB".indexOf(colour(card)) > "YGB".indexOf(c));',
        ),
    ),
    liar(
        "black-is-highest",
        "Lets only black be shown on black: it is always the highest colour.",
        "HIGH-4 HIGH-3",
        ("legality.js", _NEW, '!s.colours.includes("B") && ' + _NEW),
    ),
    liar(
        "colours-outlive-the-trick",
        "Keeps the order of colours for the next trick.",
        "HIGH-4 LEAD-1",
        ("ending.js", "  s.colours = [];\n", ""),
        ("legality.js", _NOT_HIGHER, "s.trick.length > 0 && " + _NOT_HIGHER),
    ),
    liar(
        "topped-colour-by-value",
        "Lets a topped colour come back with a value above the highest card.",
        "HIGH-5",
        ("legality.js", _TOPPED, _TOPPED[:-1] + " && value(card) <= value(highest(s).card);"),
    ),
    liar(
        "topped-colour-comes-back",
        "Lets a topped colour come back with any value.",
        "HIGH-5",
        ("legality.js", _TOPPED, "false;"),
    ),
)
"""Lies about what is higher."""
