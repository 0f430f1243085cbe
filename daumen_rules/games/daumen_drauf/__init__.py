"""*Daumen drauf!*, a trick and bluff game for 2 to 7 players (1996).

In reading order: `clauses`, `option_values`, `rule_set`, `cards`, `model`, `actions`, `height`,
`setup`, `events`, `legality`, `scoring`, `refill`, `ending`, `transition`, `rules`, `knowledge`,
`view`, `estimate`, `match`, `game`, `saving`, `notation`, `typed`; then what single commands need.
"""
