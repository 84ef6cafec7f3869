# 7 Wonders in the terminal.

## Its first words

seven-terminal-intro-you =
    { $count ->
        [one] Twoje miasto: { $city }. Grasz przeciwko jednemu botowi ({ $bot }). Wygrywa ten, kto ma najwięcej punktów.
        [few] Twoje miasto: { $city }. Grasz przeciwko { $count } botom ({ $bot }). Wygrywa ten, kto ma najwięcej punktów.
        [many] Twoje miasto: { $city }. Grasz przeciwko { $count } botom ({ $bot }). Wygrywa ten, kto ma najwięcej punktów.
       *[other] Twoje miasto: { $city }. Grasz przeciwko { $count } bota ({ $bot }). Wygrywa ten, kto ma najwięcej punktów.
    }
seven-terminal-first-what = W każdej turze użyj jednej karty: wybuduj ją, wsuń pod cud i wybuduj jego etap albo odrzuć za 3 monety.
seven-terminal-first-how = Wpisz jej numer i literę, np. 3 b: b ją buduje, s buduje etap cudu, x ją odrzuca; ? podpowie.
seven-terminal-intro-free-city = Wolne miasto nie ma gracza: ty i bot gracie za nie na zmianę.

## The screen of a turn

seven-terminal-header = { seven-age } · tura { $turn } z 6 · { $detail }
seven-terminal-passing-left = karty idą { $left } ← { $you } ← { $right }
seven-terminal-passing-right = karty idą { $left } → { $you } → { $right }
seven-terminal-last-turn = druga karta jest odkładana, potem konflikty
seven-terminal-last-turn-both = zagrywane są obie karty, potem konflikty
seven-terminal-swap = { $city } wymienia się z tobą kartami
seven-terminal-holder = Masz kartę wolnego miasta i dobraną kartę „{ $card }”: najpierw wybierz dla siebie, potem dla wolnego miasta.
seven-terminal-holder-other = { $city } ma kartę wolnego miasta i w tej turze gra też za nie.
seven-terminal-special-seventh = Siódma karta
seven-terminal-seventh-why = Twój cud pozwala ci zagrać też ostatnią kartę; zarobku z tej tury nie można jeszcze wydać.
seven-terminal-seventh-for = Cud wolnego miasta pozwala mu zagrać ostatnią kartę ze stosu; ty wybierasz jak.
seven-terminal-special-dig = Stos kart odrzuconych
seven-terminal-dig-why = Twój cud pozwala ci wybudować jedną z tych kart za darmo; n nie buduje nic.
seven-terminal-dig-for = Cud wolnego miasta buduje jedną z tych kart za darmo: wybierz którą; n nie buduje nic.
seven-terminal-special-free_city = Grasz za wolne miasto
seven-terminal-free-city-why = Twój własny wybór: { $choice } (u cofa go). Teraz wybierz kartę dla wolnego miasta.

seven-terminal-choice-build = wznieść: { $card }
seven-terminal-choice-stage = etap cudu, pod nim: { $card }
seven-terminal-choice-sell = odrzucić za monety: { $card }
seven-terminal-choice-free = wznieść za darmo: { $card }

seven-terminal-title = { $seat } { $city } { $side }
seven-terminal-title-free-city = { $seat } { $city } ({ $board } { $side })
seven-terminal-far = pozostali
seven-terminal-far-coins = monety
seven-terminal-far-shields = tarcze
seven-terminal-far-stages = etapy
seven-terminal-far-won_lost = wyg-prz
# Numbers of compasses, gears and tablets: 2-0-1.
seven-terminal-far-science = c-k-t
seven-terminal-far-cards = karty
seven-terminal-side-left = ← { $city }
seven-terminal-side-right = → { $city }
# The own city, seen from the Free City.
seven-terminal-title-you = { $title } (ty)
seven-terminal-own = twoje miasto: { $city }
seven-terminal-income = { $coins } ({ $income } na następną turę)
seven-terminal-stages = etapy { $stages }
seven-terminal-science = nauka { $symbols }
seven-terminal-conflicts = konflikty: wygrane { $won }, przegrane { $lost } ({ points })
seven-terminal-makes = produkuje: { $wares }
seven-terminal-sells = sprzedaje po { $coins }: { $wares }
seven-terminal-buys = taniej: { $discounts }
seven-terminal-free-build = w tej erze możesz wznieść jedną budowlę za darmo (f)
seven-terminal-no-cards = jeszcze bez kart

seven-terminal-column-card = karta
seven-terminal-column-does = co daje
seven-terminal-column-needs = koszt
seven-terminal-column-build = b budowa
seven-terminal-column-stage = s etap
seven-terminal-column-sell = x odrzuć
seven-terminal-copies = { $card } ×{ $count }
seven-terminal-free-verb = f: za darmo
# What a card does, what it costs, and what it makes free later.
seven-terminal-does-costs = { $effect } ({ $cost })
seven-terminal-does-frees = { $effect }, łańcuch do: { $cards }
seven-terminal-next-stage = Etap { $number } ({ $cost } → { $effect }): { $answer }
seven-terminal-complete = Cud jest ukończony.

## Looking closer

seven-terminal-stage = etap { $number }: { $cost } → { $effect }
seven-terminal-for-sale = produkuje i sprzedaje: { $wares }
seven-terminal-own-use = produkuje tylko dla siebie: { $wares }
seven-terminal-sold =
    { $count ->
        [0] nie odrzucono żadnej karty za monety
        [one] odrzucono za monety { $count } kartę
        [few] odrzucono za monety { $count } karty
        [many] odrzucono za monety { $count } kart
       *[other] odrzucono za monety { $count } karty
    }
