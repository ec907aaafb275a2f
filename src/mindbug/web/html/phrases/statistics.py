"""What is said about how cards did in simulation. English, German, French."""

TEXTS: dict[str, tuple[str, str, str]] = {
    "statistics": ("Statistics", "Statistik", "Statistiques"),
    "counted": ("Counted", "Gezählt", "Décompte"),
    "share": ("Share", "Anteil", "Part"),
    "probable_range": ("95% range", "95-%-Bereich", "Intervalle à 95 %"),
    "times": ("Times", "Anzahl", "Nombre"),
    "measure_drawn": ("Wins when drawn", "Siege, wenn gezogen", "Victoires si piochée"),
    "measure_played": ("Wins when played", "Siege, wenn ausgespielt", "Victoires si jouée"),
    "measure_mindbugged": ("Wins after taking it by Mindbug", "Siege nach Übernahme per Mindbug",
                           "Victoires si prise par Mindbug"),
    "measure_taken": ("Taken, if a Mindbug is ready", "Übernommen, wenn ein Mindbug bereit ist",
                      "Prise, si un Mindbug est prêt"),
    "measure_bought": ("Wins when bought", "Siege, wenn gekauft", "Victoires si achetée"),
    "from_to": ("{low} to {high}", "{low} bis {high}", "{low} à {high}"),
    "decimal_sign": (".", ",", ","),
    "thousands_sign": (",", ".", "\N{NARROW NO-BREAK SPACE}"),
    "statistics_note": (
        "From {games} games of {set} in which the bot “{bot}” played against itself. The mark shows the measured "
        "share; the true one lies within the band around it with 95% certainty. Above 50%, whoever had the card won "
        "more often than not; a draw is half a win.",
        "Aus {games} Spielen mit {set}, in denen der Bot „{bot}“ gegen sich selbst spielte. Der Strich zeigt den "
        "gemessenen Anteil; der wahre liegt mit 95 % Sicherheit im Band darum. Über 50 % heißt: Wer die Karte hatte, "
        "gewann öfter, als er verlor; ein Unentschieden ist ein halber Sieg.",
        "D’après {games} parties avec {set} que le bot « {bot} » a jouées contre lui-même. Le trait montre la part "
        "mesurée ; la vraie se trouve dans la bande qui l’entoure avec 95 % de certitude. Au-dessus de 50 %, le joueur "
        "qui avait la carte a gagné plus souvent que perdu ; un match nul est une demi-victoire."),
    "statistics_care": (
        "Nobody chooses what to draw, so that row is the fairest. The others also depend on when the card is used: who "
        "needs a Mindbug is often behind. And stronger players may find more in a card than this bot.",
        "Ziehen ist Zufall, darum ist diese Zeile die gerechteste. Die anderen hängen auch davon ab, wann die Karte "
        "eingesetzt wird: Wer einen Mindbug braucht, liegt oft zurück. Und stärkere Spieler holen vielleicht mehr aus "
        "einer Karte heraus als dieser Bot.",
        "On ne choisit pas ce que l’on pioche : cette ligne est la plus juste. Les autres dépendent aussi du moment où "
        "la carte est utilisée : qui a besoin d’un Mindbug est souvent mené. Et un joueur plus fort tirera peut-être "
        "davantage d’une carte que ce bot."),
    "statistics_care_bought": (
        "Whoever can afford a Power card is often ahead already, so these rates are above 50% for most of them.",
        "Wer sich eine Power-Karte leisten kann, liegt oft schon vorn; darum sind diese Anteile meist über 50 %.",
        "Qui peut s’offrir une carte Pouvoir mène souvent déjà ; ces parts dépassent donc souvent 50 %."),
    "sort": ("Sort by", "Sortieren nach", "Trier par"),
    "sort_name": ("Name", "Name", "Nom"),
}
