"""What the rules and the gallery say. English, German, French."""

TEXTS: dict[str, tuple[str, str, str]] = {
    "rulings": ("Rulings", "Regelfragen", "Points de règle"),
    "rulings_note": ("How doubtful cases are decided here, and where the answer comes from.",
                     "Wie Zweifelsfälle hier entschieden werden und woher die Antwort kommt.",
                     "Comment les cas douteux sont tranchés ici, et d’où vient la réponse."),
    "contents": ("Contents", "Inhalt", "Sommaire"),
    "search": ("Search name or text", "Name oder Text suchen", "Chercher un nom ou un texte"),
    "all": ("All", "Alle", "Tous"),
    "set": ("Set", "Set", "Extension"),
    "keyword": ("Keyword", "Schlüsselwort", "Mot-clé"),
    "trigger": ("Trigger", "Auslöser", "Déclencheur"),
    "kind": ("Kind", "Art", "Genre"),
    "creature": ("Creature", "Kreatur", "Créature"),
    "power_card": ("Power card", "Power-Karte", "Carte Pouvoir"),
    "filter": ("Filter", "Filtern", "Filtrer"),
    "found": ("{count} card found|{count} cards found", "{count} Karte gefunden|{count} Karten gefunden",
              "{count} carte trouvée|{count} cartes trouvées"),
    "nothing_found": ("No card fits. Take one filter away.", "Keine Karte passt. Nimm einen Filter weg.",
                      "Aucune carte ne correspond. Retirez un filtre."),
    "copies": ("{count} copy|{count} copies", "{count} Exemplar|{count} Exemplare", "{count} exemplaire|{count} "
               "exemplaires"),
    "meanings": ("What the words mean", "Was die Wörter bedeuten", "Ce que disent les mots"),
    "all_cards": ("All cards", "Alle Karten", "Toutes les cartes"),
}
