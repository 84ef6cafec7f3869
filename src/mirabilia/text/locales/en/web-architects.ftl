# 7 Wonders Architects as text.

web-architects-headline =
    { $who ->
        [you] Turn { $turn }: yours
       *[other] Turn { $turn }: { $city }
    }
web-architects-table = The table
web-architects-battle = Battle at the end of this turn!
web-architects-peace =
    { $count ->
        [one] { $count } horn to the next battle
       *[other] { $count } horns to the next battle
    }
web-architects-cat-nobody = Nobody has the Cat yet.
web-architects-cat = The Cat is with { $city }.
web-architects-deck =
    { $count ->
        [0] { $deck }: empty
        [one] { $deck }: { $card } on top, { $count } card
       *[other] { $deck }: { $card } on top, { $count } cards
    }
web-architects-its-deck = Deck
web-architects-unseen = a card face down
web-architects-blind = the top of the stack, unseen
web-architects-tokens-open = Progress tokens: { $tokens }
web-architects-built =
    { $count ->
        [one] { $count } of 5 stages built
       *[other] { $count } of 5 stages built
    }
web-architects-stage = Stage { $stage }: { $cost } resources, gives { $gives }
web-architects-cards = Cards: { $cards }
web-architects-tokens = Tokens: { $tokens }

web-architects-question-take = Take a card
web-architects-question-act = Do what your cards allow
web-architects-question-effect = The effect of your stage: { $effect }
web-architects-question-look = Keep one of the cards you see
web-architects-group-take = Take a card from
web-architects-group-build = Build
web-architects-group-research = Give up symbols for a progress token
web-architects-group-draw = Draw another card from
web-architects-group-effect = The effect of your stage
web-architects-group-look = Keep
web-architects-group-end = End
web-architects-do-take = { $deck }: { $card }
web-architects-do-build = Stage { $stage } ({ $gives }) with { $cards }
web-architects-do-research = { $cards } for { $token }
web-architects-do-look = Look into { $deck }
web-architects-do-use = Use it: { $effect }
web-architects-do-decline = Skip it
web-architects-do-end = End the turn
web-architects-cannot = Stage { $stage }: { $reason }
web-architects-paid-engineering = { $cards }, by Engineering
web-architects-paid-economy = { $coins } (one counts as 2, Economy)
