"""The search that a court uses: all tables that fit a situation, and what holds in each of them.

It knows no game; a game's court hands in values and functions.

In reading order: `findings`, `matching`, `search`, `classify`, `ruling`; then
`divergence`, `divergence_search` and `explanation`.
"""
