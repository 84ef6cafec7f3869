# The first lesson of each game: a coach beside a real table.

web-lesson-title = Pierwsza lekcja: { $game }
web-lesson-offer = Rozegraj pierwszą lekcję
web-lesson-again = Jeszcze raz
web-lesson-coach = Przewodnik
web-lesson-step = Lekcja, krok { $step } z { $all }
web-lesson-go-on = Dalej
web-lesson-show = Pokaż mi, gdzie
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

web-lesson-seven-goal =
    Celem jest mieć najwięcej punktów po trzech erach, po sześć tur każda. Punkty dają niebieskie karty, twój cud,
    konflikty, nauka i monety. Twoje miasto to { $city }, po obu stronach masz sąsiadów.
web-lesson-seven-resource =
    Wszyscy naraz wybierają jedną kartę, a resztę przekazują dalej. Kartę możesz wybudować, wsunąć pod swój cud albo
    odrzucić za 3 monety. Zasoby służą ci w każdej turze, zacznij więc od nich: wybuduj kartę „{ $card }”.
web-lesson-seven-points =
    Niebieskie karty to punkty na koniec gry i nic więcej. Wszystko, czego wymaga karta „{ $card }”, produkujesz u
    siebie: wybuduj ją.
web-lesson-seven-stage =
    Na pierwszy etap cudu wystarczą ci własne zasoby. Możesz wsunąć pod niego dowolną zakrytą kartę; przepadnie, więc
    wybierz taką, której ci nie szkoda, na przykład „{ $card }”.
web-lesson-seven-military =
    Czerwone karty to tarcze. Na koniec ery twoje porównuje się z tarczami każdego sąsiada. Wybuduj kartę „{ $card }”,
    żeby mieć przewagę.
web-lesson-seven-trade =
    Do karty „{ $card }” czegoś ci brakuje, ale sąsiad to produkuje i musi ci to sprzedać: 2 monety za każdy zasób.
    Wybuduj ją; na przycisku widać, komu płacisz.
web-lesson-seven-effect =
    Etapy dają nie tylko punkty: dzięki drugiemu możesz w każdej erze wybudować jedną kartę bez płacenia. Wsuń pod niego
    kartę „{ $card }”.
web-lesson-seven-conflict =
    Era się skończyła i oto jej konflikty. Zwycięstwo jest teraz warte 1 punkt, w drugiej erze 3, w trzeciej 5; porażka
    zawsze odbiera 1. W nowej erze karty idą w drugą stronę.
web-lesson-seven-power =
    Teraz przyda się zdolność twojego cudu. Karta „{ $card }” kosztuje, ale raz w tej erze budujesz za darmo: skorzystaj
    z tego właśnie tutaj.
web-lesson-seven-chain =
    Karta „{ $card }” nic cię nie kosztuje, bo masz w mieście kartę „{ $chain }”. Takie łańcuchy widać na kartach:
    wcześniejsza wymienia późniejszą. Wybuduj kartę „{ $card }”.
web-lesson-seven-science =
    Zielone karty mają symbole. Liczbę takich samych podnosi się do kwadratu: dwa to 4 punkty, trzy to 9; a każdy zestaw
    trzech różnych daje jeszcze 7. Kto zaczął, niech zbiera dalej. Wybuduj kartę „{ $card }”.
web-lesson-seven-free = Tym razem nic nowego: wybierz, co chcesz. Nada się karta „{ $card }”.
web-lesson-seven-summary-first = W trzeciej erze pojawiają się gildie: fioletowe karty, które liczą, co mają sąsiedzi.
web-lesson-seven-summary-second = Żółte karty dają monety, tańszy handel albo zasoby, których nikt od ciebie nie kupi.
web-lesson-seven-summary-third = Trzy monety są na koniec warte punkt. Ostatnią kartę z ręki się odrzuca.
web-lesson-seven-summary-fourth = Coś cię ciekawi? Naciśnij nazwę; zasady są pod znakiem zapytania.

## 7 Wonders Architects

web-lesson-architects-goal =
    Celem jest mieć najwięcej punktów w chwili, gdy ktoś ukończy cud. Twoje miasto to { $city }. Punkty dają etapy jego
    cudu, niebieskie karty, bitwy, Kot i żetony postępu.
web-lesson-architects-first =
    W swojej turze najpierw bierzesz jedną kartę: z własnego stosu, ze stosu sąsiada albo ze stosu głównego. Szare karty to
    surowce na twój cud. Weź: { $card }.
web-lesson-architects-stage =
    Etap kosztuje surowce: albo wszystkie różne, albo takie same; jakie, widać przy twoim mieście. Teraz brakuje ci
    tylko jednego: etap powstanie od razu, a karty zostaną odrzucone. Weź: { $card }.
web-lesson-architects-science =
    Zielone karty to symbole: dwa takie same albo trzy różne zamienia się na żeton postępu. Weź: { $card }.
web-lesson-architects-set = Jeszcze jeden symbol, zestaw jest pełny i żeton jest twój. Weź: { $card }.
web-lesson-architects-token =
    Żeton postępu pomaga do końca gry. Wybierz według tego, co który daje, albo weź w ciemno ten z wierzchu stosu.
web-lesson-architects-cat =
    Niebieskie karty to punkty. Karta z kotem przynosi też Kota: pokazuje ci wierzchnią kartę stosu głównego, a kto ma
    go na końcu, dostaje 2 punkty. Weź: { $card }.
web-lesson-architects-war =
    Czerwone karty to tarcze. Rogi odwracają znaczniki konfliktu; gdy odwrócone są wszystkie, dochodzi do bitwy. Kto ma
    więcej tarcz, dostaje 3 punkty; kto ma co najmniej dwa razy tyle, i nie mniej niż 2, dostaje 6. Weź: { $card }.
web-lesson-architects-coin = Moneta zastępuje jeden dowolny brakujący surowiec. Weź: { $card }.
web-lesson-architects-centre = Stos główny to skok w ciemno dla wszystkich prócz tego, kto ma Kota. Spróbuj.
web-lesson-architects-effect =
    Niektóre etapy coś robią, gdy powstają. Ten pozwala wziąć wierzchnią kartę dowolnego stosu na stole, na przykład: { $card }.
web-lesson-architects-free = Tym razem nic nowego: wybierz to, co pomoże w następnym etapie.
web-lesson-architects-summary-first = Tura, w której ktoś ukończy cud, jest ostatnia.
web-lesson-architects-summary-second = Co można wybudować, trzeba wybudować, nawet jeśli szkoda kart.
web-lesson-architects-summary-third = Każdy cud ma własne efekty: naciśnij etap, a zobaczysz, co robi.
web-lesson-architects-summary-fourth = Patrz, czego potrzebuje sąsiad: karty, którą bierzesz ty, on nie dostanie.
