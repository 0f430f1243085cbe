"""The command `new-game`: writes the skeleton of a game that its author changes into a new one."""
