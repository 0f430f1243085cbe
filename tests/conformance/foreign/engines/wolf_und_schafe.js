// Wolf und Schafe, game 22, written from its page. Seat 0 has the sheep, seat 1 the wolf.
"use strict";

const square = (x, y) => "abcdefgh"[x] + (y + 1);
const at = (name) => ["abcdefgh".indexOf(name[0]), Number(name[1]) - 1];

class Table {
  constructor() {
    this.sheep = ["a1", "c1", "e1", "g1"];
    this.wolf = null;
    this.turn = 1;
  }

  steps(from, ways) {
    const [x, y] = at(from);
    const near = ways.flatMap((up) => [[x - 1, y + up], [x + 1, y + up]]);
    const inside = near.filter(([i, j]) => i >= 0 && i < 8 && j >= 0 && j < 8);
    const names = inside.map(([i, j]) => square(i, j));
    return names.filter((to) => to !== this.wolf && !this.sheep.includes(to));
  }

  moves() {
    if (this.wolf === null) {
      const dark = [];
      for (let x = 0; x < 8; x++) for (let y = x % 2; y < 8; y += 2) dark.push(square(x, y));
      return dark.filter((name) => !this.sheep.includes(name)).map((name) => `place ${name}`);
    }
    const own = this.turn === 1 ? [this.wolf] : this.sheep;
    const ways = this.turn === 1 ? [1, -1] : [1];
    return own.flatMap((from) => this.steps(from, ways).map((to) => `${from}-${to}`));
  }

  through() {
    if (this.wolf === null) return false;
    const rank = at(this.wolf)[1];
    return rank === 0 || this.sheep.every((name) => rank < at(name)[1]);
  }

  winner() {
    if (this.through()) return 1;
    return this.moves().length === 0 ? 1 - this.turn : null;
  }

  movers() {
    return this.winner() === null ? [this.turn] : [];
  }

  legal() {
    return this.movers().flatMap((seat) => this.moves().map((words) => [seat, words]));
  }

  nature() {
    return false;
  }

  act(seat, word, target) {
    if (word === "place") {
      this.wolf = target;
      return;
    }
    const [from, to] = word.split("-");
    if (seat === 1) this.wolf = to;
    else this.sheep = this.sheep.map((name) => (name === from ? to : name));
    this.turn = 1 - seat;
  }

  fields() {
    const { sheep, wolf, turn } = this;
    return { sheep, wolf, turn };
  }

  lay(fields) {
    Object.assign(this, fields);
  }

  ending() {
    const points = this.winner() === 0 ? [1, 0] : [0, 1];
    return { points, winners: [this.winner()] };
  }
}
