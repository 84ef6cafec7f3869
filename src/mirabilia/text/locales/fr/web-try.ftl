# Trying again from a decision of a finished game.

web-try = Réessayer à partir d’ici
web-try-as = Réessayer à partir d’ici à la place de { $name }
web-try-about = Une nouvelle table reprend à cette décision : les mêmes cartes, les mêmes bots, et des bots à la place des autres personnes.
web-try-opening = On remet les cartes en place…
web-try-sign = Nouvel essai
web-try-sign-about = Nouvel essai à partir d’une décision d’une partie terminée. Voir cette décision
web-try-decision = La décision de départ
web-try-once-more = Réessayer encore
web-try-known = Cette partie en reprend une autre : on pouvait donc en connaître les cartes. Rien n’est promis à son sujet : il n’y a pas de preuve, et elle ne compte dans aucune statistique.
web-try-reviewed = Cette partie est un nouvel essai : l’analyse commence par la première nouvelle décision.
web-try-compared = Avant et maintenant
web-try-then = Avant
web-try-now = Maintenant
web-try-difference = Différence
web-try-won = victoire
web-try-more =
    { $count ->
        [one] Un point de plus qu’avant.
       *[other] { $count } points de plus qu’avant.
    }
web-try-fewer =
    { $count ->
        [one] Un point de moins qu’avant.
       *[other] { $count } points de moins qu’avant.
    }
web-try-equal = Autant de points qu’avant.
