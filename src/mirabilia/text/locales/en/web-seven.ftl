# 7 Wonders as text.

web-seven-headline = { seven-age }, turn { $turn } of { $all }
# A card with its colour, cost and effect.
web-seven-card = { $card } ({ $colour }): { $effect }; cost: { $cost }
# The long words of the cards with a hyphen wherever a line may end, since browsers do not know that in every language.
web-seven-hyphens = Fortifi-cations Philos-ophers
web-seven-hand = Your hand
web-seven-table = The table
web-seven-passing-left = Hands pass to the left in { seven-age }.
web-seven-passing-right = Hands pass to the right in { seven-age }.
web-seven-discards =
    { $count ->
        [0] The discard pile is empty.
        [one] { $count } card in the discard pile.
       *[other] { $count } cards in the discard pile.
    }
web-seven-stages = { $built } of { $all } stages built
web-seven-next-stage = Next stage: { $cost }, gives { $effect }
web-seven-sells = Produces and sells { $wares }
web-seven-makes = Produces for itself only: { $wares }
web-seven-built = Built: { $cards }
web-seven-conflict-points = Points from conflicts: +{ $won }, −{ $lost }
web-seven-memory-none = Nothing to remember yet.
web-seven-memory-title = What you remember
web-seven-memory =
    { $gone ->
        [0] { $city } holds { $cards }
       *[other] { $city } holds what is left of { $cards } ({ $gone } played since)
    }

web-seven-question-choose =
    { $who ->
        [you] Choose what to do with a card
       *[other] Choose a card for { $city }
    }
web-seven-question-seventh =
    { $who ->
        [you] Your seventh card: play it too
       *[other] The seventh card of { $city }: play it too
    }
web-seven-question-dig =
    { $who ->
        [you] Build a card from the discard pile for free
       *[other] Build a card from the discard pile for { $city }, for free
    }
web-seven-nothing = No card
web-seven-do-build = Build: { $price }
web-seven-do-stage = Stage: { $price }
web-seven-do-sell = Sell for { $coins }
web-seven-do-free = Build for free (wonder)
web-seven-do-dig = Build from the discard pile: { $price }
web-seven-do-decline = Build nothing
web-seven-cannot-build = Cannot be built: { $reason }
web-seven-cannot-stage = Cannot build a stage: { $reason }
web-seven-cannot-sell = Cannot be sold: { $reason }
web-seven-chose-build = build { $card }
web-seven-chose-stage = a stage with { $card }
web-seven-chose-sell = sell { $card }
web-seven-chose-free = build { $card } for free
web-seven-chose-dig = build { $card } from the discard pile
web-seven-chose-decline = build nothing

web-seven-earned =
    { $who ->
        [you] You: { $coins }
       *[other] { $city }: { $coins }
    }
web-seven-fought =
    { $who ->
        [you] You { $shields } against { $second } { $against }: { $result }
       *[other] { $first } { $shields } against { $second } { $against }: { $result }
    }
web-seven-wins =
    { $who ->
        [you] you win
       *[other] { $city } wins
    }
web-seven-age-began = { seven-age } begins.
