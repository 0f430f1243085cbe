"""The family collection: games of dice, boards and cards on the same kernel.

`catalogue` lists them, a chapter each has its own package, `pieces` holds what chapters share.
"""
