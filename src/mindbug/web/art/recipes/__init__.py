"""A recipe for every printed creature."""

from mindbug.web.art.look import Look
from mindbug.web.art.recipes import battlefruit_galaxy, battlefruit_kingdom, first_contact, king_of_tokyo

LOOKS: dict[str, Look] = {
    **first_contact.LOOKS,
    **battlefruit_kingdom.LOOKS,
    **battlefruit_galaxy.LOOKS,
    **king_of_tokyo.LOOKS}
SETS: dict[str, tuple[str, ...]] = {
    "First Contact": tuple(first_contact.LOOKS), "Battlefruit Kingdom": tuple(battlefruit_kingdom.LOOKS),
    "Battlefruit Galaxy": tuple(battlefruit_galaxy.LOOKS), "King of Tokyo": tuple(king_of_tokyo.LOOKS),
}
