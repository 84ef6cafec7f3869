# Things that both games have.

coins =
    { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
shields =
    { $count ->
        [one] { $count } Schild
       *[other] { $count } Schilde
    }

colour-brown = braun
colour-grey = grau
colour-blue = blau
colour-yellow = gelb
colour-red = rot
colour-green = grün
colour-purple = lila

symbol-compass = Zirkel
symbol-gear = Zahnrad
symbol-tablet = Tafel
symbols-compass =
    { $count ->
        [one] { $count } Zirkel
       *[other] { $count } Zirkel
    }
symbols-gear =
    { $count ->
        [one] { $count } Zahnrad
       *[other] { $count } Zahnräder
    }
symbols-tablet =
    { $count ->
        [one] { $count } Tafel
       *[other] { $count } Tafeln
    }
# Symbols of a kind that is chosen at the end.
symbols-wild = { $count } frei gewählt

# Names the person who plays, where others have the name of their city.
you = du
