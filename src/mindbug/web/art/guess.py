"""A recipe for a creature that nobody has drawn: people's own cards.

Words in the name give what they can ("dragon" brings wings); the seed chooses the rest.
"""

from collections.abc import Iterable
from random import Random

from mindbug.web.art.look import Look
from mindbug.web.art.registry import PARTS

# part of a word: body, hue (-1: any), parts
HINTS: dict[str, tuple[str, int, str]] = {
    "dragon": ("dino", 145, "wings_bat horns_dragon dino_mouth eyes_slit claws tail_croc scales"),
    "drake": ("dino", 25, "wings_bat horns_dragon dino_mouth eyes_slit"),
    "saur": ("dino", 140, "dorsal_plates tail_croc dino_mouth eyes_angry little_arms"),
    "rex": ("dino", 100, "dino_mouth eyes_slit tail_croc little_arms"),
    "shark": ("dome", 240, "fin bib shark_mouth eyes_angry"),
    "fish": ("round", 50, "fins_fish scales fish_lips eyes_wide"),
    "whale": ("pumpkin", 250, "tail_whale whale_mouth eyes_wide flippers"),
    "octo": ("dome", 330, "tentacles tentacles_front eyes_round smile spots"),
    "pus": ("dome", 300, "tentacles tentacles_front"),
    "squid": ("cone", 340, "tentacles tentacles_front eyes_bug"),
    "kraken": ("dome", 190, "tentacles_high tentacles fangs eyes_evil"),
    "crab": ("wide", 25, "legs pincers eyes_stalks grin"),
    "lobster": ("egg", 25, "legs pincers eyes_stalks antennae"),
    "cat": ("round", 60, "ears_cat cat_mouth eyes_cat tail_cat paws"),
    "kitty": ("round", 330, "ears_cat cat_mouth eyes_cat tail_cat"),
    "tiger": ("pear", 60, "ears_cat stripes cat_mouth eyes_cat"),
    "lion": ("round", 75, "mane fangs eyes_angry paws"),
    "dog": ("egg", 60, "ears_drop dog_mouth eyes_round paws"),
    "wolf": ("pear", 260, "ears_wolf wolf_mouth eyes_evil claws fluff tail_wolf"),
    "fox": ("pear", 50, "ears_wolf fox_face deer_nose eyes_cat tail_wolf"),
    "bear": ("round", 55, "ears_bear snout eyes_small claws"),
    "panda": ("round", 300, "ears_black eye_patches dog_mouth eyes_small"),
    "rabbit": ("egg", 340, "ears_rabbit buck eyes_cute paws"),
    "bunny": ("egg", 340, "ears_rabbit buck eyes_cute paws"),
    "mouse": ("egg", 280, "ears_mouse buck eyes_cute tail_cat"),
    "rat": ("pear", 280, "ears_mouse buck eyes_angry tail_cat"),
    "squirrel": ("pear", 50, "tail_squirrel ears_cat buck eyes_cute"),
    "hamster": ("round", 65, "ears_mouse buck eyes_cute"),
    "elephant": ("round", 265, "ears_elephant trunk eyes_sleepy"),
    "rhino": ("wide", 250, "ears_bear rhino_nose eyes_small plates"),
    "bull": ("hunch", 30, "horns_bull ears_bull bull_nose eyes_angry fists"),
    "taur": ("hunch", 30, "horns_bull bull_nose fists"),
    "cow": ("pear", 60, "horns_demon ears_bull bull_nose patches"),
    "goat": ("pear", 80, "horns_ibex ears_bull goat_mouth eyes_goat hooves"),
    "ram": ("pear", 60, "horns_ram snout fluff"),
    "deer": ("pear", 55, "ears_deer antlers deer_nose eyes_cute hooves"),
    "stag": ("pear", 55, "ears_deer antlers deer_nose eyes_angry hooves"),
    "unicorn": ("tall", 330, "rainbow_mane ears_horse horse_muzzle horn_spiral hooves eyes_lashes"),
    "horse": ("tall", 50, "ears_horse horse_muzzle forelock hooves eyes_round"),
    "giraffe": ("neck", 85, "ossicones patches snout"),
    "croc": ("dino", 140, "croc eyes_slit tail_croc scales"),
    "frog": ("wide", 130, "ears_frog frog_mouth eyes_frog warts"),
    "toad": ("wide", 115, "ears_frog frog_mouth eyes_frog warts"),
    "axolotl": ("pear", 350, "gills smile eyes_cute"),
    "snail": ("wide", 80, "snail_shell eyes_stalks smile snail_foot"),
    "slug": ("slug", 120, "eyes_stalks smile"),
    "turtle": ("wide", 140, "shell smile eyes_sleepy"),
    "snake": ("capsule", 140, "tail_serpent snake_mouth eyes_slit scales"),
    "serpent": ("capsule", 165, "tail_serpent snake_mouth eyes_slit"),
    "spider": ("round", 300, "spider_legs eyes_spider mandibles"),
    "weaver": ("round", 310, "web spider_legs eyes_spider"),
    "scorpion": ("wide", 45, "tail_scorpion legs pincers mandibles"),
    "bee": ("egg", 90, "wings_insect antennae bands stinger"),
    "wasp": ("berry", 90, "wings_insect antennae bands stinger eyes_evil"),
    "fly": ("egg", 160, "wings_insect eyes_bug proboscis legs"),
    "moth": ("egg", 290, "wings_moth antennae_feather fluff eyes_bug"),
    "butterfly": ("egg", 200, "wings_moth antennae smile eyes_cute"),
    "ant": ("egg", 25, "antennae legs mandibles eyes_bug"),
    "bug": ("round", 150, "antennae legs mandibles eyes_bug seam"),
    "beetle": ("round", 200, "horns_beetle legs mandibles eyes_bug seam"),
    "mantis": ("kite", 130, "antennae scythes mandibles eyes_bug"),
    "owl": ("pear", 60, "ears_tuft eyes_owl beak wing_arms chevrons feet_bird"),
    "eagle": ("pear", 60, "wings_angel white_head beak_hooked eyes_angry feet_bird"),
    "bird": ("egg", 200, "wings_feather crest beak feet_bird"),
    "chicken": ("pear", 60, "comb beak_wattles wing_arms feet_bird"),
    "penguin": ("pear", 250, "flippers bib beak eyes_round feet_acc"),
    "duck": ("pear", 95, "beak wing_arms feet_acc"),
    "bat": ("egg", 300, "wings_bat ears_wolf fangs eyes_evil"),
    "gorilla": ("hunch", 40, "chest fists fangs eyes_angry"),
    "ape": ("hunch", 50, "chest fists grin"),
    "yeti": ("hunch", 220, "fluff horns_ram fangs fists"),
    "goblin": ("pear", 135, "ears_goblin fangs eyes_evil claws"),
    "demon": ("dome", 20, "wings_bat horns_demon fangs eyes_evil tail_devil"),
    "devil": ("dome", 20, "horns_demon tail_devil fangs trident"),
    "ghost": ("ghost", 260, "eyes_skull gasp"),
    "skeleton": ("dome", 90, "eyes_skull skull_grille"),
    "zombie": ("dome", 145, "stitches eyes_skull"),
    "mummy": ("dome", 85, "bandages eyes_evil"),
    "vampire": ("dome", 280, "cape fangs eyes_evil"),
    "robot": ("box", 230, "bolts plates robot_arms treads grille eyes_lenses aerial"),
    "bot": ("box", 210, "bolts plates robot_arms treads grille eyes_led"),
    "mech": ("box", 25, "plates cannon_arms treads grille eyes_visor"),
    "cyber": ("box", 285, "circuits eyes_cyber robot_arms"),
    "alien": ("kite", 145, "antennae_alien eyes_alien tentacles"),
    "pirate": ("pear", 50, "pirate_hat eyes_patch sword"),
    "captain": ("pear", 230, "captain_cap"),
    "king": ("hunch", 60, "crown cape"),
    "queen": ("pear", 320, "tiara eyes_lashes cape"),
    "wizard": ("pear", 270, "wizard_hat beard staff"),
    "witch": ("pear", 290, "wizard_hat wand"),
    "knight": ("barrel", 240, "knight_visor sword shield"),
    "ninja": ("egg", 280, "ninja_wrap shuriken eyes_angry"),
    "hunter": ("pear", 120, "hood bow"),
    "sheriff": ("dino", 80, "cowboy_hat badge moustache"),
    "tree": ("barrel", 70, "florets roots leaf_arms"),
    "flower": ("egg", 330, "petals leaf_arms smile"),
    "mushroom": ("stalk", 80, "gills_under mushroom_cap"),
    "fung": ("stalk", 80, "gills_under mushroom_cap"),
    "apple": ("apple", 25, "stem_leaf"),
    "berry": ("berry", 20, "seeds berry_cap"),
    "melon": ("round", 145, "melon"),
    "carrot": ("carrot", 55, "carrot_leaves rings thin_legs"),
    "potato": ("potato", 75, "sprouts"),
    "tomato": ("pumpkin", 28, "lobes sepals"),
    "pumpkin": ("pumpkin", 55, "lobes stem eyes_hollow jack_mouth"),
    "pepper": ("pepper", 28, "lobes stem"),
    "banana": ("capsule", 95, "cream banana_tip peel"),
    "onion": ("onion", 320, "layers onion_sprout"),
    "star": ("star", 90, "star_ribs"),
    "ice": ("cube", 220, "facets horns_ice"),
    "fire": ("dome", 35, "fire cracks eyes_angry"),
    "lava": ("hunch", 30, "cracks fists"),
    "stone": ("hunch", 260, "cracks fists"),
    "barrel": ("barrel", 60, "staves"),
    "brain": ("egg", 330, "brain eyes_bug"),
    "mermaid": ("pear", 40, "tail_fish long_hair scales_tail eyes_lashes"),
    "hound": ("egg", 40, "ears_floppy dog_mouth eyes_angry paws tail_wolf"),
    "cerber": ("hunch", 20, "heads_side ears_wolf wolf_mouth eyes_evil claws"),
    "pig": ("round", 0, "ears_floppy pig_nose eyes_cute"),
    "mosquito": ("egg", 25, "wings_insect stinger_mouth eyes_bug legs"),
    "chameleon": ("pear", 140, "eyes_turret long_tongue tail_curl mohawk scales"),
    "flame": ("dome", 35, "flame_hair cracks eyes_angry"),
    "turnip": ("radish", 330, "radish_leaves dipped white_root"),
    "lychee": ("round", 15, "bumps stem_leaf"),
    "love": ("round", 350, "eyes_heart smile"),
    "orca": ("pumpkin", 260, "spout tail_whale bib whale_mouth"),
    "raccoon": ("pear", 260, "tail_ringed ears_round bandit_mask dog_mouth eyes_round paws"),
    "ferret": ("pear", 60, "ears_bear tail_cat bandit_mask buck eyes_cute paws"),
    "hippo": ("wide", 300, "ears_bear hippo_mouth eyes_small fists"),
    "chimp": ("pear", 50, "ears_chimp face_mask ape_laugh eyes_round"),
    "monkey": ("pear", 50, "ears_chimp face_mask tail_cat tongue_out eyes_round"),
    "hedgehog": ("pear", 65, "quills ears_bear face_mask snout eyes_cute"),
    "porcupine": ("pear", 65, "quills ears_bear face_mask snout eyes_small"),
    "hyena": ("pear", 70, "ears_round spots hyena_mouth eyes_evil claws"),
    "cheetah": ("pear", 80, "tail_lion ears_round rosettes sabre_grin eyes_cat"),
    "leopard": ("pear", 75, "tail_cat ears_round rosettes sabre_grin eyes_cat"),
    "lemur": ("pear", 260, "tail_ringed ears_round face_mask eye_patches deer_nose eyes_lemur"),
    "boar": ("hunch", 45, "ears_tuft mohawk boar_snout eyes_angry fists"),
    "anteater": ("hunch", 60, "anteater_stripe anteater_snout eyes_small"),
    "alpaca": ("neck", 60, "tail_pompon alpaca_mouth eyes_lashes poodle_puff wool"),
    "llama": ("neck", 60, "tail_pompon alpaca_mouth eyes_lashes poodle_puff wool"),
    "rooster": ("pear", 60, "tail_cock comb beak_wattles wing_arms feet_bird eyes_angry"),
    "peacock": ("pear", 230, "peacock_fan beak crest feet_bird eyes_lashes"),
    "parrot": ("dome", 145, "wings_feather crest macaw_face beak_parrot eyes_round wing_arms feet_bird"),
    "swan": ("neck", 250, "swan_beak wing_arms feet_bird"),
    "ostrich": ("neck", 60, "plume_tail ostrich_beak wing_arms feet_bird eyes_lashes"),
    "phoenix": ("pear", 40, "wings_fire flame_hair beak_hooked eyes_angry feet_bird"),
    "cobra": ("capsule", 140, "cobra_hood tail_serpent scales snake_mouth eyes_slit"),
    "lizard": ("wide", 130, "tail_newt mohawk scales lizard_mouth eyes_slit gecko_feet"),
    "gecko": ("wide", 110, "tail_newt warts lizard_mouth eyes_round gecko_feet"),
    "salamander": ("pear", 60, "tail_newt accent_spots lizard_mouth eyes_round"),
    "tadpole": ("round", 150, "tail_tadpole spots smile eyes_round"),
    "leech": ("capsule", 330, "segments sucker_mouth eyes_evil"),
    "roach": ("egg", 50, "legs antennae_long segments mandibles eyes_bug"),
    "cloud": ("pear", 235, "cloud_hair cloud_skirt"),
    "candy": ("round", 350, "candy_wrapper candy_swirl"),
    "cake": ("barrel", 75, "cake_layers icing"),
    "mimic": ("box", 60, "box_print mimic_mouth eyes_evil big_lid"),
    "drill": ("dome", 280, "drill_arms hard_hat"),
    "copter": ("dome", 210, "rotor eyes_goggles"),
    "shaggy": ("hunch", 60, "fringe fluff fists"),
    "hydra": ("slug", 130, "hydra_heads"),
}
USUAL_BODIES = ("egg", "round", "pear", "dome", "wide", "hunch", "dino", "kite", "berry")
POOLS: dict[str, tuple[str, ...]] = {
    "eyes": ("eyes_round", "eyes_angry", "eyes_slit", "eyes_cat", "eyes_three", "eyes_cyclops", "eyes_sleepy",
        "eyes_evil", "eyes_cute", "eyes_owl"),
    "mouth": ("fangs", "grin", "smile", "laugh", "snout", "shark_mouth", "cat_mouth", "beak", "tusks", "dino_mouth"),
    "arm": ("paws", "claws", "claws_up", "arms_up", "gloves", "pincers", "fists"),
    "feet": ("feet", "feet_acc", "boots"),
    "skin": ("spots", "stripes", "scales", "belly", "fluff", "chevrons", "bib", "warts"),
    "behind": ("ears_cat", "ears_round", "ears_bear", "ears_tuft", "ears_rabbit", "horns_bull", "horns_goat",
        "horns_demon", "horns_ram", "antennae", "antlers", "crest", "mohawk", "horn_unicorn"),
    "back": ("wings_bat", "wings_feather", "wings_insect", "mane", "fin", "tail_cat", "tail_wolf", "tentacles",
        "spikes", "dorsal_plates", "shell"),
}
USUAL_SCENES = ("night", "reef", "swamp", "desert", "jungle", "tundra", "volcano", "meadow", "city", "space", "cave",
    "castle")
