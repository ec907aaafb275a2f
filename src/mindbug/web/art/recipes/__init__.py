"""A recipe for every printed creature and every face it evolves to."""

from mindbug.web.art.look import Look
from mindbug.web.art.recipes import (
    battlefruit_addon,
    battlefruit_galaxy,
    battlefruit_kingdom,
    beyond_eternity,
    beyond_evolution,
    first_contact,
    king_of_tokyo,
    new_servants,
    promos,
)

SETS: dict[str, dict[str, Look]] = {
    "First Contact": first_contact.LOOKS,
    "New Servants": new_servants.LOOKS,
    "Battlefruit Kingdom": battlefruit_kingdom.LOOKS,
    "Battlefruit Galaxy": battlefruit_galaxy.LOOKS,
    "Battlefruit Add-On": battlefruit_addon.LOOKS,
    "King of Tokyo": king_of_tokyo.LOOKS,
    "Beyond Evolution": beyond_evolution.LOOKS,
    "Beyond Eternity": beyond_eternity.LOOKS,
    "Promos": promos.LOOKS,
}
LOOKS: dict[str, Look] = {name: look for looks in SETS.values() for name, look in looks.items()}
