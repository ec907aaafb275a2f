"""Two players who know only what their seats may know, and the table as it lies in the end: python by_the_view.py

Everything here has a type: `mypy --strict by_the_view.py` finds no fault.
"""

import sys

import mindbug


def pick(view: mindbug.View, decision: mindbug.Decision) -> mindbug.Option:
    """Attacks with the larger army, otherwise plays and blocks; uses Mindbugs early."""
    own, other = (view["p1"], view["p2"]) if view["seat"] == "p1" else (view["p2"], view["p1"])
    stronger = len(own["play"]) > len(other["play"])
    wishes = ("attack", "hunt", "mindbug") if stronger else ("play", "block", "mindbug")
    return next((option for option in decision.options if option.verb in wishes), decision.options[-1])


def described(card: mindbug.SceneCard) -> str:
    gifts = [f"{bonus.power:+d} from {bonus.source or 'this turn'}" for bonus in card.bonuses if bonus.power]
    return f"  {card.name} {card.power} {', '.join((*card.keywords, *gifts))}".rstrip()


game = mindbug.Game(sets=["first_contact"], seed=int(sys.argv[1]) if len(sys.argv) > 1 else 7)
while decision := game.decision:
    game.choose(pick(game.view(decision.player), decision))
scene = game.scene(None)
for side in (scene.me, scene.opp):
    print(f"{side.seat}: {side.life} life", *map(described, side.play), sep="\n")
print(f"{game.winner} has won: {game.outcome}")
