"""Many games that bots play: games by number, figures that add up, and shards of games that may run
anywhere. This room knows no game.
"""
