"""The errors that a game raises when it is given something wrong."""


class IllegalChoice(ValueError):
    """The answer is not among the options of the pending decision; nothing has changed."""


class BadPosition(ValueError):
    """A position that cannot be, with the culprit."""


class BadRecord(ValueError):
    """A record that cannot be read or does not fit this version, with the line if one is to blame."""

    def __init__(self, reason: str, line: int | None = None) -> None:
        """The line is told before the reason, if it is known."""
        super().__init__(reason if line is None else f"line {line}: {reason}")
        self.reason = reason
        """The fault, without the line."""
        self.line = line
        """The number of the line in the text; None if no line is to blame."""


class BadSave(ValueError):
    """Bytes that are no saved game, or one of other cards or another version."""


class ForeignCards(ValueError):
    """Something belongs to a game with other cards than these."""


class TooFewCards(ValueError):
    """The chosen sets and cards are not enough for a game."""
