# Things that both games have.

coins =
    { $count ->
        [one] { $count } moneta
        [few] { $count } monety
        [many] { $count } monet
       *[other] { $count } monety
    }
points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
shields =
    { $count ->
        [one] { $count } tarcza
        [few] { $count } tarcze
        [many] { $count } tarcz
       *[other] { $count } tarczy
    }

# Of a card: "brązowa karta".
colour-brown = brązowa
colour-grey = szara
colour-blue = niebieska
colour-yellow = żółta
colour-red = czerwona
colour-green = zielona
colour-purple = fioletowa

symbol-compass = cyrkiel
symbol-gear = koło zębate
symbol-tablet = tabliczka
symbols-compass =
    { $count ->
        [one] { $count } cyrkiel
        [few] { $count } cyrkle
        [many] { $count } cyrkli
       *[other] { $count } cyrkla
    }
symbols-gear =
    { $count ->
        [one] { $count } koło zębate
        [few] { $count } koła zębate
        [many] { $count } kół zębatych
       *[other] { $count } koła zębatego
    }
symbols-tablet =
    { $count ->
        [one] { $count } tabliczka
        [few] { $count } tabliczki
        [many] { $count } tabliczek
       *[other] { $count } tabliczki
    }
# Symbols of a kind that is chosen at the end.
symbols-wild =
    { $count ->
        [one] { $count } dowolny symbol
        [few] { $count } dowolne symbole
        [many] { $count } dowolnych symboli
       *[other] { $count } dowolnego symbolu
    }

# Names the person who plays, where others have the name of their city.
you = ty
