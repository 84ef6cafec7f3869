# Trying again from a decision of a finished game.

web-try = Ab hier noch einmal
web-try-as = Ab hier noch einmal als { $name }
web-try-about = An einem neuen Tisch geht es mit dieser Entscheidung weiter: dieselben Karten, dieselben Bots, und Bots an den Plätzen der anderen.
web-try-opening = Die Karten werden noch einmal ausgelegt …
web-try-sign = Noch ein Versuch
web-try-sign-about = Noch ein Versuch ab einer Entscheidung eines beendeten Spiels. Zu dieser Entscheidung
web-try-decision = Die Entscheidung, mit der es begann
web-try-once-more = Ab dort noch einmal
web-try-known = Dieses Spiel setzt ein anderes fort, seine Karten konnte man also kennen. Nichts daran ist versprochen: Es gibt keinen Beweis, und es zählt für keine Statistik.
web-try-reviewed = Dieses Spiel ist noch ein Versuch: Die Auswertung beginnt mit der ersten neuen Entscheidung.
web-try-compared = Damals und jetzt
web-try-then = Damals
web-try-now = Jetzt
web-try-difference = Unterschied
web-try-won = Sieg
web-try-more =
    { $count ->
        [one] Ein Punkt mehr als damals.
       *[other] { $count } Punkte mehr als damals.
    }
web-try-fewer =
    { $count ->
        [one] Ein Punkt weniger als damals.
       *[other] { $count } Punkte weniger als damals.
    }
web-try-equal = So viele Punkte wie damals.
