# Rozbor v terminálu a na samostatné stránce.

insight-terminal-title =
    { $count ->
        [few] Rozbor: { $game }, { $count } hráči
       *[other] Rozbor: { $game }, { $count } hráčů
    }
insight-terminal-chances = Šance na výhru na začátku každého kola, v procentech
insight-terminal-when = kolo
insight-terminal-age-turn = { $age }. věk, { $turn }. kolo
insight-terminal-turn = { $turn }. kolo
insight-terminal-end = konec
insight-terminal-luck = Co měnilo šance, v procentech
insight-terminal-luck-why = Každý řádek se sčítá: začátek, vlastní volby, volby ostatních a rozdané karty vedou ke konci.
insight-terminal-city = město
insight-terminal-start = začátek
insight-terminal-own = vlastní volby
insight-terminal-others = volby ostatních
insight-terminal-deal = rozdané karty
insight-terminal-accuracy = přesnost
insight-terminal-accuracy-why = Přesnost je průměr přes všechna rozhodnutí: jaký díl nejlepší šance zůstal zachován.
insight-terminal-costly = Nejdražší rozhodnutí města { $city }
insight-terminal-none = Žádná chyba, která by stála za zmínku.
insight-terminal-moment = { $when }: { $call }, stálo to asi { $cost } %
insight-terminal-chosen = Zvoleno: { $move }
insight-terminal-better = Lepší: { $move }
insight-terminal-option = možnost
insight-terminal-chance = šance, %
insight-terminal-points = body
insight-terminal-games = her
insight-terminal-as-table = Jako tabulka
insight-terminal-mine = zvoleno
insight-terminal-noise = Hodnota za ± je dvojnásobek směrodatné chyby. Co může být náhoda, se nikdy nenazývá chybou.
insight-terminal-working = Počítá se
