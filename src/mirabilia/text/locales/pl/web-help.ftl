# The rules, and every card, wonder and token to look up.

web-help-of = Zasady: { $game }
web-help-games = Gry
web-help-all-rules = Pełne zasady i karty
web-help-lookup-seven = Wszystkie karty, cuda, symbole i zdolności
web-help-lookup-architects = Wszystkie karty, cuda, żetony, symbole i zdolności
web-help-search = Szukaj
web-help-filter-kind = Rodzaj
web-help-filter-colour = Kolor
web-help-filter-age = Era
web-help-filter-players = Gracze
web-help-any = wszystkie
web-help-all = Pokaż wszystko
web-help-kind-card = karty
web-help-kind-wonder = cuda
web-help-kind-token = żetony postępu
web-help-kind-sign = symbole i zdolności
web-help-link = Odnośnik: { $name }
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
web-help-leads-to = Potem za darmo: { $cards }.
web-help-always = W każdej grze.
web-help-from = W grze od { $players } graczy.
web-help-more = Kolejne kopie od { $players } graczy.
web-help-guild = Gildia: w każdej grze są tylko niektóre, o dwie więcej, niż jest graczy.
web-help-board-makes = Plansza ({ $city }) sama produkuje: { $resource }.
web-help-stage = Etap { $stage }. Koszt: { $cost }; daje: { $effect }.
web-help-colour-brown = Brązowa: produkuje surowce, dla ciebie i na sprzedaż sąsiadom.
web-help-colour-grey = Szara: zasób.
web-help-colour-blue = Niebieska: punkty.
web-help-colour-yellow = Żółta: monety i handel.
web-help-colour-red = Czerwona: tarcze.
web-help-colour-green = Zielona: symbol naukowy.
web-help-colour-purple = Fioletowa: gildia, punkty za to, co ma miasto i jego sąsiedzi.
web-help-power-wild_symbol = Przy punktacji liczy się jako symbol, który jest dla ciebie najlepszy.
web-help-power-seventh_card = Od tej ery zagrywasz też ostatnią kartę z ręki, którą inni odkładają.
web-help-power-free_build = Raz na erę możesz wybudować kartę z ręki bez płacenia.
web-help-power-dig = Na koniec tury możesz bez płacenia wybudować dowolną kartę odrzuconą.
web-help-power-copy_guild = Na koniec gry jedna gildia sąsiada liczy się też tobie.
web-help-power-discount = Cena spada z 2 monet do 1, od następnej tury.
web-help-power-symbol = Symbole liczą się na końcu: takie same do kwadratu, trójka różnych to 7 punktów.

web-help-architects-card-grey = Surowiec: { $card }. Z takich samych albo różnych surowców powstają etapy cudu.
web-help-architects-card-yellow = Moneta zastępuje jeden dowolny surowiec, którego brakuje do etapu.
web-help-architects-card-blue = { $points } na koniec gry.
web-help-architects-card-green =
    Symbol { $card }. Dwa takie same albo trzy różne symbole zamieniają się w żeton postępu.
web-help-architects-card-red = Jedna tarcza do bitew.
web-help-architects-cat =
    Przynosi ci Kota: jest wart 2 punkty i przed turą pokazuje ci wierzchnią kartę stosu głównego.
web-help-architects-red-horns =
    { $count ->
        [one] Jej róg odwraca { $count } znacznik konfliktu; po bitwie kartę się odrzuca.
        [few] Jej rogi odwracają { $count } znaczniki konfliktu; po bitwie kartę się odrzuca.
        [many] Jej rogi odwracają { $count } znaczników konfliktu; po bitwie kartę się odrzuca.
       *[other] Jej rogi odwracają { $count } znacznika konfliktu; po bitwie kartę się odrzuca.
    }
