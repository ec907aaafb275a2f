"""Names in German sentences, with article and case.

`{card:nom}`, `{card:acc}`, `{card:dat}`, `{card:gen}`: "der Einsame Yeti", "den Einsamen Yeti", "dem Einsamen Yeti",
"des Einsamen Yetis". `{your card:acc}`: "deinen Einsamen Yeti". `{name's card:nom}`: "Alices Einsamer Yeti",
`{name's}` "Alices", "Max’". The genitive stands behind a noun: "der Effekt des Einsamen Yetis", "... von El Tauro".
Names that need no article ("El Tauro", and all that stay English) are bare in every case: "Du spielst Kong aus". Beside
their owner they show their gender: "dein Kong", "der Kong des Gegners"; without one, "deine Kreatur Kong" is safe.
Of words to choose from there are two, for one and for many, `{card|wird|werden}`, or four, for m, f, n and many:
`{card|er|sie|es|sie}`.
"""

from mindbug.text.nouns import YOU, Inflected, Noun

FORMS = ("nom", "acc", "dat", "gen")
_CASES = dict(zip(FORMS, range(4), strict=True))

# By gender (p is the plural): endings in the nominative, accusative, dative and genitive.
ARTICLES = {"m": ("der", "den", "dem", "des"), "f": ("die", "die", "der", "der"), "n": ("das", "das", "dem", "des"),
            "p": ("die", "die", "den", "der")}
OF_EIN = {"m": ("", "en", "em", "es"), "f": ("e", "e", "er", "er"), "n": ("", "", "em", "es"),
          "p": ("e", "e", "en", "er")}
"""Endings of "ein", "dein"."""
AFTER_DER = {"m": ("e", "en", "en", "en"), "f": ("e", "e", "en", "en"), "n": ("e", "e", "en", "en"),
             "p": ("en", "en", "en", "en")}
"""Endings of an adjective."""
AFTER_DEIN = AFTER_DER | {"m": ("er", "en", "en", "en"), "n": ("es", "es", "en", "en")}
AFTER_NOTHING = {"m": ("er", "en", "em", "en"), "f": ("e", "e", "er", "er"), "n": ("es", "es", "em", "en"),
                 "p": ("e", "e", "en", "er")}
HISSING = ("s", "ß", "x", "z")


def inflected(noun: Noun, form: str, owner: Noun | None) -> Inflected:
    if not form and owner is None:
        return _bare(noun)
    case = _CASES[form or "nom"]
    if owner is YOU:
        return _yours(noun, case)
    if owner is not None:
        return _of(noun, case, owner)
    if noun.indefinite:
        gender = _gender(noun)
        return Inflected(f"ein{OF_EIN[gender][case]} ", _declined(noun, case, AFTER_DEIN), noun.note)
    if noun.proper:
        return Inflected("von " if form == "gen" else "", noun.name, noun.note)
    return Inflected(f"{ARTICLES[_gender(noun)][case]} ", _declined(noun, case, AFTER_DER), noun.note)


def possessive(owner: Noun) -> str:
    """Alices, Max’."""
    return owner.name + ("’" if owner.name.lower().endswith(HISSING) else "s")


def agreement(noun: Noun, words: int) -> int:
    """A creature without a gender is "sie", because "Kreatur" is."""
    if words == 2:
        return int(noun.plural)
    return "mfnp".index(_gender(noun) or "f")


def _bare(noun: Noun) -> Inflected:
    if noun.indefinite or (noun.person and not noun.proper):
        article = f"ein{OF_EIN[_gender(noun)][0]}" if noun.indefinite else ARTICLES[_gender(noun)][0]
        return Inflected(f"{article} ", noun.name, noun.note)
    return Inflected("", noun.name, noun.note)


def _yours(noun: Noun, case: int) -> Inflected:
    gender = _gender(noun)
    if not gender:
        return Inflected(f"dein{OF_EIN['f'][case]} Kreatur ", noun.name, noun.note)
    return Inflected(f"dein{OF_EIN[gender][case]} ", _declined(noun, case, AFTER_DEIN), noun.note)


def _of(noun: Noun, case: int, owner: Noun) -> Inflected:
    """Alices Gorillöwe, der Gorillöwe des Gegners. "Spieler 1" and "Taktiker (Bot)" have no genitive in front."""
    if owner.proper and owner.name[-1:].isalpha():
        if FORMS[case] == "gen":
            return Inflected(f"von {possessive(owner)} ", _declined(noun, _CASES["dat"], AFTER_NOTHING), noun.note)
        return Inflected(f"{possessive(owner)} ", _declined(noun, case, AFTER_NOTHING), noun.note)
    whose = f"{noun.note} {''.join(inflected(owner, 'gen', None))}"
    if not _gender(noun):
        return Inflected("von " if FORMS[case] == "gen" else "", noun.name, whose)
    return Inflected(f"{ARTICLES[_gender(noun)][case]} ", _declined(noun, case, AFTER_DER), whose)


def _gender(noun: Noun) -> str:
    return "p" if noun.plural else noun.gender


def _declined(noun: Noun, case: int, endings: dict[str, tuple[str, str, str, str]]) -> str:
    """The name in its case, with the ending that its adjective needs."""
    name, gender = noun.noun or noun.name, _gender(noun)
    if noun.adjective:
        name = name.partition(" ")[2]
    if noun.weak and case > 0:
        name = noun.weak
    elif FORMS[case] == "gen" and gender in ("m", "n") and not noun.proper:
        name = noun.genitive or f"{name}s"
    elif FORMS[case] == "dat" and gender == "p" and not name.endswith(("n", "s")):
        name = f"{name}n"
    return f"{noun.adjective}{endings[gender][case]} {name}" if noun.adjective else name
