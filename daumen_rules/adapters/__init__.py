"""Games as environments of other libraries: PettingZoo, Gymnasium and OpenSpiel.

All stand on an `Episode`: a game whose seats are asked in turn, with numbers for actions and for
what a seat sees. Only the module that has the name of a library imports it.
"""
