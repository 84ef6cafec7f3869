# 7 Wonders Architects in the terminal.

## Its first words

architects-terminal-intro-you =
    { $count ->
        [one] Twój cud: { $wonder }. Grasz przeciwko jednemu botowi ({ $bot }). Wygrywa ten, kto ma najwięcej punktów.
        [few] Twój cud: { $wonder }. Grasz przeciwko { $count } botom ({ $bot }). Wygrywa ten, kto ma najwięcej punktów.
        [many] Twój cud: { $wonder }. Grasz przeciwko { $count } botom ({ $bot }). Wygrywa ten, kto ma najwięcej punktów.
       *[other] Twój cud: { $wonder }. Grasz przeciwko { $count } bota ({ $bot }). Wygrywa ten, kto ma najwięcej punktów.
    }
architects-terminal-first-what = W każdej turze weź kartę; z pasujących kart budujesz swój cud. Kto go ukończy, kończy grę.
architects-terminal-first-how = Wpisz numer tego, co chcesz zrobić; ? podpowie.

## The screen of a turn

architects-terminal-header = Tura { $turn } · { $what }
architects-terminal-what-take = weź kartę
architects-terminal-what-act = zrób to, na co pozwalają albo czego wymagają twoje karty
architects-terminal-what-effect = efekt twojego etapu
architects-terminal-what-look = zatrzymaj jedną z kart, które widzisz

architects-terminal-others = pozostali
architects-terminal-column-stages = etapy
architects-terminal-column-shields = tarcze
architects-terminal-column-victories = zwycięstwa
architects-terminal-column-cards = karty
architects-terminal-column-tokens = żetony postępu
architects-terminal-none = brak

architects-terminal-progress = postęp
architects-terminal-stack =
    { $count ->
        [0] brak zakrytych
       *[other] zakryte: { $count }
    }
architects-terminal-war = konflikt
architects-terminal-peace =
    { $peace ->
        [one] { $track } { $peace } róg do następnej bitwy
        [few] { $track } { $peace } rogi do następnej bitwy
        [many] { $track } { $peace } rogów do następnej bitwy
       *[other] { $track } { $peace } rogu do następnej bitwy
    }
architects-terminal-battle = { $track } na koniec tej tury dojdzie do bitwy!
architects-terminal-now = Gdyby teraz była bitwa: { $result }
architects-terminal-now-nobody = nikt by nie wygrał
architects-terminal-now-seat = { $city } +{ $count }
architects-terminal-cat = Kot
architects-terminal-cat-nobody = jeszcze nikt go nie ma
architects-terminal-cat-held =
    { $who ->
        [you] masz go ty
       *[other] ma go { $city }
    }
# What the person saw by it.
architects-terminal-cat-seen = { $held }; wierzchnia karta stosu głównego: { $card }
architects-terminal-cat-you-blind = masz go ty; w następnej turze zobaczysz wierzchnią kartę stosu głównego

architects-terminal-own = ty: { $wonder }
architects-terminal-title = { $seat } { $city }
architects-terminal-tokens = postęp: { $tokens }
architects-terminal-no-cards = jeszcze bez kart
# $state says what is there and what is missing, or which stages come first.
architects-terminal-stage = { $cost } → { $gives }
architects-terminal-stage-built = { $gives }
architects-terminal-stage-state = { $stage } ({ $state })
architects-terminal-stage-able = można wybudować

architects-terminal-deck-left = ← twój stos
architects-terminal-deck-centre = stos główny
architects-terminal-deck-right = { $city } →
architects-terminal-unseen = zakryta

## Options

architects-terminal-must = ! trzeba zrobić przed końcem tury
architects-terminal-group-take = Weź kartę: wpisz numer jej stosu.
architects-terminal-group-build = Wybuduj
architects-terminal-group-research = Odrzuć symbole za żeton postępu
architects-terminal-group-draw = Weź dodatkową kartę
architects-terminal-use = Użyj efektu swojego etapu: { $effect }
architects-terminal-keep = Zatrzymaj jedną z kart: { $cards }
architects-terminal-group-end = Koniec
architects-terminal-do-take = { $deck }: { $card }
architects-terminal-do-build = etap { $stage } ({ $gives }) za karty: { $cards }
architects-terminal-do-research = { $cards } za żeton: { $token }
architects-terminal-do-blind = w ciemno z wierzchu stosu
architects-terminal-do-from = wierzchnia karta { $deck }: { $card }
architects-terminal-do-look = obejrzeć wierzchnie karty { $deck } ({ $count })
architects-terminal-do-both = wziąć karty: { $cards }
architects-terminal-do-decline = zrezygnować z niego
architects-terminal-do-end = zakończyć turę
architects-terminal-paid-economy = { $coins } (jedna liczy się za dwie: Ekonomia)
architects-terminal-paid-engineering = { $cards } (Inżynieria)

## Looking closer

architects-terminal-decks = Co jest w stosach
architects-terminal-all = razem
architects-terminal-tops = Na wierzchu: { $tops }
# The number of a seat and the top of its deck.
architects-terminal-top = { $seat } { $card }
architects-terminal-tokens-down = Zakryte żetony: { $tokens }
architects-terminal-strength = { shields }, { $victories }, { $stages } z 5 etapów
architects-terminal-deck-line = stos: { $count }, na wierzchu { $card }
architects-terminal-deck-empty = stos: pusty
architects-terminal-log-turn = Tura { $turn }, { $city }
architects-terminal-happened = Co się stało

## Answers to what cannot be done

architects-terminal-puzzled = Nie rozumiem: { $line }. Wpisz numer od 1 do { $last }; ? wyjaśnia.
architects-terminal-puzzled-nothing = Wpisz numer od 1 do { $last }; ? wyjaśnia.
architects-terminal-no-option = Wybierz numer od 1 do { $last }.

## Help

architects-terminal-help-number = wykonać to, co jest pod numerem 3
architects-terminal-help-decks = co jeszcze jest w stosach i które żetony są zakryte
architects-terminal-help-stages = { $built } etap wybudowany · { $open } następny · { $locked } późniejszy. Etap kosztuje takie same albo różne szare karty; monety zastępują brakujące.
architects-terminal-help-science = 2 takie same albo 3 różne symbole trzeba odrzucić za żeton postępu.
architects-terminal-help-war = Rogi odwracają znaczniki konfliktu; gdy odwrócone są wszystkie, za każdego sąsiada z mniejszą liczbą tarcz dostajesz żeton zwycięstwa.
architects-terminal-help-score = Punkty: etapy, Kot 2, niebieskie karty, 3 za żeton zwycięstwa, żetony postępu.
