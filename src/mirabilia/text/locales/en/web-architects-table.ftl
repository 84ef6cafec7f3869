# The pictured table of 7 Wonders Architects.

## The bar

web-arch-order = order: { $names }

## Progress tokens

web-arch-tokens = Progress tokens
web-arch-blind = Take blind
web-arch-stack =
    { $count ->
        [one] the top of { $count }
       *[other] the top of { $count }
    }
web-arch-stack-title = Tokens face down, in unknown order

## Cities

web-arch-left = left
web-arch-left-next = left, next to play
web-arch-right = right
web-arch-both-sides = your neighbour on both sides
web-arch-label-shields = shields
web-arch-label-victories = victories
web-arch-label-stages = stages
web-arch-stages-of = { $count } of { $all } stages
web-arch-next-stage = Next stage: { $cost }
web-arch-finished = The wonder is complete
web-arch-in-front = On the table
web-arch-mine = In front of you
web-arch-no-cards = no cards
web-arch-whole-city = { $city }: the whole city
web-arch-now-playing = now playing
web-arch-wonder-of = The wonder: { $wonder }
web-arch-previous-city = Previous city
web-arch-next-city = Next city

## Stages

web-arch-stage = Stage { $stage }
web-arch-built = built
web-arch-must-build = must be built
web-arch-can-build = can be built

## Conflict

web-arch-conflict = Conflict
web-arch-conflict-turned = { $turned } of { $all } conflict tokens flipped to battle
web-arch-fought-now = If there were a battle now:

## Decks

web-arch-decks = The decks
web-arch-deck-you = Your deck
web-arch-deck-centre = Central deck
web-arch-deck-of = Deck: { $city }
web-arch-only-you = only you see it
web-arch-face-down = face down
web-arch-peek = peek
web-arch-take = Take: { $card }
web-arch-take-unseen = Take it blind
web-arch-draw = Draw: { $card }
web-arch-draw-unseen = Draw it blind
web-arch-look = Look at 5 cards
web-arch-see-all = See all { $count }
web-arch-inside = Cards still in this deck, including the top one
web-arch-empty = empty

## What to do

web-arch-use = Use it
web-arch-must = must be done

## The log


## The Cat

web-arch-cat-yours = The Cat is yours: on your turn you see the top card of the central deck.
web-arch-cat = The Cat

## After the game

