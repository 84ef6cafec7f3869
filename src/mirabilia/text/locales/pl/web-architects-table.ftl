# The pictured table of 7 Wonders Architects.

## The bar

web-arch-order = kolejność: { $names }

## Progress tokens

web-arch-tokens = Żetony postępu
web-arch-blind = Weź w ciemno
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
web-arch-built = wybudowany
web-arch-must-build = trzeba wybudować
web-arch-can-build = można wybudować

## Conflict

web-arch-conflict = Konflikt
web-arch-conflict-turned = Znaczniki konfliktu stroną bitewną ku górze: { $turned } z { $all }
web-arch-fought-now = Gdyby teraz była bitwa:

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
web-arch-draw = Weź dodatkowo: { $card }
web-arch-draw-unseen = Weź dodatkowo w ciemno
web-arch-look = Obejrzyj 5 kart
web-arch-see-all = Wszystkie karty ({ $count })
web-arch-inside = Karty, które są jeszcze w stosie, razem z wierzchnią
web-arch-empty = pusto

## What to do

web-arch-use = Użyj
web-arch-must = obowiązkowe

## The log


## The Cat

web-arch-cat-yours = Kot jest twój: w swojej turze widzisz wierzchnią kartę stosu głównego.
web-arch-cat = Kot

## After the game

