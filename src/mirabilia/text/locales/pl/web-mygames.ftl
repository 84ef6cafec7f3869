# A person’s own games: running tables, results, statistics.

## Running tables

web-mygames-running = Trwające gry
web-mygames-running-count =
    { $count ->
        [one] { $count } stół
        [few] { $count } stoły
        [many] { $count } stołów
       *[other] { $count } stołu
    }
# Follows the number of tables: “3 tables, your move at 1”.
web-mygames-running-moves = twój ruch: { $count }
web-mygames-left = zostało { $time }
web-mygames-play = Graj
web-mygames-look = Zajrzyj

## Finished games

web-mygames-finished = Zakończone gry
web-mygames-count =
    { $count ->
        [one] { $count } gra
        [few] { $count } gry
        [many] { $count } gier
       *[other] { $count } gry
    }
# While more are being loaded.
web-mygames-count-more =
    { $count ->
        [one] na razie { $count } gra
        [few] na razie { $count } gry
        [many] na razie { $count } gier
       *[other] na razie { $count } gry
    }
web-mygames-filter = Które gry
web-mygames-filter-all = wszystkie
web-mygames-wonder = Cud
web-mygames-game = Gra
web-mygames-played = Kiedy
web-mygames-place = Miejsce
web-mygames-points = Punkty
web-mygames-accuracy = Dokładność
web-mygames-review = Analiza
web-mygames-replay = Powtórka
web-mygames-score = Wynik
web-mygames-again = Zagraj jeszcze raz
web-mygames-players =
    { $count ->
        [one] { $game }, { $count } gracz
        [few] { $game }, { $count } graczy
        [many] { $game }, { $count } graczy
       *[other] { $game }, { $count } gracza
    }
# A place among so many.
web-mygames-place-of = { $place } z { $players }
web-mygames-won = wygrana
web-mygames-lesson = pierwsza lekcja
web-mygames-try = kolejna próba
web-mygames-not-reviewed = jeszcze bez analizy
# $count: how many there are.
web-mygames-more = Pokaż więcej: { $count }
web-mygames-rest = Wczytaj resztę: { $count }
web-mygames-loading = Wczytuję twoje gry; pozostało: { $count }
web-mygames-none = Nie ma jeszcze zakończonej gry.
web-mygames-empty = Nie ma jeszcze gier
web-mygames-empty-what = Tu znajdziesz wszystko, w co grasz w tej przeglądarce: trwające gry, wyniki i statystyki.
web-mygames-empty-play = Zacznij grę

## Statistics

web-mygames-statistics = Statystyki
web-mygames-which = Statystyki: { $game }
# $count: how many are missing.
web-mygames-too-few =
    { $count ->
        [one] { $game }: statystyki zaczynają się od { $fewest } gier, brakuje jeszcze { $count } gry.
        [few] { $game }: statystyki zaczynają się od { $fewest } gier, brakuje jeszcze { $count } gier.
        [many] { $game }: statystyki zaczynają się od { $fewest } gier, brakuje jeszcze { $count } gier.
       *[other] { $game }: statystyki zaczynają się od { $fewest } gier, brakuje jeszcze { $count } gry.
    }
web-mygames-as-table = Jako tabela
web-mygames-as-chart = Jako wykres
web-mygames-by-category = Twoje punkty i punkty zwycięzców
web-mygames-category = Kategoria
web-mygames-you = ty, średnio
web-mygames-winners = kto wygrał te gry
web-mygames-difference = Różnica
web-mygames-gap = Gdzie zwycięzcy najbardziej cię wyprzedzają: { $category }.
web-mygames-by-wonder = Wygrane według cudu
# Wins of games.
web-mygames-wins-in = { $wins } z { $games }
web-mygames-by-players = Według liczby graczy
web-mygames-of-players =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
web-mygames-in-all = Razem
web-mygames-games = Gry
web-mygames-wins = Wygrane
web-mygames-mean = Średnio punktów
web-mygames-accuracy-now = teraz { $accuracy }
web-mygames-accuracy-about = Kropki: gry. Linia: średnia z pięciu.
web-mygames-accuracy-mean = Średnia z pięciu
web-mygames-accuracy-none = Gdy obejrzysz analizę jakiejś gry, pojawi się tu twoja dokładność.

## Where the games are kept

web-mygames-kept = Bez konta: twoje gry są przechowywane w tej przeglądarce.
web-mygames-devices = Odzyskaj je, zapisz lub usuń
