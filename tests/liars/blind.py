"""Blind liars: a second batch from the manuals, committed with its clauses while the bench was
being changed and not asked before that was finished, so that nobody could change it for them.
"""

from __future__ import annotations

from typing import Final

from tests.liars.lie import Liar, liar
from tests.liars.likely_play import NONE_PASSED, PASSED
from tests.liars.subtle_tricks import LAPS

_HIGHER = "!hasNoHigherValue(s, card) && !isToppedColour(s, card);"
_NOT_HIGHER = "isNewestColour(s, card) && value(card) <= value(highest(s).card);"
_TOPPED = "!isNewColour(s, card) && !isNewestColour(s, card);"
_TWIN = "areTwins(card, highest(s).card);"
_NEXT = "  s.turn = nextSeat(s, s.turn);\n"
_OTHERS = "s.passes === s.players - 1"
_ACTED = "  s.lastActor = action.seat;\n"
_SCORE = "const score = (captured, hand) => "

BLIND: Final[tuple[Liar, ...]] = (
    liar(
        "raise-stays-in-its-colour",
        "Lets a seat raise only in the colour of the card that it shows.",
        "RAISE-1",
        (
            "legality.js",
            _HIGHER,
            _HIGHER[:-1] + " &&\n  (coveredCard(s, s.turn) === undefined ||\n"
            "    colour(coveredCard(s, s.turn).card) === colour(card));",
        ),
    ),
    liar(
        "no-raise-after-the-first-raise",
        "Lets one seat raise in a trick and then no other.",
        "RAISE-1",
        (
            "legality.js",
            _HIGHER,
            _HIGHER[:-1] + " &&\n  !(coveredCard(s, s.turn) !== undefined &&\n"
            "    s.trick.some((e) => !e.covered && e.seat !== s.turn));",
        ),
    ),
    liar(
        "comes-back-only-once",
        "Lets a seat that has passed show a card only in the lap after that.",
        "PASS-2",
        *LAPS,
        (
            "engine.js",
            's.passes += 1;\n  tell(s, { event: "passed"',
            "s.passes += 1;\n  s.out = { ...s.out, [seat]: s.lap ?? 1 };\n"
            '  tell(s, { event: "passed"',
        ),
        ("ending.js", "  s.colours = [];\n", "  s.colours = [];\n  s.out = {};\n"),
        (
            "legality.js",
            _HIGHER,
            _HIGHER[:-1] + " &&\n  !((s.lap ?? 1) > (s.out?.[s.turn] ?? 9) + 1);",
        ),
    ),
    liar(
        "passers-raise-no-colour",
        "Lets a seat that has passed bring no new colour.",
        "PASS-2 HIGH-2",
        PASSED,
        NONE_PASSED,
        (
            "legality.js",
            _HIGHER,
            _HIGHER[:-1] + " &&\n"
            "  !(s.trick.length > 0 && s.out?.includes(s.turn) && isNewColour(s, card));",
        ),
    ),
    liar(
        "two-above-in-late-laps",
        "Asks from the second lap on for a value higher by two.",
        "HIGH-1",
        *LAPS,
        (
            "legality.js",
            _NOT_HIGHER,
            "isNewestColour(s, card) &&\n"
            "  value(card) <= value(highest(s).card) + ((s.lap ?? 1) > 1 ? 1 : 0);",
        ),
    ),
    liar(
        "low-cards-beat-in-the-first-colour",
        "Allows any value while the trick has one colour.",
        "HIGH-1 TURN-2",
        ("legality.js", _NOT_HIGHER, "s.colours.length > 1 && " + _NOT_HIGHER),
    ),
    liar(
        "one-is-no-new-colour",
        "Lets nobody bring a new colour with a one.",
        "HIGH-2",
        (
            "legality.js",
            _HIGHER,
            _HIGHER[:-1] + " &&\n"
            "  !(s.trick.length > 0 && isNewColour(s, card) && value(card) === 1);",
        ),
    ),
    liar(
        "new-colour-on-low-cards-alone",
        "Lets a new colour be shown only on a card below four.",
        "HIGH-2",
        (
            "legality.js",
            _HIGHER,
            _HIGHER[:-1] + " &&\n  !(s.trick.length > 0 && isNewColour(s, card) && "
            "value(highest(s).card) > 3);",
        ),
    ),
    liar(
        "third-colour-is-followed-by-the-second",
        "Lets the second colour be shown again on the third.",
        "HIGH-5",
        ("legality.js", _TOPPED, _TOPPED[:-1] + " && colour(card) !== s.colours[1];"),
    ),
    liar(
        "high-topped-cards-come-back",
        "Lets a topped colour be shown with a value above all cards of the trick.",
        "HIGH-5",
        (
            "legality.js",
            _TOPPED,
            _TOPPED[:-1] + " &&\n  s.trick.some((e) => value(e.card) >= value(card));",
        ),
    ),
    liar(
        "topped-colour-raises",
        "Lets a seat raise in a topped colour above its own card.",
        "HIGH-5 RAISE-3",
        (
            "legality.js",
            _TOPPED,
            _TOPPED[:-1] + ' && !(colour(coveredCard(s, s.turn)?.card ?? "-") === colour(card)'
            "\n  && value(coveredCard(s, s.turn).card) < value(card));",
        ),
    ),
    liar(
        "order-of-the-game",
        "Ranks the first two colours led in a game for all of it.",
        "HIGH-4",
        (
            "ending.js",
            "  s.colours = [];\n",
            "  s.order ??= s.colours.slice(0, 2);\n  s.colours = [];\n",
        ),
        (
            "legality.js",
            _TOPPED,
            _TOPPED[:-1] + " ||\n  (s.trick.length > 0 && s.order?.length === 2 &&\n"
            "    colour(card) === s.order[0] && colour(highest(s).card) === s.order[1]);",
        ),
    ),
    liar(
        "parry-needs-a-second-card",
        "Lets nobody parry with its only card of a colour.",
        "PARRY-1",
        (
            "legality.js",
            "s.hands[seat].filter((card) => isTwinOfHighest(s, card))",
            "s.hands[seat].filter((card) => isTwinOfHighest(s, card) &&\n"
            "      s.hands[seat].some((o) => o !== card && colour(o) === colour(card)))",
        ),
        (
            "legality.js",
            "!isTwinOfHighest(s, card) || isOwnHighest(s, seat),",
            "!isTwinOfHighest(s, card) || isOwnHighest(s, seat) ||\n"
            "      !s.hands[seat].some((o) => o !== card && colour(o) === colour(card)),",
        ),
    ),
    liar(
        "passer-does-not-parry",
        "Lets a seat parry no more in a trick after its second pass.",
        "PARRY-1 PASS-2",
        PASSED,
        NONE_PASSED,
        (
            "legality.js",
            "const isOwnHighest = (s, seat) => ",
            "const isOwnHighest = (s, seat) =>\n"
            "  (s.out ?? []).filter((other) => other === seat).length > 1 || ",
        ),
    ),
    liar(
        "third-colour-is-not-parried",
        "Lets nobody parry a card of the third colour.",
        "PARRY-1",
        ("legality.js", _TWIN, _TWIN[:-1] + " && s.colours.length < 3;"),
    ),
    liar(
        "two-seats-parry-out-of-turn",
        "Lets the seat after the one on turn parry before its turn.",
        "PARRY-2",
        (
            "legality.js",
            's.flags.parry_timing === "own_turn";',
            's.flags.parry_timing === "own_turn" &&\n  seat !== (s.turn + 1) % s.players;',
        ),
    ),
    liar(
        "may-not-pass-with-five-cards",
        "Forbids to pass with a full hand and a higher card.",
        "PASS-1 LEAD-2",
        (
            "legality.js",
            "const mustNotPass = (s) => ",
            "const mustNotPass = (s) =>\n"
            "  (s.hands[s.turn]?.length === s.handSize && shows(s).length > 0) || ",
        ),
    ),
    liar(
        "must-pass-once-stuck",
        "Gives a seat that can only pass nothing to do in the second lap, for it is asked again.",
        "PASS-3 PASS-1",
        *LAPS,
        (
            "legality.js",
            "const passes = (s) => (mustNotPass(s)",
            "const passes = (s) => (mustNotPass(s) || ((s.lap ?? 1) === 2 && canOnlyPass(s))",
        ),
        (
            "legality.js",
            "seat === s.turn && mustNotPass(s),",
            "seat === s.turn && (mustNotPass(s) || ((s.lap ?? 1) === 2 && canOnlyPass(s))),",
        ),
    ),
    liar(
        "largest-value-is-led",
        "Lets a seat lead no card below the largest value of its hand by more than two.",
        "LEAD-1",
        (
            "legality.js",
            _HIGHER,
            _HIGHER[:-1] + " &&\n  (s.trick.length > 0 ||\n"
            "    (s.hands[s.turn] ?? []).every((o) => value(o) <= value(card) + 2));",
        ),
    ),
    liar(
        "game-does-not-begin-with-a-three",
        "Lets nobody begin the game with a three.",
        "LEAD-1",
        (
            "legality.js",
            _HIGHER,
            _HIGHER[:-1] + ' &&\n  !(s.trick.length === 0 && s.leadBy === "START-1" && '
            "value(card) === 3);",
        ),
    ),
    liar(
        "small-hands-decline-the-lead",
        "Lets a seat with fewer than three cards pass instead of leading once the pile is empty.",
        "LEAD-2",
        (
            "legality.js",
            "(s.trick.length === 0 || must",
            "((s.trick.length === 0 &&\n"
            "  !(s.drawn === s.deck.length && s.hands[s.turn]?.length < 3)) || must",
        ),
    ),
    liar(
        "turn-goes-back-after-a-new-colour",
        "Lets the seat before the one that brought a new colour be on turn next.",
        "TURN-1",
        ("engine.js", "  s.passes = 0;\n", "  s.passes = 0;\n  s.back = isSecond(s);\n"),
        (
            "engine.js",
            _NEXT,
            "  if (s.back) s.turn = (s.turn + s.players - 1) % s.players;\n"
            "  else s.turn = nextSeat(s, s.turn);\n  s.back = false;\n",
        ),
        (
            "engine.js",
            "function jump(s) {",
            "const isSecond = (s) => s.colours.length > 1 &&\n"
            "  s.trick.filter((e) => colour(e.card) === colour(highest(s).card)).length === 1;\n\n"
            "function jump(s) {",
        ),
    ),
    liar(
        "passes-add-up-in-a-lap",
        "Ends a trick in its second lap after one pass fewer.",
        "END-2 END-1",
        *LAPS,
        (
            "engine.js",
            _OTHERS,
            "s.passes >= s.players - ((s.lap ?? 1) > 1 && s.players > 2 ? 2 : 1)",
        ),
    ),
    liar(
        "six-cards-end-a-trick",
        "Ends a trick with its sixth card.",
        "TRICK-2 END-1 END-2",
        (
            "engine.js",
            "  if (endsWithinTrick(s)) finishWithinTrick(s);\n  else passTurn(s);",
            "  if (s.trick.length === 6) return complete(s, action.seat, true);\n"
            "  if (endsWithinTrick(s)) finishWithinTrick(s);\n  else passTurn(s);",
        ),
    ),
    liar(
        "first-card-goes-back",
        "Gives the card led back to its owner's captured cards when another seat takes.",
        "END-3",
        (
            "ending.js",
            "  s.captured[seat] = [...s.captured[seat], ...cards];\n",
            "  const led = s.trick[0].seat;\n"
            "  s.captured[seat] = [...s.captured[seat], ...cards.slice(1)];\n"
            "  s.captured[led] = [...s.captured[led], cards[0]];\n",
        ),
    ),
    liar(
        "leader-of-the-game-over",
        "Ends the game when the leader to be has no cards, whatever the others hold.",
        "NEXT-2 OVER-1",
        (
            "ending.js",
            's.flags.leader_without_cards === "game_ends"',
            "s.captured[taker].length > 0",
        ),
    ),
    liar(
        "empty-pile-and-small-hands-end",
        "Ends the game when the pile is empty and nobody has more than one card.",
        "OVER-1",
        (
            "ending.js",
            "const isOver = (s) => ",
            "const isOver = (s) =>\n"
            "  (pileSize(s) === 0 && s.trick.length === 0 &&\n"
            "    s.hands.every((hand) => hand.length <= 1)) || ",
        ),
    ),
    liar(
        "yellow-poison-is-free",
        "Counts no minus for yellow poisonous cards.",
        "VAL-2",
        (
            "ending.js",
            "(isPoisonous(card) ? -1 : 1)",
            '(isPoisonous(card) ? (card[0] === "Y" ? 0 : -1) : 1)',
        ),
    ),
    liar(
        "all-harmless-is-a-bonus",
        "Gives two plus more for captures without poison.",
        "VAL-3 VAL-1",
        (
            "ending.js",
            _SCORE,
            _SCORE + "(captured.length > 0 && !captured.some(isPoisonous) ? 2 : 0) + ",
        ),
    ),
    liar(
        "last-hand-is-halved",
        "Counts a minus for every two cards left in hand.",
        "OVER-2",
        ("ending.js", "- hand.length;", "- Math.ceil(hand.length / 2);"),
    ),
    liar(
        "fills-up-to-four",
        "Fills hands after the first trick only up to a card less than before.",
        "FILL-1",
        (
            "refill.js",
            "s.handSize - held(s, seat);",
            "Math.max(0, s.handSize - 1 - held(s, seat));",
        ),
    ),
    liar(
        "passer-decides-nothing",
        "Where the last to decide draws first, takes the last seat that showed or parried for it.",
        "FILL-3",
        ("engine.js", _ACTED, '  if (action.do !== "pass") s.lastActor = action.seat;\n'),
    ),
    liar(
        "taker-draws-one-then-the-others",
        "Lets the first draw one card, then the others what they need, then the first the rest.",
        "FILL-4 FILL-3",
        (
            "refill.js",
            "const inTurn = (order, needs) => "
            "order.flatMap((seat, i) => Array(needs[i]).fill(seat));",
            "const inTurn = (order, needs) => {\n"
            "  const all = order.flatMap((seat, i) => Array(needs[i]).fill(seat));\n"
            "  const first = Math.max(0, needs[0] - 1);\n"
            "  return [...all.slice(0, needs[0] - first), ...all.slice(needs[0]),\n"
            "    ...all.slice(needs[0] - first, needs[0])];\n};",
        ),
    ),
    liar(
        "leader-sees-the-trick",
        "Tells the leader the fang of every card that is shown.",
        "THUMB-4 THUMB-2",
        (
            "engine.js",
            "  s.trick = [...s.trick, { seat, card, covered: true }];",
            "  s.trick = [...s.trick, { seat, card, covered: true }];\n"
            "  learn(s, [s.leader], [card]);",
        ),
    ),
    liar(
        "new-colours-lie-open",
        "Lays a card of a new colour open when it is shown on another.",
        "THUMB-2 THUMB-4",
        (
            "engine.js",
            "covered: true }];",
            "covered: s.trick.length === 0 || s.colours.includes(colour(card)) }];\n"
            "  if (!s.trick.at(-1).covered) learn(s, allSeats(s), [card]);",
        ),
    ),
    liar(
        "raised-card-is-known-to-its-owner-alone",
        "Tells the fang of a released card to the leader and its owner alone.",
        "RAISE-2",
        ("engine.js", "learn(s, allSeats(s), [old.card]);", "learn(s, [s.leader], [old.card]);"),
    ),
)
"""All blind liars."""
