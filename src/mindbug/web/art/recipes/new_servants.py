"""The looks of the creatures of New Servants: strange company at daybreak."""

from mindbug.web.art.look import Look

LOOKS = {
    "Bugserker": Look("egg", 25, "dawn", "legs seam fur_skirt claws mandibles eyes_bug antennae horned_helmet axe",
        accent=95, light=0.60),
    "Count Draculeech": Look("capsule", 330, "night",
        "vampire_collar belly rings sucker_mouth eyes_evil widows_peak bow_tie", accent=20, light=0.50, chroma=0.10,
        size=0.92),
    "Creep From The Deep": Look("round", 230, "abyss", "fins_fish warts angler_mouth eyes_wide angler_lure",
        accent=190, light=0.46, chroma=0.09),
    "Ferret Pacifier": Look("pear", 60, "dawn",
        "ears_bear tail_cat bandit_mask feet paws pacifier eyes_sleepy peace_sign", accent=200, light=0.72,
        chroma=0.09),
    "Froblin Instigator": Look("wide", 140, "dawn",
        "ears_goblin ears_frog warts belly feet claws frog_mouth eyes_frog megaphone", accent=330, light=0.66,
        size=0.94),
    "Goreagle Alpha": Look("hunch", 50, "dawn",
        "wings_angel white_head chest_plain feet fists beak_hooked eyes_angry", accent=60, light=0.44, chroma=0.07),
    "Hamster Lion": Look("round", 75, "dawn", "tail_lion mane ears_bear bib feet claws buck eyes_angry", accent=50,
        light=0.80, chroma=0.12),
    "Hungry Hungry Hamster": Look("round", 65, "dawn", "ears_mouse bib feet stuffed_cheeks buck eyes_cute seed_snack",
        accent=35, light=0.78, chroma=0.10, size=0.92),
    "Hyenix": Look("pear", 70, "volcano", "wings_fire flame_hair ears_round spots feet claws hyena_mouth eyes_evil",
        accent=40, light=0.70, chroma=0.10),
    "Majestic Manticore": Look("hunch", 60, "dawn",
        "tail_scorpion wings_bat mane chest feet claws sabre_grin eyes_slit tiara", accent=15, light=0.70,
        chroma=0.13, size=0.9),
    "The Lurker": Look("dome", 290, "night", "horns_demon spots fangs eyes_evil hedge", accent=95, light=0.30,
        chroma=0.07),
    "Turf The Surfer": Look("pear", 140, "surf", "surfboard soil feet arms_up grin eyes_shades turf_hair wave",
        accent=30, light=0.68),
}
