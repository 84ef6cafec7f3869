# 7 Wonders Architects as text.

web-architects-headline =
    { $who ->
        [you] Turn { $turn }: your turn
       *[other] Turn { $turn }: { $city }
    }
web-architects-table = The table
web-architects-battle = Battle at the end of this turn!
web-architects-peace =
    { $count ->
        [one] { $count } horn until the next battle
       *[other] { $count } horns until the next battle
    }
web-architects-cat-nobody = Nobody has the Cat yet.
web-architects-cat = { $city } has the Cat.
web-architects-deck =
    { $count ->
        [0] { $deck }: empty
        [one] { $deck }: { $card } on top, { $count } card
       *[other] { $deck }: { $card } on top, { $count } cards
    }
web-architects-its-deck = Deck
web-architects-unseen = a card face down
web-architects-blind = the top of the stack, blind
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
web-architects-question-act = Do what your cards allow or demand
web-architects-question-effect = The effect of your stage: { $effect }
web-architects-question-look = Keep one of the cards you see
web-architects-group-take = Take a card from
web-architects-group-build = Build
web-architects-group-research = Discard symbols for a progress token
web-architects-group-draw = Draw another card from
web-architects-group-effect = The effect of your stage
web-architects-group-look = Keep
web-architects-group-end = End
web-architects-do-take = { $deck }: { $card }
web-architects-do-build = Stage { $stage } ({ $gives }) with { $cards }
web-architects-do-research = { $cards } for { $token }
web-architects-do-look = Look at the top cards of { $deck }
web-architects-do-use = Use it: { $effect }
web-architects-do-decline = Skip it
web-architects-do-end = End the turn
web-architects-cannot = Stage { $stage }: { $reason }
web-architects-paid-engineering = { $cards }, using Engineering
web-architects-paid-economy = { $coins } (one counts as 2, Economy)