seven-terminal-explain = { $card } · { $effect } · { $cost }
seven-terminal-costs = koszt: { $cost }
seven-terminal-costs-nothing = za darmo
seven-terminal-free-with = za darmo, jeśli masz: { $cards }
seven-terminal-frees = łańcuch do: { $cards }
seven-terminal-not-build = nie można wybudować – { $reason }
seven-terminal-not-stage = nie można wybudować etapu – { $reason }
seven-terminal-not-sell = nie można odrzucić za monety – { $reason }
seven-terminal-log-turn = { seven-age }, tura { $turn }
seven-terminal-memory = { $city } ma to, co zostało z kart: { $cards }
seven-terminal-memory-gone =
    { $count ->
        [one] ({ $count } z nich zagrano zakrytą)
        [few] ({ $count } z nich zagrano zakryte)
        [many] ({ $count } z nich zagrano zakrytych)
       *[other] ({ $count } z nich zagrano zakrytych)
    }
seven-terminal-memory-drawn = i kartę ze stosu wolnego miasta
seven-terminal-memory-empty = W tej erze żadne karty z ręki nie poszły jeszcze dalej.

## What changed

seven-terminal-turn-over = Co się stało: { seven-age }, tura { $turn }
seven-terminal-over-seventh = Siódma karta ery { seven-age-number }
seven-terminal-over-digging = Stos kart odrzuconych: { seven-age }, tura { $turn }
seven-terminal-changes = Twoje miasto: { $changes }.
seven-terminal-change-coins = monety { $before } → { $after }
seven-terminal-change-shields = tarcze { $before } → { $after }
seven-terminal-change-symbols = symbole naukowe { $before } → { $after }
seven-terminal-change-stages = etapy { $before } → { $after }

## Asking

seven-terminal-prompt-payment =
    { $last ->
        [1] Jest tylko jeden sposób zapłaty: wpisz 1. (Enter: wstecz)
       *[other] Który sposób zapłaty, 1-{ $last }? (Enter: wstecz)
    }
seven-terminal-payment = { $number }  { $price }

## Answers to what cannot be done

seven-terminal-what = Nie rozumiem: { $line }. { $how }
seven-terminal-how = Wpisz numer karty i b, s albo x, np. 2 b; ? wyjaśnia.
seven-terminal-how-dig = Wpisz numer karty i b, np. 2 b, albo n, jeśli nic; ? wyjaśnia.
seven-terminal-no-row =
    { $count ->
        [one] Jest tylko karta 1.
        [few] Wybierz kartę od 1 do { $count }.
        [many] Wybierz kartę od 1 do { $count }.
       *[other] Wybierz kartę od 1 do { $count }.
    }
seven-terminal-no-payment =
    { $count ->
        [one] Jest tylko sposób zapłaty 1.
        [few] Wybierz sposób zapłaty od 1 do { $count }.
        [many] Wybierz sposób zapłaty od 1 do { $count }.
       *[other] Wybierz sposób zapłaty od 1 do { $count }.
    }
seven-terminal-cannot-build = Karty „{ $card }” nie można wybudować – { $reason }.
seven-terminal-cannot-stage = Etapu z kartą „{ $card }” nie można wybudować – { $reason }.
seven-terminal-cannot-sell = Karty „{ $card }” nie można odrzucić za monety – { $reason }.
seven-terminal-only = Z kartą „{ $card }” można tu tylko: { $letters }.
seven-terminal-cannot-free = Karty „{ $card }” nie można wybudować za darmo: pozwala na to tylko drugi etap Olimpii A, raz na erę.
seven-terminal-no-decline = Nie można pasować; x odrzuca kartę.
seven-terminal-no-choice = Nie ma czego cofnąć.

## Help

seven-terminal-help-build = wybudować kartę 3 najtańszym sposobem
seven-terminal-help-ways = najpierw pokazać wszystkie sposoby zapłaty (także 3 s ?)
seven-terminal-help-stage = wybudować następny etap cudu, wsuwając pod niego zakrytą kartę 3
seven-terminal-help-sell = odrzucić kartę 3 za 3 monety
seven-terminal-help-free = wybudować kartę 3 za darmo dzięki Olimpii
seven-terminal-help-card = wyjaśnić kartę 3
seven-terminal-help-nothing = nic nie budować ze stosu kart odrzuconych
seven-terminal-help-back = cofnąć własny wybór, zanim wybierzesz dla wolnego miasta
seven-terminal-help-memory = karty, które poszły od ciebie dalej, oraz twoje karty pod cudem i odrzucone
seven-terminal-help-signs = { $yes } można zapłacić · { $chain } za darmo dzięki łańcuchowi albo cudowi · { $no } nie można, i dlaczego
seven-terminal-help-far = c-k-t to liczby cyrkli, kół zębatych i tabliczek, +1 za dowolny symbol; wyg-prz to wygrane i przegrane konflikty.
seven-terminal-help-trade = Czego ci brakuje, kupisz od sąsiada, który to produkuje: 2 monety za sztukę, ze zniżką 1.
seven-terminal-help-score = Punkty: konflikty, 1 za 3 monety, cud, niebieskie karty, nauka (takie same symbole do kwadratu, 7 za zestaw), żółte karty, gildie.
