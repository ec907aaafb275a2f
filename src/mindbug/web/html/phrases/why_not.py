"""Why a card cannot be chosen. English, German, French."""

TEXTS: dict[str, tuple[str, str, str]] = {
    "banned_from_attacking": ("Cannot attack because of {source}.", "Kann wegen {source} nicht angreifen.",
                              "Ne peut pas attaquer à cause de {source}."),
    "banned_from_blocking": ("Cannot block because of {source}.", "Kann wegen {source} nicht blocken.",
                             "Ne peut pas bloquer à cause de {source}."),
    "nobody_blocks": ("Your creatures cannot block this turn.", "Deine Kreaturen können in diesem Zug nicht blocken.",
                      "Vos créatures ne peuvent pas bloquer pendant ce tour."),
    "attacker_is_sneaky": ("Cannot block: {source} is {sneaky}.", "Kann nicht blocken: {source} ist {sneaky}.",
                           "Ne peut pas bloquer : {source} est {sneaky}."),
    "unblockable_by_this": ("Cannot block: the text of {source} forbids it.",
                            "Kann nicht blocken: Der Text von {source} verbietet es.",
                            "Ne peut pas bloquer : le texte de la carte {source} l’interdit."),
    "cannot_be_hunted": ("{source} cannot force it to block.", "{source} kann sie nicht zum Blocken zwingen.",
                         "{source} ne peut pas la forcer à bloquer."),
    "octonite_stays": ("Whatever you do not move stays here.", "Was du nicht verteilst, bleibt hier.",
                       "Ce que vous ne déplacez pas reste ici."),
    "already_chosen": ("Already chosen.", "Schon gewählt.", "Déjà choisie."),
    "not_asked_for": ("Not one that {source} can choose.", "{source} kann diese nicht wählen.",
                      "{source} ne peut pas choisir celle-ci."),
    "too_expensive": ("You do not have enough energy.", "Du hast nicht genug Energie.",
                      "Vous n’avez pas assez d’énergie."),
}
