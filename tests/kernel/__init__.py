"""What the kernel promises to every game."""
