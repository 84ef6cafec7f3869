# 7 Wonders Architects as text.

web-architects-headline =
    { $who ->
        [you] Tah { $turn }: hraješ ty
       *[other] Tah { $turn }: { $city }
    }
web-architects-table = Stůl
web-architects-battle = Na konci tohoto tahu bude boj!
web-architects-peace =
    { $count ->
        [one] Do dalšího boje zbývá { $count } roh
        [few] Do dalšího boje zbývají { $count } rohy
        [many] Do dalšího boje zbývá { $count } rohu
       *[other] Do dalšího boje zbývá { $count } rohů
    }
web-architects-cat-nobody = Kočku zatím nikdo nemá.
web-architects-cat = Kočku má { $city }.
web-architects-deck =
    { $count ->
        [0] { $deck }: prázdno
        [one] { $deck }: nahoře { $card }, { $count } karta
        [few] { $deck }: nahoře { $card }, { $count } karty
        [many] { $deck }: nahoře { $card }, { $count } karty
       *[other] { $deck }: nahoře { $card }, { $count } karet
    }
web-architects-its-deck = Balíček
web-architects-unseen = karta lícem dolů
web-architects-blind = naslepo ze sloupečku
web-architects-tokens-open = Žetony pokroku: { $tokens }
web-architects-built =
    { $count ->
        [one] Postavené části: { $count } z 5
        [few] Postavené části: { $count } z 5
        [many] Postavené části: { $count } z 5
       *[other] Postavené části: { $count } z 5
    }
web-architects-stage = Část { $stage }. Cena: { $cost }; dává: { $gives }
web-architects-cards = Karty: { $cards }
web-architects-tokens = Žetony: { $tokens }

web-architects-question-take = Vezmi si kartu
web-architects-question-act = Udělej, co tvoje karty dovolují nebo žádají
web-architects-question-effect = Efekt tvé části divu: { $effect }
web-architects-question-look = Nech si jednu z karet, které vidíš
web-architects-group-take = Vzít si kartu
web-architects-group-build = Postavit
web-architects-group-research = Odhodit symboly za žeton pokroku
web-architects-group-draw = Vzít si kartu navíc
web-architects-group-effect = Efekt tvé části divu
web-architects-group-look = Nechat si
web-architects-group-end = Konec
web-architects-do-take = { $deck }: { $card }
web-architects-do-build = Část { $stage } ({ $gives }) za karty: { $cards }
web-architects-do-research = { $cards } za žeton: { $token }
web-architects-do-look = Prohlédnout si vrchní karty { $deck }
web-architects-do-use = Využít: { $effect }
web-architects-do-decline = Nevyužít
web-architects-do-end = Ukončit tah
web-architects-cannot = Část { $stage }: { $reason }
web-architects-paid-engineering = { $cards } (Stavitelství)
web-architects-paid-economy = { $coins } (jedna platí za dvě: Hospodářství)
