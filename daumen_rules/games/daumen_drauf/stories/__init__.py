"""The shortest games in which two rule sets differ.

`search` finds them, `story` and `witness_text` tell them.
"""
