# Things that both games have.

coins =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
# As in English.
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
shields =
    { $count ->
        [one] { $count } bouclier
       *[other] { $count } boucliers
    }

colour-brown = marron
colour-grey = grise
colour-blue = bleue
colour-yellow = jaune
colour-red = rouge
colour-green = verte
colour-purple = violette

symbol-compass = compas
symbol-gear = engrenage
symbol-tablet = tablette
symbols-compass =
    { $count ->
        [one] { $count } compas
       *[other] { $count } compas
    }
symbols-gear =
    { $count ->
        [one] { $count } engrenage
       *[other] { $count } engrenages
    }
symbols-tablet =
    { $count ->
        [one] { $count } tablette
       *[other] { $count } tablettes
    }
# Symbols of a kind that is chosen at the end.
symbols-wild = { $count } au choix

# Names the person who plays, where others have the name of their city.
you = toi
