# 7 Wonders Architects in the terminal.

## Its first words

architects-terminal-intro-you =
    { $count ->
        [one] Tvůj div: { $wonder }. Hraješ proti jednomu botovi ({ $bot }). Vyhrává, kdo má nejvíc bodů.
        [few] Tvůj div: { $wonder }. Hraješ proti { $count } botům ({ $bot }). Vyhrává, kdo má nejvíc bodů.
        [many] Tvůj div: { $wonder }. Hraješ proti { $count } bota ({ $bot }). Vyhrává, kdo má nejvíc bodů.
       *[other] Tvůj div: { $wonder }. Hraješ proti { $count } botům ({ $bot }). Vyhrává, kdo má nejvíc bodů.
    }
architects-terminal-first-what = Každý tah si vezmi kartu; z vhodných karet stavíš svůj div. Kdo ho dokončí, ukončí hru.
architects-terminal-first-how = Napiš číslo toho, co chceš udělat; ? poradí.

## The screen of a turn

architects-terminal-header = Tah { $turn } · { $what }
architects-terminal-what-take = vezmi si kartu
architects-terminal-what-act = udělej, co tvé karty dovolují nebo žádají
architects-terminal-what-effect = efekt tvé části divu
architects-terminal-what-look = nech si jednu z karet, které vidíš

architects-terminal-others = ostatní
architects-terminal-column-stages = části
architects-terminal-column-shields = štíty
architects-terminal-column-victories = vítězství
architects-terminal-column-cards = karty
architects-terminal-column-tokens = žetony pokroku
architects-terminal-none = žádné

architects-terminal-progress = pokrok
architects-terminal-stack =
    { $count ->
        [0] žádný ve sloupečku
       *[other] ve sloupečku: { $count }
    }
architects-terminal-war = konflikt
architects-terminal-peace =
    { $peace ->
        [one] { $track } { $peace } roh do dalšího boje
        [few] { $track } { $peace } rohy do dalšího boje
        [many] { $track } { $peace } rohu do dalšího boje
       *[other] { $track } { $peace } rohů do dalšího boje
    }
architects-terminal-battle = { $track } boj na konci tohoto tahu!
architects-terminal-now = Kdyby byl boj teď: { $result }
architects-terminal-now-nobody = nikdo by nevyhrál
architects-terminal-now-seat = { $city } +{ $count }
architects-terminal-cat = kočka
architects-terminal-cat-nobody = zatím ji nikdo nemá
architects-terminal-cat-held =
    { $who ->
        [you] máš ji ty
       *[other] má ji { $city }
    }
# What the person saw by it.
architects-terminal-cat-seen = { $held }; vrchní karta dobíracího balíčku: { $card }
architects-terminal-cat-you-blind = máš ji ty; příští tah uvidíš vrchní kartu dobíracího balíčku

architects-terminal-own = ty: { $wonder }
architects-terminal-title = { $seat } { $city }
architects-terminal-tokens = pokrok: { $tokens }
architects-terminal-no-cards = zatím žádné karty
# $state says what is there and what is missing, or which stages come first.
architects-terminal-stage = { $cost } → { $gives }
architects-terminal-stage-built = { $gives }
architects-terminal-stage-state = { $stage } ({ $state })
architects-terminal-stage-able = lze postavit

architects-terminal-deck-left = ← tvůj balíček
architects-terminal-deck-centre = dobírací balíček
architects-terminal-deck-right = { $city } →
architects-terminal-unseen = lícem dolů

## Options

architects-terminal-must = ! nutno udělat, než tah skončí
architects-terminal-group-take = Vezmi si kartu: napiš číslo jejího balíčku.
architects-terminal-group-build = Postavit
architects-terminal-group-research = Odhodit symboly za žeton pokroku
architects-terminal-group-draw = Vzít si kartu navíc
architects-terminal-use = Využij efekt své části divu: { $effect }
architects-terminal-keep = Nech si jednu z karet: { $cards }
architects-terminal-group-end = Konec
architects-terminal-do-take = { $deck }: { $card }
architects-terminal-do-build = { $stage }. část divu ({ $gives }) za karty: { $cards }
architects-terminal-do-research = { $cards } za žeton: { $token }
architects-terminal-do-blind = naslepo ze sloupečku
architects-terminal-do-from = vrchní karta { $deck }: { $card }
architects-terminal-do-look = prohlédnout si vrchní karty { $deck } ({ $count })
architects-terminal-do-both = vzít si karty: { $cards }
architects-terminal-do-decline = vzdát se ho
architects-terminal-do-end = ukončit tah
architects-terminal-paid-economy = { $coins } (jedna platí za dvě: Hospodářství)
architects-terminal-paid-engineering = { $cards } (Stavitelství)

## Looking closer

architects-terminal-decks = Co je v balíčcích
architects-terminal-all = celkem
architects-terminal-tops = Na vrchu: { $tops }
# The number of a seat and the top of its deck.
architects-terminal-top = { $seat } { $card }
architects-terminal-tokens-down = Žetony lícem dolů: { $tokens }
architects-terminal-strength = { shields }, { $victories }, { $stages } z 5 částí divu
architects-terminal-deck-line = balíček: { $count }, na vrchu { $card }
architects-terminal-deck-empty = balíček: prázdný
architects-terminal-log-turn = Tah { $turn }, { $city }
architects-terminal-happened = Co se stalo

## Answers to what cannot be done

architects-terminal-puzzled = Nerozumím: { $line }. Napiš číslo od 1 do { $last }; ? vysvětlí.
architects-terminal-puzzled-nothing = Napiš číslo od 1 do { $last }; ? vysvětlí.
architects-terminal-no-option = Zvol číslo od 1 do { $last }.

## Help

architects-terminal-help-number = provést, co je u čísla 3
architects-terminal-help-decks = co ještě zbývá v balíčcích a které žetony leží lícem dolů
architects-terminal-help-stages = { $built } postavená část divu · { $open } příští · { $locked } pozdější. Část divu stojí stejné, nebo různé šedé karty; mince nahradí chybějící.
architects-terminal-help-science = 2 stejné nebo 3 různé symboly musíš odhodit za žeton pokroku.
architects-terminal-help-war = Rohy otáčejí žetony konfliktu; když jsou otočené všechny, dostaneš za každého souseda s méně štíty žeton vítězství.
architects-terminal-help-score = Body: části divu, kočka 2, modré karty, 3 za žeton vítězství, žetony pokroku.
