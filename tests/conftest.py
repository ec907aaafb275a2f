"""For all tests."""
