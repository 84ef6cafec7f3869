# The rules, and every card, wonder and token to look up.

web-help-of = Zasady: { $game }
web-help-games = Gry
web-help-all-rules = Pełne zasady i karty
web-help-lookup-seven = Wszystkie karty i cuda
web-help-lookup-architects = Wszystkie karty, cuda i żetony
web-help-search = Szukaj
web-help-filter-kind = Rodzaj
web-help-filter-colour = Kolor
web-help-filter-age = Era
web-help-filter-players = Gracze
web-help-any = dowolne
web-help-all = Pokaż wszystko
web-help-kind-card = karty
web-help-kind-wonder = cuda
web-help-kind-token = żetony postępu
web-help-found =
    { $count ->
        [0] Nic nie znaleziono
        [one] Znaleziono: { $count }
        [few] Znaleziono: { $count }
        [many] Znaleziono: { $count }
       *[other] Znaleziono: { $count }
    }

## Cards and boards

web-help-gives = Daje: { $effect }.
web-help-cost = Koszt: { $cost }.
web-help-free-with = Za darmo, jeśli w mieście stoi { $cards }.
web-help-leads-to = Daje za darmo: { $cards }.
web-help-always = W każdej grze.
web-help-from = W grze od liczby graczy { $players }.
web-help-more = Następne kopie od liczby graczy { $players }.
web-help-guild = Gildia: w każdej grze są tylko niektóre, o dwie więcej niż graczy.
web-help-board-makes = Plansza ({ $city }) sama wytwarza: { $resource }.
web-help-stage = Etap { $stage }. Koszt: { $cost }; daje: { $effect }.
web-help-colour-brown = Brązowa: wytwarza surowce, dla ciebie i na sprzedaż sąsiadom.
web-help-colour-grey = Szara: zasób.
web-help-colour-blue = Niebieska: punkty.
web-help-colour-yellow = Żółta: monety i handel.
web-help-colour-red = Czerwona: tarcze na konflikty.
web-help-colour-green = Zielona: symbol naukowy.
web-help-colour-purple = Fioletowa: gildia, punkty za to, co ma miasto i jego sąsiedzi.
web-help-power-wild_symbol = Przy punktacji liczy się jako symbol, który jest dla ciebie najlepszy.
web-help-power-seventh_card = Od tej ery zagrywasz też ostatnią kartę z ręki, którą inni odkładają.
web-help-power-free_build = Raz na erę możesz wybudować kartę z ręki bez płacenia.
web-help-power-dig = Na koniec tury możesz bez płacenia wybudować dowolną kartę odrzuconą.
web-help-power-copy_guild = Na koniec gry jedna gildia sąsiada liczy się też tobie.
web-help-power-discount = Cena spada z 2 monet do 1, od następnej tury.
web-help-power-symbol = Symbole liczą się na końcu: jednakowe do kwadratu, trójka różnych to 7 punktów.

web-help-architects-card-grey = Surowiec: { $card }. Z jednakowych albo różnych surowców powstają etapy cudu.
web-help-architects-card-yellow = Moneta zastępuje jeden dowolny surowiec, którego brakuje do etapu.
web-help-architects-card-blue = { $points } na koniec gry.
web-help-architects-card-green = Symbol { $card }. Dwa jednakowe albo trzy różne symbole zamieniają się w żeton postępu.
web-help-architects-card-red = Jedna tarcza do bitew.
web-help-architects-cat = Przynosi ci Kota: jest wart 2 punkty i przed turą pokazuje ci wierzch stosu głównego.
web-help-architects-horns =
    { $count ->
        [one] Jej róg odwraca { $count } żeton konfliktu; po bitwie kartę się odrzuca.
        [few] Jej rogi odwracają { $count } żetony konfliktu; po bitwie kartę się odrzuca.
        [many] Jej rogi odwracają { $count } żetonów konfliktu; po bitwie kartę się odrzuca.
       *[other] Jej rogi odwracają { $count } żetonu konfliktu; po bitwie kartę się odrzuca.
    }
