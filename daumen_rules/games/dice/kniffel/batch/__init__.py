"""The batch form of 111 Kniffel: `kernels` has its rules on rows, `form` the readable values."""
