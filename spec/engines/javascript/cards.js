// Cards are the strings of the protocol: "Y3p" is colour, value, fang. A kind, "Y3", is a card with its fang untold.

const COLOURS = "YGB"; // MAT-2

export const colour = (card) => card[0];
export const value = (card) => Number(card[1]);
export const kind = (card) => card.slice(0, 2);

// MAT-4: one of two twins is poisonous
export const isPoisonous = (card) => card[2] === "p";

// MAT-3: twins are alike in colour and value, and they are two cards
export const areTwins = (card, other) => kind(card) === kind(other) && card !== other;

// Who has seen one of two twins knows both (MAT-3, MAT-4), so knowledge is one bit for each kind.
export const kindBit = (card) => 1 << (COLOURS.indexOf(colour(card)) * 9 + value(card) - 1);