web-help-architects-no-horns = Nie ma rogu i zostaje z tobą po bitwie.
web-help-architects-after = Stoi na: { $stages }.
web-help-architects-effect-take_any = Po budowie takiego etapu możesz wziąć wierzchnią kartę dowolnego stosu na stole.
web-help-architects-effect-take_token = Po budowie takiego etapu możesz wziąć żeton postępu.
web-help-architects-effect-take_central = Po budowie takiego etapu możesz wziąć wierzchnią kartę stosu głównego.
web-help-architects-effect-look = Po budowie takiego etapu możesz obejrzeć pięć kart lewego albo prawego stosu i zatrzymać jedną.
web-help-architects-effect-take_both = Po budowie takiego etapu możesz wziąć wierzchnie karty lewego i prawego stosu.
web-help-architects-effect-shield = Taki etap jest tarczą do końca gry.
web-help-architects-does-draw_on_take = Raz na turę, biorąc jedną z tych kart, możesz wziąć następną: { $cards }.
web-help-architects-does-draw_on_build = Raz na turę, budując etap, możesz wziąć następną kartę.
web-help-architects-does-double_coin = Raz na turę jedna moneta może zastąpić dwa brakujące surowce.
web-help-architects-does-any_resources = Raz na turę możesz zbudować etap z dowolnych surowców, jednakowych lub nie.
web-help-architects-does-shields = W każdej bitwie masz dodatkowo: { $shields }.
web-help-architects-does-points_wonder = Na koniec { $unfinished }, a z ukończonym cudem { $complete }.
web-help-architects-does-points_per-cats = Na koniec { $points } za każdą twoją kartę z kotem.
web-help-architects-does-points_per-victories = Na koniec { $points } za każdy twój żeton zwycięstwa.
web-help-architects-does-points_per-tokens = Na koniec { $points } za każdy twój żeton postępu, także ten.
web-help-architects-does-points_set = Są dwa: jeden daje { $one }, oba razem { $both }.

## Rules

web-help-chapter-goal = Cel gry
web-help-chapter-turn = Tura
web-help-chapter-build = Budowa
web-help-chapter-trade = Zakupy u sąsiadów
web-help-chapter-chain = Łańcuchy
web-help-chapter-stage = Twój cud
web-help-chapter-sell = Monety
web-help-chapter-colours = Siedem kolorów
web-help-chapter-conflict = Konflikty
web-help-chapter-science = Nauka
web-help-chapter-score = Koniec gry
web-help-chapter-two = Dwóch graczy
web-help-chapter-blue = Niebieskie karty i Kot
web-help-chapter-green = Zielone karty i postęp
web-help-chapter-red = Czerwone karty
web-help-chapter-battle = Bitwa
web-help-chapter-free = Co trzeba, a co można

web-help-seven-goal =
    Prowadzisz starożytne miasto przez trzy ery. Budowle, wojsko, nauka i cud przynoszą punkty; wygrywa najwięcej punktów. Masz do
    czynienia tylko z dwoma miastami obok, choćby przy stole było ich więcej.
web-help-seven-turn =
    Na początku ery każdy ma siedem kart. Wszyscy naraz wybierają jedną, razem ją zagrywają, a resztę przekazują dalej: w erze I i III
    w lewo, w erze II w prawo. Po sześciu turach ostatnią kartę się odkłada.
web-help-seven-build =
    Karta może kosztować monety, zasoby albo nic. To, co twoje miasto wytwarza, jest dostępne w każdej turze i nigdy się nie zużywa;
    monety płaci się do banku. Żadne miasto nie ma dwa razy tej samej budowli.
web-help-seven-trade =
    Brakujący zasób można kupić, jeśli sąsiad wytwarza go na planszy albo brązową lub szarą kartą: po 2 monety dla sąsiada, który nie
    może odmówić i zasób zachowuje. Żółte karty mogą obniżyć cenę do 1. Płaci się z tego, co było na początku tury.
web-help-seven-chain =
    Niektóre budowle otwierają drogę następnym: jeśli pierwsza stoi w twoim mieście, późniejsza jest za darmo. Karty mówią, które.
