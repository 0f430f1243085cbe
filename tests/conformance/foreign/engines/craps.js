// Craps, game 74, written from its page.
"use strict";

class Table {
  constructor(players) {
    this.chips = Array(players).fill(0);
    this.maker = 0;
    this.bet = 0;
    this.named = 0;
    this.luck = 0;
  }

  movers() {
    if (this.maker === this.chips.length) return [];
    return [this.bet > 0 ? "nature" : this.maker];
  }

  legal() {
    if (this.bet > 0 || this.maker === this.chips.length) return [];
    const words = [];
    for (let n = 2; n <= 12; n++) for (let bet = 1; bet <= 3; bet++) words.push(`bet ${bet} on ${n}`);
    return words.map((each) => [this.maker, each]);
  }

  nature(verb, values) {
    const faces = ["1", "2", "3", "4", "5", "6"];
    if (verb !== "throw" || values.length !== 2) return false;
    if (!values.every((face) => faces.includes(face))) return false;
    const sum = Number(values[0]) + Number(values[1]);
    if (this.luck === 0) {
      if (sum === this.named) this.settle(1);
      else this.luck = sum;
    } else if (sum === this.luck) this.settle(1);
    else if (sum === this.named) this.settle(-1);
    return true;
  }

  settle(sign) {
    const players = this.chips.length;
    this.chips[this.maker] += sign * this.bet;
    for (let chip = 0; chip < this.bet; chip++) {
      const seat = (this.maker + 1 + (chip % (players - 1))) % players;
      this.chips[seat] -= sign;
    }
    this.maker += 1;
    this.bet = this.luck = 0;
  }

  act(seat, _, bet, __, named) {
    this.bet = Number(bet);
    this.named = Number(named);
  }

  ending() {
    const most = Math.max(...this.chips);
    const winners = [...this.chips.keys()].filter((seat) => this.chips[seat] === most);
    return { points: this.chips, winners, payments: this.chips };
  }
}
