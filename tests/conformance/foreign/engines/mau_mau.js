// Mau-Mau, game 125, written from its page.
"use strict";

const SUITS = ["C", "S", "H", "D"];
const RANKS = ["7", "8", "9", "10", "J", "Q", "K", "A"];
const PACK = SUITS.flatMap((suit) => RANKS.map((rank) => suit + rank));
const VALUES = { J: 2, Q: 3, K: 4, A: 11, 10: 10 };
const same = (a, b) => [...a].sort().join() === [...b].sort().join();

class Table {
  constructor(players) {
    this.noted = Array(players).fill(0);
    this.vorhand = 0;
    this.turn = 0;
    this.clear();
  }

  clear() {
    this.hands = [];
    this.pile = [];
    this.stock = [];
    this.named = null;
    this.drawn = null;
    this.phase = "deal";
  }

  get hand() {
    return this.hands[this.turn];
  }

  fits(card) {
    const top = this.pile[this.pile.length - 1];
    if (this.named) return card[0] === this.named;
    return card[0] === top[0] || card.slice(1) === top.slice(1);
  }

  layable() {
    const fitting = this.hand.filter((card) => this.fits(card));
    return fitting.length > 0 ? fitting : this.hand.filter((card) => card[1] === "J");
  }

  movers() {
    if (this.phase === "over") return [];
    return this.phase === "turn" ? [this.turn] : ["nature"];
  }

  legal() {
    if (this.phase !== "turn") return [];
    const lays = this.layable().flatMap((card) => {
      const names = card[1] === "J" && this.hand.length > 1;
      return names ? SUITS.map((suit) => `lay ${card} wish ${suit}`) : [`lay ${card}`];
    });
    const left = this.stock.length + this.pile.length > 1;
    const other = this.drawn ? "keep" : left ? "draw" : "pass";
    return (lays.length > 0 ? lays : [other]).map((words) => [this.turn, words]);
  }

  nature(verb, cards) {
    if (verb !== this.phase) return false;
    if (!same(cards, verb === "deal" ? PACK : this.pile.slice(0, -1))) return false;
    if (verb === "deal") {
      const count = this.noted.length;
      this.hands = this.noted.map((_, seat) => {
        const place = (seat - this.vorhand + count) % count;
        return [0, 1, 2, 3, 4].map((i) => cards[i * count + place]);
      });
      this.turn = this.vorhand;
      this.pile = [cards[5 * count]];
      this.stock = cards.slice(5 * count + 1);
    } else {
      this.stock = cards;
      this.pile = this.pile.slice(-1);
      this.draw();
    }
    this.phase = "turn";
    return true;
  }

  draw() {
    this.drawn = this.stock.shift();
    this.hand.push(this.drawn);
  }

  act(seat, verb, card, _, suit) {
    if (verb === "draw") {
      if (this.stock.length > 0) this.draw();
      else this.phase = "shuffle";
      return;
    }
    if (verb === "lay") {
      this.hands[seat] = this.hand.filter((held) => held !== card);
      this.pile.push(card);
      this.named = suit ?? null;
      if (this.hand.length === 0) return this.count();
    }
    this.drawn = null;
    this.turn = (seat + 1) % this.noted.length;
  }

  ended() {
    return this.noted.some((points) => points >= 100);
  }

  count() {
    const value = (card) => VALUES[card.slice(1)] ?? 0;
    this.hands.forEach((hand, seat) => hand.forEach((card) => (this.noted[seat] += value(card))));
    this.vorhand = (this.vorhand + 1) % this.noted.length;
    this.clear();
    this.phase = this.ended() ? "over" : "deal";
  }

  fields() {
    const { turn, stock, pile, named, drawn, noted: points } = this;
    const hand = this.hands.map((cards) => cards.filter((card) => card !== drawn));
    return { turn, hand, stock, pile, named, drawn, points };
  }

  lay(fields) {
    this.vorhand = (fields.dealer + 1) % this.noted.length;
    const { turn, hand: hands, stock, pile, named, drawn, points: noted } = fields;
    Object.assign(this, { turn, hands, stock, pile, named, drawn, noted });
    if (drawn) hands[turn].push(drawn);
    if (pile.length > 0) this.phase = fields.owed > 0 ? "shuffle" : "turn";
    else if (this.ended()) this.phase = "over";
  }

  ending() {
    const payments = this.noted.map(() => 0);
    this.noted.forEach((points, from) => this.noted.forEach((fewer, to) => {
      if (points < 100 || fewer >= points) return;
      payments[from] -= 1;
      payments[to] += 1;
    }));
    const best = Math.min(...this.noted);
    const winners = [...this.noted.keys()].filter((seat) => this.noted[seat] === best);
    return { points: this.noted.map((points) => -points), winners, payments };
  }
}
