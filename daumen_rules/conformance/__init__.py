"""The test bench: other people's engines against the rules.

What asks an engine, compares its answers, finds the smallest game that shows where it is wrong, and
names the clause. Nothing here knows a game, reads files or prints: what is special about a game
stands in its folder (`contracts.engine_tests` has the records that it fills in), and `bench.bench`
puts a game on the bench.
"""