NO_LIMBS = {
    "tentacles_front",
    "hydra_heads",
    "legs",
    "treads",
    "spider_legs",
    "peel",
    "thin_legs",
    "roots",
    "snail_foot"}


def guess(name: str, rng: Random) -> Look:
    found = [hint for word, hint in sorted(HINTS.items(), key=lambda item: -len(item[0])) if word in name.lower()]
    body = found[0][0] if found else rng.choice(USUAL_BODIES)
    hue = found[0][1] if found else rng.randrange(360)
    return Look(body, hue + rng.randint(-12, 12), rng.choice(USUAL_SCENES), " ".join(_choose((p for hint in found
        for p in hint[2].split()), rng)))


def _choose(hinted: Iterable[str], rng: Random) -> list[str]:
    """One part per layer that can hold only one; hints first, then the pools."""
    chosen: list[str] = []
    taken: set[str] = set()
    for part in hinted:
        layer = PARTS[part][0]
        if part not in chosen and not (layer in ("eyes", "mouth", "arm", "feet", "hat") and layer in taken):
            chosen.append(part)
            taken.add(layer)
    if not NO_LIMBS.isdisjoint(chosen):
        taken.add("feet")
    if "hydra_heads" in chosen:
        taken |= {"eyes", "mouth", "arm", "behind", "back"}
    for layer, pool in POOLS.items():
        part = rng.choice(pool)  # always drawn, so that one hint more does not change all the rest
        if layer not in taken and (layer not in ("back", "behind") or not taken & {"back", "behind", "hat"}
            or rng.random() < 0.3):
            chosen.append(part)
    return chosen