web-help-architects-no-horns = Nie ma rogu i zostaje z tobą po bitwie.
web-help-architects-stage-after = Najpierw wybuduj: { $stages }.
web-help-architects-effect-take_any = Po budowie takiego etapu możesz wziąć wierzchnią kartę dowolnego stosu na stole.
web-help-architects-effect-take_token = Po budowie takiego etapu możesz wziąć żeton postępu.
web-help-architects-effect-take_central = Po budowie takiego etapu możesz wziąć wierzchnią kartę stosu głównego.
web-help-architects-effect-look = Po budowie takiego etapu możesz obejrzeć pięć kart lewego albo prawego stosu i zatrzymać jedną.
web-help-architects-effect-take_both = Po budowie takiego etapu możesz wziąć wierzchnie karty lewego i prawego stosu.
web-help-architects-effect-shield = Taki etap jest tarczą do końca gry.
web-help-architects-does-draw_on_take =
    Raz na turę, gdy weźmiesz jedną z tych kart, możesz wziąć dodatkową kartę: { $cards }.
web-help-architects-does-draw_on_build = Raz na turę, gdy wybudujesz etap, możesz wziąć dodatkową kartę.
web-help-architects-does-double_coin = Raz na turę jedna moneta może zastąpić dwa brakujące surowce.
web-help-architects-does-any_resources =
    Raz na turę możesz wybudować etap z dowolnych surowców, takich samych lub nie.
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
web-help-chapter-two = Dwoje graczy
web-help-chapter-blue = Niebieskie karty i Kot
web-help-chapter-green = Zielone karty i postęp
web-help-chapter-red = Czerwone karty
web-help-chapter-battle = Bitwa
web-help-chapter-free = Co trzeba, a co można

web-help-seven-goal =
    Prowadzisz starożytne miasto przez trzy ery. Budowle, wojsko, nauka i cud przynoszą punkty; wygrywa ten, kto ma
    ich najwięcej. Masz do czynienia tylko z dwoma sąsiednimi miastami, nawet jeśli przy stole jest ich więcej.
web-help-seven-turn =
    Na początku ery każdy ma siedem kart. Wszyscy naraz wybierają jedną, razem ją zagrywają, a resztę przekazują dalej: w erze I i III
    w lewo, w erze II w prawo. Po sześciu turach ostatnią kartę się odkłada.
web-help-seven-build =
    Karta może kosztować monety, zasoby albo nic. Z tego, co produkuje twoje miasto, korzystasz w każdej turze i nigdy
    się to nie zużywa; monety płaci się do banku. Żadne miasto nie ma dwa razy tej samej budowli.
web-help-seven-trade =
    Brakujący zasób możesz kupić, jeśli sąsiad produkuje go na planszy albo brązową lub szarą kartą: po 2 monety dla
    sąsiada, który nie może odmówić i zachowuje zasób. Żółte karty mogą obniżyć cenę do 1. Płacisz z tego, co masz na
    początku tury.
web-help-seven-chain =
    Niektóre budowle otwierają drogę następnym: jeśli pierwsza stoi w twoim mieście, późniejsza jest za darmo. Które to są, widać na kartach.
web-help-seven-stage =
    Zamiast budować kartę możesz wsunąć ją zakrytą pod planszę i zapłacić za następny etap cudu. Etapy buduje się po kolei; każdy daje
    punkty, monety, tarcze albo moc. Nikt się nie dowie, jaka karta tam leży.
web-help-seven-sell =
    Zaczynasz z 3 monetami. Każdą kartę możesz odrzucić za 3 kolejne; jeśli na nic innego cię nie stać, musisz.
web-help-seven-colours =
    Brązowe i szare produkują zasoby. Niebieskie dają punkty. Żółte przynoszą monety i lepszy handel. Czerwone mają tarcze, zielone
    symbole. Fioletowe gildie pojawiają się w erze III i liczą to, co masz ty i twoi sąsiedzi.
web-help-seven-conflict =
    Po każdej erze porównujesz tarcze z każdym sąsiadem. Kto ma więcej, dostaje żeton: po erze I wart 1 punkt, po erze
    II 3, po erze III 5. Kto ma mniej, traci 1 punkt. Równa liczba niczego nie zmienia.
