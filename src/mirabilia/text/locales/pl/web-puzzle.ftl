# Puzzles: a moment of a game between strong bots, and one best thing to do.

web-puzzle = Zagadka
web-puzzle-of = { $title }: { $game }
# $count is from 2 to 7; $city is a name such as Rhodos.
web-puzzle-from = Chwila z gry { $count } Mistrzów. Grasz miastem { $city }; jeden wybór jest wyraźnie lepszy od pozostałych.
web-puzzle-rules = Liczy się jedna odpowiedź, a limitu czasu nie ma.
web-puzzle-easy = łatwa
web-puzzle-medium = średnia
web-puzzle-hard = trudna
web-puzzle-errs-easy = mylą się w niej Budowniczowie
web-puzzle-errs-medium = mylą się w niej Stratedzy
web-puzzle-errs-hard = mylą się w niej nawet Uczeni
web-puzzle-difficulty = Trudność
web-puzzle-all = wszystkie
web-puzzle-game = Gra
web-puzzle-today = Dzisiejsza zagadka
web-puzzle-give-up = Pokaż rozwiązanie
# $move is what was chosen, such as “build Palace”.
web-puzzle-right = Dobrze: { $move }
web-puzzle-partly = Prawie: { $move }
web-puzzle-wrong = Nie najlepiej: { $move }
web-puzzle-given_up = Rozwiązanie: { $move }
web-puzzle-less = O około { $cost } mniej niż najlepszy wybór.
web-puzzle-way = To właściwy ruch, ale da się go wykonać lepiej:
web-puzzle-best = Najlepiej: { $move }
web-puzzle-why = Dlaczego to lepsze niż: { $move }
web-puzzle-no-why = Żaden powód się nie wyróżnia; różnica kryje się w wielu drobiazgach.
web-puzzle-next = Następna zagadka
web-puzzle-none = Nie ma innej zagadki o tej trudności.
web-puzzle-answered = Na tę zagadkę masz już odpowiedź; liczy się pierwsza.
web-puzzle-streak =
    { $count ->
        [0] Jeszcze ani jednego dnia z rzędu
        [one] { $count } dzień z rzędu
        [few] { $count } dni z rzędu
        [many] { $count } dni z rzędu
       *[other] { $count } dnia z rzędu
    }
# $day is the name of a day of the week.
web-puzzle-lit = { $day }: z odpowiedzią
web-puzzle-unlit = { $day }: bez odpowiedzi
