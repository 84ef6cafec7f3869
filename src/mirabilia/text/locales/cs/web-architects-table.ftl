# The pictured table of 7 Wonders Architects.

## The bar

web-arch-order = pořadí: { $names }

## Progress tokens

web-arch-tokens = Žetony pokroku
web-arch-blind = Vzít naslepo
web-arch-stack =
    { $count ->
        [one] vrchní z { $count }
        [few] vrchní z { $count }
        [many] vrchní z { $count }
       *[other] vrchní z { $count }
    }
web-arch-stack-title = Žetony lícem dolů, pořadí nikdo nezná

## Cities

web-arch-left = vlevo
web-arch-left-next = vlevo, na tahu po tobě
web-arch-right = vpravo
web-arch-both-sides = soused z obou stran
web-arch-label-shields = štíty
web-arch-label-victories = vítězství
web-arch-label-stages = části
web-arch-stages-of = { $count } z { $all } částí
web-arch-next-stage = Další část: { $cost }
web-arch-finished = Div je dokončený
web-arch-in-front = Na stole
web-arch-mine = Před tebou
web-arch-no-cards = žádné karty
web-arch-whole-city = { $city }: celé město
web-arch-now-playing = je na tahu
web-arch-wonder-of = Div: { $wonder }
web-arch-previous-city = Předchozí město
web-arch-next-city = Další město

## Stages

web-arch-stage = Část { $stage }
web-arch-built = postaveno
web-arch-must-build = musí se postavit
web-arch-can-build = lze postavit

## Conflict

web-arch-conflict = Konflikt
web-arch-conflict-turned = Žetony konfliktu otočené k boji: { $turned } z { $all }
web-arch-fought-now = Kdyby byl boj teď:

## Decks

web-arch-decks = Balíčky
web-arch-deck-you = Tvůj balíček
web-arch-deck-centre = Dobírací balíček
web-arch-deck-of = Balíček: { $city }
web-arch-only-you = vidíš jen ty
web-arch-face-down = lícem dolů
web-arch-peek = náhled
web-arch-take = Vzít: { $card }
web-arch-take-unseen = Vzít naslepo
web-arch-draw = Vzít navíc: { $card }
web-arch-draw-unseen = Vzít navíc naslepo
web-arch-look = Prohlédnout 5 karet
web-arch-see-all = Všechny karty ({ $count })
web-arch-inside = Karty, které v balíčku ještě jsou, i s vrchní
web-arch-empty = prázdno

## What to do

web-arch-use = Využít
web-arch-must = povinné

## The log


## The Cat

web-arch-cat-yours = Kočka je tvoje: ve svém tahu vidíš vrchní kartu dobíracího balíčku.
web-arch-cat = Kočka

## After the game

