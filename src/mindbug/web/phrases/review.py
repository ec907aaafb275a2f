"""What the review of a game says. English, German, French."""

TEXTS: dict[str, tuple[str, str, str]] = {
    "review_of": ("Review of the game", "Rückblick auf das Spiel", "Analyse de la partie"),
    "step_of": ("Step {number} of {count}", "Schritt {number} von {count}", "Étape {number} sur {count}"),
    "first_step": ("First step", "Erster Schritt", "Première étape"),
    "previous_step": ("Previous step", "Voriger Schritt", "Étape précédente"),
    "next_step": ("Next step", "Nächster Schritt", "Étape suivante"),
    "last_step": ("Last step", "Letzter Schritt", "Dernière étape"),
    "all_steps": ("Every choice", "Alle Entscheidungen", "Toutes les décisions"),
}
