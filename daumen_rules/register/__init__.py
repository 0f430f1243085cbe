"""The reading room: which function carries out a clause, and which test is about it.

It reads tables, marks and texts that it is given; it opens no file and knows no game.
"""
