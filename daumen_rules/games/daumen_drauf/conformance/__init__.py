"""*Daumen drauf!* where it is played with other people's engines: what is special about it."""
