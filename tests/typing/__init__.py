"""What type checkers say about code that uses the library."""
