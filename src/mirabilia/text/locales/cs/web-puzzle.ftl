# Puzzles: a moment of a game between strong bots, and one best thing to do.

web-puzzle = Hádanka
web-puzzle-of = { $title }: { $game }
# $count is from 2 to 7; $city is a name such as Rhodos.
web-puzzle-from = Okamžik ze hry { $count } Mistrů. Hraješ za město { $city }; jedna volba je jasně lepší než všechny ostatní.
web-puzzle-rules = Počítá se jedna odpověď a čas neběží.
web-puzzle-easy = lehká
web-puzzle-medium = střední
web-puzzle-hard = těžká
web-puzzle-errs-easy = chybují v ní Stavitelé
web-puzzle-errs-medium = chybují v ní Stratégové
web-puzzle-errs-hard = chybují v ní i Učenci
web-puzzle-difficulty = Obtížnost
web-puzzle-all = všechny
web-puzzle-game = Hra
web-puzzle-today = Dnešní hádanka
web-puzzle-give-up = Ukázat řešení
# $move is what was chosen, such as “build Palace”.
web-puzzle-right = Správně: { $move }
web-puzzle-partly = Skoro: { $move }
web-puzzle-wrong = Není to nejlepší: { $move }
web-puzzle-given_up = Řešení: { $move }
web-puzzle-less = Asi o { $cost } méně než nejlepší volba.
web-puzzle-way = Je to ta správná věc, jen se dá udělat lépe:
web-puzzle-best = Nejlepší je: { $move }
web-puzzle-why = Proč je lepší než: { $move }
web-puzzle-no-why = Žádný důvod nevyčnívá; rozdíl je v mnoha drobnostech.
web-puzzle-next = Další hádanka
web-puzzle-none = Žádná další hádanka této obtížnosti není.
web-puzzle-answered = Na tuto hádanku už odpověď máš; počítá se ta první.
web-puzzle-streak =
    { $count ->
        [0] Zatím žádný den v řadě
        [one] { $count } den v řadě
        [few] { $count } dny v řadě
       *[other] { $count } dní v řadě
    }
# $day is the name of a day of the week.
web-puzzle-lit = { $day }: zodpovězeno
web-puzzle-unlit = { $day }: bez odpovědi
