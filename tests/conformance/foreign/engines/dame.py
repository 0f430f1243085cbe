"""Dame, game 11, written from its page. Seat 0 has White; a stone is (seat, whether a king)."""

from collections import Counter
from typing import Any

Board = dict[str, tuple[int, bool]]
DARK = [f"{x}{y}" for i, x in enumerate("abcdefgh") for y in range(1, 9) if (i + y) % 2]
SIDES = (-1, 1)


def line(square: str, across: int, up: int) -> list[str]:
    """The squares from a square on, in one direction."""
    file, rank = "abcdefgh".index(square[0]), int(square[1])
    ways = [(file + n * across, rank + n * up) for n in range(1, 8)]
    return ["abcdefgh"[x] + str(y) for x, y in ways if 0 <= x < 8 and 1 <= y <= 8]


def lines(board: Board, square: str) -> list[list[str]]:
    """The lines on which the stone of a square may go."""
    seat, king = board[square]
    forward = (1, -1)[seat]
    return [line(square, x, up) for x in SIDES for up in SIDES if king or up == forward]


def steps(board: Board, square: str) -> list[str]:
    found: list[str] = []
    for way in lines(board, square):
        free = next((n for n, each in enumerate(way) if each in board), len(way))
        found += way[: free if board[square][1] else min(free, 1)]
    return [f"{square}-{to}" for to in found]


def last_row(seat: int, square: str) -> bool:
    return square[1] == ("8", "1")[seat]


def jumps(board: Board, square: str) -> list[tuple[str, Board]]:
    """One jump each: where it lands, and the board after it."""
    found: list[tuple[str, Board]] = []
    seat, king = board[square]
    for way in lines(board, square):
        met = next((n for n, each in enumerate(way) if each in board), len(way))
        if met == len(way) or board[way[met]][0] == seat or (met > 0 and not king):
            continue
        behind = way[met + 1 :]
        free = next((n for n, each in enumerate(behind) if each in board), len(behind))
        for to in behind[: free if king else min(free, 1)]:
            rest = {s: stone for s, stone in board.items() if s not in (square, way[met])}
            found.append((to, {**rest, to: (seat, king)}))
    return found


def captures(board: Board, square: str) -> dict[str, Board]:
    """All captures of a stone to their ends, with the boards after them."""
    seat, king = board[square]
    found: dict[str, Board] = {}
    for to, after in jumps(board, square):
        crowned = not king and last_row(seat, to)
        onward = {} if crowned else captures(after, to)
        onward = onward or {to: after}
        found.update({f"{square}x{rest}": end for rest, end in onward.items()})
    return found


def by_rank(square: str) -> tuple[str, str]:
    """The order in which squares are told."""
    return square[1], square


def written(board: Board, turn: int) -> str:
    """A position as positions write it: who is on turn, then the stones of either seat."""
    ranks = sorted(board, key=by_rank)
    sides = [["K" * board[s][1] + s for s in ranks if board[s][0] == seat] for seat in (0, 1)]
    return f"{'WB'[turn]}:W{','.join(sides[0])}:B{','.join(sides[1])}"


def read(text: str) -> tuple[Board, int]:
    """A position that is written so."""
    turn, *sides = text.split(":")
    stones = [(s[-2:], (seat, len(s) > 2)) for seat in (0, 1) for s in sides[seat][1:].split(",")]
    return {square: stone for square, stone in stones if square}, "WB".index(turn)


class Table:
    """The board, and what the seat on turn may claim."""

    def __init__(self, players: int) -> None:
        self.board: Board = {s: (0, False) for s in DARK if s[1] < "4"}
        self.board |= {s: (1, False) for s in DARK if s[1] > "5"}
        self.turn, self.quiet = 0, 0
        self.missed: list[str] = []
        self.before: Board = {}
        self.must = False
        self.seen = Counter([self.key()])

    def key(self) -> str:
        return written(self.board, self.turn)

    def own(self) -> list[str]:
        return [square for square, stone in self.board.items() if stone[0] == self.turn]

    def takes(self) -> dict[str, Board]:
        return {k: b for square in self.own() for k, b in captures(self.board, square).items()}

    def moves(self) -> list[str]:
        quiet = [] if self.must else [k for square in self.own() for k in steps(self.board, square)]
        return quiet + list(self.takes())

    def winner(self) -> int | None:
        """The seat that has won, -1 in a draw."""
        if not self.moves() and not self.missed:
            return 1 - self.turn
        if all(stone[0] == self.turn for stone in self.board.values()):
            return self.turn
        return -1 if self.quiet >= 80 or max(self.seen.values()) >= 3 else None

    def movers(self) -> list[int | str]:
        return [self.turn] if self.winner() is None else []

    def legal(self) -> list[tuple[int, str]]:
        if self.winner() is not None:
            return []
        claims = [f"huff {square}" for square in self.missed] + ["demand"] * bool(self.missed)
        return [(self.turn, words) for words in self.moves() + claims]

    def nature(self, verb: str, values: list[str]) -> bool:
        return False

    def act(self, seat: int, words: str) -> None:
        missed, self.missed, self.must = self.missed, [], False
        if words.startswith("huff"):
            del self.board[words[5:]]
            self.quiet = 0
        elif words == "demand":
            self.board, self.turn, self.must = self.before, 1 - seat, True
        elif "x" in words:
            self.board, self.quiet = self.takes()[words], 0
            self.land(words[-2:])
        else:
            self.before, before = dict(self.board), words[:2]
            missed = [square for square in self.own() if captures(self.board, square)]
            self.missed = [words[3:] if square == before else square for square in missed]
            self.board[words[3:]] = self.board.pop(before)
            self.quiet = self.quiet + 1 if self.board[words[3:]][1] else 0
            self.land(words[3:])
        self.seen[self.key()] += 1

    def land(self, square: str) -> None:
        """Crowning at the last row; then the other seat is on turn."""
        if last_row(self.turn, square):
            self.board[square] = (self.turn, True)
        self.turn = 1 - self.turn

    def fields(self) -> dict[str, object]:
        return {
            "position": self.key(),
            "claim culprits": sorted(self.missed, key=by_rank) or None,
            "claim before": written(self.before, 1 - self.turn) if self.missed else None,
            "corrects": self.must,
        }

    def lay(self, fields: dict[str, Any]) -> None:
        self.board, self.turn = read(fields["position"])
        self.missed, self.must = fields["claim culprits"] or [], fields["corrects"]
        if self.missed:
            self.before = read(fields["claim before"])[0]
        self.quiet = len(fields["past"])
        self.seen = Counter([*fields["past"], self.key()])

    def ending(self) -> dict[str, object]:
        winner = self.winner()
        winners = [] if winner == -1 else [winner]
        return {"points": [int(winner == 0), int(winner == 1)], "winners": winners}
