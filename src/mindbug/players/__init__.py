"""Opponents: they get what a seat may know and a decision, never the state."""
