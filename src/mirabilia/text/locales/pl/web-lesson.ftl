# The first lesson of each game: a coach beside a real table.

web-lesson-title = Pierwsza lekcja: { $game }
web-lesson-offer = Rozegraj pierwszą lekcję
web-lesson-again = Jeszcze raz
web-lesson-coach = Przewodnik
web-lesson-step = Lekcja, tura { $step } z { $all }
web-lesson-show = Pokaż mi gdzie
web-lesson-leave = Graj bez przewodnika
web-lesson-wait = Pozostali myślą.
web-lesson-over = Lekcja ukończona
web-lesson-stay = Dokończ tę grę

# What the coach says about what was just done.
web-lesson-well = Świetnie.
web-lesson-other-build = Budujesz coś innego: to też dobrze.
web-lesson-other-stage = Zamiast tego masz etap cudu: punkty na później.
web-lesson-other-sell = Zamiast tego masz monety: zawsze się przydają.
web-lesson-other-take = Masz inną kartę: zobaczymy, co z niej wyniknie.

## 7 Wonders

web-lesson-seven-resource =
    To twoje miasto, Giza. Wszyscy naraz wybierają jedną kartę, a resztę przekazują dalej. Najpierw potrzebujesz
    zasobów. Wybuduj: { $card }. Karta kosztuje mało albo nic i służy w każdej turze.
web-lesson-seven-points = Niebieskie karty to po prostu punkty na koniec gry. Wybuduj: { $card }.
web-lesson-seven-trade =
    Do karty „{ $card }” czegoś ci brakuje, ale produkuje to sąsiad. Mimo to ją wybuduj: za każdy zasób sąsiad dostanie
    2 monety. Przy każdej możliwości widać, ile kosztuje i komu płacisz.
web-lesson-seven-military =
    Na koniec ery porównujesz tarcze z oboma sąsiadami. Więcej tarcz daje punkty, mniej odbiera jeden. Wybuduj: { $card }.
web-lesson-seven-science =
    Zielone karty mają symbole. Trzy takie same to 9 punktów, trzy różne razem 10: opłaca się je zbierać. Wybuduj: { $card }.
web-lesson-seven-stage =
    Stać cię na etap cudu. Wsuń pod niego zakrytą kartę „{ $card }”: karta przepada, etap jest twój. Wybierz kartę,
    której nie potrzebujesz albo którą chce mieć sąsiad.
web-lesson-seven-sell =
    Ostatnia tura ery: masz dwie karty, jedną się zagrywa, a drugą odkłada. Odrzuć kartę „{ $card }” za 3 monety; za monety
    kupuje się zasoby, a każde trzy są warte punkt.
web-lesson-seven-free = Tym razem nic nowego: wybierz, co chcesz, na przykład kartę „{ $card }”.
web-lesson-seven-summary-first = Po szóstej turze porównano tarcze: kto wygrał, jest w dzienniku.
web-lesson-seven-summary-second = W erze II karty przekazuje się w prawo, kosztują więcej i dają więcej; w erze III dochodzą gildie.
web-lesson-seven-summary-third = Budowla może być za darmo dzięki innej, wcześniejszej. Na takiej karcie widać to zamiast ceny.
web-lesson-seven-summary-fourth = Na końcu liczy się wszystko: konflikty, monety, cud i karty każdego koloru.

## 7 Wonders Architects

web-lesson-architects-first =
    W swojej turze najpierw bierzesz jedną kartę: ze swojego stosu, ze stosu sąsiada albo w ciemno ze stosu głównego. Szare
    karty to surowce, z których powstaje twój cud. Weź: { $card }.
web-lesson-architects-fitting =
    Etap kosztuje surowce: albo takie same, albo różne; jakie, pokazuje twój cud. Moneta zastępuje jeden brakujący. Weź:
    { $card }.
web-lesson-architects-centre =
    Teraz spróbuj stosu głównego: jego wierzchniej karty nie zna nikt prócz tego, kto ma Kota.
web-lesson-architects-science =
    Zielone karty to symbole. Dwa takie same albo trzy różne odrzuca się za żeton postępu, który pomaga całą grę. Weź:
    { $card }.
web-lesson-architects-war =
    Czerwona karta to tarcza. Rogi na niej przybliżają bitwę: kto ma więcej tarcz niż przeciwnik, dostaje żeton wart 3 punkty, a
    kto co najmniej dwa razy tyle (i nie mniej niż 2) – dwa. Weź: { $card }.
web-lesson-architects-blue =
    Niebieskie karty to punkty. Karta z kotem przynosi też Kota: jest wart 2 punkty i pokazuje ci wierzchnią kartę
    stosu głównego. Weź: { $card }.
web-lesson-architects-act =
    Twoje karty na coś teraz pozwalają. To, co obowiązkowe, musisz zrobić; reszta zależy od ciebie.
web-lesson-architects-effect = Twój etap ma efekt: użyj go albo pomiń.
web-lesson-architects-look = Zatrzymaj jedną z tych kart; resztę stosu się tasuje.
web-lesson-architects-free = Tym razem nic nowego: weź to, co pasuje do następnego etapu.
web-lesson-architects-summary-first = Jedna karta na turę, a co można wybudować, trzeba wybudować przed końcem tury.
web-lesson-architects-summary-second = Pierwszy ukończony cud kończy grę, ale wygrywa ten, kto ma najwięcej punktów.
web-lesson-architects-summary-third = Symbole zamieniają się w żetony, rogi przynoszą bitwy, Kot podgląda.
web-lesson-architects-summary-fourth = Patrz, czego potrzebuje sąsiad: karty, którą bierzesz ty, on nie dostanie.