web-help-seven-science =
    Za każdy rodzaj symbolu dostajesz kwadrat jego liczby: trzy koła zębate to 9 punktów. Każdy zestaw koła zębatego,
    cyrkla i tabliczki dodaje 7.
web-help-seven-score =
    Po erze III sumuje się konflikty, monety (każde 3 to 1 punkt), cud, niebieskie karty, naukę, żółte karty i gildie. Przy remisie
    decyduje więcej monet.
web-help-seven-two =
    We dwoje macie między sobą trzecie miasto bez gracza, wolne miasto. W każdej turze jedno z was, na zmianę, wybiera kartę także dla
    niego. Buduje, kiedy może, handluje i walczy jak każde inne, ale nie może wygrać.

web-help-architects-goal =
    Każdy buduje cud o pięciu etapach. Gdy pierwszy cud jest ukończony, gra się kończy i wygrywa ten, kto ma najwięcej
    punktów: nie zawsze ten, kto ukończył cud.
web-help-architects-turn =
    W swojej turze bierzesz jedną kartę: wierzchnią z własnego stosu po lewej, wierzchnią ze stosu sąsiada po prawej
    albo zakrytą ze stosu głównego. Leży odkryta przed tobą i działa od razu. Potem gra sąsiad po lewej.
web-help-architects-build =
    Każdy etap kosztuje kilka surowców: albo takich samych, albo różnych. Szare karty to surowce, żółta moneta
    zastępuje jeden brakujący. Gdy tylko możesz budować, musisz; użyte karty są odrzucane. Buduje się od dołu.
web-help-architects-blue =
    Niebieskie karty to punkty. Karta z kotem przynosi też Kota, dopóki ktoś inny nie weźmie takiej karty: na koniec
    jest wart 2 punkty, a przed swoją turą widzisz wierzchnią kartę stosu głównego.
web-help-architects-green =
    Dwa takie same albo trzy różne symbole od razu odrzucasz za żeton postępu: jeden z trzech odkrytych albo w ciemno
    z wierzchu stosu. Żetony pomagają do końca gry.
web-help-architects-red =
    Każda czerwona karta to tarcza. Rogi na niej odwracają znaczniki konfliktu na stronę bitewną.
web-help-architects-battle =
    Gdy odwróci się ostatni znacznik konfliktu, na koniec tej tury jest bitwa. Za każdego sąsiada, który ma mniej
    tarcz od ciebie, dostajesz żeton zwycięstwa wart 3 punkty. Potem czerwone karty z rogami są odrzucane i wraca
    pokój.
web-help-architects-free =
    Budować i odrzucać symbole trzeba przed końcem tury, w dowolnej kolejności. Dodatkowe karty z żetonów i efekty
    etapów możesz pominąć.
web-help-architects-score =
    Ukończony cud kończy grę po tej turze. Liczą się etapy, Kot, niebieskie karty, żetony zwycięstwa i żetony postępu. Przy remisie
    decyduje więcej etapów.
web-help-architects-two =
    We dwoje masz w bitwach jednego przeciwnika: więcej tarcz daje jeden żeton, co najmniej dwa razy tyle daje dwa.

## At the table

web-help-time-title = Gdy skończy się czas
web-help-time =
    Stół nie ma zegara albo ma zegar na każdą decyzję, czasem z zapasem czasu, który biegnie, gdy zegar się skończy. Gdy twój czas
    minie, bot podejmie za ciebie tę jedną decyzję, a następna znów należy do ciebie. Jeśli przegapisz kilka z rzędu, stół uznaje cię
    za osobę nieobecną: zależnie od ustawień stołu gra za ciebie bot, dopóki są tu inni, albo wszyscy czekają. Gdy nie ma nikogo, stół
    stoi. Niezależnie od tego, jak długo cię nie ma, wracasz przy najbliższej otwartej decyzji. Na nieobecną osobę pozostali mogą
    czekać, pozwolić grać botowi albo komuś innemu z linkiem, dopóki nie wróci.
