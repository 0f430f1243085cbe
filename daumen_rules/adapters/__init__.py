"""Games as environments of other libraries: PettingZoo, Gymnasium and OpenSpiel.

All stand on an `Episode`: a table whose seats are asked in turn, with numbers for actions and for
what a seat sees. Only the module named after a library imports it; the extra `rl` installs them.
"""
