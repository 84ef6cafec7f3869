# 7 Wonders in the terminal.

## Its first words

seven-terminal-intro-you =
    { $count ->
        [one] Tvé město: { $city }. Hraješ proti jednomu botovi ({ $bot }). Vyhrává, kdo má nejvíc bodů.
        [few] Tvé město: { $city }. Hraješ proti { $count } botům ({ $bot }). Vyhrává, kdo má nejvíc bodů.
        [many] Tvé město: { $city }. Hraješ proti { $count } bota ({ $bot }). Vyhrává, kdo má nejvíc bodů.
       *[other] Tvé město: { $city }. Hraješ proti { $count } botům ({ $bot }). Vyhrává, kdo má nejvíc bodů.
    }
seven-terminal-first-what = Každý tah použij jednu kartu: postav ji, vlož ji pod div a postav jeho část, nebo ji odhoď za 3 mince.
seven-terminal-first-how = Napiš její číslo a písmeno, třeba 3 b: b ji postaví, s postaví část divu, x ji odhodí; ? poradí.
seven-terminal-intro-free-city = Nezávislé město nemá hráče: v hraní za ně se střídáš s botem.

## The screen of a turn

seven-terminal-header = { seven-age } · tah { $turn } z 6 · { $detail }
seven-terminal-passing-left = karty jdou { $left } ← { $you } ← { $right }
seven-terminal-passing-right = karty jdou { $left } → { $you } → { $right }
seven-terminal-last-turn = druhá karta se odkládá, pak jsou střety
seven-terminal-last-turn-both = hrají se obě karty, pak jsou střety
seven-terminal-swap = { $city } si s tebou vymění karty
seven-terminal-holder = Držíš kartu nezávislého města a z dobírací hromádky máš kartu { $card }: nejdřív vyber pro sebe, pak pro nezávislé město.
seven-terminal-holder-other = { $city } drží kartu nezávislého města a tento tah hraje i za ně.
seven-terminal-special-seventh = Sedmá karta
seven-terminal-seventh-why = Tvůj div ti dovoluje zahrát i poslední kartu; co ti vynesl tento tah, ještě nelze utratit.
seven-terminal-seventh-for = Div nezávislého města mu dovoluje zahrát poslední kartu hromádky; jak, vybíráš ty.
seven-terminal-special-dig = Odhazovací hromádka
seven-terminal-dig-why = Tvůj div ti dovoluje postavit jednu z těchto karet zdarma; n nepostaví nic.
seven-terminal-dig-for = Div nezávislého města postaví jednu z těchto karet zdarma: vyber kterou; n nepostaví nic.
seven-terminal-special-free_city = Hraješ za nezávislé město
seven-terminal-free-city-why = Tvoje volba: { $choice } (u ji vrátí). Teď vyber kartu pro nezávislé město.

seven-terminal-choice-build = postavit kartu { $card }
seven-terminal-choice-stage = část divu s kartou { $card }
seven-terminal-choice-sell = odhodit za mince kartu { $card }
seven-terminal-choice-free = postavit zdarma kartu { $card }

seven-terminal-title = { $seat } { $city } { $side }
seven-terminal-title-free-city = { $seat } { $city } ({ $board } { $side })
seven-terminal-far = ostatní
seven-terminal-far-coins = mince
seven-terminal-far-shields = štíty
seven-terminal-far-stages = části
seven-terminal-far-won_lost = výh-pro
# Numbers of compasses, gears and tablets: 2-0-1.
seven-terminal-far-science = k-o-t
seven-terminal-far-cards = karty
seven-terminal-side-left = ← { $city }
seven-terminal-side-right = → { $city }
# The own city, seen from the Free City.
seven-terminal-title-you = { $title } (ty)
seven-terminal-own = tvé město: { $city }
seven-terminal-income = { $coins } ({ $income } na příští tah)
seven-terminal-stages = části divu { $stages }
seven-terminal-science = věda { $symbols }
seven-terminal-conflicts = střety: výhry { $won }, prohry { $lost } ({ points })
seven-terminal-makes = produkuje: { $wares }
seven-terminal-sells = prodává po { $coins }: { $wares }
seven-terminal-buys = levněji: { $discounts }
seven-terminal-free-build = v tomto věku smíš jednu budovu postavit zdarma (f)
seven-terminal-no-cards = zatím žádné karty

seven-terminal-column-card = karta
seven-terminal-column-does = co dělá
seven-terminal-column-needs = cena
seven-terminal-column-build = b stavba
seven-terminal-column-stage = s část divu
seven-terminal-column-sell = x odhodit
seven-terminal-copies = { $card } ×{ $count }
seven-terminal-free-verb = f: zdarma
# What a card does, what it costs, and what it makes free later.
seven-terminal-does-costs = { $effect } ({ $cost })
seven-terminal-does-frees = { $effect }, navazuje: { $cards }
seven-terminal-next-stage = { $number }. část divu ({ $cost } → { $effect }): { $answer }
seven-terminal-complete = Div je dokončený.

## Looking closer

