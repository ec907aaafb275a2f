"""Names in French sentences, with their article.

`{card:le}`, `{card:de}`, `{card:à}`: "le Gladiataure", "du Gladiataure", "au Gladiataure"; "l’Oursabeille",
"de l’Oursabeille", "à l’Oursabeille". `{your card}`: "votre Scarabouclier"; `{your card:de}`: "de votre Scarabouclier".
`{card:son}`, of somebody who has just been named: "son Gladiataure", "sa Neuromouche", "son Abeille Tueuse".
`{name's card:le}`: "le Gladiataure d’Alice". `{name:de}`, `{name:à}`: "d’Alice", "à Alice".
Names that stay English need no article, "Vous jouez Kong", unless somebody has them: "le Kong d’Alice"; they are
masculine unless their file says otherwise.
Of words to choose from there are two, for one and for many, `{card|est|sont}`, or four, for m, f and their plurals:
`{card|détruit|détruite|détruits|détruites}`.
"""

from mindbug.text.nouns import YOU, Inflected, Noun

FORMS = ("le", "de", "à", "son")
VOWELS = "aeiouàâäáãåéèêëîïíìôöóòõøùûüúœæ"
MERGED = {"de": {"le ": "du ", "les ": "des "}, "à": {"le ": "au ", "les ": "aux "}}


def inflected(noun: Noun, form: str, owner: Noun | None) -> Inflected:
    if owner is YOU:
        before = "vos " if noun.plural else "votre "
        return Inflected(f"{form} {before}" if form in MERGED else before, _core(noun), noun.note)
    if form == "son":
        return Inflected(_possessive(noun), _core(noun), noun.note)
    if owner is not None:
        before, name, _ = _with(_article(noun), _core(noun), form)
        return Inflected(before, name, f"{noun.note} {''.join(inflected(owner, 'de', None))}")
    if noun.indefinite:
        article = "une " if noun.gender == "f" else "un "
        before = {"de": f"d’{article}", "à": f"à {article}"}.get(form, article)
        return Inflected(before, noun.name, noun.note)
    if noun.proper:
        before = {"de": "d’" if elides(noun) else "de ", "à": "à "}.get(form, "")
        return Inflected(before, noun.name, noun.note)
    if form or noun.person:
        return _with(_article(noun), _core(noun), form)._replace(after=noun.note)
    return Inflected("", noun.name, noun.note)


def agreement(noun: Noun, words: int) -> int:
    if words == 2:
        return int(noun.plural)
    return (1 if noun.gender == "f" else 0) + (2 if noun.plural else 0)


def elides(noun: Noun) -> bool:
    """Returns whether a word in front of it loses its vowel. An English h is never mute."""
    name = _core(noun).lower()
    if noun.aspirated:
        return False
    if name.startswith("h"):
        return noun.person or not noun.proper
    if name.startswith("y"):  # Yves and Yvonne, but not Yann
        return name[1:2].isalpha() and name[1:2] not in VOWELS
    return name[:1] in VOWELS


def _core(noun: Noun) -> str:
    return noun.noun or noun.name


def _article(noun: Noun) -> str:
    if noun.plural:
        return "les "
    if elides(noun):
        return "l’"
    return "la " if noun.gender == "f" else "le "


def _possessive(noun: Noun) -> str:
    if noun.plural:
        return "ses "
    return "sa " if noun.gender == "f" and not elides(noun) else "son "


def _with(article: str, name: str, form: str) -> Inflected:
    if form in MERGED:
        return Inflected(MERGED[form].get(article, f"{form} {article}"), name)
    return Inflected(article, name)
