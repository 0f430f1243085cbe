"""The command `conform`: another engine against the rules of a game.

Read `command` first, then `arguments` and `process`, `words` and `files`, `cases` and `known`.
"""
