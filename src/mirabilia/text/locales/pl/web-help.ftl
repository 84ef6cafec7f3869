# The rules, and every card, wonder and token to look up.

web-help-games = Gry
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
web-help-free-with = Za darmo, jeśli masz w mieście: { $cards }.
web-help-leads-to = Łańcuch do: { $cards }.
web-help-always = W każdej grze.
web-help-from = W grze dla { $players } i więcej graczy.
web-help-more = Kolejna kopia przy { $players } graczach.
web-help-guild = Gildia: w każdej grze są tylko niektóre, o dwie więcej, niż jest graczy.
web-help-board-makes = Plansza ({ $city }) produkuje: { $resource }.
web-help-stage = Etap { $stage }. Koszt: { $cost }; daje: { $effect }.
web-help-seven-colour-brown = Brązowa: produkuje surowce, dla ciebie i na sprzedaż sąsiadom.
web-help-seven-colour-grey = Szara: produkuje dobra, dla ciebie i na sprzedaż sąsiadom.
web-help-seven-colour-blue = Niebieska: punkty na koniec gry.
web-help-seven-colour-yellow = Żółta: monety i handel.
web-help-seven-colour-red = Czerwona: tarcze do konfliktów.
web-help-seven-colour-green = Zielona: symbol naukowy.
web-help-seven-colour-purple = Fioletowa: gildia, punkty za to, co ma miasto i jego sąsiedzi.
web-help-architects-colour-grey = Szara: surowiec.
web-help-architects-colour-yellow = Żółta: moneta.
web-help-architects-colour-blue = Niebieska: punkty, na niektórych kot.
web-help-architects-colour-green = Zielona: symbol naukowy.
web-help-architects-colour-red = Czerwona: tarcza, na niektórych rogi.
web-help-power-wild_symbol = Na koniec gry liczy się jako symbol, który jest dla ciebie najlepszy.
web-help-power-seventh_card = Od tej ery zagrywasz też ostatnią kartę z ręki, którą inni odkładają.
web-help-power-free_build = Raz na erę, najwcześniej w następnej turze, możesz za darmo wybudować kartę z ręki (nie etap).
web-help-power-dig = Raz, na koniec tej tury, możesz za darmo wybudować dowolną odrzuconą kartę, której jeszcze nie masz w mieście.
web-help-power-copy_guild = Na koniec gry dostajesz też punkty za jedną gildię stojącą w sąsiednim mieście.
web-help-power-discount = Od następnej tury płacisz 1 monetę zamiast 2.
web-help-power-symbol = Na koniec takie same symbole liczą się do kwadratu, a każda trójka różnych daje 7 punktów.

web-help-architects-card-grey = Surowiec: { $card }. Etapy cudu kosztują takie same albo różne surowce.
web-help-architects-card-yellow = Moneta zastępuje jeden dowolny surowiec, którego brakuje do etapu.
web-help-architects-card-blue = { $points } na koniec gry.
web-help-architects-card-green = Symbol: { $card }. Dwa takie same albo trzy różne symbole odrzucasz za żeton postępu.
web-help-architects-card-red = Jedna tarcza w bitwach.
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
web-help-architects-effect-look = Po budowie takiego etapu możesz obejrzeć pięć wierzchnich kart lewego albo prawego stosu i zatrzymać jedną; resztę stosu się tasuje.
web-help-architects-effect-take_both = Po budowie takiego etapu możesz wziąć wierzchnie karty lewego i prawego stosu, obie.
web-help-architects-effect-shield = Taki etap daje tarczę do końca gry.
web-help-architects-does-draw_on_take =
    Raz na turę, gdy weźmiesz jedną z tych kart, możesz wziąć dodatkową kartę: { $cards }.
web-help-architects-does-draw_on_build = Raz na turę, gdy wybudujesz etap, możesz wziąć dodatkową kartę.
web-help-architects-does-double_coin = Raz na turę jedna moneta może zastąpić dwa brakujące surowce.
web-help-architects-does-any_resources =
    Raz na turę możesz wybudować etap z dowolnych surowców, takich samych albo różnych.
web-help-architects-does-shields = W każdej bitwie masz dodatkowo: { $shields }.
web-help-architects-does-points_wonder = Na koniec { $unfinished }, a z ukończonym cudem { $complete }.
web-help-architects-does-points_per-cats = Na koniec { $points } za każdą twoją kartę z kotem.
web-help-architects-does-points_per-victories = Na koniec { $points } za każdy twój żeton zwycięstwa.
web-help-architects-does-points_per-tokens = Na koniec { $points } za każdy twój żeton postępu, także ten.
web-help-architects-does-points_set = Są dwa: sam jeden daje { $one }, oba razem { $both }.

