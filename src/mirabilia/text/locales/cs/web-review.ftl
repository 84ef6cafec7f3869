# The review of a finished game.

web-review-of = Rozbor: { $game }
web-review-curve = Šance na výhru
web-review-curve-about = V procentech na začátku každého tahu; značky ukazují, co stálo nejvíc.
# Read out instead of the drawing.
web-review-curve-of = Šance všech na výhru, počet okamžiků: { $count }; tabulka říká totéž.
web-review-as-table = Jako tabulka
web-review-as-chart = Jako graf
web-review-when = Kdy
web-review-end = Konec
web-review-pin = { $when }: stálo { $cost }
web-review-whose = Čí rozhodnutí
web-review-accuracy = Přesnost
web-review-accuracy-about = Jaký podíl nejlepší šance zůstal zachován.
web-review-luck = Štěstí a rozhodnutí
web-review-luck-start = Na začátku
web-review-luck-deal = Rozdané karty
web-review-luck-own = Vlastní volby
web-review-luck-others = Volby ostatních
web-review-luck-end = Na konci
web-review-computing = Ještě se počítá; co už je hotové, se dá číst.
web-review-ahead =
    { $count ->
        [one] Před tímto rozborem je na řadě ještě jeden.
        [few] Před tímto rozborem jsou na řadě ještě { $count } další.
        [many] Před tímto rozborem je na řadě ještě { $count } dalšího.
       *[other] Před tímto rozborem je na řadě ještě { $count } dalších.
    }
web-review-lost = Spojení je přerušené; rozbor bude pokračovat, až se obnoví.
web-review-costly = Nejdražší rozhodnutí
web-review-none = Žádná chyba, která by stála za zmínku.
web-review-before = Předchozí rozhodnutí
web-review-after = Další rozhodnutí
# $call is a verdict such as “a mistake”.
web-review-was = { $move }: { $call }.
web-review-better = Asi o { $cost } lepší: { $move }.
web-review-why = Proč
web-review-against = Oproti zvolené možnosti, body v průměru
web-review-option = Možnost
web-review-chance = Šance na výhru
web-review-points = Body
web-review-chosen = zvoleno
web-review-noise = Rozmezí za ± platí v 19 případech z 20. Co může být náhoda, se nikdy neoznačí za chybu.
web-review-all = Všechny možnosti ({ $count })
web-review-fewer = Jen nejlepší
web-review-replay = Přehrát odtud
