"""*Daumen drauf!*, a trick and bluff game for 2 to 7 players (1996).

The rooms in reading order: clauses, readings, model, height, setup, events, legality, scoring,
refill, ending, transition, knowledge, view, match, game, notation.
"""
