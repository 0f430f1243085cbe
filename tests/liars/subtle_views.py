"""Subtle lies about what seats see and know, and about single readings."""

from __future__ import annotations

from typing import Final

from tests.liars.lie import Liar, liar
from tests.liars.subtle_tricks import LAPS

_SEES = 's.flags.inspection === "all" ?'
_MUST_NOT_PASS = "s.turn === s.leader && (s.trick.length === 0 || mustShowEachLap(s));"

SUBTLE_VIEWS: Final[tuple[Liar, ...]] = (
    liar(
        "released-is-soon-forgotten",
        "Tells a released card while it lies there, and forgets its fang with the trick.",
        "RAISE-2",
        ("engine.js", "  learn(s, allSeats(s), [old.card]);\n", ""),
        (
            "view.js",
            "card: known(entry.card)",
            "card: entry.covered ? known(entry.card) : entry.card",
        ),
    ),
    liar(
        "last-draw-is-public",
        "Lets everybody see the cards that empty the pile.",
        "HAND-2",
        (
            "refill.js",
            "learn(s, [seat], cards)",
            "learn(s, pileSize(s) === 0 ? s.hands.keys() : [seat], cards)",
        ),
    ),
    liar(
        "hands-open-when-two-are-left",
        "Lays hands open when the pile is empty and two seats have cards.",
        "HAND-2",
        (
            "view.js",
            "s.over ? s.hands : null",
            "s.over || (pileSize(s) === 0 && s.trick.length === 0 &&\n"
            "      s.hands.filter((hand) => hand.length > 0).length === 2) ? s.hands : null",
        ),
    ),
    liar(
        "seven-sit-close-together",
        "Lets seven seats see the first hand of their right-hand neighbour.",
        "HAND-2 THUMB-4",
        (
            "deal.js",
            "learn(s, [seat], s.hands[seat]);",
            "learn(s, s.players === 7 ? [seat, (seat + 1) % 7] : [seat], s.hands[seat]);",
        ),
    ),
    liar(
        "who-shows-sees-all-thumbs",
        "Tells the fangs of all covered cards to a seat that shows a card itself.",
        "THUMB-4 THUMB-2",
        (
            "view.js",
            "card: known(entry.card)",
            "card: s.trick.some((e) => e.covered && e.seat === seat)\n"
            "      ? entry.card : known(entry.card)",
        ),
    ),
    liar(
        "shown-card-is-still-seen-in-hand",
        "Tells a seat its covered card among the cards of its hand, in the view alone.",
        "THUMB-1 HAND-1",
        (
            "view.js",
            "hand: s.hands[seat],",
            "hand: [...s.hands[seat], ...s.trick.filter((e) => e.covered && e.seat === seat)"
            ".map((e) => e.card)],",
        ),
    ),
    liar(
        "captured-twins-are-forgotten",
        "Tells a seat the kind alone of a captured card whose twin it holds, whatever it saw.",
        "END-6 MAT-4 HAND-1",
        (
            "view.js",
            "captured: s.captured.map((cards) => cards.map(known)),",
            "captured: s.captured.map((cards) => cards.map((card) =>\n"
            "      (s.hands[seat].some((c) => kind(c) === kind(card))\n"
            "        ? kind(card) : known(card)))),",
        ),
    ),
    liar(
        "last-hands-teach-nothing",
        "Does not conclude from the hands laid open at the end what their twins must be.",
        "OVER-2 MAT-4",
        ("ending.js", "  learn(s, allSeats(s), s.hands.flat()); // all hands are laid open\n", ""),
    ),
    liar(
        "parried-trick-is-not-inspected",
        "Lets the parrier alone look at a parried trick.",
        "END-6",
        ("ending.js", _SEES, 's.flags.inspection === "all" && s.lastActor !== taker ?'),
    ),
    liar(
        "empty-hands-do-not-inspect",
        "Lets seats without cards not look at a trick that another takes.",
        "END-6",
        (
            "ending.js",
            "? [...allSeats(s)] :",
            "? [...allSeats(s)].filter((seat) => seat === taker || held(s, seat) > 0) :",
        ),
    ),
    liar(
        "last-trick-is-not-inspected",
        "Lets the taker alone look at a trick when the pile is empty and hands are too.",
        "END-6",
        (
            "ending.js",
            _SEES,
            's.flags.inspection === "all" && !(pileSize(s) === 0 &&\n'
            "    s.hands.filter((hand) => hand.length > 0).length < 2) ?",
        ),
    ),
    liar(
        "captured-face-up-at-the-end",
        "Lays captured cards face up when the game is over.",
        "END-4 END-6",
        ("view.js", "cards.map(known)", "cards.map((card) => (s.over ? card : known(card)))"),
    ),
    liar(
        "far-seats-miss-what-is-released",
        "Lets only five seats see the fang of a released card.",
        "RAISE-2",
        (
            "engine.js",
            "learn(s, allSeats(s), [old.card]);",
            "learn(s, [...allSeats(s)].slice(0, 5), [old.card]);",
        ),
    ),
    liar(
        "thumb-tires-in-the-third-lap",
        "Tells the fang of a covered card to all from the third lap on.",
        "THUMB-2 THUMB-4",
        *LAPS,
        (
            "view.js",
            "trick: s.trick.map(openly),",
            "trick: s.trick.map((e) => (s.lap > 2 ? { ...e } : openly(e))),",
        ),
    ),
    liar(
        "jumps-nobody-in-the-first-lap",
        "Where seats are jumped that can only pass, asks them all in the first lap.",
        "PASS-3",
        *LAPS,
        ("engine.js", "skip_all: canOnlyPass", "skip_all: (s) => s.lap > 1 && canOnlyPass(s)"),
    ),
    liar(
        "who-shows-does-not-interrupt",
        "Where seats may parry at any time, lets none do so out of turn that shows a card.",
        "PARRY-2 PARRY-1",
        (
            "legality.js",
            's.flags.parry_timing === "own_turn";',
            '(s.flags.parry_timing === "own_turn" || coveredCard(s, seat) !== undefined);',
        ),
    ),
    liar(
        "lap-begins-with-the-colour-led",
        "Where colours go by laps, begins their order with the colour that was led.",
        "HIGH-3 HIGH-4 HIGH-5 HIGH-2",
        (
            "engine.js",
            "[colour(highest(s).card)]",
            "[...new Set([s.trick[0], highest(s)].map((e) => colour(e.card)))]",
        ),
    ),
    liar(
        "head-of-a-lap-shows-or-is-stuck",
        "Where the leader shows a card in every lap, forbids it to pass even without a choice.",
        "LEAD-2 PASS-3",
        ("legality.js", " && !canOnlyPass(s)", ""),
    ),
    liar(
        "packets-begin-on-the-left",
        "Where hands are dealt at once, gives the first one to the left of the starter.",
        "START-5",
        (
            "deal.js",
            "packets: (k, i, players, handSize) => k * handSize + i,",
            "packets: (k, i, players, handSize) => ((k + players - 1) % players) * handSize + i,",
        ),
    ),
    liar(
        "nobody-looks-where-only-the-taker-may",
        "Where the taker alone looks at a trick, lets nobody look at a parried one.",
        "END-6",
        (
            "ending.js",
            ": [taker];",
            ": s.lastActor === taker ? [] : [taker];",
        ),
    ),
    liar(
        "turn-passes-the-empty-in-late-laps",
        "Goes past seats without cards from the second lap on, and takes it for a pass.",
        "PASS-3 TURN-1",
        *LAPS,
        (
            "engine.js",
            "explicit: () => false",
            "explicit: (s) => s.lap > 1 && s.hands[s.turn].length === 0",
        ),
    ),
)
"""Subtle lies about what seats see and know, and about single readings."""
