# A person’s own games: running tables, results, statistics.

## Running tables

web-mygames-running = Rozehrané hry
web-mygames-running-count =
    { $count ->
        [one] { $count } stůl
        [few] { $count } stoly
        [many] { $count } stolu
       *[other] { $count } stolů
    }
# Follows the number of tables: “3 tables, your move at 1”.
web-mygames-running-moves = jsi na tahu: { $count }
web-mygames-left = zbývá { $time }
web-mygames-play = Hrát
web-mygames-look = Podívat se

## Finished games

web-mygames-finished = Dohrané hry
web-mygames-count =
    { $count ->
        [one] { $count } hra
        [few] { $count } hry
        [many] { $count } hry
       *[other] { $count } her
    }
# While more are being loaded.
web-mygames-count-more =
    { $count ->
        [one] zatím { $count } hra
        [few] zatím { $count } hry
        [many] zatím { $count } hry
       *[other] zatím { $count } her
    }
web-mygames-filter = Které hry
web-mygames-filter-all = všechny
web-mygames-wonder = Div
web-mygames-game = Hra
web-mygames-played = Hráno
web-mygames-place = Místo
web-mygames-points = Body
web-mygames-accuracy = Přesnost
web-mygames-review = Rozbor
web-mygames-replay = Přehrát hru
web-mygames-score = Výsledek
web-mygames-again = Hrát znovu
web-mygames-players =
    { $count ->
        [one] { $game }, { $count } hráč
        [few] { $game }, { $count } hráči
        [many] { $game }, { $count } hráče
       *[other] { $game }, { $count } hráčů
    }
# A place among so many.
web-mygames-place-of = { $place } z { $players }
web-mygames-won = výhra
web-mygames-lesson = první lekce
web-mygames-try = nový pokus
web-mygames-not-reviewed = zatím bez rozboru
# $count: how many there are.
web-mygames-more = Ukázat další: { $count }
web-mygames-rest = Načíst zbytek: { $count }
web-mygames-loading = Načítám tvoje hry; zbývá: { $count }
web-mygames-none = Zatím žádná dohraná hra.
web-mygames-empty = Zatím žádná hra
web-mygames-empty-what = Tady najdeš všechno, co v tomto prohlížeči hraješ: rozehrané hry, výsledky i statistiky.
web-mygames-empty-play = Začít hru

## Statistics

web-mygames-statistics = Statistiky
web-mygames-which = Statistiky: { $game }
# $count: how many are missing.
web-mygames-too-few =
    { $count ->
        [one] { $game }: statistiky začínají od { $fewest } her, chybí ještě { $count } hra.
        [few] { $game }: statistiky začínají od { $fewest } her, chybí ještě { $count } hry.
        [many] { $game }: statistiky začínají od { $fewest } her, chybí ještě { $count } hry.
       *[other] { $game }: statistiky začínají od { $fewest } her, chybí ještě { $count } her.
    }
web-mygames-as-table = Jako tabulka
web-mygames-as-chart = Jako graf
web-mygames-by-category = Tvoje body a body vítězů
web-mygames-category = Kategorie
web-mygames-you = ty, v průměru
web-mygames-winners = kdo ty hry vyhrál
web-mygames-difference = Rozdíl
web-mygames-gap = Kde tě vítězové nejvíc předstihují: { $category }.
web-mygames-by-wonder = Výhry podle divu
# Wins of games.
web-mygames-wins-in = { $wins } z { $games }
web-mygames-by-players = Podle počtu hráčů
web-mygames-of-players =
    { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
        [many] { $count } hráče
       *[other] { $count } hráčů
    }
web-mygames-in-all = Celkem
web-mygames-games = Hry
web-mygames-wins = Výhry
web-mygames-mean = Body v průměru
web-mygames-accuracy-now = teď { $accuracy }
web-mygames-accuracy-about = Tečky: hry. Čára: průměr z pěti.
web-mygames-accuracy-mean = Průměr z pěti
web-mygames-accuracy-none = Až si necháš nějakou hru rozebrat, objeví se tu tvoje přesnost.

## Where the games are kept

web-mygames-kept = Žádný účet: tvoje hry jsou uložené v tomto prohlížeči.
web-mygames-devices = Obnovit je, uložit nebo smazat