## Rules

web-help-chapter-goal = Cel gry
web-help-chapter-setup = Przygotowanie do gry
web-help-chapter-turn = Tura
web-help-chapter-build = Budowa
web-help-chapter-trade = Zakupy u sąsiadów
web-help-chapter-chain = Łańcuchy
web-help-chapter-stage = Twój cud
web-help-chapter-sell = Monety
web-help-chapter-colours = Siedem kolorów
web-help-chapter-counting = Karty, które liczą
web-help-chapter-powers = Zdolności cudów
web-help-chapter-conflict = Konflikty
web-help-chapter-science = Nauka
web-help-chapter-score = Koniec gry
web-help-chapter-two = Gra dwuosobowa
web-help-chapter-blue = Niebieskie karty i Kot
web-help-chapter-green = Zielone karty i postęp
web-help-chapter-red = Czerwone karty
web-help-chapter-battle = Bitwa
web-help-chapter-free = Co trzeba, a co można zrobić
web-help-chapter-effects = Efekty etapów
web-help-chapter-empty = Puste stosy
web-help-chapter-hidden = Co wolno wiedzieć

web-help-seven-goal =
    Prowadzisz starożytne miasto przez trzy ery. Budowle, wojsko, nauka i cud przynoszą punkty; wygrywa ten, kto ma
    ich najwięcej. Masz do czynienia tylko z dwoma sąsiednimi miastami, nawet jeśli przy stole jest ich więcej.
web-help-seven-setup =
    Każdy dostaje inny cud, stronę A albo B, oraz 3 monety. W każdej erze każdy dostaje siedem kart; więcej graczy to więcej
    kopii. W erze III są wśród nich gildie, o dwie więcej niż graczy, wylosowane z dziesięciu.
web-help-seven-turn =
    Na początku ery każdy ma siedem kart. Wszyscy naraz wybierają jedną; karty odkrywa się i zagrywa razem, a resztę przekazuje
    dalej: w erze I i III w lewo, w erze II w prawo. W szóstej turze z dwóch ostatnich kart jedną się zagrywa, a drugą odkłada
    za nic.
web-help-seven-turn-paid =
    Za wszystko płaci się monetami i zasobami, które miasto miało na początku tury. Monety zdobyte w trakcie tury, z
    odrzuconych kart, handlu lub efektów, można wydać dopiero od następnej.
web-help-seven-build =
    Karta może kosztować monety, zasoby albo nic. Z tego, co produkuje twoje miasto, korzystasz w każdej turze i nigdy
    się to nie zużywa; monety płaci się do banku. Żadne miasto nie ma dwa razy tej samej budowli.
web-help-seven-build-twice =
    Karty o tej samej nazwie to ta sama budowla, na przykład Warsztat tkacki ery I i ery II. Drugiej nie wolno wybudować w
    żaden sposób.
web-help-seven-build-either =
    Karta z dwoma rodzajami zasobów daje w turze tylko jeden z nich. Niezależnie od tego, którego użyjesz, każdy sąsiad może
    kupić jeden z nich według uznania.
web-help-seven-trade =
    Brakujący zasób możesz kupić, jeśli sąsiad produkuje go na planszy albo brązową lub szarą kartą: za 2 monety dla tego
    sąsiada, który nie może odmówić, a w tej samej turze sam może zasobu użyć i sprzedać go jeszcze raz. Niektóre żółte karty
    i etapy obniżają cenę do 1.
web-help-seven-trade-sold =
    To, co produkują żółte karty i etapy, jest tylko dla właściciela: nigdy się tego nie sprzedaje. Karty wybudowane w tej turze
    sprzedają dopiero od następnej.
web-help-seven-trade-price =
    Niższa cena obowiązuje od tury po wybudowaniu i nigdy nie spada poniżej 1. Wschód to sąsiad po prawej, zachód to sąsiad po
    lewej.
web-help-seven-trade-choice =
    Kupujesz tylko to, czego ci brakuje, ale od dowolnego sąsiada, nawet droższego, i tyle, ile produkuje.
web-help-seven-chain =
    Niektóre budowle otwierają drogę następnym: jeśli pierwsza stoi w twoim mieście, późniejsza jest za darmo. Które to są, widać na kartach.
web-help-seven-chain-always =
    Łańcuch znosi cały koszt, także monety, i działa zawsze: nikt nie płaci za kartę, którą łańcuch daje za darmo.
