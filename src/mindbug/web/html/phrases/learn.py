"""What the coach says in the lessons, and what is around them. English, German, French.

{Name} stands for a card, {SNEAKY} for a keyword, {PLAY}, {ATTACK} and {DEFEATED} for the words that begin effects.
"""

TEXTS: dict[str, tuple[str, str, str]] = {
    "tutorial": ("Tutorial", "Einführung", "Tutoriel"),
    "learn_to_play": ("Learn to play in five minutes", "In fünf Minuten spielen lernen", "Apprendre en cinq minutes"),
    "learn_on": ("Go on with the tutorial", "Einführung fortsetzen", "Continuer le tutoriel"),
    "learn_again": ("The tutorial once more", "Einführung noch einmal ansehen", "Revoir le tutoriel"),
    "lesson_of": ("Lesson {number} of {count}", "Lektion {number} von {count}", "Leçon {number} sur {count}"),
    "lesson_named": ("Lesson {number}: {title}", "Lektion {number}: {title}", "Leçon {number} : {title}"),
    "lesson_named_done": (
        "Lesson {number}: {title} (done)",
        "Lektion {number}: {title} (geschafft)",
        "Leçon {number} : {title} (réussie)"),
    "lesson_done": ("Lesson done!", "Lektion geschafft!", "Leçon réussie !"),
    "next_lesson": ("Next lesson", "Nächste Lektion", "Leçon suivante"),
    "restart_lesson": ("Start the lesson again", "Lektion neu beginnen", "Recommencer la leçon"),
    "leave_tutorial": ("Leave the tutorial", "Einführung verlassen", "Quitter le tutoriel"),
    "first_game": ("Play your first game", "Spiel dein erstes Spiel", "Jouer votre première partie"),
    "coach": ("Your coach", "Dein Trainer", "Votre coach"),
    "learn_keys": (
        "Keyboard: arrows move, Enter chooses, 1–9 choose an answer, ? explains the card.",
        "Tastatur: Pfeile bewegen, Enter wählt, 1–9 wählen eine Antwort, ? erklärt die Karte.",
        "Clavier : les flèches déplacent, Entrée choisit, 1–9 choisissent une réponse, ? explique la carte."),
    "learn_watch": (
        "Let us see what the opponent does …",
        "Mal sehen, was dein Gegner macht …",
        "Voyons ce que fait l’adversaire…"),
    "learn_otherwise": (
        "The rules allow that, but it is not what this lesson is about. Read my words again and try something else.",
        "Erlaubt wäre das, aber darum geht es in dieser Lektion nicht. Lies noch einmal nach, was ich gesagt habe, "
        "und versuch etwas anderes.",
        "C’est permis, mais ce n’est pas le sujet de cette leçon. Relisez ce que j’ai dit et essayez autre chose."),

    "learn_play_title": ("Play and attack", "Ausspielen und angreifen", "Jouer et attaquer"),
    "learn_play_1": (
        "Hello! I am a Mindbug, and your coach. Each turn you do one thing: play a card or attack. Play your "
        "strongest creature; its power is the number at the top left.",
        "Hallo! Ich bin ein Mindbug und dein Trainer. In jedem Zug tust du eines: eine Karte ausspielen oder "
        "angreifen. Spiel deine stärkste Kreatur aus; ihre Stärke steht oben links.",
        "Bonjour ! Je suis un Mindbug, et votre coach. À chaque tour, une seule action : jouer une carte ou "
        "attaquer. Jouez votre créature la plus forte ; sa force est en haut à gauche."),
    "learn_play_weaker": (
        "You may play it, but another card of your hand is stronger. Look for the highest number.",
        "Das dürftest du, aber eine andere deiner Handkarten ist stärker. Such die höchste Zahl.",
        "C’est permis, mais une autre carte de votre main est plus forte. Cherchez le plus grand nombre."),
    "learn_play_2": (
        "You drew a card at once: your hand is filled up to five while your draw pile lasts. Your opponent Nova has "
        "played {Snail Hydra}. Your turn: attack with {Gorillion}!",
        "Du hast sofort nachgezogen: Deine Hand wird auf fünf aufgefüllt, solange der Stapel reicht. Dein Gegner "
        "Nova hat {Snail Hydra} ausgespielt. Jetzt du: Greif mit {Gorillion} an!",
        "Vous avez pioché aussitôt : la main est complétée à cinq cartes tant qu’il reste une pioche. Votre "
        "adversaire Nova a joué {Snail Hydra}. À vous : attaquez avec {Gorillion} !"),
    "learn_play_attack_now": (
        "You can do only one thing per turn, and this time it should be an attack. Choose {Gorillion}, in play in "
        "front of you.",
        "Du darfst pro Zug nur eines tun, und diesmal soll es ein Angriff sein. Wähle {Gorillion}, im Spiel vor dir.",
        "Une seule action par tour, et cette fois ce sera une attaque. Choisissez {Gorillion}, en jeu devant vous."),
    "learn_play_done": (
        "{Snail Hydra} has power 9 only and would have lost, so the opponent did not block. An attack that nobody "
        "blocks costs one life. Whoever has none left loses the game.",
        "{Snail Hydra} hat nur Stärke 9 und hätte verloren, also hat dein Gegner nicht geblockt. Ein Angriff, den "
        "niemand blockt, kostet ein Leben. Wer keines mehr hat, verliert.",
        "{Snail Hydra} n’a que 9 de force et aurait perdu : l’adversaire n’a pas bloqué. Une attaque que personne ne "
        "bloque coûte un point de vie. Qui n’en a plus perd la partie."),

    "learn_block_title": ("Block", "Blocken", "Bloquer"),
    "learn_block_1": (
        "{Giraffodile} attacks you with power 7. One of your creatures may block: the two fight, and the weaker one "
        "is defeated. Whom do you send?",
        "{Giraffodile} greift dich mit Stärke 7 an. Eine deiner Kreaturen darf blocken: Die beiden kämpfen, und die "
        "schwächere wird besiegt. Wen schickst du?",
        "{Giraffodile} vous attaque avec 7 de force. Une de vos créatures peut bloquer : les deux combattent, et la "
        "plus faible est détruite. Qui envoyez-vous ?"),
    "learn_block_tie": (
        "7 against 7: with equal power both are defeated. You have somebody who is stronger.",
        "7 gegen 7: Bei gleicher Stärke werden beide besiegt. Du hast jemanden, der stärker ist.",
        "7 contre 7 : à force égale, les deux sont détruites. Vous avez plus fort."),
    "learn_block_too_weak": (
        "4 against 7: you would lose {Brain Fly}, and {Giraffodile} would not even have a scratch.",
        "4 gegen 7: Du würdest {Brain Fly} verlieren, und {Giraffodile} hätte nicht einmal einen Kratzer.",
        "4 contre 7 : vous perdriez {Brain Fly}, et {Giraffodile} n’aurait pas une égratignure."),
    "learn_block_life": (
        "Then you would lose one of your three lives. Sometimes that is wise, but here you can win the fight.",
        "Dann würdest du eines deiner drei Leben verlieren. Manchmal ist das klug, aber diesen Kampf kannst du "
        "gewinnen.",
        "Vous perdriez alors un de vos trois points de vie. C’est parfois sage, mais ici vous pouvez gagner le "
        "combat."),
    "learn_block_2": (
        "10 against 7: {Giraffodile} goes to the discard pile. Your turn: the opponent has one life left and only "
        "{Turbo Bug}, with power 4. Attack with somebody who is stronger!",
        "10 gegen 7: {Giraffodile} liegt auf dem Ablagestapel. Dein Zug: Der Gegner hat noch ein Leben und nur "
        "{Turbo Bug} mit Stärke 4. Greif mit jemandem an, der stärker ist!",
        "10 contre 7 : {Giraffodile} va à la défausse. À vous : il reste à l’adversaire un point de vie et {Turbo "
        "Bug}, de force 4. Attaquez avec plus fort !"),
    "learn_block_attack_tie": (
        "4 against 4: both would be defeated. The others can do it without a loss.",
        "4 gegen 4: Beide würden besiegt. Die anderen schaffen es ohne Verlust.",
        "4 contre 4 : les deux seraient détruites. Les autres y arrivent sans perte."),
    "learn_block_last_life": (
        "Playing a card would give the opponent time to breathe. Attack: with one life left, every attack must be "
        "blocked.",
        "Mit einer neuen Karte bekäme dein Gegner Zeit zum Durchatmen. Greif an: Mit nur einem Leben muss er jeden "
        "Angriff blocken.",
        "Jouer une carte laisserait souffler l’adversaire. Attaquez : avec un seul point de vie, il doit bloquer "
        "chaque attaque."),
    "learn_block_done": (
        "The opponent had to block, or the game would have been lost. When a creature blocks, nobody loses life: "
        "only the weaker creature is gone.",
        "Dein Gegner musste blocken, sonst hätte er verloren. Wird geblockt, verliert niemand Leben: Nur die "
        "schwächere Kreatur ist weg.",
        "L’adversaire devait bloquer, sinon il perdait la partie. Quand une créature bloque, personne ne perd de "
        "point de vie : seule la plus faible disparaît."),

    "learn_mindbug_title": ("Your first Mindbug", "Dein erster Mindbug", "Votre premier Mindbug"),
    "learn_mindbug_1": (
        "The opponent plays {Shield Bugs}. With a Mindbug like me you could take it at this very moment. But you "
        "have only one left: is this card worth it?",
        "Dein Gegner spielt {Shield Bugs} aus. Mit einem Mindbug wie mir könntest du die Karte jetzt übernehmen. "
        "Aber du hast nur noch einen: Ist sie das wert?",
        "L’adversaire joue {Shield Bugs}. Avec un Mindbug comme moi, vous pourriez prendre cette carte à l’instant. "
        "Mais il ne vous en reste qu’un : en vaut-elle la peine ?"),
    "learn_mindbug_wasted": (
        "It has power 4 only, and your last Mindbug would be used up. Stronger cards are sure to come: let this one "
        "pass.",
        "Sie hat nur Stärke 4, und dein letzter Mindbug wäre verbraucht. Es kommen sicher noch stärkere Karten: Lass "
        "diese durch.",
        "Elle n’a que 4 de force, et votre dernier Mindbug serait dépensé. De meilleures cartes viendront : laissez "
        "passer celle-ci."),
    "learn_mindbug_2": (
        "Well kept! Now it is your turn: play a creature, whichever you like. The opponent has no Mindbug left.",
        "Gut aufgehoben! Jetzt bist du am Zug: Spiel eine Kreatur aus, welche du willst. Dein Gegner hat keinen "
        "Mindbug mehr.",
        "Bien gardé ! C’est votre tour : jouez la créature que vous voulez. L’adversaire n’a plus de Mindbug."),
    "learn_mindbug_3": (
        "{Gorillion}, power 10! This is the moment for your Mindbug.",
        "{Gorillion}, Stärke 10! Das ist der Moment für deinen Mindbug.",
        "{Gorillion}, 10 de force ! Voilà le moment pour votre Mindbug."),
    "learn_mindbug_missed": (
        "Then power 10 would attack you soon, and what would you still keep me for? Use the Mindbug!",
        "Dann würde dich bald Stärke 10 angreifen, und wofür willst du mich noch aufheben? Setz den Mindbug ein!",
        "Alors 10 de force vous attaquerait bientôt. Pourquoi me garder encore ? Utilisez le Mindbug !"),
    "learn_mindbug_done": (
        "{Gorillion} is yours for the rest of the game! In return the opponent now takes another action, in the same "
        "turn.",
        "{Gorillion} gehört dir für den Rest des Spiels! Dafür darf dein Gegner jetzt noch einmal handeln, im selben "
        "Zug.",
        "{Gorillion} est à vous pour le reste de la partie ! En échange, l’adversaire effectue une autre action dans "
        "le même tour."),

    "learn_bait_title": ("Beware of Mindbugs", "Vorsicht, Mindbug!", "Gare aux Mindbugs"),
    "learn_bait_1": (
        "Now the opponent has a Mindbug and would love to take your best card. You want {Gorillion} on your side: "
        "which card do you play first?",
        "Jetzt hat dein Gegner einen Mindbug und nähme gern deine beste Karte. Du willst {Gorillion} auf deiner "
        "Seite haben: Welche Karte spielst du zuerst aus?",
        "Cette fois, l’adversaire a un Mindbug et aimerait prendre votre meilleure carte. Vous voulez {Gorillion} de "
        "votre côté : quelle carte jouer d’abord ?"),
    "learn_bait_best_first": (
        "The Mindbug would take it, and power 10 would stand against you. Offer a card first that is almost as "
        "tempting.",
        "Der Mindbug würde sie holen, und Stärke 10 stünde gegen dich. Biete zuerst eine Karte an, die fast so "
        "verlockend ist.",
        "Le Mindbug la prendrait, et vous auriez 10 de force contre vous. Offrez d’abord une carte presque aussi "
        "tentante."),
    "learn_bait_no_bait": (
        "Nobody spends a Mindbug on power 4. A bait has to look tasty.",
        "Für Stärke 4 gibt niemand einen Mindbug her. Ein Köder muss lecker aussehen.",
        "Personne ne dépense un Mindbug pour 4 de force. Un appât doit mettre l’eau à la bouche."),
    "learn_bait_2": (
        "Bitten! {Luchataur} is on the other side, but the Mindbug is used up. In return you act again at once, and "
        "nobody can take {Gorillion} now.",
        "Angebissen! {Luchataur} steht drüben, aber der Mindbug ist verbraucht. Dafür handelst du sofort noch "
        "einmal, und {Gorillion} kann dir niemand mehr nehmen.",
        "Ça a mordu ! {Luchataur} est en face, mais le Mindbug est dépensé. En échange, vous agissez encore "
        "aussitôt, et personne ne peut prendre {Gorillion}."),
    "learn_bait_moment": (
        "The Mindbug is gone: this is the moment for your best card.",
        "Der Mindbug ist weg: Das ist der Moment für deine beste Karte.",
        "Le Mindbug est parti : c’est le moment de votre meilleure carte."),
    "learn_bait_done": (
        "10 against 9: a good bargain. Both of you get just two Mindbugs for the whole game. Before you play a card, "
        "always ask: what if it is taken from me?",
        "10 gegen 9: ein guter Tausch. Jeder hat nur zwei Mindbugs für das ganze Spiel. Frag dich vor jeder Karte: "
        "Was, wenn sie mir genommen wird?",
        "10 contre 9 : un bon échange. Chacun n’a que deux Mindbugs pour toute la partie. Avant de jouer une carte, "
        "demandez-vous : et si on me la prend ?"),

    "learn_sneaky_title": ("{SNEAKY} and {HUNTER}", "{SNEAKY} und {HUNTER}", "{SNEAKY} et {HUNTER}"),
    "learn_sneaky_1": (
        "You have nothing to match {Gorillion}. But words on cards matter: {SNEAKY} creatures can be blocked by "
        "{SNEAKY} ones only. Who slips past?",
        "Gegen {Gorillion} kommst du mit Stärke nicht an. Aber Wörter zählen: Wer {SNEAKY} ist, kann nur von "
        "Kreaturen geblockt werden, die es auch sind. Wer schleicht vorbei?",
        "Rien de votre côté ne vaut {Gorillion}. Mais les mots comptent : une créature {SNEAKY} n’est bloquée que "
        "par une autre créature {SNEAKY}. Qui se faufile ?"),
    "learn_sneaky_not_sneaky": (
        "{Killer Bee} is not {SNEAKY}, and {Gorillion} would be glad to block. Its turn will come.",
        "{Killer Bee} ist nicht {SNEAKY}, und {Gorillion} würde gern blocken. Ihre Zeit kommt noch.",
        "{Killer Bee} n’est pas {SNEAKY}, et {Gorillion} bloquerait volontiers. Son tour viendra."),
    "learn_sneaky_slip": (
        "No need to wait: one of your creatures in play cannot be blocked here.",
        "Du brauchst nicht zu warten: Eine deiner Kreaturen im Spiel kann hier niemand blocken.",
        "Inutile d’attendre : une de vos créatures en jeu ne peut pas être bloquée ici."),
    "learn_sneaky_2": (
        "One life, and no fight! But now {Chameleon Sniper} is taking aim: its attacks can cost two lives at once. "
        "Attack with your {HUNTER}!",
        "Ein Leben, ganz ohne Kampf! Aber nun zielt {Chameleon Sniper} auf dich: Ein Angriff kann gleich zwei Leben "
        "kosten. Greif mit deinem {HUNTER} an!",
        "Un point de vie, sans combat ! Mais {Chameleon Sniper} vous vise : son attaque peut coûter deux points de "
        "vie. Attaquez avec votre {HUNTER} !"),
    "learn_sneaky_no_hunter": (
        "{Tiger Squirrel} cannot choose its enemy, and this time it could even be blocked: {Chameleon Sniper} is "
        "{SNEAKY} too.",
        "{Tiger Squirrel} kann sich den Gegner nicht aussuchen und diesmal sogar geblockt werden: {Chameleon Sniper} "
        "ist auch {SNEAKY}.",
        "{Tiger Squirrel} ne choisit pas son adversaire et pourrait même être bloqué : {Chameleon Sniper} est aussi "
        "{SNEAKY}."),
    "learn_sneaky_danger": (
        "Then {Chameleon Sniper} would shoot first. One of your creatures in play has the word {HUNTER}.",
        "Dann schießt {Chameleon Sniper} zuerst. Eine deiner Kreaturen im Spiel hat das Wort {HUNTER}.",
        "Alors {Chameleon Sniper} tirerait en premier. Une de vos créatures en jeu porte le mot {HUNTER}."),
    "learn_sneaky_3": (
        "With {HUNTER} it is you who says which enemy has to block. Choose your prey!",
        "Mit {HUNTER} bestimmst du, wer drüben blocken muss. Wähle deine Beute!",
        "Avec {HUNTER}, c’est vous qui désignez la créature qui doit bloquer. Choisissez votre proie !"),
    "learn_sneaky_big_game": (
        "10 against 5: the hunter would become the prey.",
        "10 gegen 5: Aus Jagd würde Flucht. Such dir etwas Kleineres.",
        "10 contre 5 : le gibier est trop gros. Choisissez plus petit."),
    "learn_sneaky_left_to_them": (
        "Then the opponent would choose, and send {Gorillion}. Choose yourself!",
        "Dann würde dein Gegner wählen und {Gorillion} schicken. Wähl lieber selbst!",
        "L’adversaire choisirait alors, et enverrait {Gorillion}. Choisissez vous-même !"),
    "learn_sneaky_done": (
        "And {Gorillion} could only look on! {SNEAKY} slips past blockers, {HUNTER} picks the blocker.",
        "Und {Gorillion} konnte nur zusehen! {SNEAKY} kommt an Blockern vorbei, {HUNTER} sucht den Blocker aus.",
        "Et {Gorillion} n’a pu que regarder ! {SNEAKY} évite les bloqueurs, {HUNTER} choisit le bloqueur."),

    "learn_poison_title": ("{POISONOUS} and {TOUGH}", "{POISONOUS} und {TOUGH}", "{POISONOUS} et {TOUGH}"),
    "learn_poison_1": (
        "{Gorillion} attacks. {POISONOUS} creatures defeat whatever they fight, and {TOUGH} ones survive their first "
        "defeat. Who should block?",
        "{Gorillion} greift an. Wer {POISONOUS} ist, besiegt alles, wogegen er kämpft; wer {TOUGH} ist, übersteht "
        "die erste Niederlage. Wer sollte blocken?",
        "{Gorillion} attaque. Une créature {POISONOUS} détruit tout ce qu’elle combat, une créature {TOUGH} survit à "
        "sa première défaite. Qui doit bloquer ?"),
    "learn_poison_power": (
        "7 against 10 is a lost fight. Power is not everything: look for small cards with big words.",
        "7 gegen 10 geht verloren. Stärke ist nicht alles: Achte auf kleine Karten mit großen Wörtern.",
        "7 contre 10, c’est perdu. La force n’est pas tout : cherchez une petite carte avec de grands mots."),
    "learn_poison_life": (
        "That would cost a life, although you have the perfect blocker.",
        "Das würde ein Leben kosten, dabei hast du den perfekten Blocker.",
        "Cela coûterait un point de vie, alors que vous avez le bloqueur parfait."),
    "learn_poison_2": (
        "Poison beats {Gorillion}! And {Plated Scorpion} is only exhausted: it still attacks and blocks, but the "
        "next defeat is its last. Attack with it!",
        "Gift schlägt {Gorillion}! Und {Plated Scorpion} ist nur erschöpft: Angreifen und blocken geht weiter, aber "
        "die nächste Niederlage ist die letzte. Greif damit an!",
        "Le venin a eu raison de {Gorillion} ! {Plated Scorpion} est seulement incliné : il attaque et bloque "
        "encore, mais ne survivra plus. Attaquez avec lui !"),
    "learn_poison_hydra": (
        "{Snail Hydra} would block with power 9 and win. The opponent is far more afraid of something else.",
        "{Snail Hydra} würde mit Stärke 9 blocken und gewinnen. Dein Gegner fürchtet etwas anderes viel mehr.",
        "{Snail Hydra} bloquerait avec 9 de force et gagnerait. L’adversaire craint bien plus autre chose."),
    "learn_poison_strike": (
        "The opponent is shaken: strike now, with {Plated Scorpion}.",
        "Dein Gegner ist angeschlagen: Schlag jetzt zu, mit {Plated Scorpion}.",
        "L’adversaire vacille : frappez maintenant, avec {Plated Scorpion}."),
    "learn_poison_done": (
        "Rather a life than {Snail Hydra}, thought the opponent, and did not block. Look at the words on a card, not "
        "only at its power.",
        "Lieber ein Leben als {Snail Hydra}, dachte dein Gegner und blockte nicht. Achte bei jeder Karte auf die "
        "Wörter, nicht nur auf die Stärke.",
        "Plutôt un point de vie que {Snail Hydra}, s’est dit l’adversaire, qui n’a pas bloqué. Regardez les mots "
        "d’une carte, pas seulement sa force."),

    "learn_frenzy_title": ("{FRENZY}", "{FRENZY}", "{FRENZY}"),
    "learn_frenzy_1": (
        "{Luchataur} has {FRENZY}: if it survives its first attack, it may attack a second time in the same turn. Go!",
        "{Luchataur} hat {FRENZY}: Wer den ersten Angriff übersteht, darf im selben Zug ein zweites Mal angreifen. "
        "Los!",
        "{Luchataur} a {FRENZY} : s’il survit à sa première attaque, il peut attaquer encore dans le même tour. "
        "Allez-y !"),
    "learn_frenzy_attack": (
        "A new creature would be nice, but {Luchataur} is raring to go. Attack!",
        "Eine neue Kreatur wäre schön, aber {Luchataur} scharrt schon mit den Hufen. Greif an!",
        "Une créature de plus, pourquoi pas, mais {Luchataur} piaffe déjà. Attaquez !"),
    "learn_frenzy_2": (
        "9 against 7: {Giraffodile} is out of the way. You may attack again or stop. What do you think?",
        "9 gegen 7: {Giraffodile} ist aus dem Weg. Du darfst noch einmal angreifen oder aufhören. Was meinst du?",
        "9 contre 7 : {Giraffodile} n’est plus là. Vous pouvez attaquer encore ou vous arrêter. Qu’en pensez-vous ?"),
    "learn_frenzy_again": (
        "Why stop? Nobody is left who could block.",
        "Warum aufhören? Es ist niemand mehr da, der blocken könnte.",
        "Pourquoi s’arrêter ? Il ne reste personne pour bloquer."),
    "learn_frenzy_done": (
        "Two attacks in one turn: the first took the blocker, the second a life.",
        "Zwei Angriffe in einem Zug: Der erste hat den Blocker gekostet, der zweite ein Leben.",
        "Deux attaques en un tour : la première a coûté le bloqueur, la seconde un point de vie."),

    "learn_effects_title": ("Effects", "Effekte", "Les effets"),
    "learn_effects_1": (
        "Cards do things, and a word says when. “{PLAY}” happens as soon as the creature comes into play. Which card "
        "sweeps away all three enemies?",
        "Karten können etwas, und ein Wort sagt, wann. „{PLAY}“ geschieht, sobald die Kreatur ins Spiel kommt. "
        "Welche Karte fegt alle drei Gegner weg?",
        "Les cartes ont des effets, et un mot dit quand. « {PLAY} » : dès que la créature entre en jeu. Quelle carte "
        "balaie les trois ennemis ?"),
    "learn_effects_other_word": (
        "Its effect begins with “{DEFEATED}”: nothing happens when it is played. Read the other card.",
        "Der Effekt beginnt mit „{DEFEATED}“: Beim Ausspielen passiert nichts. Lies die andere Karte.",
        "Son effet commence par « {DEFEATED} » : rien ne se passe quand on la joue. Lisez l’autre carte."),
    "learn_effects_too_early": (
        "Its effect needs an enemy with power 6 or more, and there is none yet. Look into your hand.",
        "Für diesen Effekt braucht es einen Gegner mit Stärke 6 oder mehr, und den gibt es noch nicht. Schau in "
        "deine Hand.",
        "Son effet vise une créature de force 6 ou plus, et il n’y en a pas encore. Regardez votre main."),
    "learn_effects_2": (
        "Three at one blow! Now {Gorillion} appears. “{ATTACK}” effects happen at each attack, before anybody can "
        "block. Who can do something about it?",
        "Drei auf einen Streich! Jetzt kommt {Gorillion}. „{ATTACK}“ geschieht bei jedem Angriff, noch bevor jemand "
        "blocken kann. Wer wird damit fertig?",
        "Trois d’un coup ! Voici {Gorillion}. « {ATTACK} » : à chaque attaque, avant tout blocage. Qui peut en venir "
        "à bout ?"),
    "learn_effects_no_effect": (
        "7 against 10, and no effect to help. Another creature of yours is made for this.",
        "7 gegen 10, und kein Effekt hilft. Eine andere deiner Kreaturen ist wie gemacht dafür.",
        "7 contre 10, et aucun effet pour aider. Une autre de vos créatures est faite pour cela."),
    "learn_effects_use_it": (
        "You already have in play what you need. Read the creatures in front of you.",
        "Was du brauchst, liegt schon vor dir. Lies die Texte deiner Kreaturen im Spiel.",
        "Ce qu’il vous faut est déjà en jeu. Lisez vos créatures devant vous."),
    "learn_effects_done": (
        "{Gorillion} was gone before it could block, and the attack cost a life on top. So read the cards: they "
        "decide games.",
        "{Gorillion} war weg, bevor jemand blocken konnte, und der Angriff hat auch noch ein Leben gekostet. Lies "
        "also die Karten: Sie entscheiden Spiele.",
        "{Gorillion} a disparu avant de pouvoir bloquer, et l’attaque a coûté un point de vie en plus. Lisez donc "
        "les cartes : elles décident des parties."),

    "learn_defeated_title": ("Last words", "Letzte Worte", "Derniers mots"),
    "learn_defeated_1": (
        "With one life left, the opponent must block every attack, and {Gorillion} wins every fight. Still: read "
        "what {Explosive Toad} does when “{DEFEATED}”.",
        "Mit einem Leben muss dein Gegner jeden Angriff blocken, und {Gorillion} gewinnt jeden Kampf. Trotzdem: Lies "
        "bei {Explosive Toad}, was bei „{DEFEATED}“ geschieht.",
        "Avec un point de vie, l’adversaire doit tout bloquer, et {Gorillion} gagne tous les combats. Pourtant, "
        "lisez {Explosive Toad} : « {DEFEATED} »…"),
    "learn_defeated_in_vain": (
        "It would lose against {Gorillion}, and nothing would come of it. Who takes an enemy along?",
        "Gegen {Gorillion} ginge das verloren und brächte nichts. Wer nimmt einen Gegner mit?",
        "Le combat contre {Gorillion} serait perdu, pour rien. Qui emporte un ennemi avec soi ?"),
    "learn_defeated_dare": (
        "You could wait, but there is a way to get rid of {Gorillion} right now.",
        "Du könntest warten, aber {Gorillion} lässt sich sofort loswerden.",
        "Vous pourriez attendre, mais on peut se débarrasser de {Gorillion} tout de suite."),
    "learn_defeated_2": (
        "{Explosive Toad} is defeated, as expected, and goes off: you choose a creature, and it is defeated too.",
        "{Explosive Toad} ist wie erwartet besiegt und geht hoch: Du wählst eine Kreatur, und auch sie wird besiegt.",
        "{Explosive Toad} est détruit, comme prévu, et explose : choisissez une créature, elle est détruite aussi."),
    "learn_defeated_own": (
        "Careful, that one is yours!",
        "Vorsicht, das ist deine eigene Kreatur!",
        "Attention, cette créature est à vous !"),
    "learn_defeated_done": (
        "Power 5 has taken power 10 along! Before you defeat a creature, look whether it has something with "
        "“{DEFEATED}” in store.",
        "Stärke 5 hat Stärke 10 mitgenommen! Schau nach, ob eine Kreatur etwas mit „{DEFEATED}“ bereithält, bevor du "
        "sie besiegst.",
        "5 de force en ont emporté 10 ! Avant de détruire une créature, regardez si elle vous réserve un effet « "
        "{DEFEATED} »."),

    "learn_win_title": ("Win the game", "Gewinne das Spiel", "Gagner la partie"),
    "learn_win_1": (
        "Your last life, and two giants over there. But the opponent has only two lives left, and you can win in "
        "this very turn. Find out how!",
        "Dein letztes Leben, und drüben zwei Riesen. Aber dein Gegner hat nur noch zwei Leben, und du kannst noch in "
        "diesem Zug gewinnen. Finde heraus, wie!",
        "Un dernier point de vie, et deux géants en face. Mais l’adversaire n’en a plus que deux, et vous pouvez "
        "gagner dès ce tour. Trouvez comment !"),
    "learn_win_both_blocked": (
        "Two attacks, but {Gorillion} would block both of them. Who cannot be blocked?",
        "Zwei Angriffe, aber {Gorillion} würde beide blocken. Wer kann nicht geblockt werden?",
        "Deux attaques, mais {Gorillion} bloquerait les deux. Qui ne peut pas être bloqué ?"),
    "learn_win_one_left": (
        "That takes one life, but one remains, and your turn would be over.",
        "Das nimmt ein Leben, aber eines bleibt, und dein Zug wäre vorbei.",
        "Cela retire un point de vie, mais il en reste un, et votre tour serait fini."),
    "learn_win_time": (
        "That would win time. But you can win the game!",
        "Damit gewinnst du Zeit. Du kannst aber das Spiel gewinnen!",
        "Vous gagneriez du temps. Mais vous pouvez gagner la partie !"),
    "learn_win_done": (
        "The “{ATTACK}” effect took one life, and as nobody could block a {SNEAKY} creature, the attack took the "
        "other. Now you know everything you need!",
        "„{ATTACK}“ hat ein Leben gekostet und der Angriff selbst das andere: {SNEAKY} konnte dort niemand blocken. "
        "Jetzt weißt du alles, was du brauchst!",
        "L’effet « {ATTACK} » a pris un point de vie et, comme personne ne pouvait bloquer une créature {SNEAKY}, "
        "l’attaque a pris l’autre. Vous savez tout ce qu’il faut !"),
}
