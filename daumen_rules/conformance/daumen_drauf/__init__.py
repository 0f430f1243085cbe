"""*Daumen drauf!* on the test bench: its forms, worlds, and which clause an engine gets wrong.

Here the game and the bench are joined. No rule may be written here.
"""
