# Rozbor v terminálu a na samostatné stránce.

insight-terminal-title = Rozbor: { $game }, počet hráčů: { $count }
insight-terminal-chances = Šance na výhru na začátku každého kola, v procentech
insight-column-when = kolo
insight-terminal-age-turn = { $age }. věk, { $turn }. kolo
insight-terminal-turn = { $turn }. kolo
insight-column-end = konec
insight-terminal-luck = Co měnilo šance, v procentech
insight-terminal-luck-why = Každý řádek se sčítá: začátek, vlastní volby, volby ostatních a rozdané karty vedou ke konci.
insight-column-city = město
insight-column-start = začátek
insight-column-own = vlastní volby
insight-column-others = volby ostatních
insight-column-deal = rozdané karty
insight-column-accuracy = přesnost
insight-terminal-accuracy-why = Přesnost je průměr přes všechna rozhodnutí: jaký díl nejlepší šance zůstal zachován.
insight-terminal-costly = Nejdražší rozhodnutí města { $city }
insight-terminal-none = Žádná chyba nestojí za zmínku.
insight-terminal-moment = { $when }: { $call }, stálo to asi { $cost } %
insight-column-option = možnost
insight-column-chance = šance, %
insight-column-points = body
insight-column-games = her
insight-terminal-as-table = Jako tabulka
insight-terminal-mine = zvoleno
insight-terminal-noise = Hodnota za ± je dvojnásobek směrodatné chyby. Co může být náhoda, se nikdy nenazývá chybou.
