"""What is said where the table is read as text. English, German, French."""

TEXTS: dict[str, tuple[str, str, str]] = {
    "table_shown": ("How the table is shown", "So wird der Tisch gezeigt", "Affichage de la table"),
    "view_picture": ("As a picture", "Als Bild", "En image"),
    "view_text": ("As text", "Als Text", "En texte"),
    "table_shown_note": (
        "As text, everything is told in words: for screen readers, small screens and slow connections.",
        "Als Text wird alles mit Worten gesagt: für Bildschirmleser, kleine Bildschirme und langsame Verbindungen.",
        "En texte, tout est dit en mots : pour les lecteurs d’écran, les petits écrans et les connexions lentes."),
    "read_as_text": ("Read the table as text", "Den Tisch als Text lesen", "Lire la table en texte"),
    "versus": ("{name} against {rival}", "{name} gegen {rival}", "{name} contre {rival}"),
    "you_versus": ("You against {rival}", "Du gegen {rival}", "Vous contre {rival}"),
    "news": ("Since your last choice", "Seit deiner letzten Entscheidung", "Depuis votre dernière décision"),
    "news_of_turn": ("In this turn", "In diesem Zug", "Pendant ce tour"),
    "no_news": ("Nothing new.", "Nichts Neues.", "Rien de nouveau."),
    "mindbugs_ready": ("Mindbugs ready: {count}", "Bereite Mindbugs: {count}", "Mindbugs prêts : {count}"),
    "nothing_there": ("Nothing.", "Nichts.", "Rien."),
    "unknown_cards": ("{count} unknown card|{count} unknown cards",
                      "{count} unbekannte Karte|{count} unbekannte Karten",
                      "{count} carte inconnue|{count} cartes inconnues"),
    "not_exhausted": ("not exhausted", "nicht erschöpft", "non inclinée"),
    "dice_show": ("The dice show: {faces}", "Die Würfel zeigen: {faces}", "Les dés montrent : {faces}"),
    "hint_is_best": ("best", "am besten", "le mieux"),
    "help_and_settings": ("Help and settings", "Hilfe und Einstellungen", "Aide et réglages"),
    "text_keys": ("Keyboard: Tab moves, Enter chooses, 1–9 choose an option, U takes back, H asks for a hint.",
                  "Tastatur: Tab bewegt, Enter wählt, 1–9 wählen eine Möglichkeit, U nimmt zurück, H gibt einen Tipp.",
                  "Clavier : Tab déplace, Entrée choisit, 1–9 choisissent une option, U annule, H donne un indice."),
}
