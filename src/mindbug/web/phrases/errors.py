"""What went wrong. English, German, French."""

TEXTS: dict[str, tuple[str, str, str]] = {
    "error_title": ("That did not work", "Das hat nicht geklappt", "Cela n’a pas marché"),
    "error_unknown_page": ("There is no such page.", "Diese Seite gibt es nicht.", "Cette page n’existe pas."),
    "error_unknown_game": ("There is no such game. It may have been deleted.",
                           "Dieses Spiel gibt es nicht. Vielleicht wurde es gelöscht.",
                           "Cette partie n’existe pas. Elle a peut-être été supprimée."),
    "error_stale": ("The game has moved on meanwhile.", "Das Spiel ist inzwischen weitergegangen.",
                    "La partie a avancé entre-temps."),
    "error_unknown_seat": ("This link opens no seat.", "Dieser Link öffnet keinen Platz.",
                           "Ce lien n’ouvre aucune place."),
    "error_not_yours": ("It is not your turn to choose.", "Du bist nicht an der Reihe.",
                        "Ce n’est pas à vous de choisir."),
    "error_over": ("The game is over.", "Das Spiel ist vorbei.", "La partie est terminée."),
    "error_too_fast": ("Too many requests. Wait a moment.", "Zu viele Anfragen. Warte einen Moment.",
                       "Trop de demandes. Attendez un instant."),
    "error_too_many": ("You have too many open games. Finish one first.",
                       "Du hast zu viele offene Spiele. Beende zuerst eines.",
                       "Vous avez trop de parties ouvertes. Terminez-en une d’abord."),
    "error_too_large": ("That is too large.", "Das ist zu groß.", "C’est trop volumineux."),
    "error_not_possible": ("That is not possible now.", "Das geht jetzt nicht.", "Ce n’est pas possible maintenant."),
    "error_other": ("The server refused it.", "Der Server hat es abgelehnt.", "Le serveur a refusé."),
}
