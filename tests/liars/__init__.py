"""Wrong engines that the test bench must catch: the tester is tested with liars."""
