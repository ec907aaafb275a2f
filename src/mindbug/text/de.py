"""German. Players are addressed as "du"; "this", "it" and "a creature" are all feminine (Karte, Kreatur)."""

from collections.abc import Sequence
from dataclasses import replace

import mindbug.words as w
from mindbug.text.language import Clause, Form, Language, Phrase, Voice, listing, printed, untold

# ---- terms

UNITS = {
    "card": ("Karte", "Karten"),
    "life": ("Leben", "Leben"),
    "energy": ("Energie", "Energie"),
    "octonite": ("Oktonit", "Oktonit"),
}
KEYWORDS = {
    w.Keyword.FRENZY: "RASEREI",
    w.Keyword.HUNTER: "JÄGER",
    w.Keyword.POISONOUS: "GIFTIG",
    w.Keyword.SNEAKY: "RAFFINIERT",
    w.Keyword.TOUGH: "ROBUST",
    w.Keyword.FAST: "SCHNELL",
}
KEYWORD_REMINDERS = {
    w.Keyword.FRENZY: "Darf im selben Zug ein zweites Mal angreifen.",
    w.Keyword.HUNTER: "Darf bestimmen, welche gegnerische Kreatur ihren Angriff blocken muss.",
    w.Keyword.POISONOUS: "Besiegt immer die Kreatur, gegen die sie kämpft.",
    w.Keyword.SNEAKY: "Kann nur von Kreaturen mit RAFFINIERT geblockt werden.",
    w.Keyword.TOUGH: "Würde sie zum ersten Mal besiegt, wird sie stattdessen erschöpft.",
    w.Keyword.FAST: "Darf schon in dem Zug, in dem sie ins Spiel kommt, angreifen oder ihre Aktion nutzen.",
}
TRIGGERS = {
    w.Trigger.PLAY: "Ausspielen",
    w.Trigger.ATTACK: "Angreifen",
    w.Trigger.DEFEATED: "Besiegt",
    w.Trigger.HARVEST: "Ernte",
    w.Trigger.ACTION: "Aktion",
}
TRIGGER_REMINDERS = {
    w.Trigger.PLAY: "Geschieht, wenn die Kreatur ins Spiel kommt.",
    w.Trigger.ATTACK: "Geschieht bei jedem Angriff der Kreatur, bevor geblockt wird.",
    w.Trigger.DEFEATED: "Geschieht, wenn die Kreatur besiegt wurde.",
    w.Trigger.HARVEST: "Zu Beginn deines Zuges verliert die Kreatur 1 Oktonit; ist das letzte weg, geschieht dies.",
    w.Trigger.ACTION: "Du darfst sie nutzen, statt eine Karte auszuspielen oder anzugreifen.",
}
SETS = {"first_contact": "Der erste Kontakt"}
SEATS = {"p1": "Spieler 1", "p2": "Spieler 2", "chance": "Der Zufall"}
FACES = {
    "+1": "+1 Stärke",
    "+2": "+2 Stärke",
    "+3": "+3 Stärke",
    "energy": "1 Energie",
    "energy2": "2 Energie",
    "discard": "Der Gegner wirft eine Karte ab",
}

# ---- what is asked

