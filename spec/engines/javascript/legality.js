// What may be shown, passed and parried, and which clauses an action breaks.

import { areTwins, colour, value } from "./cards.js";
import { allSeats, coveredCard, highest } from "./table.js";

// --- higher -------------------------------------------------------------------------------------------------------

// HIGH-2: a colour not yet in the trick; LEAD-1: so any card may be led
const isNewColour = (s, card) => !s.colours.includes(colour(card));

// HIGH-3, HIGH-4: the colour that came last into this trick is the highest
const isNewestColour = (s, card) => colour(card) === s.colours.at(-1);

// HIGH-1: within the highest colour, by value
const hasNoHigherValue = (s, card) => isNewestColour(s, card) && value(card) <= value(highest(s).card);

// HIGH-5: a topped colour cannot be shown
const isToppedColour = (s, card) => !isNewColour(s, card) && !isNewestColour(s, card);

const isHigher = (s, card) => !hasNoHigherValue(s, card) && !isToppedColour(s, card);

// --- parry --------------------------------------------------------------------------------------------------------

// PARRY-1: with the twin of the highest card
const isTwinOfHighest = (s, card) => s.trick.length > 0 && areTwins(card, highest(s).card);

// PARRY-1, Q21: one's own highest card is not for oneself to parry
const isOwnHighest = (s, seat) => s.trick.length > 0 && highest(s).seat === seat && s.flags.self_parry === "false";

// PARRY-2, Q20: on one's own turn
const isOutOfTurnToParry = (s, seat) => isOutOfTurn(s, seat) && s.flags.parry_timing === "own_turn";

// --- turn ---------------------------------------------------------------------------------------------------------

const isOutOfTurn = (s, seat) => !s.over && seat !== s.turn;

// TURN-2, PARRY-1: what the seat on turn can do besides passing
const choices = (s) => [...shows(s), ...parries(s, s.turn)];

export const canOnlyPass = (s) => choices(s).length === 0;

// LEAD-2: who begins a trick must show a card; Q14: by laps also the head of a later lap, if it can
const mustNotPass = (s) => s.turn === s.leader && (s.trick.length === 0 || mustShowEachLap(s));
const mustShowEachLap = (s) => s.flags.must_show_scope === "lap" && !canOnlyPass(s);

// --- all that is allowed ------------------------------------------------------------------------------------------

// TURN-2, RAISE-3: a higher card
const shows = (s) =>
  s.hands[s.turn].filter((card) => isHigher(s, card)).map((card) => ({ seat: s.turn, do: "show", card }));

// PASS-1: once a card has been led
const passes = (s) => (mustNotPass(s) ? [] : [{ seat: s.turn, do: "pass" }]);

// PARRY-3: a choice like the others
const parries = (s, seat) =>
  isOutOfTurnToParry(s, seat) || isOwnHighest(s, seat)
    ? []
    : s.hands[seat].filter((card) => isTwinOfHighest(s, card)).map((card) => ({ seat, do: "parry", card }));

const actionsOf = (s, seat) => [...(seat === s.turn ? [...shows(s), ...passes(s)] : []), ...parries(s, seat)];

export const legal = (s) => [...allSeats(s)].flatMap((seat) => actionsOf(s, seat));

// --- all that is broken -------------------------------------------------------------------------------------------

const isAfterTheEnd = (s) => s.over; // OVER-1
const isNotInHand = (s, { seat, card }) => !s.hands[seat].includes(card); // THUMB-1
const breaksTheTurn = (s, { seat }) => isOutOfTurn(s, seat); // TURN-1
const showsOutOfTurn = (s, { seat }) => s.trick.length > 0 && isOutOfTurn(s, seat); // TURN-1
const leadsFor = (clause) => (s, { seat }) => s.trick.length === 0 && isOutOfTurn(s, seat) && s.leadBy === clause;
const isNotHigher = (s, { card }) => !isHigher(s, card);
const isShowing = (s, { seat }) => coveredCard(s, seat) !== undefined;

const BREACHES = {
  show: {
    "OVER-1": isAfterTheEnd,
    "START-1": leadsFor("START-1"),
    "NEXT-1": leadsFor("NEXT-1"),
    "NEXT-2": leadsFor("NEXT-2"),
    "TURN-1": showsOutOfTurn,
    "THUMB-1": isNotInHand,
    "HIGH-1": (s, { card }) => hasNoHigherValue(s, card),
    "HIGH-5": (s, { card }) => isToppedColour(s, card),
    "TURN-2": (s, action) => isNotHigher(s, action) && !isShowing(s, action),
    "RAISE-3": (s, action) => isNotHigher(s, action) && isShowing(s, action),
  },
  pass: {
    "OVER-1": isAfterTheEnd,
    "TURN-1": breaksTheTurn,
    "LEAD-2": (s, { seat }) => seat === s.turn && mustNotPass(s),
  },
  parry: {
    "OVER-1": isAfterTheEnd,
    "THUMB-1": isNotInHand,
    "PARRY-1": (s, { seat, card }) => !isTwinOfHighest(s, card) || isOwnHighest(s, seat),
    "PARRY-2": (s, { seat }) => isOutOfTurnToParry(s, seat),
  },
};

const BREACHES_BY_ACTION = Object.fromEntries(Object.entries(BREACHES).map(([verb, tests]) => [verb, Object.entries(tests)]));

// The ids of all clauses that the action breaks; none if it is allowed
export function broken(s, action) {
  return BREACHES_BY_ACTION[action.do].filter(([, isBroken]) => isBroken(s, action)).map(([id]) => id);
}
