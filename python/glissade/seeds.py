"""Random numbers from a seed: the same on every machine, in every version of Python."""

from __future__ import annotations


class Numbers:
    """mulberry32, whose numbers are those of ``seededRandom`` of the library ``glissade/core``."""

    def __init__(self, seed: int) -> None:
        """The lowest 32 bits of the seed count."""
        self._state = seed & 0xFFFFFFFF

    def below(self, limit: int) -> int:
        """A whole number from 0 to before ``limit``, each equally likely."""
        fair = 2**32 - 2**32 % limit
        while True:
            drawn = self._next()
            if drawn < fair:
                return drawn % limit

    def _next(self) -> int:
        self._state = state = (self._state + 0x6D2B79F5) & 0xFFFFFFFF
        return _mixed(state)


def shuffled(number: int, count: int) -> int:
    """Where ``number`` (0 to before ``count``) goes in one fixed shuffle of so many numbers.

    A Feistel network shuffles the numbers of an even count of bits; who leaves the range goes on.
    """
    half = max(1, ((count - 1).bit_length() + 1) // 2)
    mask = (1 << half) - 1
    while True:
        left, right = number >> half, number & mask
        for key in range(4):
            left, right = right, left ^ (_mixed(right << 2 | key) & mask)
        number = left << half | right
        if number < count:
            return number


def _mixed(bits: int) -> int:
    """32 bits of which each depends on all of those given."""
    mixed = (bits ^ bits >> 15) * (bits | 1) & 0xFFFFFFFF
    mixed ^= mixed + ((mixed ^ mixed >> 7) * (mixed | 61) & 0xFFFFFFFF) & 0xFFFFFFFF
    return mixed ^ mixed >> 14