PROMPTS: dict[str, Phrase] = {
    "action": ("Du bist am Zug: Was möchtest du tun?", "{name} ist am Zug und überlegt."),
    "mindbug": (
        "{rival} spielt {source} aus. Setzt du einen Mindbug ein?",
        "{name} überlegt, einen Mindbug auf {source} einzusetzen.",
        "{name} überlegt, einen Mindbug auf deine Karte {source} einzusetzen.",
    ),
    "hunt": (
        "{source} hat JÄGER: Wähle die Kreatur, die blocken muss, oder überlasse {rival} die Wahl.",
        "{name} entscheidet, welche Kreatur den Angriff von {source} blocken muss.",
        "{name} entscheidet, welche deiner Kreaturen den Angriff von {source} blocken muss.",
    ),
    "block": (
        "{rival} greift mit {source} an: Blockst du?",
        "{name} entscheidet, ob {source} geblockt wird.",
        "{name} entscheidet, ob deine Kreatur {source} geblockt wird.",
    ),
    "again": (
        "{source} hat RASEREI: Greifst du ein zweites Mal an?",
        "{name} überlegt, noch einmal mit {source} anzugreifen.",
    ),
    "fast": (
        "{source} ist SCHNELL: Setzt du die Kreatur sofort ein?",
        "{name} überlegt, die SCHNELLE Kreatur {source} sofort einzusetzen.",
    ),
    "may": ("{source}: {effect} Möchtest du das?", "{name} entscheidet über {source}: „{effect}“"),
    "may.plain": ("Nutzt du den Effekt von {source}?", "{name} überlegt, den Effekt von {source} zu nutzen."),
    "choose.defeat": (
        "Wähle eine Kreatur, die besiegt wird{count}.",
        "{name} wählt eine Kreatur, die besiegt wird{count}.",
    ),
    "choose.take_control": (
        "Wähle eine Kreatur, über die du die Kontrolle übernimmst{count}.",
        "{name} wählt eine Kreatur, um die Kontrolle über sie zu übernehmen{count}.",
    ),
    "choose.return": (
        "Wähle eine Kreatur, die auf die Hand zurückkehrt{count}.",
        "{name} wählt eine Kreatur, die auf die Hand zurückkehrt{count}.",
    ),
    "choose.octonite": (
        "Wähle eine Kreatur, die Oktonit erhält{count}.",
        "{name} wählt eine Kreatur, die Oktonit erhält{count}.",
    ),
    "choose.trigger_play": (
        "Wähle eine Kreatur, deren Ausspielen-Effekt ausgelöst wird{count}.",
        "{name} wählt eine Kreatur, deren Ausspielen-Effekt ausgelöst wird{count}.",
    ),
    "choose.play": ("Wähle eine Karte zum Ausspielen{count}.", "{name} wählt eine Karte zum Ausspielen{count}."),
    "choose.recover": (
        "Wähle eine Karte, die du auf die Hand nimmst{count}.",
        "{name} wählt eine Karte, die auf die Hand kommt{count}.",
    ),
    "choose.give": (
        "Wähle eine Karte, die du an {rival} abgibst{count}.",
        "{name} wählt eine Karte, die an {rival} geht{count}.",
        "{name} wählt eine Karte, die an dich geht{count}.",
    ),
    "choose.reveal": ("Wähle eine Karte zum Vorzeigen{count}.", "{name} wählt eine Karte zum Vorzeigen{count}."),
    "choose.discard": ("Wähle eine Karte zum Abwerfen{count}.", "{name} wählt eine Karte zum Abwerfen{count}."),
    "choose.steal": ("Wähle eine Karte zum Stehlen{count}.", "{name} wählt eine Karte zum Stehlen{count}."),
    "order": (
        "Mehrere Effekte stehen an: Welcher geschieht als Nächstes?",
        "{name} wählt, welcher Effekt als Nächstes geschieht.",
    ),
    "buy": ("Kaufst du eine Power-Karte?", "{name} überlegt, eine Power-Karte zu kaufen."),
    "buy.free": (
        "Wähle eine Power-Karte, die du kostenlos kaufst.",
        "{name} wählt eine Power-Karte für einen kostenlosen Kauf.",
    ),
    "reroll": ("Würfelst du noch einmal?", "{name} überlegt, noch einmal zu würfeln."),
    "reroll.two": ("Welche Würfel wirfst du noch einmal?", "{name} überlegt, noch einmal zu würfeln."),
    "die": ("Welches Ergebnis gilt zuerst?", "{name} wählt, welches Ergebnis zuerst gilt."),
    "spread": (
        "Du darfst Oktonit von {source} auf andere Kreaturen legen (noch {number}).",
        "{name} verteilt das Oktonit von {source} (noch {number}).",
    ),
    "roll": ("Würfel {number} wird geworfen.", "Würfel {number} wird geworfen."),
    "pick": ("Eine Karte wird zufällig gezogen.", "Eine Karte wird zufällig gezogen."),
}

# ---- what can be answered

OPTIONS = {
    "play": "{card} ausspielen",
    "attack": "Mit {card} angreifen",
    "act": "Aktion von {card} nutzen",
    "mindbug": "Mindbug einsetzen und {source} übernehmen",
    "decline": "Keinen Mindbug einsetzen",
    "hunt": "{card} zum Blocken zwingen",
    "let block": "Dem Gegner die Wahl überlassen",
    "block": "Mit {card} blocken",
    "no block": "Nicht blocken",
    "again.attack": "Noch einmal mit {source} angreifen",
    "again.stop": "Nicht noch einmal angreifen",
    "fast.attack": "Sofort mit {source} angreifen",
    "fast.act": "Sofort die Aktion von {source} nutzen",
    "fast.stop": "Jetzt nichts tun",
    "yes": "Ja",
    "no": "Nein",
    "choose.defeat": "{card} besiegen",
    "choose.take_control": "Kontrolle über {card} übernehmen",
    "choose.return": "{card} auf die Hand zurückschicken",
    "choose.octonite": "Oktonit auf {card} legen",
    "choose.trigger_play": "Ausspielen-Effekt von {card} auslösen",
    "choose.play": "{card} ausspielen",
    "choose.recover": "{card} nehmen",
    "choose.give": "{card} abgeben",
    "choose.reveal": "{card} vorzeigen",
    "choose.discard": "{card} abwerfen",
    "choose.steal": "{card} stehlen",
    "done": "Fertig",
    "discard": "{card} abwerfen",
    "order.resolve": "Als Nächstes: {card}",
    "buy": "{card} kaufen",
    "buy.free": "{card} kostenlos kaufen",
    "buy.done": "Nicht kaufen",
    "keep": "Wurf behalten",
    "reroll": "Noch einmal würfeln",
    "reroll first": "Den ersten Würfel noch einmal werfen",
    "reroll second": "Den zweiten Würfel noch einmal werfen",
    "reroll both": "Beide Würfel noch einmal werfen",
    "die.resolve": "Zuerst: {card}",
    "put": "1 Oktonit auf {card} legen",
    "spread.done": "Den Rest auf {source} lassen",
    "roll": "Der Würfel zeigt: {card}",
    "pick": "Zufällig: {card}",
}

# ---- what happens

