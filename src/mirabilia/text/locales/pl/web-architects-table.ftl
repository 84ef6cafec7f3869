# The pictured table of 7 Wonders Architects.

## The bar

web-arch-your-turn = Twoja tura
web-arch-turn-of = Tura: { $city }
web-arch-order = kolejność: { $names }
web-arch-text-view = Pokaż jako tekst
web-arch-keys = Klawisze i zasady
web-arch-close = Zamknij
web-arch-menu = Klawisze i zasady

## Progress tokens

web-arch-tokens = Żetony postępu
web-arch-blind = W ciemno
web-arch-stack =
    { $count ->
        [one] wierzchni z { $count }
        [few] wierzchni z { $count }
        [many] wierzchni z { $count }
       *[other] wierzchni z { $count }
    }
web-arch-stack-title = Zakryte żetony, kolejność nieznana

## Cities

web-arch-left = po lewej
web-arch-left-next = po lewej, następna tura
web-arch-right = po prawej
web-arch-both-sides = sąsiad z obu stron
web-arch-label-shields = tarcze
web-arch-label-victories = zwycięstwa
web-arch-label-stages = etapy
web-arch-stages-of = { $count } z { $all } etapów
web-arch-next-stage = Następny etap: { $cost }
web-arch-finished = Cud jest ukończony
web-arch-in-front = Na stole
web-arch-mine = Przed tobą
web-arch-no-cards = brak kart
web-arch-whole-city = { $city }: całe miasto
web-arch-now-playing = teraz gra
web-arch-wonder-of = Cud: { $wonder }
web-arch-previous-city = Poprzednie miasto
web-arch-next-city = Następne miasto

## Stages

web-arch-stage = Etap { $stage }
web-arch-built = stoi
web-arch-must-build = trzeba wybudować
web-arch-can-build = można wybudować

## Conflict

web-arch-conflict = Konflikt
web-arch-conflict-turned = Znaczniki konfliktu stroną bitewną ku górze: { $turned } z { $all }
web-arch-fought-now = Bitwa teraz:

## Decks

web-arch-decks = Stosy
web-arch-deck-you = Twój stos
web-arch-deck-centre = Stos główny
web-arch-deck-of = Stos: { $city }
web-arch-only-you = widzisz tylko ty
web-arch-face-down = zakryta
web-arch-peek = podgląd
web-arch-take = Weź: { $card }
web-arch-take-unseen = Weź w ciemno
web-arch-draw = Dobierz: { $card }
web-arch-draw-unseen = Dobierz w ciemno
web-arch-look = Obejrzyj
web-arch-see-all = Wszystkie karty: { $count }
web-arch-inside = Karty, które jeszcze w nim są, razem z wierzchnią
web-arch-empty = pusto
web-arch-gain-resource = surowiec do budowy
web-arch-gain-coin = zastępuje dowolny surowiec
web-arch-gain-symbol = dwa takie same albo trzy różne symbole dają żeton
web-arch-gain-cat = kto ją weźmie, dostaje Kota
web-arch-gain-horns =
    { $count ->
        [one] { $count } róg
        [few] { $count } rogi
        [many] { $count } rogów
       *[other] { $count } rogu
    }
web-arch-gain-unseen-you = nie widzisz tej karty
web-arch-have = masz { $count }

## What to do

web-arch-use = Użyj
web-arch-must = obowiązkowe

## The log

web-arch-since = Od twojego ostatniego ruchu
web-arch-lately = Ostatnio
web-arch-whole-log = Cały dziennik

## The Cat

web-arch-cat-yours = Kot jest twój: w swojej turze widzisz wierzchnią kartę stosu głównego.
web-arch-cat = Kot

## After the game, and keys

web-arch-replay = Obejrzyj powtórkę
web-arch-key-numbers = Przejdź do tego wyboru
web-arch-key-arrows = Od wyboru do wyboru
web-arch-key-enter = Wykonaj
web-arch-key-escape = Zamknij albo pomiń animację
web-arch-key-help = Ta pomoc
web-arch-key-log = Cały dziennik
