"""What the commands print to one seat, and whether it tells what that seat cannot know."""
