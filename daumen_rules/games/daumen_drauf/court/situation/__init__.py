"""Situations: what people remember of a table, with gaps, and the one question they ask.

The rooms in reading order: model, asks, cards_seen, reader, writer, json_form; then trick_so_far,
lineups, shapes, worlds, verdicts, answers, without_position, facts, slots, completions,
trick_faults, faults, variants.
"""
