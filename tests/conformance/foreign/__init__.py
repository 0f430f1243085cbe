"""Engines of twelve games that others might have written, and faults planted in them.

What may live here: the engines, the faults, and the command that measures the bench with them.

* The folder of engines has a loop for the protocol in Python and one in JavaScript, each called
  talk, and a file a game. They were written from the pages of `spec/`, the manual and what the
  commands print. Nothing of the library was read for them, and nothing of it is imported.
* The folder of faults has ten faults a game: what is wrong, how it is planted, which clauses a
  report may name first, and which it may name besides. They were written down before the bench was
  asked. An expectation that the manual shows to be wrong is changed with a comment there.
* `python -m tests.conformance.foreign` asks the bench about every fault and prints how many it
  finds within a minute, how often the first clause is right, and how long its games are. `--games
  kniffel,dame` is for some of them, `--json FILE` keeps the figures.

An engine with a fault is started with the text that is replaced and the text in its place, so that
the line of a report says what was planted.
"""