web-help-seven-stage =
    Zamiast budować kartę możesz wsunąć ją zakrytą pod planszę i zapłacić za następny etap cudu. Etapy buduje się po kolei;
    każdy daje punkty, monety, tarcze albo zdolność. Jaka karta tam leży, pozostaje tajemnicą do końca gry.
web-help-seven-stage-lost = Karta pod cudem nie jest budowlą: nie zaczyna łańcucha i nigdzie się nie liczy.
web-help-seven-sell =
    Zaczynasz z 3 monetami. Każdą kartę możesz odrzucić zakrytą za 3 kolejne; jeśli nie możesz wybudować ani wybranej karty,
    ani etapu, musisz.
web-help-seven-colours =
    Brązowe i szare karty produkują zasoby. Niebieskie dają punkty. Żółte przynoszą monety i lepszy handel. Czerwone mają
    tarcze, zielone symbole. Fioletowe gildie pojawiają się w erze III i liczą to, co masz ty i twoi sąsiedzi.
web-help-seven-counting =
    Niektóre karty liczą karty, etapy albo żetony w twoim mieście, w miastach sąsiadów albo w obu. Liczą się też karty wybudowane w
    tej samej turze, na przykład dla Winnicy i Bazaru. To, co produkuje plansza, nie jest kartą i nigdy się nie liczy.
web-help-seven-counting-coins =
    Monety dostajesz raz, gdy budujesz kartę; punkty liczy się na koniec gry według tego, co wtedy stoi. Karta, która liczy własny
    kolor, liczy też siebie.
web-help-seven-counting-guilds =
    Gildia budowniczych liczy etapy w twoim mieście i u obu sąsiadów, Gildia strategów żetony porażki twoich sąsiadów, Gildia
    armatorów twoje brązowe, szare i fioletowe karty; Gildia rzemieślników daje 2 punkty za każdą szarą kartę sąsiadów.
web-help-seven-powers = Niektóre etapy dają zdolność. Gdy możesz jej użyć, gra ci ją zaproponuje.
web-help-seven-powers-free =
    Darmowa budowla (Olimpia): raz na erę, najwcześniej w turze po wybudowaniu etapu. Zastępuje monety i zasoby za kartę
    z ręki, nigdy za etap. Niewykorzystana przepada.
web-help-seven-powers-seventh =
    Siódma karta (Babilon): w szóstej turze każdej ery, także tej, w której budujesz etap, musisz zagrać też swoją ostatnią kartę:
    wybudować ją, użyć do etapu albo odrzucić za monety. Płacisz od nowa: także zasobami już użytymi w tej turze i zasobami z
    szóstej karty, ale nie monetami, zniżkami ani zasobami sąsiadów, które doszły dopiero w tej turze.
web-help-seven-powers-dig =
    Halikarnas: na koniec tury, w której budujesz etap, gdy odrzucono już wszystkie karty, a przed konfliktami, możesz za darmo
    wybudować jedną kartę z całego stosu kart odrzuconych, ale nie budowlę, którą już masz. Monety, które daje, dostajesz. Możesz
    też zrezygnować. Nikt inny nie przegląda stosu kart odrzuconych.
web-help-seven-powers-copy =
    Kopia gildii (Olimpia): na koniec gry jedna gildia sąsiada punktuje tak, jakby stała w twoim mieście. Jej punkty należą do
    gildii; skopiowana Gildia naukowców to symbol, a skopiowana Gildia armatorów nie liczy samej siebie.
web-help-seven-conflict =
    Po każdej erze porównujesz tarcze z każdym sąsiadem. Kto ma więcej, dostaje żeton: po erze I wart 1 punkt, po erze
    II 3, po erze III 5. Kto ma mniej, traci 1 punkt. Równa liczba niczego nie zmienia.
web-help-seven-conflict-less = W sumie konflikty mogą też odebrać punkty.
web-help-seven-science =
    Za każdy rodzaj symbolu dostajesz kwadrat jego liczby: trzy koła zębate to 9 punktów. Każdy zestaw koła zębatego,
    cyrkla i tabliczki dodaje 7.
web-help-seven-science-wild =
    Dowolne symbole wybiera się na koniec, wszystkie razem, tak by dały najwięcej punktów; to samo dotyczy kopiowanej gildii.
web-help-seven-score =
    Po erze III sumuje się konflikty, monety (każde 3 to 1 punkt), cud, niebieskie karty, naukę, żółte karty i gildie. Przy
    remisie decyduje więcej monet; jeśli remis się utrzymuje, gracze dzielą się zwycięstwem.
