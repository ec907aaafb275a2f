"""French. Players are addressed as "vous"; "carte" and "créature" are both feminine."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace

import mindbug.words as w
from mindbug.text.language import Clause, Form, Language, Phrase, Voice, listing, printed, untold

# ---- terms

UNITS = {
    "card": ("carte", "cartes"),
    "life": ("point de vie", "points de vie"),
    "energy": ("énergie", "énergies"),
    "octonite": ("octonite", "octonites"),
}
KEYWORDS = {
    w.Keyword.FRENZY: "FURIE",
    w.Keyword.HUNTER: "CHASSEUR",
    w.Keyword.POISONOUS: "VENIMEUX",
    w.Keyword.SNEAKY: "FURTIF",
    w.Keyword.TOUGH: "CORIACE",
    w.Keyword.FAST: "RAPIDE",
}
KEYWORD_REMINDERS = {
    w.Keyword.FRENZY: "Peut attaquer une deuxième fois dans le même tour.",
    w.Keyword.HUNTER: "Peut désigner la créature adverse qui doit bloquer son attaque.",
    w.Keyword.POISONOUS: "Détruit toujours la créature qu’elle combat.",
    w.Keyword.SNEAKY: "Ne peut être bloquée que par des créatures avec FURTIF.",
    w.Keyword.TOUGH: "La première fois qu’elle devrait être détruite, elle est inclinée à la place.",
    w.Keyword.FAST: "Peut attaquer ou utiliser son Action dès le tour où elle entre en jeu.",
}
TRIGGERS = {
    w.Trigger.PLAY: "Jouer",
    w.Trigger.ATTACK: "Attaque",
    w.Trigger.DEFEATED: "Détruit",
    w.Trigger.HARVEST: "Récolte",
    w.Trigger.ACTION: "Action",
}
TRIGGER_REMINDERS = {
    w.Trigger.PLAY: "Se produit quand la créature entre en jeu.",
    w.Trigger.ATTACK: "Se produit à chaque attaque de la créature, avant le blocage.",
    w.Trigger.DEFEATED: "Se produit quand la créature a été détruite.",
    w.Trigger.HARVEST: "La créature perd 1 octonite au début de votre tour ; se produit au retrait de la dernière.",
    w.Trigger.ACTION: "Vous pouvez l’utiliser au lieu de jouer une carte ou d’attaquer.",
}
SEATS = {"p1": "Joueur 1", "p2": "Joueur 2", "chance": "Le hasard"}
FACES = {
    "+1": "+1 de force",
    "+2": "+2 de force",
    "+3": "+3 de force",
    "energy": "1 énergie",
    "energy2": "2 énergies",
    "discard": "l’adversaire défausse une carte",
}

# ---- what is asked

PROMPTS: dict[str, Phrase] = {
    "action": ("C’est votre tour : que faites-vous ?", "{name} choisit une action."),
    "mindbug": (
        "{rival} joue {source}. Utilisez-vous un Mindbug ?",
        "{name} décide d’utiliser ou non un Mindbug sur {source}.",
        "{name} décide d’utiliser ou non un Mindbug sur votre carte {source}.",
    ),
    "hunt": (
        "{source} a CHASSEUR : désignez la créature qui doit bloquer ou laissez le choix à {rival}.",
        "{name} décide quelle créature doit bloquer {source}.",
        "{name} décide laquelle de vos créatures doit bloquer {source}.",
    ),
    "block": (
        "{rival} attaque avec {source} : bloquez-vous ?",
        "{name} décide de bloquer ou non {source}.",
        "{name} décide de bloquer ou non votre créature {source}.",
    ),
    "again": (
        "{source} a FURIE : attaquez-vous une deuxième fois ?",
        "{name} décide d’attaquer ou non une deuxième fois avec {source}.",
    ),
    "fast": (
        "{source} est RAPIDE : utilisez-vous cette créature tout de suite ?",
        "{name} décide d’utiliser ou non tout de suite la créature RAPIDE {source}.",
    ),
    "may": ("{source} – {effect} Le faites-vous ?", "{name} fait son choix pour {source} : « {effect} »"),
    "may.plain": ("Utilisez-vous l’effet {de_source} ?", "{name} décide d’utiliser ou non l’effet {de_source}."),
    "choose.defeat": ("Choisissez une créature à détruire{count}.", "{name} choisit une créature à détruire{count}."),
    "choose.take_control": (
        "Choisissez une créature dont vous prenez le contrôle{count}.",
        "{name} choisit une créature dont prendre le contrôle{count}.",
    ),
    "choose.return": (
        "Choisissez une créature à renvoyer en main{count}.",
        "{name} choisit une créature à renvoyer en main{count}.",
    ),
    "choose.octonite": (
        "Choisissez une créature qui reçoit de l’octonite{count}.",
        "{name} choisit une créature qui reçoit de l’octonite{count}.",
    ),
    "choose.trigger_play": (
        "Choisissez une créature dont l’effet Jouer se déclenche{count}.",
        "{name} choisit une créature dont l’effet Jouer se déclenche{count}.",
    ),
    "choose.play": ("Choisissez une carte à jouer{count}.", "{name} choisit une carte à jouer{count}."),
    "choose.recover": (
        "Choisissez une carte à prendre en main{count}.",
        "{name} choisit une carte à prendre en main{count}.",
    ),
    "choose.give": (
        "Choisissez une carte à donner à {rival}{count}.",
        "{name} choisit une carte à donner à {rival}{count}.",
        "{name} choisit une carte à vous donner{count}.",
    ),
    "choose.reveal": ("Choisissez une carte à révéler{count}.", "{name} choisit une carte à révéler{count}."),
    "choose.discard": ("Choisissez une carte à défausser{count}.", "{name} choisit une carte à défausser{count}."),
    "choose.steal": ("Choisissez une carte à voler{count}.", "{name} choisit une carte à voler{count}."),
    "order": (
        "Plusieurs effets sont en attente : lequel se produit ensuite ?",
        "{name} choisit l’effet qui se produit ensuite.",
    ),
    "buy": ("Achetez-vous une carte Pouvoir ?", "{name} décide d’acheter ou non une carte Pouvoir."),
    "buy.free": (
        "Choisissez une carte Pouvoir à acheter gratuitement.",
        "{name} choisit une carte Pouvoir à acheter gratuitement.",
    ),
    "reroll": ("Relancez-vous le dé ?", "{name} décide de relancer ou non le dé."),
    "reroll.two": ("Quels dés relancez-vous ?", "{name} décide quels dés relancer."),
    "die": ("Quel résultat s’applique en premier ?", "{name} choisit le résultat qui s’applique en premier."),
    "spread": (
        "Vous pouvez déplacer de l’octonite {de_source} vers d’autres créatures (encore {number}).",
        "{name} répartit l’octonite {de_source} (encore {number}).",
    ),
    "roll": ("Le dé {number} est lancé.", "Le dé {number} est lancé."),
    "pick": ("Une carte est tirée au hasard.", "Une carte est tirée au hasard."),
}

# ---- what can be answered

OPTIONS = {
    "play": "Jouer {card}",
    "attack": "Attaquer avec {card}",
    "act": "Utiliser l’Action {de_card}",
    "mindbug": "Utiliser un Mindbug et prendre {source}",
    "decline": "Ne pas utiliser de Mindbug",
    "hunt": "Forcer {card} à bloquer",
    "let block": "Laisser le choix à l’adversaire",
    "block": "Bloquer avec {card}",
    "no block": "Ne pas bloquer",
    "again.attack": "Attaquer encore avec {source}",
    "again.stop": "Ne plus attaquer",
    "fast.attack": "Attaquer tout de suite avec {source}",
    "fast.act": "Utiliser tout de suite l’Action {de_source}",
    "fast.stop": "Ne rien faire maintenant",
    "yes": "Oui",
    "no": "Non",
    "choose.defeat": "Détruire {card}",
    "choose.take_control": "Prendre le contrôle {de_card}",
    "choose.return": "Renvoyer {card} en main",
    "choose.octonite": "Placer de l’octonite sur {card}",
    "choose.trigger_play": "Déclencher l’effet Jouer {de_card}",
    "choose.play": "Jouer {card}",
    "choose.recover": "Prendre {card}",
    "choose.give": "Donner {card}",
    "choose.reveal": "Révéler {card}",
    "choose.discard": "Défausser {card}",
    "choose.steal": "Voler {card}",
    "done": "Terminé",
    "discard": "Défausser {card}",
    "order.resolve": "Ensuite : {card}",
    "buy": "Acheter {card}",
    "buy.free": "Acheter {card} gratuitement",
    "buy.done": "Ne pas acheter",
    "keep": "Garder le résultat",
    "reroll": "Relancer",
    "reroll first": "Relancer le premier dé",
    "reroll second": "Relancer le deuxième dé",
    "reroll both": "Relancer les deux dés",
    "die.resolve": "D’abord : {card}",
    "put": "Placer 1 octonite sur {card}",
    "spread.done": "Laisser le reste sur {source}",
    "roll": "Le dé indique : {card}",
    "pick": "Au hasard : {card}",
}

# ---- what happens

EVENTS: dict[str, Phrase] = {
    "dealt": ("Vous piochez {cards} pour commencer.", "{name} pioche {cards} pour commencer."),
    "start_card": (
        "Vous révélez {card} pour déterminer qui commence.",
        "{name} révèle {card} pour déterminer qui commence.",
    ),
    "starts.power": ("Votre carte est la plus forte : vous commencez.", "{name} a la carte la plus forte et commence."),
    "starts.lot": ("Le sort en décide : vous commencez.", "Le sort en décide : {name} commence."),
    "turn": ("Tour {number} : c’est à vous de jouer.", "Tour {number} : c’est à {name} de jouer."),
    "drew": ("Vous piochez {card}.", "{name} pioche {card}."),
    "drew_unused": ("Vous piochez {card} dans la réserve.", "{name} pioche {card} dans la réserve."),
    "played": ("Vous jouez {card}.", "{name} joue {card}."),
    "mindbugged": (
        "Vous utilisez un Mindbug et prenez {card} (Mindbugs restants : {total}).",
        "{name} utilise un Mindbug et prend {card} (Mindbugs restants : {total}).",
        "{name} utilise un Mindbug et prend votre carte {card} (Mindbugs restants : {total}).",
    ),
    "declined": ("Vous n’utilisez pas de Mindbug sur {card}.", "{name} n’utilise pas de Mindbug sur {card}."),
    "entered": ("Vous mettez {card} en jeu.", "{name} met {card} en jeu."),
    "attacked": ("Vous attaquez avec {card}.", "{name} attaque avec {card}."),
    "attacked.again": ("Vous attaquez encore avec {card}.", "{name} attaque encore avec {card}."),
    "hunted": (
        "Votre créature {card} force {other} à bloquer.",
        "La créature {card} {de_name} force {other} à bloquer.",
        "La créature {card} {de_name} force votre créature {other} à bloquer.",
    ),
    "blocked": (
        "Vous bloquez {other} avec {card}.",
        "{name} bloque {other} avec {card}.",
        "{name} bloque votre créature {other} avec {card}.",
    ),
    "unblocked": (
        "Vous ne bloquez pas {card}.",
        "{name} ne bloque pas {card}.",
        "{name} ne bloque pas votre créature {card}.",
    ),
    "fought": (
        "Votre créature {card} combat {other}.",
        "La créature {card} {de_name} combat {other}.",
        "La créature {card} {de_name} combat votre créature {other}.",
    ),
    "exhausted": (
        "Votre créature {card} est CORIACE : elle est inclinée au lieu d’être détruite.",
        "La créature {card} {de_name} est CORIACE : elle est inclinée au lieu d’être détruite.",
    ),
    "protected": (
        "Votre créature {card} ne peut pas être détruite et reste en jeu.",
        "La créature {card} {de_name} ne peut pas être détruite et reste en jeu.",
    ),
    "defeated": ("Votre créature {card} est détruite.", "La créature {card} {de_name} est détruite."),
    "triggered": (
        "L’effet {trigger} de votre créature {card} se déclenche.",
        "L’effet {trigger} de la créature {card} {de_name} se déclenche.",
    ),
    "silenced": (
        "À cause {de_other}, l’effet {trigger} de votre créature {card} ne se déclenche pas.",
        "À cause {de_other}, l’effet {trigger} de la créature {card} {de_name} ne se déclenche pas.",
    ),
    "acted": ("Vous utilisez l’Action {de_card}.", "{name} utilise l’Action {de_card}."),
    "discarded": ("Vous défaussez {card}.", "{name} défausse {card}."),
    "stolen": (
        "Vous volez {card} dans la main {de_rival}.",
        "{name} vole {card} dans la main {de_rival}.",
        "{name} vole {card} dans votre main.",
    ),
    "recovered.own": ("Vous récupérez {card} de votre défausse.", "{name} récupère {card} de sa propre défausse."),
    "recovered.opponent": (
        "Vous prenez {card} dans la défausse {de_rival}.",
        "{name} prend {card} dans la défausse {de_rival}.",
        "{name} prend {card} dans votre défausse.",
    ),
    "returned": ("Vous reprenez {card} en main.", "{name} reprend {card} en main."),
    "given": ("Vous donnez {card} à {rival}.", "{name} donne {card} à {rival}.", "{name} vous donne {card}."),
    "revealed": ("Vous révélez {card} de votre main.", "{name} révèle {card} de sa main."),
    "copied": (
        "Votre créature {card} copie l’effet Jouer {de_other}.",
        "La créature {card} {de_name} copie l’effet Jouer {de_other}.",
    ),
    "took_control": ("Vous prenez le contrôle {de_card}.", "{name} prend le contrôle {de_card}."),
    "life.gain": (
        "Vous gagnez {life} et en avez maintenant {total}.",
        "{name} gagne {life} et en a maintenant {total}.",
    ),
    "life.loss": ("Vous perdez {life} ; il vous en reste {total}.", "{name} perd {life} ; il lui en reste {total}."),
    "refreshed": (
        "Vous récupérez un Mindbug utilisé (Mindbugs restants : {total}).",
        "{name} récupère un Mindbug utilisé (Mindbugs restants : {total}).",
    ),
    "octonite.gain": (
        "Votre créature {card} reçoit {octonite} (total {total}).",
        "La créature {card} {de_name} reçoit {octonite} (total {total}).",
    ),
    "octonite.loss": (
        "Votre créature {card} perd {octonite} (reste {total}).",
        "La créature {card} {de_name} perd {octonite} (reste {total}).",
    ),
    "boosted": (
        "Votre créature {card} a {signed} de force ce tour-ci.",
        "La créature {card} {de_name} a {signed} de force ce tour-ci.",
    ),
    "gained": (
        "Votre créature {card} a {keywords} ce tour-ci.",
        "La créature {card} {de_name} a {keywords} ce tour-ci.",
    ),
    "allies_gained": (
        "Toutes vos créatures ont {keywords} ce tour-ci.",
        "Toutes les créatures {de_name} ont {keywords} ce tour-ci.",
    ),
    "allies_extra_die": (
        "Toutes vos créatures lancent 1 dé de plus ce tour-ci.",
        "Toutes les créatures {de_name} lancent 1 dé de plus ce tour-ci.",
    ),
    "cannot_block": (
        "Vos créatures ne peuvent pas bloquer ce tour-ci.",
        "Les créatures {de_name} ne peuvent pas bloquer ce tour-ci.",
    ),
    "rolled": ("Votre dé indique : {face}.", "Le dé {de_name} indique : {face}."),
    "rerolled": ("Vous relancez le dé {number}.", "{name} relance le dé {number}."),
    "energy.gain": (
        "Vous gagnez {energy} et en avez maintenant {total}.",
        "{name} gagne {energy} et en a maintenant {total}.",
    ),
    "energy.loss": (
        "Vous payez {energy} ; il vous en reste {total}.",
        "{name} paie {energy} ; il lui en reste {total}.",
    ),
    "bought": ("Vous achetez {card} pour {energy}.", "{name} achète {card} pour {energy}."),
    "bought.free": ("Vous achetez {card} gratuitement.", "{name} achète {card} gratuitement."),
    "power_revealed": ("{card} rejoint la rangée Pouvoir.", "{card} rejoint la rangée Pouvoir."),
    "extra_turn": (
        "Vous jouerez un tour supplémentaire après celui-ci.",
        "{name} jouera un tour supplémentaire après celui-ci.",
    ),
}
OUTCOMES: dict[str, Phrase] = {
    "life": (
        "Vous gagnez : {rival} n’a plus de points de vie.",
        "{name} gagne : {rival} n’a plus de points de vie.",
        "Vous perdez : vous n’avez plus de points de vie.",
    ),
    "no_action": (
        "Vous gagnez : {rival} ne peut plus rien faire.",
        "{name} gagne : {rival} ne peut plus rien faire.",
        "Vous perdez : vous ne pouvez plus rien faire.",
    ),
    "effect": (
        "Vous gagnez la partie grâce à l’effet d’une carte.",
        "{name} gagne la partie grâce à l’effet d’une carte.",
        "Vous perdez : {name} gagne la partie grâce à l’effet d’une carte.",
    ),
    "turn_limit": (
        "Vous gagnez : la limite de tours est atteinte et vous avez plus de points de vie.",
        "{name} gagne : la limite de tours est atteinte et {rival} a moins de points de vie.",
        "Vous perdez : la limite de tours est atteinte et vous avez moins de points de vie.",
    ),
    "draw": (
        "Égalité : la limite de tours est atteinte, à points de vie égaux.",
        "Égalité : la limite de tours est atteinte, à points de vie égaux.",
    ),
}

# ---- the table

UI = {
    "a_card": "une carte",
    "unknown_card": "carte inconnue",
    "note_up_to": "(jusqu’à {number})",
    "note_optional": "(facultatif)",
    "note_left": "(encore {number})",
    "note_enemy": "{card} (adverse)",
    "note_pile": "{card} (de la défausse adverse)",
    "you": "Vous",
    "opponent": "Adversaire",
    "your_hand": "Votre main",
    "hand_of": "Main ({name})",
    "in_play": "En jeu",
    "draw_pile": "Pioche",
    "discard_pile": "Défausse",
    "unused_pile": "Réserve",
    "revealed": "Révélées pour déterminer qui commence",
    "power_row": "Rangée Pouvoir",
    "power_deck": "Pioche Pouvoir",
    "power_discard": "Défausse Pouvoir",
    "life": "Vie",
    "mindbugs": "Mindbugs",
    "energy": "Énergie",
    "power": "Force",
    "cost": "Coût",
    "turn": "Tour {number}",
    "turn_of": "Tour {number} : {name}",
    "empty": "vide",
    "exhausted": "inclinée",
    "card_count": "{count} carte|{count} cartes",
    "octonite_count": "{count} octonite|{count} octonites",
    "energy_count": "{count} énergie|{count} énergies",
    "choose_number": "Choisissez un numéro : ",
    "help": "Tapez le numéro de votre choix ; h montre ce que vous pouvez taper d’autre.",
    "help_choose": "1, 2, 3… : choisir par numéro, ou comme l’écrit un enregistrement : play Lone Yeti",
    "help_explain": "? NOM : expliquer une carte, par son nom dans n’importe quelle langue ou par le numéro d’un choix",
    "help_explain_all": "? : expliquer toutes les cartes en jeu et dans votre main",
    "help_log": "log : tout ce qui s’est passé",
    "help_undo": "u : reprendre votre dernier choix",
    "help_quit": "q : sauvegarder la partie et quitter",
    "help_again": "Entrée : poser la question de nouveau",
    "hint_resume": "Pour la reprendre : {text}",
    "hint_replay": "Pour la relire : {text}",
    "unfinished": "La partie n’est pas encore terminée.",
    "against_bot": "Vous jouez contre {name}.",
    "against_random": "Vous jouez contre {name}, qui choisit au hasard.",
    "player": "Joueur {number}",
    "hand": "Main",
    "known_in_hand": "Cartes connues en main",
    "keywords_idle": "mots-clés sans effet",
    "labelled": "{name} : {text}",
    "curtain": "Passez le clavier à {name}, puis appuyez sur Entrée.",
    "thinking": "{name} réfléchit…",
    "saved": "Partie sauvegardée dans {path}.",
    "loaded": "Partie chargée depuis {path}.",
    "cannot_save": "Impossible de sauvegarder la partie dans {path} : {reason}.",
    "cannot_load": "Impossible de charger la partie depuis {path} : {reason}.",
    "bad_number": "Veuillez saisir un nombre de 1 à {count}.",
    "bad_input": "« {text} » n’a pas été compris.",
    "no_such_card": "Aucune carte ne s’appelle « {name} ».",
    "which_card": "Plusieurs cartes correspondent à « {name} » : {cards}",
    "nothing_to_undo": "Il n’y a rien à annuler.",
    "undone": "Annulé.",
    "game_over": "La partie est terminée.",
    "play_again": "Une autre partie ? (o/n) ",
    "yes_letter": "o",
    "goodbye": "Au revoir !",
}

# ---- grammar


def elides(text: str) -> bool:
    """Whether a word in front of this loses its vowel. An h counts only in the card names where it is mute."""
    return text[:1].lower() in "aeiouàâéèêëîïôùû" or text.startswith(("Hydr", "Huiss"))


def de(noun: str) -> str:
    if noun.startswith("les "):
        return f"des {noun.removeprefix('les ')}"
    return f"d’{noun}" if elides(noun) else f"de {noun}"


def si(clause: str) -> str:
    return f"s’{clause}" if clause.startswith("il ") else f"si {clause}"


def tant_que(clause: str) -> str:
    return f"tant qu’{clause}" if elides(clause) else f"tant que {clause}"


def do(imperative: str, infinitive: str, rest: str) -> Clause:
    """What "you" do: "détruisez une créature", "détruire une créature"."""
    return Clause(f"{imperative} {rest}", f"{infinitive} {rest}")


def power(low: int | None, high: int | None) -> str:
    if low is not None and high is not None:
        return f"de force {low}" if low == high else f"de force {low} à {high}"
    return f"de force {low} ou plus" if low is not None else f"de force {high} ou moins"


class French(Language):
    code = "fr"
    title = "Français"
    also = "et"
    either = "ou"
    then = "puis"
    colon = " : "
    reason = "{source} – {text}"
    units = UNITS
    keywords = KEYWORDS
    keyword_reminders = KEYWORD_REMINDERS
    triggers = TRIGGERS
    trigger_reminders = TRIGGER_REMINDERS
    seats = SEATS
    faces = FACES
    prompts = PROMPTS
    options = OPTIONS
    events = EVENTS
    outcomes = OUTCOMES
    ui = UI

    def singular(self, number: int) -> bool:
        return abs(number) < 2

    def polish(self, text: str) -> str:
        """No line may break before : ; ? ! » or after «."""
        return re.sub(r" (?=[:;?!»])|(?<=«) ", "\u00a0", text)

    def extra_values(self, values: Mapping[str, str]) -> Mapping[str, str]:
        return {f"de_{key}": de(value) for key, value in values.items()}

    # ---- creatures, cards, amounts

    def creatures(self, which: w.Creatures, form: Form, voice: Voice = Voice.YOU) -> str:
        other = "autre" if which.other else ""
        owner = self.owner(which.side, voice)
        qualities = self.qualities(which)
        if owner:
            start = {Form.ONE: "une de ", Form.EACH: "chacune de ", Form.ALL: "toutes ", Form.MANY: ""}[form]
            return f"{start}{owner} {other and 'autres '}créatures{qualities}"
        adverse = " adverse" if which.side is w.Side.ENEMY else ""
        if form in (Form.ONE, Form.EACH):
            start = "une" if form is Form.ONE else "chaque"
            return f"{start} {other and 'autre '}créature{adverse}{qualities}"
        start = "les" if form is Form.MANY else "toutes les"
        return f"{start} {other and 'autres '}créatures{adverse and f'{adverse}s'}{qualities}"

    def up_to(self, number: int, which: w.Creatures, voice: Voice) -> str:
        if number == 1:
            return f"au plus {self.creatures(which, Form.ONE, voice)}"
        many = self.creatures(which, Form.MANY, voice)
        return f"au plus {number} " + (f"de {many}" if self.owner(which.side, voice) else many.removeprefix("les "))

    def owner(self, side: w.Side, voice: Voice) -> str:
        return {w.Side.ALLIED: voice.pick("vos", "ses"), w.Side.ENEMY: voice.pick("", "vos"), w.Side.ANY: ""}[side]

    def qualities(self, which: w.Creatures) -> str:
        parts = []
        if which.min_power is not None or which.max_power is not None:
            parts.append(power(which.min_power, which.max_power))
        if which.keywords:
            parts.append(f"avec {self.keyword_list(which.keywords, self.either)}")
        if which.octonite:
            parts.append("avec de l’octonite")
        if which.trigger:
            parts.append(f"avec un effet {self.triggers[which.trigger]}")
        if which.shares_keyword:
            parts.append("ayant un mot-clé en commun avec cette carte")
        if which.weakest:
            parts.append("ayant la force la plus faible" + (" parmi celles-ci" if parts else ""))
        return " " + " et ".join(parts) if parts else ""

    def creature(self, which: w.Creatures | w.Single, voice: Voice) -> str:
        match which:
            case w.Single.THIS:
                return "cette créature"
            case w.Single.VICTOR:
                return "la créature qui l’a détruite"
            case w.Creatures():
                return self.creatures(which, Form.ONE, voice)

    def cards(self, which: w.Cards, number: int, voice: Voice) -> str:
        noun = "une carte" if number == 1 else self.counted(number, "card")
        qualities = self.qualities(printed(which))
        pile = {
            w.Pile.OWN_HAND: voice.pick("votre main", "sa main"),
            w.Pile.OWN_DISCARD: voice.pick("votre défausse", "sa défausse"),
            w.Pile.ENEMY_DISCARD: voice.pick("la défausse de l’adversaire", "votre défausse"),
            w.Pile.ANY_DISCARD: "n’importe quelle défausse" if number == 1 else "n’importe quelles défausses",
        }[which.pile]
        return f"{noun}{qualities} {'depuis' if qualities else 'de'} {pile}"

    def amount(self, amount: w.Amount, unit: str, voice: Voice) -> str:
        if isinstance(amount, int):
            return "une carte" if (unit, amount) == ("card", 1) else self.counted(amount, unit)
        return f"{self.counted(1, unit)} {self.for_each(amount, voice)}"

    def for_each(self, amount: w.OctoniteOn | w.CreatureCount, voice: Voice) -> str:
        match amount:
            case w.OctoniteOn(w.Creatures() as which):
                return f"pour chaque octonite sur {self.creatures(which, Form.MANY, voice)}"
            case w.OctoniteOn():
                return "pour chaque octonite sur cette créature"
            case w.CreatureCount(which):
                return f"pour {self.creatures(which, Form.EACH, voice)}"
            case _:
                untold(amount)

    def return_to_hand(self, which: w.Creatures | w.Single, voice: Voice) -> Clause:
        """To the hand of whoever controls the creature; one's own is taken back, another is sent back."""
        creature = self.creature(which, voice)
        match which, voice:
            case (w.Creatures(side=w.Side.ALLIED), _) | (w.Single.THIS, Voice.YOU):
                return do("reprenez", "reprendre", f"en main {creature}")
            case (w.Creatures(side=w.Side.ENEMY) | w.Single.THIS, Voice.OPPONENT):
                hand = "votre main"
            case w.Creatures(side=w.Side.ENEMY), _:
                hand = "la main de l’adversaire"
            case _:
                hand = "la main du joueur qui la contrôle"
        return do("renvoyez", "renvoyer", f"{creature} dans {hand}")

    # ---- effects

    def clause(self, effect: w.Effect, voice: Voice) -> Clause:
        vos, votre = voice.pick("vos", "ses"), voice.pick("votre", "sa")
        main_adverse = voice.pick("la main de l’adversaire", "votre main")
        match effect:
            case w.GainLife(amount):
                return do("gagnez", "gagner", self.amount(amount, "life", voice))
            case w.LoseLife(w.Player.SELF, amount):
                return do("perdez", "perdre", self.amount(amount, "life", voice))
            case w.LoseLife(_, amount):
                return self.opponent("perd", "perdre", self.amount(amount, "life", voice), voice)
            case w.LoseAllLifeBut(left):
                return Clause(f"l’adversaire perd tous ses points de vie sauf {left}",
                              voice.pick(f"faire perdre à l’adversaire tous ses points de vie sauf {left}",
                                         f"vous faire perdre tous vos points de vie sauf {left}"))
            case w.MatchLife():
                return do("alignez", "aligner", f"{vos} points de vie sur "
                          + voice.pick("ceux de l’adversaire", "les vôtres"))
            case w.StealLife(number):
                life = self.counted(number, "life")
                return Clause(f"volez {life} à l’adversaire",
                              voice.pick(f"voler {life} à l’adversaire", f"vous voler {life}"))
            case w.RefreshMindbug():
                return do("récupérez", "récupérer", f"un de {vos} Mindbugs utilisés")
            case w.ExtraTurn():
                return do("jouez", "jouer", "un tour supplémentaire après celui-ci")
            case w.WinGame():
                return do("vous gagnez", "gagner", "la partie")
            case w.Defeat(which):
                return do("détruisez", "détruire", self.creature(which, voice))
            case w.DefeatAll(which):
                return do("détruisez", "détruire", self.creatures(which, Form.ALL, voice))
            case w.DefeatPair(first, second):
                return do("détruisez", "détruire", f"{self.creature(first, voice)} et {self.creature(second, voice)}")
            case w.TakeControl(w.Creatures() as which, int(number)):
                return do("prenez", "prendre", f"le contrôle {de(self.up_to(number, which, voice))}")
            case w.TakeControl(which):
                return do("prenez", "prendre", f"le contrôle {de(self.creature(which, voice))}")
            case w.ReturnToHand(which):
                return self.return_to_hand(which, voice)
            case w.PutOctonite(which, number):
                return do("placez", "placer", f"{self.counted(number, 'octonite')} sur {self.creature(which, voice)}")
            case w.Boost(number):
                return Clause(f"cette créature a {number:+d} de force ce tour-ci",
                              f"donner {number:+d} de force à cette créature ce tour-ci")
            case w.GainKeywords(keywords):
                gained = self.keyword_list(keywords, self.also)
                return Clause(f"cette créature a {gained} ce tour-ci", f"donner {gained} à cette créature ce tour-ci")
            case w.AlliesGain(keywords):
                gained = self.keyword_list(keywords, self.also)
                return Clause(f"vos créatures ont {gained} ce tour-ci", f"donner {gained} à {vos} créatures ce tour-ci")
            case w.AlliesExtraDie():
                return Clause("vos créatures lancent 1 dé de plus ce tour-ci (2 au maximum)",
                              f"faire lancer 1 dé de plus à {vos} créatures ce tour-ci (2 au maximum)")
            case w.EnemiesCannotBlock():
                enemies = self.creatures(w.Creatures(w.Side.ENEMY), Form.MANY, voice)
                return Clause(f"{enemies} ne peuvent pas bloquer ce tour-ci",
                              f"empêcher {enemies} de bloquer ce tour-ci")
            case w.Discard(w.Player.SELF, amount):
                return do("défaussez", "défausser", self.amount(amount, "card", voice))
            case w.Discard(_, amount):
                return self.opponent("défausse", "défausser", self.amount(amount, "card", voice), voice)
            case w.StealCards(number):
                cards = "une carte" if number == 1 else self.counted(number, "card")
                return do("volez", "voler", f"{cards} au hasard dans {main_adverse}")
            case w.PlayCard(which):
                return do("jouez", "jouer", self.cards(which, 1, voice))
            case w.PlayRandom():
                return do("jouez", "jouer", f"une carte prise au hasard dans {main_adverse}")
            case w.OpponentGives():
                return Clause("l’adversaire vous donne une carte de sa main",
                              voice.pick("vous faire donner par l’adversaire une carte de sa main",
                                         "se faire donner par vous une carte de votre main"))
            case w.PlayIt():
                return Clause("jouez-la", "la jouer")
            case w.Recover(which, number):
                return do("prenez", "prendre", f"en main {self.cards(which, number, voice)}")
            case w.RecoverAll():
                return do("prenez", "prendre", f"en main toute {votre} défausse")
            case w.Reveal():
                return do("révélez", "révéler", f"une carte de {votre} main")
            case w.CopyPlay():
                return do("copiez", "copier", "son effet Jouer")
            case w.TriggerPlay(which):
                creature = self.creature(replace(which, trigger=None), voice)
                return do("déclenchez", "déclencher", f"l’effet Jouer {de(creature)}")
            case w.DrawUnused(number):
                return do("piochez", "piocher", f"{self.amount(number, 'card', voice)} dans la réserve")
            case w.GainEnergy(amount):
                return do("gagnez", "gagner", self.amount(amount, "energy", voice))
            case w.BuyFree():
                return do("achetez", "acheter", "gratuitement une carte Pouvoir face visible")
            case w.BuyTopOfDeck():
                return Clause("révélez la première carte de la pioche Pouvoir et achetez-la gratuitement",
                              "révéler la première carte de la pioche Pouvoir et l’acheter gratuitement")
            case w.If(condition, then):
                what = self.together(then, voice)
                when = si(self.condition(condition, voice))
                return Clause(f"{when}, {what.led}", f"{what.infinitive} {when}", f"{what.led} {when}", what.tail)
            case w.May(first, then):
                what = self.together(first, voice)
                return Clause(f"vous pouvez {what.infinitive}", f"{what.infinitive} (facultatif)",
                              tail=what.tail + self.if_done(then, voice))
            case w.OpponentMay(first, otherwise):
                what, threat = self.together(first, voice.other), self.together(otherwise, voice.other)
                return Clause(f"l’adversaire peut {what.infinitive} ; sinon, il doit {threat.infinitive}",
                              voice.pick("laisser l’adversaire", "vous laisser") + f" {what.infinitive}"
                              f" ou, à défaut, {threat.infinitive}", tail=what.tail + threat.tail)
            case _:
                untold(effect)

    def opponent(self, verb: str, infinitive: str, rest: str, voice: Voice) -> Clause:
        return Clause(f"l’adversaire {verb} {rest}",
                      voice.pick(f"faire {infinitive} {rest} à l’adversaire", f"vous faire {infinitive} {rest}"))

    def if_done(self, then: Sequence[w.Effect], voice: Voice) -> tuple[str, ...]:
        if not then:
            return ()
        what = self.together(then, voice)
        return voice.pick(f"Si vous le faites, {what.led}.", f"S’il le fait, il doit {what.infinitive}."), *what.tail

    def dilemma(self, do: str, otherwise: str) -> str:
        return f"Vous pouvez {do} ; sinon, vous devez {otherwise}."

    # ---- conditions, constants

    def condition(self, condition: w.Condition, voice: Voice = Voice.YOU, this: str = "cette créature") -> str:
        avez, contrôlez = voice.pick("vous avez", "il a"), voice.pick("vous contrôlez", "il contrôle")
        not_avez = voice.pick("vous n’avez", "il n’a")
        not_contrôlez = voice.pick("vous ne contrôlez", "il ne contrôle")
        adversaire = voice.pick("l’adversaire", "vous")
        match condition:
            case w.OwnTurn():
                return f"c’est {voice.pick('votre', 'son')} tour"
            case w.NotOwnTurn():
                return f"ce n’est pas {voice.pick('votre', 'son')} tour"
            case w.Alone():
                return f"{this} est {voice.pick('votre', 'sa')} seule créature"
            case w.HandAtMost(0):
                return f"{not_avez} aucune carte en main"
            case w.HandAtMost(cards):
                return f"{avez} au plus {self.counted(cards, 'card')} en main"
            case w.OtherAllies(0):
                return f"{not_contrôlez} aucune autre créature"
            case w.OtherAllies(exactly):
                return f"{contrôlez} exactement {exactly} {'autre créature' if exactly == 1 else 'autres créatures'}"
            case w.NoStrongerAlly():
                return f"{not_contrôlez} aucune créature plus forte que celle-ci"
            case w.FewerCreatures():
                return f"{contrôlez} moins de créatures que {adversaire}"
            case w.NoCreatures():
                return f"{not_contrôlez} aucune créature"
            case w.LowerLife():
                return f"{avez} moins de points de vie que {adversaire}"
            case w.NoMindbugReady():
                return f"{not_avez} plus de Mindbug"
            case w.DefeatedInCombat():
                return f"{this} a été détruite au combat"
            case w.DiscardedPower(at_least):
                return f"la carte défaussée a une force de {at_least} ou plus"
            case _:
                untold(condition)

    def constant(self, constant: w.Constant) -> str:
        match constant:
            case w.Has():
                return self.has(constant)
            case w.Mirrors(keywords):
                named = self.keyword_list(keywords, self.either)
                return f"tant qu’une créature adverse a {named}, cette créature a aussi ce mot-clé"
            case w.UnblockableBy(which):
                return f"cette créature ne peut pas être bloquée par {self.creatures(which, Form.MANY)}"
            case w.CannotBlock(which):
                return f"{self.creatures(which, Form.MANY)} ne peuvent pas bloquer"
            case w.CannotAttack(which):
                return f"{self.creatures(which, Form.MANY)} ne peuvent pas attaquer"
            case w.CannotHunt(which):
                return f"cette créature ne peut pas forcer {self.creatures(which, Form.MANY)} à bloquer"
            case w.CannotBeDefeated(which):
                return f"{self.creatures(which, Form.MANY)} ne peuvent pas être détruites"
            case w.Silences(trigger):
                return f"les effets {self.triggers[trigger]} de l’adversaire ne se déclenchent pas"
            case w.KeywordsIdle(which):
                return f"les mots-clés {de(self.creatures(which, Form.MANY))} n’ont aucun effet"
            case w.ExtraReroll():
                return "chaque fois que vous lancez des dés, vous pouvez les relancer une fois de plus"
            case w.ExtraDie(which):
                return f"{self.creatures(which, Form.MANY)} lancent 1 dé de plus en attaquant (2 au maximum)"
            case _:
                untold(constant)

    def has(self, constant: w.Has) -> str:
        this = isinstance(constant.to, w.Single)
        subject = "cette créature a" if isinstance(constant.to, w.Single) else (
            f"{self.creatures(constant.to, Form.MANY)} ont")
        gifts = [self.keywords[keyword] for keyword in constant.keywords]
        if not isinstance(constant.power, int):
            gifts.append(f"+1 de force {self.for_each(constant.power, Voice.YOU)}")
        elif constant.power:
            gifts.insert(0, f"{constant.power:+d} de force")
        match constant.when:
            case None:
                when = ""
            case w.OwnTurn():
                when = " pendant votre tour"
            case condition:
                when = f" {tant_que(self.condition(condition, this='elle' if this else 'cette créature'))}"
        return f"{subject} {listing(gifts, self.also)}{when}"

    def octonite(self, amount: int, charge: bool) -> str:
        start = f"entre en jeu avec {self.counted(amount, 'octonite')}"
        if not charge:
            return start
        if amount == 1:
            return f"{start} que vous pouvez placer sur une autre créature"
        return f"{start} que vous pouvez répartir sur les créatures de votre choix"

    def dice(self, icons: int) -> str:
        return f"lance {icons} {'dé' if icons == 1 else 'dés'} en attaquant"
