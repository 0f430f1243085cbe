"""Situations: what people remember of a table, with gaps, and the one question they ask.

In reading order: `model`, `asks`, `cards_seen`, `reader`, `writer`, `json_form`; then
`trick_so_far`, `lineups`, `shapes`, `slots`, `worlds`, `completions`, `verdicts`, `answers`,
`without_position`, `facts`, `trick_faults`, `faults`, `variants`.
"""