seven-terminal-stage = { $number }. část: { $cost } → { $effect }
seven-terminal-for-sale = produkuje a prodává: { $wares }
seven-terminal-own-use = produkuje jen pro sebe: { $wares }
seven-terminal-sold =
    { $count ->
        [0] za mince neodhozena žádná karta
        [one] za mince odhozena { $count } karta
        [few] za mince odhozeny { $count } karty
        [many] za mince odhozeno { $count } karty
       *[other] za mince odhozeno { $count } karet
    }
seven-terminal-explain = { $card } · { $effect } · { $cost }
seven-terminal-costs = cena: { $cost }
seven-terminal-costs-nothing = zdarma
seven-terminal-free-with = zdarma, navazuje na: { $cards }
seven-terminal-frees = navazuje: { $cards }
seven-terminal-not-build = nelze postavit – { $reason }
seven-terminal-not-stage = nelze postavit část divu – { $reason }
seven-terminal-not-sell = nelze odhodit za mince – { $reason }
seven-terminal-log-turn = { seven-age }, tah { $turn }
seven-terminal-memory = { $city } má, co zbylo z karet: { $cards }
seven-terminal-memory-gone =
    { $count ->
        [one] ({ $count } z nich je zahraná lícem dolů)
        [few] ({ $count } z nich jsou zahrané lícem dolů)
        [many] ({ $count } z nich je zahráno lícem dolů)
       *[other] ({ $count } z nich je zahráno lícem dolů)
    }
seven-terminal-memory-drawn = a kartu z dobírací hromádky
seven-terminal-memory-empty = V tomto věku ještě žádné karty z ruky nešly dál.

## What changed

seven-terminal-turn-over = Co se stalo: { seven-age }, tah { $turn }
seven-terminal-over-seventh = Sedmá karta { seven-age-number }. věku
seven-terminal-over-digging = Odhazovací hromádka: { seven-age }, tah { $turn }
seven-terminal-changes = Tvé město: { $changes }.
seven-terminal-change-coins = mince { $before } → { $after }
seven-terminal-change-shields = štíty { $before } → { $after }
seven-terminal-change-symbols = vědecké symboly { $before } → { $after }
seven-terminal-change-stages = části divu { $before } → { $after }

## Asking

seven-terminal-prompt-payment =
    { $last ->
        [1] Zaplatit jde jen jedním způsobem: napiš 1. (Enter: zpět)
       *[other] Která platba, 1-{ $last }? (Enter: zpět)
    }
seven-terminal-payment = { $number }  { $price }

## Answers to what cannot be done

seven-terminal-what = Nerozumím: { $line }. { $how }
seven-terminal-how = Napiš číslo karty a b, s nebo x, třeba 2 b; ? vysvětlí.
seven-terminal-how-dig = Napiš číslo karty a b, třeba 2 b, nebo n, když nic; ? vysvětlí.
seven-terminal-no-row =
    { $count ->
        [one] Je tu jen karta 1.
        [few] Vyber kartu od 1 do { $count }.
        [many] Vyber kartu od 1 do { $count }.
       *[other] Vyber kartu od 1 do { $count }.
    }
seven-terminal-no-payment =
    { $count ->
        [one] Je tu jen platba 1.
        [few] Vyber platbu od 1 do { $count }.
        [many] Vyber platbu od 1 do { $count }.
       *[other] Vyber platbu od 1 do { $count }.
    }
seven-terminal-cannot-build = Kartu { $card } nelze postavit – { $reason }.
seven-terminal-cannot-stage = Část divu s kartou { $card } nelze postavit – { $reason }.
seven-terminal-cannot-sell = Kartu { $card } nelze odhodit za mince – { $reason }.
seven-terminal-only = S kartou { $card } tu můžeš jen: { $letters }.
seven-terminal-cannot-free = Kartu { $card } nelze postavit zdarma: dovoluje to jen druhá část divu Olympie A, jednou za věk.
seven-terminal-no-decline = Vynechat nejde; x odhodí kartu.
seven-terminal-no-choice = Není co vzít zpět.

## Help

seven-terminal-help-build = postavit kartu 3 nejlevnějším způsobem
seven-terminal-help-ways = nejdřív ukázat všechny platby (také 3 s ?)
seven-terminal-help-stage = postavit další část divu s kartou 3 lícem dolů
seven-terminal-help-sell = odhodit kartu 3 za 3 mince
seven-terminal-help-free = postavit kartu 3 zdarma, díky Olympii
seven-terminal-help-card = vysvětlit kartu 3
seven-terminal-help-nothing = z odhazovací hromádky nic nestavět
seven-terminal-help-back = vrátit vlastní volbu, než vybereš pro nezávislé město
seven-terminal-help-memory = karty, které od tebe šly dál, a tvé karty pod divem a odhozené
seven-terminal-help-signs = { $yes } lze zaplatit · { $chain } zdarma díky návaznosti nebo divu · { $no } nelze, a proč
seven-terminal-help-far = k-o-t jsou počty kružítek, ozubených kol a tabulek, +1 za libovolný symbol; výh-pro jsou vyhrané a prohrané střety.
seven-terminal-help-trade = Co ti chybí, koupíš od souseda, který to produkuje: 2 mince za kus, se slevou 1.
seven-terminal-help-score = Body: střety, 1 za 3 mince, div, modré karty, věda (stejné symboly na druhou, 7 za trojici), žluté karty, cechy.
