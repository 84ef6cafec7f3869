# Analiza w terminalu i na osobnej stronie.

insight-terminal-title =
    { $count ->
       *[other] Analiza: { $game }, liczba graczy: { $count }
    }
insight-terminal-chances = Szansa na zwycięstwo na początku każdej tury, w procentach
insight-terminal-when = tura
insight-terminal-age-turn = era { $age }, tura { $turn }
insight-terminal-turn = tura { $turn }
insight-terminal-end = koniec
insight-terminal-luck = Co zmieniało szanse, w procentach
insight-terminal-luck-why = Każdy wiersz się sumuje: początek, własne wybory, wybory innych i rozdane karty dają koniec.
insight-terminal-city = miasto
insight-terminal-start = początek
insight-terminal-own = własne wybory
insight-terminal-others = wybory innych
insight-terminal-deal = rozdane karty
insight-terminal-accuracy = dokładność
insight-terminal-accuracy-why = Dokładność to średnia po wszystkich decyzjach: jaka część najlepszej szansy została zachowana.
insight-terminal-costly = Najdroższe decyzje miasta { $city }
insight-terminal-none = Żadnego błędu wartego wzmianki.
insight-terminal-moment = { $when }: { $call }, kosztowało to około { $cost } %
insight-terminal-chosen = Wybrano: { $move }
insight-terminal-better = Lepiej: { $move }
insight-terminal-option = możliwość
insight-terminal-chance = szansa, %
insight-terminal-points = punkty
insight-terminal-games = gier
insight-terminal-as-table = Jako tabela
insight-terminal-mine = wybrano
insight-terminal-noise = Wartość po ± to dwukrotność błędu standardowego. Co może być przypadkiem, nigdy nie jest nazywane błędem.
insight-terminal-working = Trwa obliczanie
