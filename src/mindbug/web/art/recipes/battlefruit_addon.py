"""The looks of the creatures of the Battlefruit Add-On: late guests from garden and pantry."""

from mindbug.web.art.look import Look

LOOKS = {
    "Beetroot Predator": Look("radish", 355, "pantry", "radish_leaves beet_rings claws_up shark_mouth eyes_slit",
        accent=140, light=0.42, chroma=0.15),
    "Cutecat": Look("egg", 65, "pantry", "tail_cat ears_cat pores feet paws cat_mouth eyes_cute stem_leaf", accent=20,
        light=0.78, chroma=0.16, size=0.82),
    "Zencats": Look("egg", 65, "pantry",
        "aura companions ears_cat pores feet bone_arms cat_mouth eyes_closed stem_leaf", accent=300, light=0.78,
        chroma=0.16, size=0.92),
    "Evilcat": Look("egg", 40, "volcano",
        "fire wings_bat ears_cat horns_demon pores feet claws_up cat_hiss eyes_evil stem_leaf", accent=15, light=0.60,
        chroma=0.19),
    "Five-Spice Monster": Look("barrel", 55, "pantry",
        "chili_horns cinnamon cloves feet claws fangs eyes_five anise_crown", accent=25, light=0.58, chroma=0.11,
        size=0.88),
    "Mangolorean": Look("potato", 70, "desert", "cape rind_spots boots gloves eyes_helmet stem_leaf blaster",
        accent=25, light=0.78, chroma=0.16, size=0.94),
    "Saltemental": Look("cube", 230, "pantry", "salt_crystals facets fists grin eyes_angry shaker_lid", accent=215,
        light=0.92, chroma=0.02, size=0.86),
    "Shakes Pear": Look("pear", 115, "castle",
        "poet_hair freckles boots gloves goatee eyes_sleepy stem_leaf ruff feather_pen", accent=60, light=0.80,
        chroma=0.15),
    "Venomash": Look("potato", 88, "pantry", "mash_swirls venom_fangs eyes_slit venom_sauce bowl", accent=300,
        light=0.90, chroma=0.08),
}
