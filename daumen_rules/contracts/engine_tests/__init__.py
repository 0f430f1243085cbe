"""The records with which a game adapts the tests of other people's engines.

`conformance` runs the tests. No game stands here.
"""
