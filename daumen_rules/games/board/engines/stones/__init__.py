"""The rules that games of single stones share: steps and jumps, crossing, enclosure, lines.

A game's module has its clauses, its options and its functions. In reading order: `clauses`,
`options`, `places`, `actions`, `state`, `reach`, `legality`, `play`, `game`.
"""
