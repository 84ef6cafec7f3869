# Things that both games have.

coins =
    { $count ->
        [one] { $count } mince
        [few] { $count } mince
        [many] { $count } mince
       *[other] { $count } mincí
    }
points =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
        [many] { $count } bodu
       *[other] { $count } bodů
    }
shields =
    { $count ->
        [one] { $count } štít
        [few] { $count } štíty
        [many] { $count } štítu
       *[other] { $count } štítů
    }

# Of a card: "hnědá karta".
colour-brown = hnědá
colour-grey = šedá
colour-blue = modrá
colour-yellow = žlutá
colour-red = červená
colour-green = zelená
colour-purple = fialová

symbol-compass = kružítko
symbol-gear = ozubené kolo
symbol-tablet = tabulka
symbols-compass =
    { $count ->
        [one] { $count } kružítko
        [few] { $count } kružítka
        [many] { $count } kružítka
       *[other] { $count } kružítek
    }
symbols-gear =
    { $count ->
        [one] { $count } ozubené kolo
        [few] { $count } ozubená kola
        [many] { $count } ozubeného kola
       *[other] { $count } ozubených kol
    }
symbols-tablet =
    { $count ->
        [one] { $count } tabulka
        [few] { $count } tabulky
        [many] { $count } tabulky
       *[other] { $count } tabulek
    }
# Symbols of a kind that is chosen at the end.
symbols-wild =
    { $count ->
        [one] { $count } libovolný symbol
        [few] { $count } libovolné symboly
        [many] { $count } libovolného symbolu
       *[other] { $count } libovolných symbolů
    }

# Names the person who plays, where others have the name of their city.
you = ty
