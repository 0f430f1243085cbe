"""The test bench: tests of other people's engines against the rules.

It asks an engine, compares the answers with the rules, finds the smallest game that shows a
failure, and names the clause. Nothing here knows a game, reads files or prints: the additions of a
game stand in its own folder (`contracts.engine_tests` has the records for them), and `bench.bench`
puts a game on the bench.
"""
