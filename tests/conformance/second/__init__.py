"""Second programs of newer board and card games, held against ours position by position.

What may live here: the engines, what several of them share, three faults in some of them, and the
command that plays many games.

* Each engine was written from the manual, `spec/` and notes on the collection alone, and not from
  the game's program. Nothing of the library is imported. How they talk is
  `tests/conformance/foreign/engines/talk.py`.
* Each tells all fields of a position that its game uses, and begins in the middle of a game, so
  that the bench compares whole positions and can shorten what it finds.
* `python -m tests.conformance.second --games 2000` plays that many random games of each, besides
  the fixed suite, and prints a line a game; `--only go-dame,kette` is for some. All take an hour.
* The faults were written down, with the clause that a report may name first, before the bench was
  asked: `python -m tests.conformance.foreign --second` asks it.
"""
