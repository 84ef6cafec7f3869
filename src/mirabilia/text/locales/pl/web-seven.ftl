# 7 Wonders as text.

web-seven-headline = { seven-age }, tura { $turn } z { $all }
# A card with its colour, cost and effect.
web-seven-card = { $card } ({ $colour }): { $effect }; koszt: { $cost }
# The long words of the cards with a hyphen wherever a line may end, since browsers do not know that in every language.
web-seven-hyphens = Karawan-seraj Ambula-torium Labora-torium Obserwa-torium rzemieśl-ników budowni-czych
web-seven-hand = Twoje karty
web-seven-table = Stół
web-seven-passing-left = W erze { seven-age-number } karty przekazuje się w lewo.
web-seven-passing-right = W erze { seven-age-number } karty przekazuje się w prawo.
web-seven-discards =
    { $count ->
        [0] Stos kart odrzuconych jest pusty.
        [one] { $count } karta leży na stosie kart odrzuconych.
        [few] { $count } karty leżą na stosie kart odrzuconych.
        [many] { $count } kart leży na stosie kart odrzuconych.
       *[other] { $count } karty leży na stosie kart odrzuconych.
    }
web-seven-stages = wybudowane etapy: { $built } z { $all }
web-seven-next-stage = Następny etap: { $cost }, daje: { $effect }
web-seven-sells = Produkuje i sprzedaje: { $wares }
web-seven-makes = Produkuje tylko dla siebie: { $wares }
web-seven-built = Wybudowane: { $cards }
web-seven-conflict-points = Punkty z konfliktów: +{ $won }, −{ $lost }
web-seven-memory-none = Na razie nie ma czego pamiętać.
web-seven-memory-title = Co pamiętasz
web-seven-memory =
    { $gone ->
        [0] { $city } ma: { $cards }
       *[other] { $city } ma to, co zostało z kart: { $cards } (zagrane od tamtej pory: { $gone })
    }

web-seven-question-choose =
    { $who ->
        [you] Wybierz, co zrobić z kartą
       *[other] Wybierz kartę, którą zagra { $city }
    }
web-seven-question-seventh =
    { $who ->
        [you] Siódma karta: zagraj także ją
       *[other] Siódma karta, { $city }: zagraj także ją
    }
web-seven-question-dig =
    { $who ->
        [you] Wybuduj za darmo jedną z kart odrzuconych
       *[other] Wybierz odrzuconą kartę, którą za darmo wybuduje { $city }
    }
web-seven-nothing = Żadna karta
web-seven-do-build = Wybuduj: { $price }
web-seven-do-stage = Etap: { $price }
web-seven-do-sell = Odrzuć za { $coins }
web-seven-do-free = Wybuduj za darmo (cud)
web-seven-do-dig = Wybuduj z odrzuconych: { $price }
web-seven-do-decline = Nic nie buduj
web-seven-cannot-build = Nie można wybudować: { $reason }
web-seven-cannot-stage = Nie można wybudować etapu: { $reason }
web-seven-cannot-sell = Nie można odrzucić: { $reason }
web-seven-chose-build = wybudować: { $card }
web-seven-chose-stage = etap, pod nim { $card }
web-seven-chose-sell = odrzucić: { $card }
web-seven-chose-free = wybudować za darmo: { $card }
web-seven-chose-dig = wybudować z odrzuconych: { $card }
web-seven-chose-decline = nic nie budować

web-seven-earned =
    { $who ->
        [you] Ty: { $coins }
       *[other] { $city }: { $coins }
    }
web-seven-fought =
    { $who ->
        [you] Ty { $shields } przeciw { $second } { $against }: { $result }
       *[other] { $first } { $shields } przeciw { $second } { $against }: { $result }
    }
web-seven-wins =
    { $who ->
        [you] wygrywasz
       *[other] { $city } wygrywa
    }
web-seven-age-began = Zaczyna się era { seven-age-number }.
