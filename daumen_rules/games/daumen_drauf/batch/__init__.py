"""*Daumen drauf!* in its batch form: the readable rules once more, as compiled kernels.

The modules are read in this order: `columns`, `higher`, `refilling`, `trick_end`, `play`, `sight`,
`form`. They need numba and numpy, and are loaded when somebody asks for the form.
"""