web-help-seven-two =
    W grze dwuosobowej macie między sobą trzecie miasto bez gracza, wolne miasto. Używa się kart dla trzech graczy: po siedem
    dla każdego z was i siedem w stosie. Karta wolnego miasta co turę zmienia posiadacza: ten dobiera kartę ze stosu, wybiera
    najpierw dla swojego miasta, a potem dla wolnego. Potem wymieniacie się kartami.
web-help-seven-two-order =
    Trzy miasta leżą w kręgu, każde ma 3 monety. Ery I i III zaczyna gracz po lewej stronie wolnego miasta, erę II gracz po jego
    prawej.
web-help-seven-two-must =
    Wolne miasto musi wznieść budowlę albo etap, jeśli pozwala na to którakolwiek karta; posiadacz wybiera którą i od
    kogo się kupuje. Odrzuca kartę tylko wtedy, gdy nie może. Kartę z łańcuchem musi wybudować dzięki niemu i nie wolno
    jej wsunąć pod cud. Jeśli może użyć darmowej budowy (Olimpia), to znaczy, że budować może.
web-help-seven-two-fights =
    Handluje i walczy jak każde inne miasto, ale nie może wygrać. O zdolnościach jego cudu decyduje posiadacz. W szóstej turze
    ostatnią kartę stosu się odkłada, chyba że wolne miasto ma siódmą kartę (Babilon): wtedy ją zagrywa.

web-help-architects-goal =
    Każdy buduje cud o pięciu etapach. Pierwszy ukończony cud kończy grę i wygrywa ten, kto ma najwięcej punktów: nie zawsze
    ten, kto ukończył cud pierwszy.
web-help-architects-setup =
    Każdy ma inny cud i jego 25 odkrytych kart, między sobą a sąsiadem po lewej. Stos główny to 60 zakrytych kart. Z 15 żetonów
    postępu trzy są odkryte, reszta tworzy stos. Znaczniki konfliktu leżą stroną pokojową ku górze: 3 dla dwóch lub trzech graczy, 4
    dla czterech, 5 dla pięciu, 6 dla sześciu lub siedmiu. Kota nie ma jeszcze nikt. Zaczyna pierwsze miejsce przy stole.
web-help-architects-turn =
    W swojej turze bierzesz jedną kartę: wierzchnią ze swojego stosu po lewej, wierzchnią ze stosu sąsiada po prawej albo w
    ciemno ze stosu głównego. Leży odkryta przed tobą. Potem robisz to, na co pozwalają albo czego wymagają twoje karty, i gra
    sąsiad po lewej.
web-help-architects-turn-taken =
    Dopóki nie weźmiesz karty, nic się nie buduje. Karta liczy się jako wzięta, jakkolwiek ją zdobędziesz: działają jej kot, rogi,
    żetony i obowiązki.
web-help-architects-build =
    Każdy etap kosztuje kilka surowców: albo samych takich samych, albo samych różnych. Szare karty to surowce, żółta moneta
    zastępuje jeden brakujący. Jeśli stać cię na etap, także dzięki monetom, musisz go wybudować przed końcem tury i odrzucić
    użyte karty; w jednej turze może powstać kilka etapów. Buduje się od dołu; przy niektórych cudach kolejność wybierasz ty.
web-help-architects-build-coins =
    Monety zastępują tylko to, czego brakuje: za etap płaci się jak największą liczbą szarych kart i jak najmniejszą liczbą monet.
    Jeśli jest kilka takich możliwości, karty wybierasz ty.
web-help-architects-blue =
    Niebieskie karty to punkty. Karta z kotem od razu przynosi też Kota, dopóki inny gracz nie weźmie takiej karty: na koniec
    jest wart 2 punkty, a przed swoją turą widzisz wierzchnią kartę stosu głównego.
web-help-architects-green =
    Dwa takie same albo trzy różne symbole musisz przed końcem tury odrzucić za żeton postępu: jeden z trzech odkrytych albo w
    ciemno z wierzchu stosu. Żetony pomagają do końca gry, większość raz na turę.
web-help-architects-green-sets =
    Zestaw to dokładnie dwie takie same albo trzy różne karty; jeśli masz ich kilka, wybierasz, który odrzucić, i tak dalej, dopóki
    masz zestaw i został jakiś żeton. W miejsce wziętego żetonu od razu trafia następny ze stosu.
web-help-architects-red =
    Każda czerwona karta to tarcza. Każdy róg na niej odwraca jeden znacznik konfliktu na stronę bitewną; nadmiarowe rogi się
    ignoruje.
web-help-architects-battle =
    Gdy odwróci się ostatni znacznik konfliktu, na koniec tej tury dochodzi do bitwy. Za każdego sąsiada, który ma mniej tarcz
    od ciebie, dostajesz żeton zwycięstwa wart 3 punkty. Potem wszystkie czerwone karty z rogami są odrzucane, a znaczniki
    konfliktu wracają na stronę pokojową.
