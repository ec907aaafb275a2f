"""The part library. Importing this package fills the registry."""

from mindbug.web.art.parts import (
    backs,
    ears,
    eyes,
    fruit,
    gear,
    hats,
    limbs,
    mouths,
    plants,
    robots,
    skins,
    special,
    tails,
)

__all__ = ["backs", "ears", "eyes", "fruit", "gear", "hats", "limbs", "mouths", "plants", "robots", "skins",
    "special", "tails"]
