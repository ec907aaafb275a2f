"""Refusals. Every request is either carried out or refused with this exception, and a refusal changes nothing."""


class Refused(Exception):
    """A request that cannot be granted. `code` is for programs, `message` for people."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
