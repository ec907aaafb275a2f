"""What the pages say around the game, in every language. The sentences of the game itself are in `mindbug.text`."""

from mindbug.text import LANGUAGES, ui
from mindbug.web.pages_more_text import MORE

ORDER = ("en", "de", "fr")

TEXTS: dict[str, tuple[str, str, str]] = {
    # ---- every page
    "title": ("Mindbug", "Mindbug", "Mindbug"),
    "fan_project": (
        "An unofficial fan project. Own wording and pictures; not connected with the publishers of the game.",
        "Ein inoffizielles Fan-Projekt. Eigene Texte und Bilder; ohne Verbindung zu den Verlagen des Spiels.",
        "Un projet de fans non officiel. Textes et images originaux, sans lien avec les éditeurs du jeu."),
    "play": ("Play", "Spielen", "Jouer"),
    "rules": ("Rules", "Regeln", "Règles"),
    "cards": ("Cards", "Karten", "Cartes"),
    "language": ("Language", "Sprache", "Langue"),
    "skip": ("Skip to the content", "Zum Inhalt springen", "Aller au contenu"),
    "pages": ("Pages", "Seiten", "Pages"),
    # ---- home
    "tagline": ("The best creature is the one your opponent plays.",
                "Die beste Kreatur ist die, die dein Gegner ausspielt.",
                "La meilleure créature est celle que joue votre adversaire."),
    "pitch": (
        "A duel in a quarter of an hour. Play creatures, attack, and keep your two Mindbugs for the moment when the "
        "opponent’s best card is worth taking.",
        "Ein Duell in einer Viertelstunde. Spiele Kreaturen aus, greife an und hebe deine zwei Mindbugs für den Moment "
        "auf, in dem sich die beste Karte des Gegners lohnt.",
        "Un duel en un quart d’heure. Jouez des créatures, attaquez et gardez vos deux Mindbugs pour le moment où la "
        "meilleure carte adverse vaut d’être prise."),
    "new_game": ("New game", "Neues Spiel", "Nouvelle partie"),
    "against": ("Opponent", "Gegner", "Adversaire"),
    "opponent_bot": ("A bot", "Ein Bot", "Un bot"),
    "opponent_friend": ("A friend, by link", "Ein Freund, per Link", "Un ami, par lien"),
    "opponent_screen": ("Two at one screen", "Zu zweit an einem Bildschirm", "À deux sur un écran"),
    "opponent_watch": ("Watch two bots", "Zwei Bots zusehen", "Regarder deux bots"),
    "level": ("Level", "Stufe", "Niveau"),
    "second_level": ("Level of the other bot", "Stufe des anderen Bots", "Niveau de l’autre bot"),
    "level_random": ("Chance", "Zufall", "Hasard"),
    "level_rookie": ("Rookie", "Neuling", "Débutant"),
    "level_greedy": ("Brawler", "Draufgänger", "Bagarreur"),
    "level_search:1": ("Scout", "Späher", "Éclaireur"),
    "level_search:2": ("Tactician", "Taktiker", "Tacticien"),
    "level_search:3": ("Strategist", "Stratege", "Stratège"),
    "level_search:4": ("Master", "Meister", "Maître"),
    "level_search:5": ("Mastermind", "Superhirn", "Génie"),
    "sets": ("Sets", "Sets", "Extensions"),
    "sets_note": ("Several are shuffled together.", "Mehrere werden zusammengemischt.",
                  "Plusieurs sont mélangées ensemble."),
    "edition": ("Edition", "Ausgabe", "Édition"),
    "edition_current": ("Current rules", "Aktuelle Regeln", "Règles actuelles"),
    "edition_first": ("First edition", "Erste Ausgabe", "Première édition"),
    "start": ("Who starts", "Wer beginnt", "Qui commence"),
    "start_rule": ("By the rules", "Nach den Regeln", "Selon les règles"),
    "start_me": ("I do", "Ich", "Moi"),
    "start_other": ("My opponent", "Mein Gegner", "Mon adversaire"),
    "clock": ("Clock", "Uhr", "Pendule"),
    "no_clock": ("Without", "Ohne", "Sans"),
    "clock_choice": ("{minutes} min each", "je {minutes} Min.", "{minutes} min chacun"),
    "your_name": ("Your name (optional)", "Dein Name (freiwillig)", "Votre nom (facultatif)"),
    "more_options": ("More options", "Mehr Einstellungen", "Plus de réglages"),
    "start_game": ("Start the game", "Spiel starten", "Lancer la partie"),
    "my_games": ("My games", "Meine Spiele", "Mes parties"),
    "no_games": ("Games that you begin appear here, so that you can go on with them.",
                 "Spiele, die du beginnst, erscheinen hier, damit du weiterspielen kannst.",
                 "Les parties commencées apparaissent ici pour que vous puissiez les reprendre."),
    "resume": ("Go on", "Weiterspielen", "Reprendre"),
    "look_back": ("Look back", "Ansehen", "Revoir"),
    "game_on": ("still on", "läuft noch", "en cours"),
    "won_by": ("{name} won", "{name} hat gewonnen", "Victoire : {name}"),
    "drawn": ("a draw", "unentschieden", "match nul"),
    "learn": ("New here? The rules fit on one page.", "Neu hier? Die Regeln passen auf eine Seite.",
              "Nouveau ici ? Les règles tiennent sur une page."),
    # ---- names at the table
    "you": ("You", "Du", "Vous"),
    "opponent": ("Opponent", "Gegner", "Adversaire"),
    "bot_named": ("{name} (bot)", "{name} (Bot)", "{name} (bot)"),
    "player_1": ("Player 1", "Spieler 1", "Joueur 1"),
    "player_2": ("Player 2", "Spieler 2", "Joueur 2"),
    "open_seat": ("Open seat", "Freier Platz", "Place libre"),
    # ---- the table
    "table": ("The table", "Der Tisch", "La table"),
    "question": ("What to decide", "Was zu entscheiden ist", "Ce qu’il faut décider"),
    "on_stage": ("Being played", "Wird ausgespielt", "En train d’être jouée"),
    "side_of": ("{name}’s side", "Seite von {name}", "Côté de {name}"),
    "your_side": ("Your side", "Deine Seite", "Votre côté"),
    "face_down": ("Face-down card", "Verdeckte Karte", "Carte face cachée"),
    "look_through": ("Look through the discard pile: {count}", "Ablagestapel durchsehen: {count}",
                     "Parcourir la défausse : {count}"),
    "close": ("Close", "Schließen", "Fermer"),
    "log": ("What happened", "Was geschah", "Ce qui s’est passé"),
    "power_now": ("Power {power}", "Stärke {power}", "Puissance {power}"),
    "power_changed": ("Power {power} (printed: {printed})", "Stärke {power} (aufgedruckt: {printed})",
                      "Puissance {power} (imprimée : {printed})"),
    "costs": ("Costs {energy}", "Kostet {energy}", "Coûte {energy}"),
    "bonus_turn": ("{gift} this turn", "{gift} in diesem Zug", "{gift} pendant ce tour"),
    "bonus_from": ("{gift} from {source}", "{gift} durch {source}", "{gift} grâce à {source}"),
    "bonus_own": ("{gift} from its own text", "{gift} durch den eigenen Text", "{gift} par son propre texte"),
    "rolls_dice": ("Rolls {count} die|Rolls {count} dice", "Würfelt mit {count} Würfel|Würfelt mit {count} Würfeln",
                   "Lance {count} dé|Lance {count} dés"),
    "attacking": ("attacking", "greift an", "attaque"),
    "same_card": ("Like the other copy", "Wie das andere Exemplar", "Comme l’autre exemplaire"),
    "hover_help": ("Point at a card to see it large.", "Zeige auf eine Karte, um sie groß zu sehen.",
                   "Survolez une carte pour la voir en grand."),
    "inspector": ("The card in large", "Die Karte in groß", "La carte en grand"),
    "choose_here": ("Choose a card below.", "Wähle unten eine Karte.", "Choisissez une carte ci-dessous."),
    "connection_lost": ("No connection. Trying again …", "Keine Verbindung. Neuer Versuch …",
                        "Pas de connexion. Nouvel essai …"),
    "away": ("away", "nicht da", "absent"),
    "thinking": ("{name} is thinking …", "{name} denkt nach …", "{name} réfléchit…"),
    "time_left": ("Time left: {time}", "Restzeit: {time}", "Temps restant : {time}"),
    "mindbug_moment": ("Mindbug!", "Mindbug!", "Mindbug !"),
    "watching": ("You are watching.", "Du siehst zu.", "Vous regardez."),
}
TEXTS |= MORE


def say(key: str, lang: str, **values: object) -> str:
    """A text of the pages, or else of the catalogue that all frontends share."""
    if key not in TEXTS:
        return ui(key, lang, **values)
    text = TEXTS[key][ORDER.index(lang)]
    if "|" in text:
        one, many = text.split("|")
        text = one if _singular(values["count"], lang) else many
    return text.format_map(values)


def _singular(count: object, lang: str) -> bool:
    """French counts nothing as one."""
    return count == 1 or (count == 0 and lang == "fr")


assert set(ORDER) == set(LANGUAGES)
