# 7 Wonders Architects: what a choice would lead to, in as few words as possible.

web-arch-then-unseen = tuhle kartu nevidíš
web-arch-then-kept = hned nic
web-arch-then-ends = tvůj div je hotový: toto je poslední tah
web-arch-then-builds =
    { $must ->
        [yes] postaví { $stage }. část
       *[no] umožní postavit { $stage }. část
    }
# How the points change by it.
web-arch-then-worth = { $what } ({ $change })
web-arch-then-spent = spotřebuje: { $cards }
web-arch-then-battle = boj na konci tvého tahu
web-arch-then-victories = žetony vítězství: { $who }
web-arch-then-nobody = bez vítěze
web-arch-then-set = { $cards }: vezmeš si žeton
# Symbols of which one more makes a set for a progress token: “gear” or “compass / gear / tablet”.
web-arch-then-completing = k žetonu chybí: { $cards }
web-arch-then-effect = pak { $effect }
web-arch-then-points = body: { $change }
web-arch-then-cat = získáš kočku
web-arch-then-flipped =
    { $count ->
        [one] zazní { $count } roh
        [few] zazní { $count } rohy
        [many] zazní { $count } rohu
       *[other] zazní { $count } rohů
    }
web-arch-then-shields =
    { $count ->
        [one] pak { $count } štít
        [few] pak { $count } štíty
        [many] pak { $count } štítu
       *[other] pak { $count } štítů
    }
web-arch-then-armed = { $what }; boj: { $change }
web-arch-then-draws =
    { $count ->
        [one] { $count } karta navíc
        [few] { $count } karty navíc
        [many] { $count } karty navíc
       *[other] { $count } karet navíc
    }
# What a stage still takes is one of those below.
web-arch-then-stage = { $stage }. část: { $need }
web-arch-need-different =
    { $count ->
        [one] chybí ještě { $count } druh nebo mince
        [few] chybí ještě { $count } druhy nebo mince
        [many] chybí ještě { $count } druhu nebo mince
       *[other] chybí ještě { $count } druhů nebo mince
    }
web-arch-need-identical =
    { $count ->
        [one] chybí ještě { $count } stejný nebo mince
        [few] chybí ještě { $count } stejné nebo mince
        [many] chybí ještě { $count } stejného nebo mince
       *[other] chybí ještě { $count } stejných nebo mince
    }
web-arch-need-of = chybí { $count }× { $card } nebo mince
