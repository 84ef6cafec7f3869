# 7 Wonders as text.

web-seven-headline = { $age }, turn { $turn } of { $all }
# A card with its colour, cost and effect.
web-seven-card = { $card } ({ $colour }): { $effect }; cost: { $cost }
web-seven-hand = Your hand
web-seven-table = The table
web-seven-passing-left = Hands pass to the left in { $age }.
web-seven-passing-right = Hands pass to the right in { $age }.
web-seven-discards =
    { $count ->
        [0] No card is discarded.
        [one] { $count } card is discarded.
       *[other] { $count } cards are discarded.
    }
web-seven-stages = { $built } of { $all } stages built
web-seven-next-stage = Next stage: { $cost }, gives { $effect }
web-seven-sells = Makes and sells { $wares }
web-seven-makes = Makes for itself { $wares }
web-seven-built = Built: { $cards }
web-seven-conflict-points = Points from conflicts: +{ $won }, −{ $lost }
web-seven-conflicts = Conflicts: { $won } won, { $lost } lost
web-seven-memory-none = Nothing to remember yet.
web-seven-memory-title = What you remember
web-seven-memory =
    { $gone ->
        [0] { $city } holds { $cards }
       *[other] { $city } holds what is left of { $cards } ({ $gone } gone unseen)
    }

web-seven-question-choose =
    { $who ->
        [you] Choose what to do with a card
       *[other] Choose a card for { $city }
    }
web-seven-question-seventh =
    { $who ->
        [you] The seventh card: play it too
       *[other] The seventh card of { $city }: play it too
    }
web-seven-question-dig =
    { $who ->
        [you] Build a card of the discard pile, free
       *[other] Build a card of the discard pile for { $city }, free
    }
web-seven-nothing = No card
web-seven-do-build = Build: { $price }
web-seven-do-stage = Stage: { $price }
web-seven-do-sell = Sell for { $coins }
web-seven-do-free = Build free by your wonder
web-seven-do-dig = Build from the discard pile: { $price }
web-seven-do-decline = Build nothing
web-seven-cannot-build = Cannot be built: { $reason }
web-seven-cannot-stage = No stage: { $reason }
web-seven-cannot-sell = Cannot be sold: { $reason }
web-seven-chose-build = build { $card }
web-seven-chose-stage = a stage with { $card }
web-seven-chose-sell = sell { $card }
web-seven-chose-free = build { $card } free
web-seven-chose-dig = build { $card } from the discard pile
web-seven-chose-decline = build nothing

web-seven-earned = { $city }: { $coins }
web-seven-fought = { $first } { $shields } against { $second } { $against }: { $result }
web-seven-wins = { $city } wins
web-seven-age-began = { $age } begins.
