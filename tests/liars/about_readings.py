"""Lies about the open questions: each flag has a liar that plays another of its readings."""

from __future__ import annotations

from typing import Final

from tests.liars.lie import Liar, liar

ABOUT_READINGS: Final[tuple[Liar, ...]] = (
    liar(
        "inspection-taker",
        "Lets the taker alone look at a trick, also where all may.",
        "END-6",
        ("ending.js", 's.flags.inspection === "all"', "false"),
    ),
    liar(
        "inspection-all",
        "Lets everybody look at a trick, also where the taker alone may.",
        "END-6 END-4",
        ("ending.js", 's.flags.inspection === "all"', "true"),
    ),
    liar(
        "first-draw-last-actor",
        "Lets the last seat that acted draw first, also where the winner does.",
        "FILL-3",
        ("refill.js", 's.flags.refill_first === "winner"', "false"),
    ),
    liar(
        "first-draw-winner",
        "Lets the winner draw first, also where the last seat that acted does.",
        "FILL-3",
        ("refill.js", 's.flags.refill_first === "winner"', "true"),
    ),
    liar(
        "short-all-or-nothing",
        "Lets nobody draw when the pile is too short for all.",
        "FILL-2",
        ("refill.js", "QUEUE_WHEN_SHORT[s.flags.refill_short]", "QUEUE_WHEN_SHORT.all_or_nothing"),
    ),
    liar(
        "short-whole-need",
        "Lets only those draw whose whole need a short pile covers.",
        "FILL-2",
        ("refill.js", "QUEUE_WHEN_SHORT[s.flags.refill_short]", "QUEUE_WHEN_SHORT.whole_need"),
    ),
    liar(
        "short-one-by-one",
        "Deals a short pile out one card at a time.",
        "FILL-2 FILL-4",
        ("refill.js", "QUEUE_WHEN_SHORT[s.flags.refill_short]", "QUEUE_WHEN_SHORT.one_by_one"),
    ),
    liar(
        "short-greedy",
        "Lets the first ones draw a short pile up, under every reading.",
        "FILL-2",
        ("refill.js", "QUEUE_WHEN_SHORT[s.flags.refill_short]", "QUEUE_WHEN_SHORT.greedy"),
    ),
    liar(
        "whole-need-wants-more",
        "Lets a seat draw its whole need only if a card is left over, where whole needs count.",
        "FILL-2",
        ("refill.js", "n <= left ? n : 0", "n < left ? n : 0"),
    ),
    liar(
        "parry-on-turn-only",
        "Lets nobody parry out of turn, also where it is allowed.",
        "PARRY-2",
        (
            "legality.js",
            'isOutOfTurn(s, seat) && s.flags.parry_timing === "own_turn"',
            "isOutOfTurn(s, seat)",
        ),
    ),
    liar(
        "self-parry",
        "Lets a seat parry its own highest card wherever anybody may parry at any time.",
        "PARRY-1 PARRY-2",
        (
            "legality.js",
            'highest(s).seat === seat && s.flags.self_parry === "false";',
            "false;",
        ),
    ),
    liar(
        "no-self-parry",
        "Lets no seat parry its own card, also where it may.",
        "PARRY-1 PARRY-2",
        ("legality.js", ' && s.flags.self_parry === "false"', ""),
    ),
    liar(
        "empty-taker-ends",
        "Ends the game when the taker has no card to lead.",
        "NEXT-2",
        ("ending.js", ' && s.flags.leader_without_cards === "game_ends"', ""),
    ),
    liar(
        "empty-taker-never-ends",
        "Goes on without a card to lead, also where that ends the game.",
        "NEXT-2",
        ("ending.js", 's.flags.leader_without_cards === "game_ends"', "false"),
    ),
    liar(
        "over-before-drawing",
        "Asks before anybody draws whether the game is over.",
        "OVER-1",
        (
            "ending.js",
            'flags.end_test === "before_refill" || flags.end_test === "any_moment";',
            "true;",
        ),
    ),
    liar(
        "over-after-drawing",
        "Never asks before anybody draws whether the game is over.",
        "OVER-1",
        (
            "ending.js",
            'flags.end_test === "before_refill" || flags.end_test === "any_moment";',
            "false;",
        ),
    ),
    liar(
        "over-between-tricks",
        "Never ends the game within a trick.",
        "OVER-1",
        ("ending.js", "isTestedWithinTrick(s) && isOver(s)", "false"),
    ),
    liar(
        "over-whatever-the-pile",
        "Ends the game within a trick while the pile has cards, where it has to be empty.",
        "OVER-1",
        (
            "ending.js",
            '(s.flags.end_test === "any_moment_pile_empty" && pileSize(s) === 0)',
            's.flags.end_test === "any_moment_pile_empty"',
        ),
    ),
    liar(
        "covered-card-is-gone",
        "Never counts the card under the thumb as a card in hand.",
        "OVER-1 FILL-1 THUMB-1",
        ("table.js", 's.flags.covered_card_is_hand_card === "true"', "false"),
    ),
    liar(
        "covered-card-is-held",
        "Always counts the card under the thumb as a card in hand.",
        "OVER-1 FILL-1 THUMB-1",
        ("table.js", 's.flags.covered_card_is_hand_card === "true"', "true"),
    ),
    liar(
        "unfinished-trick-is-lost",
        "Gives nobody the trick within which the game ends.",
        "END-3 OVER-1",
        ("ending.js", 's.flags.unfinished_trick === "highest_takes"', "false"),
    ),
    liar(
        "unfinished-trick-is-taken",
        "Gives the highest card the trick within which the game ends, also where nobody gets it.",
        "END-3 OVER-1",
        ("ending.js", 's.flags.unfinished_trick === "highest_takes"', "true"),
    ),
    liar(
        "colours-by-lap",
        "Makes a new order of colours in every lap.",
        "HIGH-3 HIGH-4 HIGH-5",
        ("engine.js", 's.flags.colour_scope === "lap"', "true"),
    ),
    liar(
        "colours-by-trick",
        "Keeps the order of colours for the whole trick, also where it goes by laps.",
        "HIGH-3 HIGH-4 HIGH-2",
        ("engine.js", 's.flags.colour_scope === "lap"', "false"),
    ),
    liar(
        "draws-by-lap",
        "Draws after every lap.",
        "FILL-1",
        ("engine.js", 's.flags.refill_scope === "lap"', "true"),
    ),
    liar(
        "draws-by-trick",
        "Draws after tricks only, also where it goes by laps.",
        "FILL-1",
        ("engine.js", 's.flags.refill_scope === "lap"', "false"),
    ),
    liar(
        "leader-shows-each-lap",
        "Makes the leader show a card in every lap if it can.",
        "LEAD-2 PASS-1",
        ("legality.js", 's.flags.must_show_scope === "lap"', "true"),
    ),
    liar(
        "leader-shows-once",
        "Makes the leader show a card only once, also where it goes by laps.",
        "LEAD-2",
        ("legality.js", 's.flags.must_show_scope === "lap"', "false"),
    ),
    liar(
        "no-draw-after-a-parry",
        "Does not draw after a parry.",
        "FILL-1 PARRY-5",
        ("engine.js", 's.flags.refill_after_parry === "true"', "false"),
    ),
    liar(
        "draw-after-a-parry",
        "Draws after a parry, also where nobody does.",
        "FILL-1 PARRY-5",
        ("engine.js", 's.flags.refill_after_parry === "true"', "true"),
    ),
    liar(
        "jumps-empty-hands",
        "Jumps seats without cards.",
        "PASS-3",
        ("engine.js", "explicit: () => false", "explicit: (s) => s.hands[s.turn].length === 0"),
    ),
    liar(
        "jumps-whoever-must-pass",
        "Jumps seats that can only pass.",
        "PASS-3",
        ("engine.js", "explicit: () => false", "explicit: canOnlyPass"),
    ),
    liar(
        "jumps-nobody",
        "Asks every seat, also where those without cards are jumped.",
        "PASS-3",
        ("engine.js", "(s) => s.hands[s.turn].length === 0", "() => false"),
    ),
    liar(
        "jumps-only-empty-hands",
        "Asks a seat with cards that can only pass, also where it is jumped.",
        "PASS-3",
        ("engine.js", "skip_all: canOnlyPass", "skip_all: (s) => s.hands[s.turn].length === 0"),
    ),
    liar(
        "parrier-releases",
        "Lays the parrier's old card open, also where that is not asked for.",
        "PARRY-4 RAISE-2",
        ("engine.js", 's.flags.parrier_releases_old_card === "true"', "true"),
    ),
    liar(
        "parrier-keeps-the-thumb-on",
        "Never lays the parrier's old card open.",
        "PARRY-4 RAISE-2",
        ("engine.js", 's.flags.parrier_releases_old_card === "true"', "false"),
    ),
    liar(
        "single-cards",
        "Deals one card at a time, also where hands are dealt at once.",
        "START-4",
        ("deal.js", "PLACE[s.flags.deal]", "PLACE.single"),
    ),
)
"""Lies about the open questions."""
