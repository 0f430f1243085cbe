"""*Daumen drauf!*, a trick and bluff game for 2 to 7 players (1996).

In reading order: `clauses`, `option_values`, `rule_set`, `cards`, `model`, `actions`, `card_order`,
`setup`, `events`, `legality`, `scoring`, `refill`, `ending`, `transition`, `rules`, `knowledge`,
`view`, `estimate`, `match`, `game`, `saving`, `notation`, `keyboard`; then modules of single
commands.
"""
