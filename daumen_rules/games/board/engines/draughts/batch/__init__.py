"""The batch form of the draughts family: its rules as compiled functions on rows of numbers.

In reading order: `columns`, `captures`, `endings`, `play`, `form`.
"""
