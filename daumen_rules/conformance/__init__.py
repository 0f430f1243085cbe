"""The test bench: other people's engines against the rules.

Here lives what asks an engine, compares its answers, finds the smallest game that shows where it is
wrong, and names the clause. Nothing here reads files or prints; that is the business of `cli`.
"""