EVENTS: dict[str, Phrase] = {
    "dealt": ("Du ziehst {cards} als Starthand.", "{name} zieht {cards} als Starthand."),
    "start_card": (
        "Du deckst {card} auf, um den ersten Zug zu bestimmen.",
        "{name} deckt {card} auf, um den ersten Zug zu bestimmen.",
    ),
    "starts.power": ("Deine Karte hat die höhere Stärke: Du beginnst.", "{name} hat die höhere Stärke und beginnt."),
    "starts.lot": ("Das Los entscheidet: Du beginnst.", "Das Los entscheidet: {name} beginnt."),
    "turn": ("Zug {number}: Du bist am Zug.", "Zug {number}: {name} ist am Zug."),
    "drew": ("Du ziehst {card}.", "{name} zieht {card}."),
    "drew_unused": ("Du ziehst {card} vom Reststapel.", "{name} zieht {card} vom Reststapel."),
    "played": ("Du spielst {card} aus.", "{name} spielt {card} aus."),
    "mindbugged": (
        "Du setzt einen Mindbug ein und übernimmst {card} (Mindbugs übrig: {total}).",
        "{name} setzt einen Mindbug ein und übernimmt {card} (Mindbugs übrig: {total}).",
        "{name} setzt einen Mindbug ein und übernimmt deine Karte {card} (Mindbugs übrig: {total}).",
    ),
    "declined": ("Du setzt keinen Mindbug auf {card} ein.", "{name} setzt keinen Mindbug auf {card} ein."),
    "entered": ("Du bringst {card} ins Spiel.", "{name} bringt {card} ins Spiel."),
    "attacked": ("Du greifst mit {card} an.", "{name} greift mit {card} an."),
    "attacked.again": ("Du greifst noch einmal mit {card} an.", "{name} greift noch einmal mit {card} an."),
    "hunted": (
        "Du zwingst {other} mit {card} zum Blocken.",
        "{name} zwingt {other} mit {card} zum Blocken.",
        "{name} zwingt deine Kreatur {other} mit {card} zum Blocken.",
    ),
    "blocked": (
        "Du blockst {other} mit {card}.",
        "{name} blockt {other} mit {card}.",
        "{name} blockt deine Kreatur {other} mit {card}.",
    ),
    "unblocked": (
        "Du blockst {card} nicht.",
        "{name} blockt {card} nicht.",
        "{name} blockt deine Kreatur {card} nicht.",
    ),
    "fought": (
        "Deine Kreatur {card} kämpft gegen {other}.",
        "Die Kreatur {card} von {name} kämpft gegen {other}.",
        "Die Kreatur {card} von {name} kämpft gegen deine Kreatur {other}.",
    ),
    "exhausted": (
        "Deine Kreatur {card} ist ROBUST und wird erschöpft statt besiegt.",
        "Die Kreatur {card} von {name} ist ROBUST und wird erschöpft statt besiegt.",
    ),
    "protected": (
        "Deine Kreatur {card} kann nicht besiegt werden und bleibt im Spiel.",
        "Die Kreatur {card} von {name} kann nicht besiegt werden und bleibt im Spiel.",
    ),
    "defeated": ("Deine Kreatur {card} wird besiegt.", "Die Kreatur {card} von {name} wird besiegt."),
    "triggered": (
        "Der {trigger}-Effekt deiner Kreatur {card} wird ausgelöst.",
        "Der {trigger}-Effekt der Kreatur {card} von {name} wird ausgelöst.",
    ),
    "silenced": (
        "Der {trigger}-Effekt deiner Kreatur {card} entfällt wegen {other}.",
        "Der {trigger}-Effekt der Kreatur {card} von {name} entfällt wegen {other}.",
    ),
    "acted": ("Du nutzt die Aktion von {card}.", "{name} nutzt die Aktion von {card}."),
    "discarded": ("Du wirfst {card} ab.", "{name} wirft {card} ab."),
    "stolen": (
        "Du stiehlst {card} aus der Hand von {rival}.",
        "{name} stiehlt {card} aus der Hand von {rival}.",
        "{name} stiehlt {card} aus deiner Hand.",
    ),
    "recovered.own": (
        "Du nimmst {card} aus deinem Ablagestapel auf die Hand.",
        "{name} nimmt {card} aus dem eigenen Ablagestapel auf die Hand.",
    ),
    "recovered.opponent": (
        "Du nimmst {card} aus dem Ablagestapel von {rival} auf die Hand.",
        "{name} nimmt {card} aus dem Ablagestapel von {rival} auf die Hand.",
        "{name} nimmt {card} aus deinem Ablagestapel auf die Hand.",
    ),
    "returned": ("Du nimmst {card} auf die Hand zurück.", "{name} nimmt {card} auf die Hand zurück."),
    "given": ("Du gibst {card} an {rival} ab.", "{name} gibt {card} an {rival} ab.", "{name} gibt dir {card}."),
    "revealed": ("Du zeigst {card} aus deiner Hand vor.", "{name} zeigt {card} aus der Hand vor."),
    "copied": (
        "Deine Kreatur {card} kopiert den Ausspielen-Effekt von {other}.",
        "Die Kreatur {card} von {name} kopiert den Ausspielen-Effekt von {other}.",
    ),
    "took_control": ("Du übernimmst die Kontrolle über {card}.", "{name} übernimmt die Kontrolle über {card}."),
    "life.gain": ("Du erhältst {life} und hast jetzt {total}.", "{name} erhält {life} und hat jetzt {total}."),
    "life.loss": ("Du verlierst {life} und hast noch {total}.", "{name} verliert {life} und hat noch {total}."),
    "refreshed": (
        "Du deckst einen benutzten Mindbug wieder auf (Mindbugs übrig: {total}).",
        "{name} deckt einen benutzten Mindbug wieder auf (Mindbugs übrig: {total}).",
    ),
    "octonite.gain": (
        "Deine Kreatur {card} erhält {octonite} (jetzt {total}).",
        "Die Kreatur {card} von {name} erhält {octonite} (jetzt {total}).",
    ),
    "octonite.loss": (
        "Deine Kreatur {card} verliert {octonite} (noch {total}).",
        "Die Kreatur {card} von {name} verliert {octonite} (noch {total}).",
    ),
    "boosted": (
        "Deine Kreatur {card} hat in diesem Zug {signed} Stärke.",
        "Die Kreatur {card} von {name} hat in diesem Zug {signed} Stärke.",
    ),
    "gained": (
        "Deine Kreatur {card} hat in diesem Zug {keywords}.",
        "Die Kreatur {card} von {name} hat in diesem Zug {keywords}.",
    ),
    "allies_gained": (
        "Alle deine Kreaturen haben in diesem Zug {keywords}.",
        "Alle Kreaturen von {name} haben in diesem Zug {keywords}.",
    ),
    "allies_extra_die": (
        "Alle deine Kreaturen würfeln in diesem Zug mit 1 Würfel mehr.",
        "Alle Kreaturen von {name} würfeln in diesem Zug mit 1 Würfel mehr.",
    ),
    "cannot_block": (
        "Deine Kreaturen können in diesem Zug nicht blocken.",
        "Die Kreaturen von {name} können in diesem Zug nicht blocken.",
    ),
    "rolled": ("Dein Würfel zeigt: {face}.", "Der Würfel von {name} zeigt: {face}."),
    "rerolled": ("Du wirfst Würfel {number} noch einmal.", "{name} wirft Würfel {number} noch einmal."),
    "energy.gain": ("Du erhältst {energy} und hast jetzt {total}.", "{name} erhält {energy} und hat jetzt {total}."),
    "energy.loss": ("Du bezahlst {energy} und hast noch {total}.", "{name} bezahlt {energy} und hat noch {total}."),
    "bought": ("Du kaufst {card} für {energy}.", "{name} kauft {card} für {energy}."),
    "bought.free": ("Du kaufst {card} kostenlos.", "{name} kauft {card} kostenlos."),
    "power_revealed": ("{card} kommt in die Power-Reihe.", "{card} kommt in die Power-Reihe."),
    "extra_turn": ("Nach diesem Zug bist du noch einmal am Zug.", "Nach diesem Zug ist {name} noch einmal am Zug."),
}
OUTCOMES: dict[str, Phrase] = {
    "life": (
        "Du gewinnst: {rival} hat kein Leben mehr.",
        "{name} gewinnt: {rival} hat kein Leben mehr.",
        "Du verlierst: Du hast kein Leben mehr.",
    ),
    "no_action": (
        "Du gewinnst: {rival} kann nichts mehr tun.",
        "{name} gewinnt: {rival} kann nichts mehr tun.",
        "Du verlierst: Du kannst nichts mehr tun.",
    ),
    "effect": (
        "Du gewinnst das Spiel durch einen Karteneffekt.",
        "{name} gewinnt das Spiel durch einen Karteneffekt.",
        "Du verlierst: {name} gewinnt das Spiel durch einen Karteneffekt.",
    ),
    "turn_limit": (
        "Du gewinnst: Die Zuggrenze ist erreicht und du hast mehr Leben.",
        "{name} gewinnt: Die Zuggrenze ist erreicht und {rival} hat weniger Leben.",
        "Du verlierst: Die Zuggrenze ist erreicht und du hast weniger Leben.",
    ),
    "draw": (
        "Unentschieden: Die Zuggrenze ist erreicht und beide haben gleich viel Leben.",
        "Unentschieden: Die Zuggrenze ist erreicht und beide haben gleich viel Leben.",
    ),
}

