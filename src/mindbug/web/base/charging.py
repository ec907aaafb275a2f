"""Processor time is charged here to whoever sent a request.

The event loop serves everybody, so its time is what one address can take away from the others. `charged` measures the
steps of a coroutine alone, without whatever runs while it waits.
"""

import time
from collections.abc import Callable, Coroutine, Generator
from contextvars import ContextVar
from types import coroutine
from typing import Any, TypeVar

from mindbug.web.base.budgets import TOKEN_SECONDS, AddressBudgets

Value = TypeVar("Value")
PAYER: ContextVar[str] = ContextVar("payer", default="")
"""The address for which this task works; empty: the house itself."""
SMALLEST = 0.01  # tokens; less is not worth noting


async def charged(work: Coroutine[Any, Any, Value], budgets: AddressBudgets, address: str, *,
                  paid: float = 0.0) -> Value:
    """Does the work, and charges its processor time to the address. `paid` are tokens that were taken before."""
    spent = 0.0

    def note(seconds: float) -> None:
        nonlocal spent
        spent += seconds

    payer = PAYER.set(address)
    try:
        return await measured(work, note)
    finally:
        PAYER.reset(payer)
        cost = spent / TOKEN_SECONDS - paid
        if cost > SMALLEST:
            budgets.spend(address, cost)


@coroutine
def measured(work: Coroutine[Any, Any, Value], note: Callable[[float], None]) -> Generator[Any, Any, Value]:
    """Does the work, and tells the processor time of each of its steps."""
    sent: Any = None
    thrown: BaseException | None = None
    while True:
        begun = time.thread_time()
        try:
            awaited = work.send(sent) if thrown is None else work.throw(thrown)
        except StopIteration as done:
            answer: Value = done.value
            return answer
        finally:
            note(time.thread_time() - begun)
        sent, thrown = None, None
        try:
            sent = yield awaited
        except GeneratorExit:
            work.close()
            raise
        except BaseException as problem:
            thrown = problem
