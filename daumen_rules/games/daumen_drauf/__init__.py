"""*Daumen drauf!*, a trick and bluff game for 2 to 7 players (1996).

The rooms in reading order: clauses, flags, readings, cards, model, height, setup, events, legality,
scoring, refill, ending, transition, knowledge, view, appraisal, match, game, saving, record,
notation, replay, entry.
"""
