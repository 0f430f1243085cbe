"""The games. This room lists them and holds nothing else."""
