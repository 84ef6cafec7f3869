# 7 Wonders: what happened. $who is "you" for the person who reads, else $city has the name.

seven-built =
    { $who ->
        [you] You build { $card }: { $price }.
        [free_city] The Free City builds { $card }: { $price }.
       *[other] { $city } builds { $card }: { $price }.
    }
seven-built-chain = free (chain)
seven-built-free = free (wonder’s power)
seven-built-dug = free (from the discard pile)
seven-stage-built =
    { $who ->
        [you] You build stage { $stage } of your wonder ({ $effect }): { $price }.
        [free_city] The Free City builds stage { $stage } of its wonder ({ $effect }): { $price }.
       *[other] { $city } builds stage { $stage } of its wonder ({ $effect }): { $price }.
    }
# Only for the person who buried the card.
seven-buried = { $told } The card under it: { $card }.
seven-sold =
    { $who ->
        [you] You sell { $card }.
        [free_city] The Free City sells { $card }.
       *[other] { $city } sells { $card }.
    }
seven-sold-unseen =
    { $who ->
        [free_city] The Free City sells a card.
       *[other] { $city } sells a card.
    }
seven-thrown = Your last card is discarded: { $card }.
seven-declined =
    { $who ->
        [you] You build nothing from the discard pile.
        [free_city] The Free City builds nothing from the discard pile.
       *[other] { $city } builds nothing from the discard pile.
    }
seven-earned-trade = +{ $count } from neighbours
seven-earned-sale = +{ $count } for the card
seven-earned-effect = +{ $count } from its effect