# ---- the table

UI = {
    "a_card": "eine Karte",
    "unknown_card": "unbekannte Karte",
    "note_up_to": "(bis zu {number})",
    "note_optional": "(freiwillig)",
    "note_left": "(noch {number})",
    "note_enemy": "{card} (gegnerisch)",
    "note_pile": "{card} (aus dem gegnerischen Ablagestapel)",
    "you": "Du",
    "opponent": "Gegner",
    "your_hand": "Deine Hand",
    "hand_of": "Hand von {name}",
    "in_play": "Im Spiel",
    "draw_pile": "Nachziehstapel",
    "discard_pile": "Ablagestapel",
    "unused_pile": "Reststapel",
    "revealed": "Für den ersten Zug aufgedeckt",
    "power_row": "Power-Reihe",
    "power_deck": "Power-Stapel",
    "power_discard": "Power-Ablagestapel",
    "life": "Leben",
    "mindbugs": "Mindbugs",
    "energy": "Energie",
    "power": "Stärke",
    "cost": "Kosten",
    "turn": "Zug {number}",
    "turn_of": "Zug {number}: {name}",
    "empty": "leer",
    "exhausted": "erschöpft",
    "card_count": "{count} Karte|{count} Karten",
    "octonite_count": "{count} Oktonit|{count} Oktonit",
    "energy_count": "{count} Energie|{count} Energie",
    "choose_number": "Wähle eine Nummer: ",
    "help": "Tippe die Nummer deiner Wahl; h zeigt, was du noch tippen kannst.",
    "help_choose": "1, 2, 3 …: nach Nummer wählen; oder so, wie ein Spielprotokoll es schreibt: play Lone Yeti",
    "help_explain": "? NAME: eine Karte erklären, mit Namen in beliebiger Sprache oder nach der Nummer einer Wahl",
    "help_explain_all": "?: alle Karten im Spiel und auf deiner Hand erklären",
    "help_log": "log: alles, was bisher geschehen ist",
    "help_undo": "u: deine letzte Wahl zurücknehmen",
    "help_quit": "q: das Spiel speichern und aufhören",
    "help_again": "Eingabetaste: noch einmal fragen",
    "hint_resume": "So geht es weiter: {text}",
    "hint_replay": "Zum Nachlesen: {text}",
    "unfinished": "Das Spiel ist noch nicht zu Ende.",
    "against_bot": "Du spielst gegen {name}.",
    "against_random": "Du spielst gegen {name}, der zufällig wählt.",
    "player": "Spieler {number}",
    "hand": "Hand",
    "known_in_hand": "Bekannte Handkarten",
    "keywords_idle": "Schlüsselwörter ohne Wirkung",
    "labelled": "{name}: {text}",
    "curtain": "Gib die Tastatur an {name} weiter, dann Eingabetaste drücken.",
    "thinking": "{name} überlegt …",
    "saved": "Spiel gespeichert unter {path}.",
    "loaded": "Spiel geladen aus {path}.",
    "cannot_save": "Das Spiel kann nicht unter {path} gespeichert werden: {reason}.",
    "cannot_load": "Das Spiel kann nicht aus {path} geladen werden: {reason}.",
    "bad_number": "Bitte gib eine Zahl von 1 bis {count} ein.",
    "bad_input": "„{text}“ wurde nicht verstanden.",
    "no_such_card": "Es gibt keine Karte namens „{name}“.",
    "which_card": "Mehrere Karten passen zu „{name}“: {cards}",
    "nothing_to_undo": "Es gibt nichts rückgängig zu machen.",
    "undone": "Rückgängig gemacht.",
    "game_over": "Das Spiel ist zu Ende.",
    "play_again": "Noch ein Spiel? (j/n) ",
    "yes_letter": "j",
    "goodbye": "Auf Wiedersehen!",
}

