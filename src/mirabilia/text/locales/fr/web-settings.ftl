# The settings, beside those that the menu of a table has too.

web-settings-you = Toi
web-settings-look = Apparence
web-settings-play = Jeu
web-settings-shortcuts = Raccourcis clavier
web-settings-shortcuts-why = À une table, lettres et chiffres font quelque chose. Désactive-les si tu dictes ou s’ils te gênent.
web-settings-textView-why = Chaque table en mots et en boutons : pour les lecteurs d’écran, les connexions lentes et les petits écrans.
web-settings-coach = Coach aux tables avec des bots
web-settings-coach-why = Après chaque tour, une phrase sur ce que valait ton choix. Si d’autres personnes jouent, tout le monde doit d’abord être d’accord.
web-settings-memoryAid-why = Seulement ce que tu as vu toi-même.
web-settings-sound-why = Quelques sons brefs : ton tour, un choix, des pièces, une bataille, la fin.
web-settings-sound-try = Écouter
web-settings-cue-turn = Ton tour
web-settings-cue-chosen = Choix
web-settings-cue-coins = Pièces
web-settings-cue-battle = Bataille
web-settings-cue-end = La fin
