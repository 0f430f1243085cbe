// Mogeln, game 145, written from its page; what a seat sees too.
"use strict";

const RANKS = ["7", "8", "9", "10", "J", "Q", "K", "A"];
const PACK = ["D", "H", "S", "C"].flatMap((suit) => RANKS.map((rank) => suit + rank));

class Table {
  constructor(players) {
    this.hands = Array.from({ length: players }, () => []);
    this.pile = [];
    this.due = 0;
    this.asked = [];
    this.turn = 0;
    this.turns = 0;
    this.dead = 0;
    this.shown = null;
    this.phase = "deal";
  }

  get layer() {
    return this.pile[this.pile.length - 1].seat;
  }

  movers() {
    if (this.phase === "over") return [];
    return this.phase === "deal" ? ["nature"] : [this.asked[0] ?? this.turn];
  }

  legal() {
    if (this.phase !== "play") return [];
    const hand = this.hands[this.turn].map((card) => `lay ${card}`);
    const words = this.asked.length > 0 ? ["doubt", "let"] : hand;
    return words.map((each) => [this.movers()[0], each]);
  }

  nature(verb, cards) {
    if (verb !== "deal" || [...cards].sort().join() !== [...PACK].sort().join()) return false;
    const players = this.hands.length;
    this.dead = 32 % players;
    cards.slice(0, 32 - this.dead).forEach((card, i) => this.hands[i % players].push(card));
    this.phase = "play";
    return true;
  }

  act(seat, verb, card) {
    if (verb === "lay") {
      const count = this.hands.length;
      this.hands[seat] = this.hands[seat].filter((held) => held !== card);
      this.pile.push({ card, claim: RANKS[this.due], seat });
      this.due = (this.due + 1) % 8;
      this.asked = Array.from({ length: count - 1 }, (_, i) => (seat + 1 + i) % count);
      this.turn = this.asked[0];
      this.turns += 1;
      return;
    }
    const layer = this.layer;
    this.asked.shift();
    if (verb === "doubt") this.doubted(seat);
    if (this.asked.length === 0 && this.hands[layer].length === 0) {
      this.winner = layer;
      this.phase = "over";
    }
  }

  doubted(seat) {
    const { card, claim, seat: layer } = this.pile[this.pile.length - 1];
    const taker = card.slice(1) === claim ? seat : layer;
    this.hands[taker].push(...this.pile.map((lay) => lay.card));
    this.shown = { laid: { cards: [card], claim, seat: layer }, taker };
    this.pile = [];
    this.asked = [];
  }

  lay(fields) {
    const { hand, asked, turn, turns, "out of play": left, "shown taker": taker } = fields;
    const laid = (by, said, cards) => ({ card: cards[0], claim: said.toUpperCase(), seat: by });
    this.pile = fields.pile.map(({ by, said, cards }) => laid(by, said, cards));
    Object.assign(this, { hands: hand, asked, turn, turns, dead: left.length });
    this.due = RANKS.indexOf(fields["rank due"].toUpperCase());
    const claim = (fields["shown laid said"] ?? "").toUpperCase();
    const [by, cards] = [fields["shown laid by"], fields["shown laid cards"]];
    if (claim) this.shown = { laid: { cards, claim, seat: by }, taker };
    if (hand.length > 0) this.phase = "play";
    else this.hands = Array.from(this.hands, () => []);
  }

  view(seat) {
    const known = ({ card, claim, seat: by }) => ({ cards: by === seat ? [card] : null, claim, seat: by });
    const { asked, dead, shown, turn, turns } = this;
    const sizes = this.phase === "deal" ? [] : this.hands.map((hand) => hand.length);
    const players = this.hands.length;
    const fixed = { players, dealer: players - 1, rising: true, slipped: [] };
    const lies = { asked, dead, shown, turn, turns, due: RANKS[this.due], pile: this.pile.map(known) };
    const hand = PACK.filter((card) => this.hands[seat].includes(card));
    return { ...fixed, ...lies, hand, sizes };
  }

  ending() {
    return { points: this.hands.map((hand) => -hand.length), winners: [this.winner] };
  }
}
