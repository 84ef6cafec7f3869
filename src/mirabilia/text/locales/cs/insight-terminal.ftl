# A review in the terminal and on a page of its own.

insight-terminal-title = Rozbor: { $game }, počet hráčů: { $count }
insight-terminal-chances = Šance na výhru na začátku každého tahu, v procentech
insight-column-when = tah
insight-terminal-age-turn = { $age }. věk, { $turn }. tah
insight-terminal-turn = { $turn }. tah
insight-column-end = konec
insight-terminal-luck = Co měnilo šance, v procentech
insight-terminal-luck-why =
    Každý řádek vychází: začátek, vlastní volby, volby ostatních a rozdané karty dají dohromady konec.
insight-column-city = město
insight-column-start = začátek
insight-column-own = vlastní volby
insight-column-others = volby ostatních
insight-column-deal = rozdané karty
insight-column-accuracy = přesnost
insight-terminal-accuracy-why =
    Přesnost je podíl nejlepší šance, který zůstal zachován, v průměru přes všechna rozhodnutí.
insight-terminal-costly = Nejdražší rozhodnutí města { $city }
insight-terminal-none = Žádná chyba, která by stála za zmínku.
insight-terminal-moment = { $when }: { $call }, stálo to asi { $cost }
insight-column-option = možnost
insight-column-chance = šance, %
insight-column-points = body
insight-column-games = her
insight-terminal-as-table = Jako tabulka
insight-terminal-mine = zvoleno
insight-terminal-noise = Hodnota za ± je dvojnásobek směrodatné chyby. Co může být náhoda, se nikdy nenazývá chybou.
