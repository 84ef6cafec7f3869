# The review of a finished game.

web-review-of = Analiza: { $game }
web-review-curve = Szansa na zwycięstwo
web-review-curve-about = W procentach na początku każdej tury; znaczniki pokazują, co kosztowało najwięcej.
# Read out instead of the drawing.
web-review-curve-of = Szanse wszystkich na zwycięstwo, liczba momentów: { $count }; tabela mówi to samo.
web-review-as-table = Jako tabela
web-review-as-chart = Jako wykres
web-review-when = Kiedy
web-review-end = Koniec
web-review-pin = { $when }: koszt { $cost }
web-review-whose = Czyje decyzje
web-review-accuracy = Dokładność
web-review-accuracy-about = Jaka część najlepszej szansy została zachowana.
web-review-luck = Szczęście i decyzje
web-review-luck-start = Na początku
web-review-luck-deal = Rozdane karty
web-review-luck-own = Własne wybory
web-review-luck-others = Wybory innych
web-review-luck-end = Na końcu
web-review-computing = Trwają obliczenia; to, co już jest, można czytać.
web-review-ahead =
    { $count ->
        [one] W kolejce przed tą jest jeszcze jedna analiza.
        [few] W kolejce przed tą są jeszcze { $count } analizy.
        [many] W kolejce przed tą jest jeszcze { $count } analiz.
       *[other] W kolejce przed tą jest jeszcze { $count } analizy.
    }
web-review-lost = Utracono połączenie; analiza ruszy dalej, gdy wróci.
web-review-costly = Najkosztowniejsze decyzje
web-review-none = Ani jednego błędu wartego wzmianki.
web-review-before = Poprzednia decyzja
web-review-after = Następna decyzja
# $call is a verdict such as “a mistake”.
web-review-was = { $move }: { $call }.
web-review-better = Lepsze o około { $cost }: { $move }.
web-review-why = Dlaczego
web-review-against = W porównaniu z tym, co wybrano, średnio w punktach
web-review-option = Możliwość
web-review-chance = Szansa na zwycięstwo
web-review-points = Punkty
web-review-chosen = wybrane
web-review-noise =
    Zakres po ± jest trafny w 19 przypadkach na 20. Tego, co może być przypadkiem, nigdy nie nazywa się błędem.
web-review-all = Wszystkie możliwości ({ $count })
web-review-fewer = Tylko najlepsze
web-review-replay = Obejrzyj powtórkę stąd
