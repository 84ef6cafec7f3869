# A review in the terminal and on a page of its own.

insight-terminal-title = Analiza: { $game }, liczba graczy: { $count }
insight-terminal-chances = Szansa na zwycięstwo na początku każdej tury, w procentach
insight-column-when = tura
insight-terminal-age-turn = era { $age }, tura { $turn }
insight-terminal-turn = tura { $turn }
insight-column-end = koniec
insight-terminal-luck = Co zmieniało szanse, w procentach
insight-terminal-luck-why =
    Każdy wiersz się sumuje: początek, własne wybory, wybory innych i rozdane karty dają razem koniec.
insight-column-city = miasto
insight-column-start = początek
insight-column-own = własne wybory
insight-column-others = wybory innych
insight-column-deal = rozdane karty
insight-column-accuracy = dokładność
insight-terminal-accuracy-why =
    Dokładność to część najlepszej szansy, która została zachowana, średnio po wszystkich decyzjach.
insight-terminal-costly = Najkosztowniejsze decyzje miasta { $city }
insight-terminal-none = Ani jednego błędu wartego wzmianki.
insight-terminal-moment = { $when }: { $call }, kosztowało to około { $cost }
insight-column-option = możliwość
insight-column-chance = szansa, %
insight-column-points = punkty
insight-column-games = gier
insight-terminal-as-table = Jako tabela
insight-terminal-mine = wybrano
insight-terminal-noise =
    Wartość po ± to dwukrotność błędu standardowego. Tego, co może być przypadkiem, nigdy nie nazywa się błędem.
