"""The parts of *Daumen drauf!* for tests of other people's engines."""
