# Things that both games have.

coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
shields =
    { $count ->
        [one] { $count } shield
       *[other] { $count } shields
    }

colour-brown = brown
colour-grey = grey
colour-blue = blue
colour-yellow = yellow
colour-red = red
colour-green = green
colour-purple = purple

symbol-compass = compass
symbol-gear = gear
symbol-tablet = tablet
symbols-compass =
    { $count ->
        [one] { $count } compass
       *[other] { $count } compasses
    }
symbols-gear =
    { $count ->
        [one] { $count } gear
       *[other] { $count } gears
    }
symbols-tablet =
    { $count ->
        [one] { $count } tablet
       *[other] { $count } tablets
    }
# Symbols of a kind that is chosen at the end.
symbols-wild = { $count } wild

# Names the person who plays, where others have the name of their city.
you = you
