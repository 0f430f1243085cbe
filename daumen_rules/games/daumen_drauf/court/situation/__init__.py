"""Situations: what people remember of a table, with gaps, and the one question they ask.

In reading order: `model`, `needs`, `cards_seen`, `reader`, `writer`, `json_form`; then
`trick_so_far`, `lineups`, `shapes`, `slots`, `worlds`, `completions`, `facts`, `trick_faults`,
`faults`, `variants`. The questions, and how each is answered in one position, stand in `asks`
beside this folder.
"""
