"""The deals that are done: a set of whole numbers that is mostly without gaps, kept as its gapless pieces."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator


class DealRanges:
    """Disjoint ranges in order; neighbours are joined."""

    def __init__(self, ranges: Iterable[tuple[int, int]] = ()) -> None:
        self.ranges: list[tuple[int, int]] = []
        """Each the first deal and the first one behind."""
        for first, end in ranges:
            self.add(first, end)

    def add(self, first: int, end: int) -> None:
        """Adds the deals from `first` to before `end`, none of which may be there already."""
        if not 0 <= first < end:
            raise ValueError(f"{first} to {end} is no range of deals")
        place = bisect_right(self.ranges, (first, end))
        before = self.ranges[place - 1] if place else None
        after = self.ranges[place] if place < len(self.ranges) else None
        if (before and before[1] > first) or (after and after[0] < end):
            raise ValueError(f"some of the deals {first} to {end - 1} are there already")
        if after and after[0] == end:
            end = after[1]
            del self.ranges[place]
        if before and before[1] == first:
            first = before[0]
            del self.ranges[place - 1]
            place -= 1
        self.ranges.insert(place, (first, end))

    def missing(self, first: int, end: int, most: int) -> Iterator[range]:
        """The gaps between `first` and `end`, as they are now, in pieces of at most that many deals."""
        gaps: list[tuple[int, int]] = []
        for start, stop in [*self.ranges, (end, end)]:
            if first < min(start, end):
                gaps.append((first, min(start, end)))
            first = max(first, stop)
        for start, stop in gaps:
            for piece in range(start, stop, most):
                yield range(piece, min(piece + most, stop))

    def __len__(self) -> int:
        return sum(end - first for first, end in self.ranges)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, DealRanges) and self.ranges == other.ranges

    __hash__ = None  # type: ignore[assignment]  # it changes
