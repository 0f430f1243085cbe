"""Situations: what people remember of a table, with gaps, and the one question they ask.

The rooms in reading order: model, asks, cards_seen, reader, writer, json_form; then course,
lineups, shapes, worlds, verdicts, answers, alone, facts, slots, completions, trick_faults,
faults, variants.
"""
