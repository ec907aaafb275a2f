"""The part library. Importing this package fills the registry."""

from mindbug.web.art.parts import (
    attire,
    backs,
    beasts,
    birds,
    ears,
    elements,
    eyes,
    fruit,
    gear,
    hats,
    limbs,
    machines,
    mouths,
    plants,
    props,
    robots,
    scaly,
    skins,
    special,
    sweets,
    tails,
)

__all__ = ["attire", "backs", "beasts", "birds", "ears", "elements", "eyes", "fruit", "gear", "hats", "limbs",
    "machines", "mouths", "plants", "props", "robots", "scaly", "skins", "special", "sweets", "tails"]
