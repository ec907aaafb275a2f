"""The hosts' own conformance tests, run on our environments."""