web-help-architects-battle-shields =
    Tarcze to twoje czerwone karty, etapy Rodos z tarczą i 2 za Taktykę, razem ze wszystkim zdobytym w tej turze. Żetonów zwycięstwa
    nigdy nie zabraknie.
web-help-architects-free =
    Etapy, na które cię stać, trzeba wybudować, a zestawy symboli odrzucić przed końcem tury, w dowolnej kolejności. Dodatkowe
    karty z żetonów i efekty etapów możesz pominąć.
web-help-architects-free-draw =
    Żeton działa od chwili, gdy go weźmiesz, najwyżej raz na turę i tylko jeśli chcesz. Dodatkową kartę możesz wziąć do końca tury z
    tych samych trzech stosów; drugi powód w tej samej turze niczego nie dodaje.
web-help-architects-free-payment =
    Dzięki Ekonomii jedna moneta liczy się za dwie, jeśli brakuje co najmniej dwóch surowców; reszty się nie wydaje. Dzięki Inżynierii
    jeden etap na turę można wybudować z dowolnych surowców. Można je łączyć i żadna nie zmusza do budowy.
web-help-architects-effects =
    Efektu etapu używa się albo pomija go od razu, przed wszystkim innym; taki, który nic nie może zrobić, nie jest proponowany.
    Aleksandria bierze wierzchnią kartę dowolnego stosu na stole, Efez stosu głównego, Babilon żeton postępu; Rodos ma tarczę na
    stałe.
web-help-architects-effects-look =
    Halikarnas ogląda pięć wierzchnich kart lewego albo prawego stosu, albo wszystkie, jeśli jest ich mniej, zatrzymuje jedną i tasuje
    resztę stosu. Te pięć widzisz tylko ty, zatrzymaną widzą wszyscy. Zrezygnować można tylko, zanim się spojrzy.
web-help-architects-effects-both =
    Olimpia bierze wierzchnią kartę lewego i prawego stosu w wybranej kolejności, bez niczego pomiędzy; pusty stos się pomija.
web-help-architects-empty =
    Pusty stos pozostaje pusty. Jeśli puste są wszystkie trzy twoje stosy, nie bierzesz karty, ale rozgrywasz resztę tury. Jeśli na
    koniec tury puste są wszystkie stosy na stole, gra się kończy. Gdy skończy się stos żetonów postępu, miejsca odkrytych pozostają
    puste; gdy nie ma już żadnego żetonu, zielone karty zostają u ciebie.
web-help-architects-hidden =
    Ukryte są kolejność kart pod wierzchnią, stos główny i zakryte żetony. Co jest jeszcze w którym stosie, wolno wiedzieć wszystkim.
    Kot pokazuje wierzchnią kartę stosu głównego temu, kto ma go na początku swojej tury; zna ją, dopóki ktoś jej nie weźmie.
web-help-architects-score =
    Ukończony cud kończy grę po tej turze. Liczą się etapy, Kot, niebieskie karty, żetony zwycięstwa i żetony postępu. Przy
    remisie decyduje więcej etapów; jeśli remis się utrzymuje, gracze dzielą się zwycięstwem.
web-help-architects-score-last =
    Ukończenie cudu nie przerywa tury: symboli trzeba jeszcze użyć, dodatkowe karty i efekty można. Bitwa ostatniej tury odbywa się
    przed punktacją.
web-help-architects-two =
    W grze dwuosobowej masz w bitwach jednego przeciwnika: za więcej tarcz dostajesz jeden żeton, a za co najmniej dwa razy
    tyle (i nie mniej niż 2 tarcze) dwa.

## At the table

web-help-time-title = Gdy skończy się czas
web-help-time =
    Stół nie ma zegara albo ma zegar na każdą decyzję, czasem z rezerwą czasu, która biegnie, gdy zegar się skończy. Gdy twój czas
    minie, bot podejmie za ciebie tę jedną decyzję, a następna znów należy do ciebie. Jeśli przegapisz kilka z rzędu, stół uznaje cię
    za osobę nieobecną: zależnie od ustawień stołu gra za ciebie bot, dopóki są tu inni, albo wszyscy czekają. Gdy nie ma nikogo, stół
    stoi. Niezależnie od tego, jak długo cię nie ma, wracasz przy najbliższej otwartej decyzji. Na nieobecną osobę pozostali mogą
    czekać, pozwolić grać botowi albo komuś innemu z linkiem, dopóki nie wróci.