# ---- grammar


def do(imperative: str, rest: str, infinitive: str, particle: str = "") -> Clause:
    """What "you" do: "wirf 2 Karten ab", "2 Karten abwerfen"."""
    return Clause(f"{imperative} {rest} {particle}".rstrip(), f"{rest} {infinitive}")


def state(subject: str, verb: str, rest: str, infinitive: str) -> Clause:
    """What somebody else does: "dein Gegner verliert 1 Leben"."""
    return Clause(f"{subject} {verb} {rest}", infinitive, inverted=f"{verb} {subject} {rest}")


def power(low: int | None, high: int | None) -> str:
    if low is not None and high is not None:
        return f"Stärke {low}" if low == high else f"Stärke {low} bis {high}"
    return f"Stärke {low} oder mehr" if low is not None else f"Stärke {high} oder weniger"


class German(Language):
    code = "de"
    title = "Deutsch"
    also = "und"
    either = "oder"
    then = "dann"
    units = UNITS
    keywords = KEYWORDS
    keyword_reminders = KEYWORD_REMINDERS
    triggers = TRIGGERS
    trigger_reminders = TRIGGER_REMINDERS
    sets = SETS
    seats = SEATS
    faces = FACES
    prompts = PROMPTS
    options = OPTIONS
    events = EVENTS
    outcomes = OUTCOMES
    ui = UI

    def polish(self, text: str) -> str:
        """A relative clause ends with a comma, unless the sentence ends there too."""
        return text.replace(",.", ".").replace(",;", ";").replace(",,", ",")

    # ---- creatures, cards, amounts

    def creatures(self, which: w.Creatures, form: Form, voice: Voice = Voice.YOU, dative: bool = False) -> str:
        """Nominative and accusative are the same here; genitive singular is the same as dative."""
        qualities = self.qualities(which)
        owner = self.owner(which.side, voice)
        single = form in (Form.ONE, Form.EACH)
        if owner:
            other = "anderen " if which.other else ""
            if single:
                start = ("eine" if form is Form.ONE else "jede") + ("r" if dative else "")
                return f"{start} {owner}er {other}Kreaturen{qualities}"
            start = "" if form is Form.MANY else "allen " if dative else "alle "
            return f"{start}{owner}e{'n' if dative else ''} {other}Kreaturen{qualities}"
        ending = "en " if dative or form is Form.ALL else "e "
        adjectives = (f"ander{ending}" if which.other else "") + (
            f"gegnerisch{ending}" if which.side is w.Side.ENEMY else "")
        if single:
            start = ("eine" if form is Form.ONE else "jede") + ("r" if dative else "")
            return f"{start} {adjectives}Kreatur{qualities}"
        start = "" if form is Form.MANY else "allen " if dative else "alle "
        return f"{start}{adjectives}Kreaturen{qualities}"

    def up_to(self, number: int, which: w.Creatures, voice: Voice) -> str:
        if number == 1:
            return f"höchstens {self.creatures(which, Form.ONE, voice)}"
        owner = self.owner(which.side, voice)
        many = self.creatures(which, Form.MANY, voice)
        return f"bis zu {number} " + (many.replace(f"{owner}e ", f"{owner}er ", 1) if owner else many)

    def owner(self, side: w.Side, voice: Voice) -> str:
        """The possessive without its ending."""
        return {w.Side.ALLIED: voice.pick("dein", "sein"), w.Side.ENEMY: voice.pick("", "dein"), w.Side.ANY: ""}[side]

    def qualities(self, which: w.Creatures) -> str:
        parts = []
        if which.min_power is not None or which.max_power is not None:
            parts.append(f"mit {power(which.min_power, which.max_power)}")
        if which.keywords:
            parts.append(f"mit {self.keyword_list(which.keywords, self.either)}")
        if which.octonite:
            parts.append("mit Oktonit")
        if which.trigger:
            parts.append(f"mit {self.trigger_effect(which.trigger)}")
        if which.shares_keyword:
            parts.append("mit mindestens einem Schlüsselwort dieser Karte")
        if which.weakest:
            parts.append("mit der niedrigsten Stärke" + (" unter ihnen" if parts else ""))
        return " " + " und ".join(parts) if parts else ""

    def creature(self, which: w.Creatures | w.Single, voice: Voice, dative: bool = False) -> str:
        match which:
            case w.Single.THIS:
                return "dieser Kreatur" if dative else "diese Kreatur"
            case w.Single.VICTOR:
                return f"{'der' if dative else 'die'} Kreatur, die sie besiegt hat,"
            case w.Creatures():
                return self.creatures(which, Form.ONE, voice, dative)

    def trigger_effect(self, trigger: w.Trigger) -> str:
        return f"{self.triggers[trigger]}{'s' if trigger is w.Trigger.ACTION else ''}-Effekt"

    def cards(self, which: w.Cards, number: int, voice: Voice) -> str:
        noun = "eine Karte" if number == 1 else f"{number} Karten"
        qualities = self.qualities(printed(which))
        pile = {
            w.Pile.OWN_HAND: voice.pick("deiner Hand", "seiner Hand"),
            w.Pile.OWN_DISCARD: voice.pick("deinem Ablagestapel", "seinem Ablagestapel"),
            w.Pile.ENEMY_DISCARD: voice.pick("dem Ablagestapel deines Gegners", "deinem Ablagestapel"),
            w.Pile.ANY_DISCARD: "einem beliebigen Ablagestapel" if number == 1 else "beliebigen Ablagestapeln",
        }[which.pile]
        return f"{noun}{qualities} aus {pile}"

    def amount(self, amount: w.Amount, unit: str, voice: Voice) -> str:
        if isinstance(amount, int):
            return "eine Karte" if (unit, amount) == ("card", 1) else self.counted(amount, unit)
        return f"{self.for_each(amount, voice)} {self.counted(1, unit)}"

    def for_each(self, amount: w.OctoniteOn | w.CreatureCount, voice: Voice) -> str:
        match amount:
            case w.OctoniteOn(w.Creatures() as which):
                return f"für jedes Oktonit auf {self.creatures(which, Form.MANY, voice, dative=True)}"
            case w.OctoniteOn():
                return "für jedes Oktonit auf dieser Kreatur"
            case w.CreatureCount(which):
                return f"für {self.creatures(which, Form.EACH, voice)}"
            case _:
                untold(amount)

    def return_to_hand(self, which: w.Creatures | w.Single, voice: Voice) -> Clause:
        """To the hand of whoever controls the creature; one's own is taken back, another is sent back."""
        creature = self.creature(which, voice)
        match which, voice:
            case (w.Creatures(side=w.Side.ALLIED), _) | (w.Single.THIS, Voice.YOU):
                return do("nimm", f"{creature} auf die Hand", "zurücknehmen", "zurück")
            case (w.Creatures(side=w.Side.ENEMY) | w.Single.THIS, Voice.OPPONENT):
                hand = "deine Hand"
            case w.Creatures(side=w.Side.ENEMY), _:
                hand = "die Hand deines Gegners"
            case _:
                hand = "die Hand des Spielers, der sie kontrolliert,"
        return do("schicke", f"{creature} auf {hand}", "zurückschicken", "zurück")

    # ---- effects

    def clause(self, effect: w.Effect, voice: Voice) -> Clause:
        dein, deine = voice.pick("dein", "sein"), voice.pick("deine", "seine")
        den_gegner = voice.pick("deinen Gegner", "dich")
        dem_gegner = voice.pick("deinem Gegner", "dir")
        des_gegners = voice.pick("der Hand deines Gegners", "deiner Hand")
        match effect:
            case w.GainLife(amount):
                return do("erhalte", self.amount(amount, "life", voice), "erhalten")
            case w.LoseLife(w.Player.SELF, amount):
                return do("verliere", self.amount(amount, "life", voice), "verlieren")
            case w.LoseLife(_, amount):
                life = self.amount(amount, "life", voice)
                return state("dein Gegner", "verliert", life, f"{den_gegner} {life} verlieren lassen")
            case w.LoseAllLifeBut(left):
                life = f"alle Leben bis auf {'eines' if left == 1 else left}"
                return state("dein Gegner", "verliert", life, f"{den_gegner} {life} verlieren lassen")
            case w.MatchLife():
                target = voice.pick("das deines Gegners", "deines")
                return do("gleiche", f"{dein} Leben an {target}", "angleichen", "an")
            case w.StealLife(number):
                return do("stiehl", f"{dem_gegner} {self.counted(number, 'life')}", "stehlen")
            case w.RefreshMindbug():
                return do("decke", f"einen {deine}r benutzten Mindbugs wieder", "aufdecken", "auf")
            case w.ExtraTurn():
                return do("mache", "nach diesem Zug einen weiteren Zug", "machen")
            case w.WinGame():
                return Clause("du gewinnst das Spiel", "das Spiel gewinnen", inverted="gewinnst du das Spiel")
            case w.Defeat(which):
                return do("besiege", self.creature(which, voice), "besiegen")
            case w.DefeatAll(which):
                return do("besiege", self.creatures(which, Form.ALL, voice), "besiegen")
            case w.DefeatPair(first, second):
                return do("besiege", f"{self.creature(first, voice)} und {self.creature(second, voice)}", "besiegen")
            case w.TakeControl(w.Creatures() as which, int(number)):
                return do("übernimm", f"die Kontrolle über {self.up_to(number, which, voice)}", "übernehmen")
            case w.TakeControl(which):
                return do("übernimm", f"die Kontrolle über {self.creature(which, voice)}", "übernehmen")
            case w.ReturnToHand(which):
                return self.return_to_hand(which, voice)
            case w.PutOctonite(which, number):
                return do("lege", f"{self.counted(number, 'octonite')} auf {self.creature(which, voice)}", "legen")
            case w.Boost(number):
                rest = f"in diesem Zug {number:+d} Stärke"
                return state("diese Kreatur", "hat", rest, f"dieser Kreatur {rest} geben")
            case w.GainKeywords(keywords):
                rest = f"in diesem Zug {self.keyword_list(keywords, self.also)}"
                return state("diese Kreatur", "hat", rest, f"dieser Kreatur {rest} geben")
            case w.AlliesGain(keywords):
                rest = f"in diesem Zug {self.keyword_list(keywords, self.also)}"
                return state("deine Kreaturen", "haben", rest, f"{deine}n Kreaturen {rest} geben")
            case w.AlliesExtraDie():
                rest = "in diesem Zug mit 1 Würfel mehr"
                return state("deine Kreaturen", "würfeln", f"{rest} (höchstens 2)",
                             f"{deine} Kreaturen {rest} (höchstens 2) würfeln lassen")
            case w.EnemiesCannotBlock():
                enemies = self.creatures(w.Creatures(w.Side.ENEMY), Form.MANY, voice)
                return state(enemies, "können", "in diesem Zug nicht blocken",
                             f"{enemies} in diesem Zug am Blocken hindern")
            case w.Discard(w.Player.SELF, amount):
                return do("wirf", self.amount(amount, "card", voice), "abwerfen", "ab")
            case w.Discard(_, amount):
                cards = self.amount(amount, "card", voice)
                return state("dein Gegner", "wirft", f"{cards} ab", f"{den_gegner} {cards} abwerfen lassen")
            case w.StealCards(number):
                cards = "eine zufällige Karte" if number == 1 else f"{number} zufällige Karten"
                return do("stiehl", f"{cards} aus {des_gegners}", "stehlen")
            case w.PlayCard(which):
                return do("spiele", self.cards(which, 1, voice), "ausspielen", "aus")
            case w.PlayRandom():
                return do("spiele", f"eine zufällige Karte aus {des_gegners}", "ausspielen", "aus")
            case w.OpponentGives():
                return state("dein Gegner", "gibt", "dir eine Karte aus seiner Hand",
                             voice.pick("dir von deinem Gegner eine Karte aus seiner Hand geben lassen",
                                        "sich von dir eine Karte aus deiner Hand geben lassen"))
            case w.PlayIt():
                return do("spiele", "sie", "ausspielen", "aus")
            case w.Recover(which, number):
                return do("nimm", f"{self.cards(which, number, voice)} auf die Hand", "nehmen")
            case w.RecoverAll():
                return do("nimm", f"{deine}n ganzen Ablagestapel auf die Hand", "nehmen")
            case w.Reveal():
                return do("zeige", f"eine Karte aus {deine}r Hand", "vorzeigen", "vor")
            case w.CopyPlay():
                return do("kopiere", "ihren Ausspielen-Effekt", "kopieren")
            case w.TriggerPlay(which):
                creature = self.creature(replace(which, trigger=None), voice, dative=True)
                return do("löse", f"den Ausspielen-Effekt {creature}", "auslösen", "aus")
            case w.DrawUnused(number):
                return do("ziehe", f"{self.amount(number, 'card', voice)} vom Reststapel", "ziehen")
            case w.GainEnergy(amount):
                return do("erhalte", self.amount(amount, "energy", voice), "erhalten")
            case w.BuyFree():
                return do("kaufe", "kostenlos eine offene Power-Karte", "kaufen")
            case w.BuyTopOfDeck():
                return Clause("decke die oberste Karte des Power-Stapels auf und kaufe sie kostenlos",
                              "die oberste Karte des Power-Stapels aufdecken und kostenlos kaufen")
            case w.If(condition, then):
                what = self.together(then, voice)
                when = self.condition(condition, voice)
                return Clause(f"wenn {when}, {what.led}", f"{what.infinitive}, wenn {when},",
                              f"{what.led}, wenn {when},", what.tail)
            case w.May(first, then):
                what = self.together(first, voice)
                return Clause(f"du darfst {what.infinitive}", f"{what.infinitive} (freiwillig)",
                              inverted=f"darfst du {what.infinitive}", tail=what.tail + self.if_done(then, voice))
            case w.OpponentMay(first, otherwise):
                what, threat = self.together(first, voice.other), self.together(otherwise, voice.other)
                rest = f"{what.infinitive}; tut er das nicht, muss er {threat.infinitive}"
                clause = state("dein Gegner", "darf", rest,
                               f"{den_gegner} {what.infinitive} oder sonst {threat.infinitive} lassen")
                return replace(clause, tail=what.tail + threat.tail)
            case _:
                untold(effect)

    def if_done(self, then: Sequence[w.Effect], voice: Voice) -> tuple[str, ...]:
        if not then:
            return ()
        what = self.together(then, voice)
        return voice.pick(f"Wenn du das tust, {what.led}.", f"Wenn er das tut, muss er {what.infinitive}."), *what.tail

    def dilemma(self, do: str, otherwise: str) -> str:
        return f"Du darfst {do}; tust du das nicht, musst du {otherwise}."

    # ---- conditions, constants

    def condition(self, condition: w.Condition, voice: Voice = Voice.YOU, this: str = "diese Kreatur") -> str:
        """With the verb at the end, as after "wenn" and "solange"."""
        du, deine = voice.pick("du", "er"), voice.pick("deine", "seine")
        bist, hast = voice.pick("bist", "ist"), voice.pick("hast", "hat")
        kontrollierst = voice.pick("kontrollierst", "kontrolliert")
        gegner = voice.pick("dein Gegner", "du")
        match condition:
            case w.OwnTurn():
                return f"{du} am Zug {bist}"
            case w.NotOwnTurn():
                return f"{du} nicht am Zug {bist}"
            case w.Alone():
                return f"{this} {deine} einzige Kreatur ist"
            case w.HandAtMost(0):
                return f"{du} keine Karten auf der Hand {hast}"
            case w.HandAtMost(cards):
                return f"{du} höchstens {self.counted(cards, 'card')} auf der Hand {hast}"
            case w.OtherAllies(0):
                return f"{du} keine andere Kreatur {kontrollierst}"
            case w.OtherAllies(exactly):
                others = "1 andere Kreatur" if exactly == 1 else f"{exactly} andere Kreaturen"
                return f"{du} genau {others} {kontrollierst}"
            case w.NoStrongerAlly():
                return f"{du} keine stärkere Kreatur als diese {kontrollierst}"
            case w.FewerCreatures():
                return f"{du} weniger Kreaturen {kontrollierst} als {gegner}"
            case w.NoCreatures():
                return f"{du} keine Kreaturen {kontrollierst}"
            case w.LowerLife():
                return f"{du} weniger Leben {hast} als {gegner}"
            case w.NoMindbugReady():
                return f"{du} keinen Mindbug mehr übrig {hast}"
            case w.DefeatedInCombat():
                return f"{this} im Kampf besiegt wurde"
            case w.DiscardedPower(at_least):
                return f"die abgeworfene Karte Stärke {at_least} oder mehr hat"
            case _:
                untold(condition)

    def constant(self, constant: w.Constant) -> str:
        match constant:
            case w.Has():
                return self.has(constant)
            case w.Mirrors(keywords):
                named = self.keyword_list(keywords, self.either)
                return f"solange eine gegnerische Kreatur {named} hat, hat diese Kreatur dieses Schlüsselwort auch"
            case w.UnblockableBy(which):
                return f"diese Kreatur kann nicht von {self.creatures(which, Form.MANY, dative=True)} geblockt werden"
            case w.CannotBlock(which):
                return f"{self.creatures(which, Form.MANY)} können nicht blocken"
            case w.CannotAttack(which):
                return f"{self.creatures(which, Form.MANY)} können nicht angreifen"
            case w.CannotHunt(which):
                return f"diese Kreatur kann {self.creatures(which, Form.MANY)} nicht zum Blocken zwingen"
            case w.CannotBeDefeated(which):
                return f"{self.creatures(which, Form.MANY)} können nicht besiegt werden"
            case w.Silences(trigger):
                return f"die {self.trigger_effect(trigger)}e deines Gegners entfallen"
            case w.KeywordsIdle(which):
                return f"die Schlüsselwörter von {self.creatures(which, Form.MANY, dative=True)} haben keine Wirkung"
            case w.ExtraReroll():
                return "immer wenn du würfelst, darfst du ein weiteres Mal neu würfeln"
            case w.ExtraDie(which):
                return f"{self.creatures(which, Form.MANY)} würfeln beim Angreifen mit 1 Würfel mehr (höchstens 2)"
            case _:
                untold(constant)

    def has(self, constant: w.Has) -> str:
        this = isinstance(constant.to, w.Single)
        subject = "diese Kreatur hat" if isinstance(constant.to, w.Single) else (
            f"{self.creatures(constant.to, Form.MANY)} haben")
        gifts = [self.keywords[keyword] for keyword in constant.keywords]
        if not isinstance(constant.power, int):
            gifts.append(f"{self.for_each(constant.power, Voice.YOU)} +1 Stärke")
        elif constant.power:
            gifts.insert(0, f"{constant.power:+d} Stärke")
        when = ""
        if constant.when is not None:
            when = f", solange {self.condition(constant.when, this='sie' if this else 'diese Kreatur')}"
        return f"{subject} {listing(gifts, self.also)}{when}"

    def octonite(self, amount: int, charge: bool) -> str:
        start = f"kommt mit {self.counted(amount, 'octonite')} ins Spiel"
        if not charge:
            return start
        if amount == 1:
            return f"{start}, das du auf eine andere Kreatur legen darfst"
        return f"{start}, die du auf beliebige Kreaturen verteilen darfst"

    def dice(self, icons: int) -> str:
        return f"würfelt beim Angreifen mit {icons} {'Würfel' if icons == 1 else 'Würfeln'}"
