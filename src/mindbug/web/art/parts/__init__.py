"""The part library. Importing this package fills the registry."""

from mindbug.web.art.parts import backs, ears, eyes, gear, hats, limbs, mouths, plants, robots, skins, tails

__all__ = ["backs", "ears", "eyes", "gear", "hats", "limbs", "mouths", "plants", "robots", "skins", "tails"]
