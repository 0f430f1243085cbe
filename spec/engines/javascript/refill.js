import { clockwiseFrom, held, learn, pileSize, tell } from "./table.js";

// FILL-1: what is missing to a full hand
const need = (s, seat) => s.handSize - held(s, seat);

// FILL-3, Q30: the seat that has taken the trick (within a trick: that stands highest), or the last to act
const firstToDraw = (s, winner) => (s.flags.refill_first === "winner" ? winner : s.lastActor);

// FILL-4: one after another, each all that it needs. A queue has one place for each card drawn.
const inTurn = (order, needs) => order.flatMap((seat, i) => Array(needs[i]).fill(seat));

// One card each, round and round
const oneEach = (order, needs) =>
  Array.from({ length: Math.max(...needs) }, (_, round) => order.filter((_, i) => needs[i] > round)).flat();

// Only those whose whole need the pile still covers
function wholeNeeds(order, needs, left) {
  const granted = needs.map((n) => {
    const portion = n <= left ? n : 0;
    left -= portion;
    return portion;
  });
  return inTurn(order, granted);
}

// FILL-2, Q31: who draws when the pile is too short for all; FILL-6: nobody, when it is empty
const QUEUE_WHEN_SHORT = {
  greedy: (order, needs, left) => inTurn(order, needs).slice(0, left),
  all_or_nothing: () => [],
  whole_need: wholeNeeds,
  one_by_one: (order, needs, left) => oneEach(order, needs).slice(0, left),
};

function queue(s, order) {
  const needs = order.map((seat) => need(s, seat));
  const enough = inTurn(order, needs);
  const left = pileSize(s);
  return enough.length <= left ? enough : QUEUE_WHEN_SHORT[s.flags.refill_short](order, needs, left);
}

function draw(s, seat, cards) {
  s.hands[seat] = [...s.hands[seat], ...cards];
  learn(s, [seat], cards); // HAND-1
  tell(s, { event: "drawn", seat, cards: cards.length });
}

export function refill(s, winner) {
  const drawers = queue(s, clockwiseFrom(s, firstToDraw(s, winner)));
  const cards = s.deck.slice(s.drawn, s.drawn + drawers.length);
  s.drawn += drawers.length;
  for (const seat of new Set(drawers)) draw(s, seat, cards.filter((_, i) => drawers[i] === seat));
}
