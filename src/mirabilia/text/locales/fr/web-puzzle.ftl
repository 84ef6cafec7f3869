# Puzzles: a moment of a game between strong bots, and one best thing to do.

web-puzzle = Énigme
web-puzzle-of = { $title } : { $game }
# $count is from 2 to 7; $city is a name such as Rhodos.
web-puzzle-from = Un moment d’une partie entre { $count } Maîtres. Ta cité : { $city } ; un choix est nettement meilleur que tous les autres.
web-puzzle-rules = Une seule réponse compte, sans limite de temps.
web-puzzle-easy = facile
web-puzzle-medium = moyenne
web-puzzle-hard = difficile
web-puzzle-errs-easy = les Bâtisseurs s’y trompent
web-puzzle-errs-medium = les Stratèges s’y trompent
web-puzzle-errs-hard = même les Érudits s’y trompent
web-puzzle-difficulty = Difficulté
web-puzzle-all = toutes
web-puzzle-game = Jeu
web-puzzle-today = L’énigme d’aujourd’hui
web-puzzle-give-up = Voir la solution
# $move is what was chosen, such as “build Palace”.
web-puzzle-right = Bien vu : { $move }
web-puzzle-partly = Presque : { $move }
web-puzzle-wrong = Pas le meilleur choix : { $move }
web-puzzle-given_up = La solution : { $move }
web-puzzle-less = Environ { $cost } de moins que le meilleur choix.
web-puzzle-way = Bonne idée, mais il y a une meilleure façon de faire :
web-puzzle-best = Le mieux : { $move }
web-puzzle-why = Pourquoi c’est mieux que : { $move }
web-puzzle-no-why = Aucune raison ne domine ; la différence tient à beaucoup de petites choses.
web-puzzle-next = Énigme suivante
web-puzzle-none = Il n’y a pas d’autre énigme de cette difficulté.
web-puzzle-answered = Tu as déjà répondu à cette énigme ; la première réponse compte.
web-puzzle-streak =
    { $count ->
        [0] Pas encore de jour d’affilée
        [one] { $count } jour d’affilée
       *[other] { $count } jours d’affilée
    }
# $day is the name of a day of the week.
web-puzzle-lit = { $day } : répondu
web-puzzle-unlit = { $day } : sans réponse
