"""What every page says. English, German, French."""

TEXTS: dict[str, tuple[str, str, str]] = {
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
}
