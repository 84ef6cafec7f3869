# 7 Wonders Architects as text.

web-architects-headline =
    { $who ->
        [you] Tura { $turn }: twoja
       *[other] Tura { $turn }: { $city }
    }
web-architects-table = Stół
web-architects-battle = Na koniec tej tury dojdzie do bitwy!
web-architects-peace =
    { $count ->
        [one] { $count } róg do następnej bitwy
        [few] { $count } rogi do następnej bitwy
        [many] { $count } rogów do następnej bitwy
       *[other] { $count } rogu do następnej bitwy
    }
web-architects-cat-nobody = Nikt nie ma jeszcze Kota.
web-architects-cat = Kota ma { $city }.
web-architects-deck =
    { $count ->
        [0] { $deck }: pusto
        [one] { $deck }: na wierzchu { $card }, { $count } karta
        [few] { $deck }: na wierzchu { $card }, { $count } karty
        [many] { $deck }: na wierzchu { $card }, { $count } kart
       *[other] { $deck }: na wierzchu { $card }, { $count } karty
    }
web-architects-its-deck = Stos
web-architects-unseen = zakryta karta
web-architects-blind = w ciemno z wierzchu stosu
web-architects-tokens-open = Żetony postępu: { $tokens }
web-architects-built =
    { $count ->
        [one] Wybudowane etapy: { $count } z 5
        [few] Wybudowane etapy: { $count } z 5
        [many] Wybudowane etapy: { $count } z 5
       *[other] Wybudowane etapy: { $count } z 5
    }
web-architects-stage = Etap { $stage }. Koszt: { $cost }; daje: { $gives }
web-architects-cards = Karty: { $cards }
web-architects-tokens = Żetony: { $tokens }

web-architects-question-take = Weź kartę
web-architects-question-act = Zrób to, na co pozwalają albo czego wymagają twoje karty
web-architects-question-effect = Efekt twojego etapu: { $effect }
web-architects-question-look = Zatrzymaj jedną z kart, które widzisz
web-architects-group-take = Weź kartę
web-architects-group-build = Wybuduj
web-architects-group-research = Odrzuć symbole za żeton postępu
web-architects-group-draw = Weź dodatkową kartę
web-architects-group-effect = Efekt twojego etapu
web-architects-group-look = Zatrzymaj
web-architects-group-end = Koniec
web-architects-do-take = { $deck }: { $card }
web-architects-do-build = Etap { $stage } ({ $gives }) za karty: { $cards }
web-architects-do-research = { $cards } za żeton: { $token }
web-architects-do-look = Obejrzyj wierzchnie karty { $deck }
web-architects-do-use = Użyj: { $effect }
web-architects-do-decline = Pomiń
web-architects-do-end = Zakończ turę
web-architects-cannot = Etap { $stage }: { $reason }
web-architects-paid-engineering = { $cards } (Inżynieria)
web-architects-paid-economy = { $coins } (jedna liczy się za dwie: Ekonomia)
