# Puzzles: a moment of a game between strong bots, and one best thing to do.

web-puzzle = Rätsel
web-puzzle-of = { $title }: { $game }
# $count is from 2 to 7; $city is a name such as Rhodos.
web-puzzle-from = Ein Augenblick aus einer Partie von { $count } Meistern. Deine Stadt ist { $city }; eine Wahl ist klar besser als alle anderen.
web-puzzle-rules = Eine Antwort zählt, und keine Uhr läuft.
web-puzzle-easy = leicht
web-puzzle-medium = mittel
web-puzzle-hard = schwer
web-puzzle-errs-easy = Baumeister liegen hier falsch
web-puzzle-errs-medium = Strategen liegen hier falsch
web-puzzle-errs-hard = selbst Gelehrte liegen hier falsch
web-puzzle-difficulty = Schwierigkeit
web-puzzle-all = alle
web-puzzle-game = Spiel
web-puzzle-today = Das heutige Rätsel
web-puzzle-give-up = Lösung zeigen
# $move is what was chosen, such as “build Palace”.
web-puzzle-right = Richtig: { $move }
web-puzzle-partly = Fast: { $move }
web-puzzle-wrong = Nicht das Beste: { $move }
web-puzzle-given_up = Die Lösung: { $move }
web-puzzle-less = Etwa { $cost } weniger als die beste Wahl.
web-puzzle-way = Das Richtige, nur geht es noch besser:
web-puzzle-best = Am besten: { $move }
web-puzzle-why = Warum das besser ist als: { $move }
web-puzzle-no-why = Kein einzelner Grund sticht hervor; der Unterschied liegt in vielen Kleinigkeiten.
web-puzzle-next = Nächstes Rätsel
web-puzzle-none = Ein anderes Rätsel dieser Schwierigkeit gibt es nicht.
web-puzzle-answered = Dieses Rätsel hast du schon beantwortet; die erste Antwort zählt.
web-puzzle-streak =
    { $count ->
        [0] Noch kein Tag in Folge
        [one] { $count } Tag in Folge
       *[other] { $count } Tage in Folge
    }
# $day is the name of a day of the week.
web-puzzle-lit = { $day }: beantwortet
web-puzzle-unlit = { $day }: nicht beantwortet
