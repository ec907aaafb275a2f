"""Random games, for benchmarks, comparisons and search."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mindbug.engine.bits import lowest
from mindbug.engine.codes import OVER
from mindbug.engine.dealing import deal_cards, new_state, open_game
from mindbug.engine.machine import apply
from mindbug.engine.options import MAX_OPTIONS, fill
from mindbug.engine.random32 import M32, Random
from mindbug.engine.state import Pool, State

DIGEST_START: Final = 2166136261


def mix(h: i64, value: i64) -> i64:
    return ((h ^ value) * 16777619) & M32


def mix_wide(h: i64, value: i64) -> i64:
    return mix(mix(mix(h, value & 0xFFFFFF), (value >> 24) & 0xFFFFFF), (value >> 48) & 0xFFFF)


def digest(s: State, h: i64) -> i64:
    """Returns everything that tells two states apart, as a number of 32 bits."""
    for word in (s.in_hand, s.in_play, s.in_discard, s.second, s.exhausted, s.known0, s.known1, s.known2, s.choices,
                 s.power_row):
        h = mix_wide(h, word)
    for small in (s.life0, s.life1, s.mindbugs0, s.mindbugs1, s.energy0, s.energy1, s.drawn0, s.drawn1, s.drawn_unused,
                  s.power_drawn, s.active, s.turn_number, s.decision, s.decider, s.source, s.depth, s.pending_size,
                  s.winner, s.why):
        h = mix(h, small)
    for mark in s.marks:
        h = mix_wide(h, mark)
    if s.deal.turned | s.under | s.aside | s.tucked:
        h = digest_further(s, h)
    return h


def digest_further(s: State, h: i64) -> i64:
    """Goes on with the digest: what only some games have."""
    for word in (s.deal.turned, s.under, s.aside, s.tucked):
        h = mix_wide(h, word)
    for design in s.deal.designs:
        h = mix(h, design)
    held = s.under | s.aside
    while held:
        h = mix(h, s.holders[lowest(held)])
        held &= held - 1
    return h


def finish_randomly(s: State, random: Random) -> i64:
    """Plays to the end and returns the number of decisions."""
    decisions: i64 = 0
    while s.decision != OVER:
        apply(s, BUFFER[random.below(fill(s, BUFFER))])
        decisions += 1
    return decisions


def play_games(pool: Pool, rules: i64, seed: i64, games: i64, with_digest: bool = False) -> tuple[int, int]:
    """Plays random games with the seeds from `seed` on. Returns the number of decisions and a digest of everything."""
    decisions: i64 = 0
    h: i64 = DIGEST_START
    game: i64 = 0
    while game < games:
        random = Random(seed + game)
        deal = deal_cards(pool, random)
        deal.rules = rules
        s = new_state(deal)
        open_game(s)
        if with_digest:
            while s.decision != OVER:
                option = BUFFER[random.below(fill(s, BUFFER))]
                apply(s, option)
                h = digest(s, mix(h, option))
                decisions += 1
        else:
            decisions += finish_randomly(s, random)
        game += 1
    return decisions, h


def clone_many(s: State, times: i64) -> int:
    """Makes clones for the benchmark, inside compiled code."""
    total: i64 = 0
    while times > 0:
        total += s.clone().life0
        times -= 1
    return total


BUFFER: Final = vec[i64]([0] * MAX_OPTIONS)
