// Mühle, game 30, written from its page. Seat 0 has the white stones.
"use strict";

const MILLS = [
  "a7 d7 g7", "b6 d6 f6", "c5 d5 e5", "c3 d3 e3", "b2 d2 f2", "a1 d1 g1", "a4 b4 c4", "e4 f4 g4",
  "a7 a4 a1", "b6 b4 b2", "c5 c4 c3", "e5 e4 e3", "f6 f4 f2", "g7 g4 g1", "d7 d6 d5", "d3 d2 d1",
].map((line) => line.split(" "));
const ROWS = "a7d7g7b6d6f6c5d5e5a4b4c4e4f4g4c3d3e3b2d2f2a1d1g1";
const POINTS = ROWS.match(/../g);
const near = (a, b) =>
  MILLS.some((m) => m.includes(a) && m.includes(b) && Math.abs(m.indexOf(a) - m.indexOf(b)) === 1);

class Table {
  constructor() {
    this.board = {};
    this.hand = [9, 9];
    this.turn = 0;
    this.taking = false;
    this.quiet = 0;
    this.seen = {};
  }

  stones(seat) {
    return POINTS.filter((point) => this.board[point] === seat);
  }

  milled(point) {
    const mine = (other) => this.board[other] === this.board[point];
    return MILLS.some((line) => line.includes(point) && line.every(mine));
  }

  takeable() {
    return this.stones(1 - this.turn).filter((point) => !this.milled(point));
  }

  moves() {
    const free = POINTS.filter((point) => this.board[point] === undefined);
    if (this.taking) return this.takeable().map((point) => `take ${point}`);
    if (this.hand[this.turn] > 0) return free.map((point) => `place ${point}`);
    const own = this.stones(this.turn);
    const reach = (from) => free.filter((to) => own.length === 3 || near(from, to));
    return own.flatMap((from) => reach(from).map((to) => `${from}-${to}`));
  }

  winner() {
    const few = (seat) => this.hand[seat] + this.stones(seat).length < 3;
    if (few(this.turn) || this.moves().length === 0) return 1 - this.turn;
    const drawn = this.quiet >= 100 || Math.max(0, ...Object.values(this.seen)) >= 3;
    return drawn ? -1 : null;
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
    const placed = word === "place";
    const [from, to] = placed ? [null, target] : word.split("-");
    if (this.taking) {
      delete this.board[target];
      this.taking = false;
    } else {
      if (placed) this.hand[seat] -= 1;
      else delete this.board[from];
      this.board[to] = seat;
      this.quiet = placed || this.milled(to) ? 0 : this.quiet + 1;
      this.taking = this.milled(to) && this.takeable().length > 0;
    }
    if (this.taking) return;
    this.turn = 1 - seat;
    if (this.hand[0] + this.hand[1] > 0) return;
    const position = `${this.turn} ${this.stones(0).join("")} ${this.stones(1).join("")}`;
    this.seen[position] = (this.seen[position] ?? 0) + 1;
  }

  fields() {
    return {
      stones: [this.stones(0), this.stones(1)],
      "in hand": this.hand,
      turn: this.turn,
      task: this.taking ? "take" : this.hand[this.turn] > 0 ? "place" : "move",
      "quiet turns": this.quiet,
    };
  }

  lay(fields) {
    fields.stones.forEach((points, seat) => points.forEach((point) => (this.board[point] = seat)));
    this.hand = fields["in hand"];
    this.turn = fields.turn;
    this.taking = fields.task === "take";
    this.quiet = fields["quiet turns"];
    fields.past.forEach((position) => (this.seen[position] = (this.seen[position] ?? 0) + 1));
  }

  ending() {
    const winner = this.winner();
    return { points: [Number(winner === 0), Number(winner === 1)], winners: winner < 0 ? [] : [winner] };
  }
}
