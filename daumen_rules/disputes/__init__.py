"""The court room: a situation in, a ruling out.

It knows no game: what does comes in as values and functions.

The rooms in reading order: findings, matching, search, classify, ruling.
"""
