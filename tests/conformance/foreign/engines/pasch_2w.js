// Pasch mit zwei Würfeln, game 77, written from its page.
"use strict";

class Table {
  constructor(players) {
    this.units = Array(players).fill(0);
    this.pot = players < 4 ? Math.floor((50 * players) / 4) : 50;
    this.turn = 0;
    this.throws = 0;
    this.round = 1;
  }

  movers() {
    return this.pot === 0 || this.round > 3 ? [] : ["nature"];
  }

  legal() {
    return [];
  }

  nature(verb, values) {
    const [a, b] = values.map(Number);
    const faces = [1, 2, 3, 4, 5, 6];
    if (verb !== "throw" || values.length !== 2) return false;
    if (!faces.includes(a) || !faces.includes(b)) return false;
    if (a === b) {
      const paid = Math.min(this.pot, a + b);
      this.pot -= paid;
      this.units[this.turn] += paid;
    }
    this.throws += 1;
    if (this.throws === 3) {
      this.throws = 0;
      this.turn = (this.turn + 1) % this.units.length;
      if (this.turn === 0) this.round += 1;
    }
    return true;
  }

  ending() {
    const most = Math.max(...this.units);
    const winners = [...this.units.keys()].filter((seat) => this.units[seat] === most);
    return { points: this.units, winners };
  }
}
