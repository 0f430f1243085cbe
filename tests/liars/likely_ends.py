"""Likely lies about the end of a trick, drawing, leading the next one, and the end of the game."""

from __future__ import annotations

from typing import Final

from tests.liars.lie import Liar, liar

_OTHERS = "s.passes === s.players - 1"
_CAPTURED = "s.captured[seat] = [...s.captured[seat], ...cards];"
_LEADER = "clockwiseFrom(s, taker).find((seat) => s.hands[seat].length > 0);"
_IS_OVER = "[...allSeats(s)].filter((seat) => held(s, seat) > 0).length <= 1;"
_ORDER = "queue(s, clockwiseFrom(s, firstToDraw(s, winner)))"
_GREEDY = "greedy: (order, needs, left) => inTurn(order, needs).slice(0, left),"
_COMPLETE = "export function complete(s, taker, refills) {\n"

LIKELY_ENDS: Final[tuple[Liar, ...]] = (
    liar(
        "leader-who-passes-ends-it",
        "Ends a trick when its leader passes in a later lap.",
        "END-2 END-1",
        (
            "engine.js",
            "  passTurn(s);\n}\n\n// PARRY-4",
            "  if (seat === s.leader) return complete(s, highest(s).seat, true);\n"
            "  passTurn(s);\n}\n\n// PARRY-4",
        ),
    ),
    liar(
        "empty-hands-need-not-pass",
        "Ends a trick when all others that have cards have passed on the highest card.",
        "END-2 PASS-3 TURN-1",
        (
            "engine.js",
            's.passes += 1;\n  tell(s, { event: "passed"',
            's.passes += 1;\n  s.since = [...(s.since ?? []), seat];\n  tell(s, { event: "passed"',
        ),
        ("engine.js", "  s.passes = 0;\n", "  s.passes = 0;\n  s.since = [];\n"),
        (
            "engine.js",
            _OTHERS,
            _OTHERS + " || (s.passes > 0 && s.hands.every((hand, seat) =>\n"
            "    hand.length === 0 || seat === highest(s).seat || s.since.includes(seat)))",
        ),
    ),
    liar(
        "captures-are-a-set-of-kinds",
        "Keeps captured cards by their kinds, so that a seat has no second twin.",
        "END-3 MAT-3 PARRY-4",
        (
            "ending.js",
            _CAPTURED,
            _CAPTURED + "\n"
            "  s.captured[seat] = s.captured[seat].filter((card, i, all) =>\n"
            "    all.findIndex((other) => other.slice(0, 2) === card.slice(0, 2)) === i);",
        ),
    ),
    liar(
        "counts-covered-cards-when-it-tells",
        "Tells of a taken trick how many covered cards it had.",
        "END-3 PARRY-4",
        (
            "ending.js",
            "cards: cards.length });",
            "cards: s.trick.filter((entry) => entry.covered).length });",
        ),
    ),
    liar(
        "leader-does-not-lead-twice",
        "Lets the seat after the taker lead when the taker led the trick itself.",
        "END-5 NEXT-1 PARRY-5",
        (
            "ending.js",
            "  return lead(s, taker);",
            "  return lead(s, (taker + (s.leader === taker)) % s.players);",
        ),
    ),
    liar(
        "tells-only-another-leader",
        "Tells who leads only when it is another seat than before.",
        "NEXT-1 END-5 PARRY-5",
        (
            "ending.js",
            "  s.leader = s.turn = leader;\n",
            "  const same = s.leader === leader;\n  s.leader = s.turn = leader;\n",
        ),
        (
            "ending.js",
            '  return tell(s, { event: "leads", seat: leader });',
            '  if (!same) tell(s, { event: "leads", seat: leader });',
        ),
    ),
    liar(
        "single-card-is-not-replaced",
        "Does not draw after a trick of one card.",
        "FILL-1",
        ("ending.js", _COMPLETE, _COMPLETE + "  if (s.trick.length === 1) refills = false;\n"),
    ),
    liar(
        "draws-when-a-seat-has-two",
        "Draws only after tricks that leave some seat with two cards at most.",
        "FILL-1",
        (
            "ending.js",
            "if (refills) refill",
            "if (refills && s.hands.some((hand) => hand.length < 3)) refill",
        ),
    ),
    liar(
        "tells-draws-of-nothing",
        "Tells of every seat in turn what it has drawn, nothing too.",
        "FILL-1 FILL-4",
        (
            "refill.js",
            "for (const seat of new Set(drawers)) draw",
            "const all = drawers.length > 0 ? clockwiseFrom(s, firstToDraw(s, winner)) : [];\n"
            "  for (const seat of all) draw",
        ),
    ),
    liar(
        "short-pile-is-shared-evenly",
        "Deals a pile that is too short for all in equal parts.",
        "FILL-2 FILL-4",
        (
            "refill.js",
            _GREEDY,
            "greedy: (order, needs, left) => {\n"
            "    const part = Math.floor(left / needs.filter((n) => n > 0).length);\n"
            "    return inTurn(order, needs.map((n) => Math.min(n, part)));\n  },",
        ),
    ),
    liar(
        "short-pile-goes-where-most-is-missing",
        "Lets the seat draw first that needs most when the pile is too short for all.",
        "FILL-2 FILL-3 FILL-4",
        (
            "refill.js",
            _GREEDY,
            "greedy: (order, needs, left) => {\n"
            "    const places = needs.map((_, i) => i).sort((a, b) => needs[b] - needs[a]);\n"
            "    return inTurn(places.map((i) => order[i]), places.map((i) => needs[i]))"
            ".slice(0, left);\n  },",
        ),
    ),
    liar(
        "one-by-one-begins-where-most-is-missing",
        "Where a short pile is dealt one by one, begins with the seat that needs most.",
        "FILL-2 FILL-3",
        (
            "refill.js",
            "oneEach(order, needs).slice(0, left),\n};",
            "{\n    const places = needs.map((_, i) => i).sort((a, b) => needs[b] - needs[a]);\n"
            "    return oneEach(places.map((i) => order[i]), places.map((i) => needs[i]))"
            ".slice(0, left);\n  },\n};",
        ),
    ),
    liar(
        "all-or-nothing-puts-the-rest-away",
        "Where nobody draws from a pile that is too short for all, puts its cards away.",
        "FILL-2",
        (
            "refill.js",
            "  s.drawn += drawers.length;\n",
            "  s.drawn += drawers.length;\n"
            '  if (s.flags.refill_short === "all_or_nothing" && drawers.length === 0 &&\n'
            "    s.hands.some((_, seat) => need(s, seat) > 0)) s.drawn = s.deck.length;\n",
        ),
    ),
    liar(
        "jumped-seat-decided-last",
        "Where the last to decide draws first, takes a seat that is jumped for it.",
        "FILL-3 PASS-3",
        ("engine.js", "function jump(s) {\n", "function jump(s) {\n  s.lastActor = s.turn;\n"),
    ),
    liar(
        "others-draw-by-their-numbers",
        "Lets the others draw in the order of their numbers, seat 0 before seat 1.",
        "FILL-4",
        (
            "refill.js",
            _ORDER,
            "queue(s, [firstToDraw(s, winner),\n"
            "    ...clockwiseFrom(s, 0).filter((seat) => seat !== firstToDraw(s, winner))])",
        ),
    ),
    liar(
        "interrupted-seat-draws-first",
        "Where seats may parry at any time, lets the seat draw first that was on turn.",
        "FILL-3",
        (
            "refill.js",
            "winner : s.lastActor",
            "(s.lastActor === winner && s.trick.length === 0 ? s.turn : winner) : s.lastActor",
        ),
    ),
    liar(
        "captured-are-shuffled-again",
        "Makes a new pile of all captured cards, once, when hands cannot be filled any more.",
        "FILL-6",
        (
            "refill.js",
            "export function refill(s, winner) {\n",
            "export function refill(s, winner) {\n"
            "  if (pileSize(s) === 0 && !s.again) {\n"
            "    s.again = true;\n"
            "    s.deck = [...s.deck, ...s.captured.flat()];\n"
            "    s.captured = s.captured.map(() => []);\n  }\n",
        ),
    ),
    liar(
        "without-a-pile-the-last-passer-leads",
        "Lets the seat lead that passed last once the pile is empty.",
        "NEXT-1 END-5",
        (
            "ending.js",
            "  return lead(s, taker);",
            "  return lead(s, pileSize(s) === 0 ? s.lastActor : taker);",
        ),
    ),
    liar(
        "second-empty-hand-starts-from-seat-0",
        "Looks for a leader from seat 0 on when the taker and the seat after it have no cards.",
        "NEXT-2",
        (
            "ending.js",
            _LEADER,
            "[taker, (taker + 1) % s.players, ...allSeats(s)]"
            ".find((seat) => s.hands[seat].length > 0);",
        ),
    ),
    liar(
        "second-best-leads-for-the-empty",
        "Gives the lead to the seat with the next highest card when the taker has no cards.",
        "NEXT-2",
        (
            "ending.js",
            _COMPLETE,
            _COMPLETE + "  s.ranked = s.trick.map((entry) => entry.seat).reverse();\n",
        ),
        (
            "ending.js",
            _LEADER,
            "[taker, ...s.ranked, ...clockwiseFrom(s, taker)]"
            ".find((seat) => s.hands[seat].length > 0);",
        ),
    ),
    liar(
        "two-cards-are-no-game",
        "Ends the game when all hands together have two cards at most.",
        "OVER-1",
        (
            "ending.js",
            _IS_OVER,
            _IS_OVER[:-1] + " ||\n  (s.trick.length === 0 && s.hands.flat().length < 3);",
        ),
    ),
    liar(
        "before-drawing-only-without-a-pile",
        "Where the end is tested before anybody draws, does so only when the pile is empty.",
        "OVER-1",
        (
            "ending.js",
            'flags.end_test === "before_refill" || flags.end_test === "any_moment";\n',
            'flags.end_test === "any_moment";\n',
        ),
        (
            "ending.js",
            "if (isTestedBeforeRefill(s) && isOver(s))",
            'if ((isTestedBeforeRefill(s) || (s.flags.end_test === "before_refill" &&\n'
            "    pileSize(s) === 0)) && isOver(s))",
        ),
    ),
    liar(
        "lap-begins-without-colours",
        "Where colours go by laps, takes the colour of the highest card for new as well.",
        "HIGH-1 HIGH-3 HIGH-4 TURN-2 RAISE-3",
        ("engine.js", "s.colours = [colour(highest(s).card)];", "s.colours = [];"),
    ),
    liar(
        "laps-are-drawn-for-by-the-leader-alone",
        "Where hands are filled after laps, fills only the hand of the leader then.",
        "FILL-1 FILL-4",
        (
            "refill.js",
            _ORDER,
            _ORDER + ".filter((seat) => s.trick.length === 0 || seat === s.leader)",
        ),
    ),
)
"""Likely lies about the end of a trick, drawing, leading the next one, and the end of the game."""