web-help-seven-stage =
    Zamiast budować kartę możesz wsunąć ją zakrytą pod planszę i zapłacić za następny etap cudu. Etapy buduje się po kolei; każdy daje
    punkty, monety, tarcze albo moc. Nikt się nie dowie, jaka karta tam leży.
web-help-seven-sell =
    Zaczynasz z 3 monetami. Każdą kartę można odrzucić za 3 następne, a gdy na nic cię nie stać, innej drogi nie ma.
web-help-seven-colours =
    Brązowe i szare wytwarzają zasoby. Niebieskie dają punkty. Żółte przynoszą monety i lepszy handel. Czerwone mają tarcze, zielone
    symbole. Fioletowe gildie pojawiają się w erze III i liczą to, co masz ty i twoi sąsiedzi.
web-help-seven-conflict =
    Po każdej erze porównujesz tarcze z każdym sąsiadem. Więcej tarcz daje żeton: po erze I wart 1 punkt, po II 3, po III 5; mniej tarcz
    kosztuje 1 punkt; równa liczba niczego nie zmienia.
web-help-seven-science =
    Za każdy symbol dostajesz kwadrat liczby jego sztuk: trzy koła zębate to 9 punktów. Każdy zestaw koła, cyrkla i tabliczki dodaje 7.
web-help-seven-score =
    Po erze III sumuje się konflikty, monety (każde 3 to 1 punkt), cud, niebieskie karty, naukę, żółte karty i gildie. Przy remisie
    decyduje więcej monet.
web-help-seven-two =
    We dwoje macie między sobą trzecie miasto bez gracza, wolne miasto. W każdej turze jedno z was, na zmianę, wybiera kartę także dla
    niego. Buduje, kiedy może, handluje i walczy jak każde inne, ale nie może wygrać.

web-help-architects-goal =
    Każdy buduje cud o pięciu etapach. Gdy pierwszy cud jest gotowy, gra się kończy i wygrywa najwięcej punktów; nie musi to być ten, kto
    ukończył.
web-help-architects-turn =
    W swojej turze bierzesz jedną kartę: wierzchnią z własnego stosu po lewej, wierzchnią ze stosu sąsiada po prawej albo zakrytą ze
    stosu głównego. Leży odkryta przed tobą i działa od razu. Potem gra osoba po lewej.
web-help-architects-build =
    Każdy etap wymaga kilku surowców, samych jednakowych albo samych różnych. Szare karty to surowce, żółta moneta zastępuje jeden
    brakujący. Gdy tylko możesz budować, musisz; karty się zużywają. Buduje się od dołu.
web-help-architects-blue =
    Niebieskie karty to punkty. Karta z kotem przynosi też Kota, dopóki ktoś inny takiej nie weźmie: na koniec jest wart 2 punkty, a przed
    swoją turą widzisz wierzch stosu głównego.
web-help-architects-green =
    Dwa jednakowe albo trzy różne symbole oddajesz od razu za żeton postępu: jeden z trzech odkrytych albo nieznany z wierzchu stosu.
    Żetony pomagają do końca gry.
web-help-architects-red =
    Każda czerwona karta to tarcza. Rogi na niej odwracają żetony konfliktu na stronę wojny.
web-help-architects-battle =
    Gdy odwróci się ostatni żeton konfliktu, na koniec tej tury jest bitwa. Za każdego sąsiada, który ma mniej tarcz od ciebie, dostajesz
    żeton zwycięstwa wart 3 punkty. Potem czerwone karty z rogami odrzuca się i wraca pokój.
web-help-architects-free =
    Budowa i oddanie symboli muszą się stać przed końcem tury, w wybranej przez ciebie kolejności. Z dodatkowych kart z żetonów i z efektów
    etapów można zrezygnować.
web-help-architects-score =
    Ukończony cud kończy grę po tej turze. Liczą się etapy, Kot, niebieskie karty, żetony zwycięstwa i żetony postępu. Przy remisie
    decyduje więcej etapów.
web-help-architects-two =
    We dwoje masz w bitwach jednego przeciwnika: więcej tarcz daje jeden żeton, co najmniej dwa razy tyle daje dwa.
