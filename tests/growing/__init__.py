"""The project grows as easily as ARCHITECTURE.md says: each kind of thing is added to a copy, and played with."""
