# 7 Wonders in the terminal.

## Its first words

seven-terminal-intro-you =
    { $count ->
        [one] You rule { $city } against a bot ({ $bot }). The most points wins.
       *[other] You rule { $city } against { $count } bots ({ $bot }). The most points wins.
    }
seven-terminal-first-what = Each turn use one card: build it, build a stage with it, or sell it for 3 coins.
seven-terminal-first-how = Type its number and a letter, like 3 b (b build, s stage, x sell); ? for help.
seven-terminal-intro-free-city = The Free City has no player: you and the bot take turns playing for it.

## The screen of a turn

seven-terminal-header = { seven-age } · turn { $turn } of 6 · { $detail }
seven-terminal-passing-left = hands go { $left } ← { $you } ← { $right }
seven-terminal-passing-right = hands go { $left } → { $you } → { $right }
seven-terminal-last-turn = the other card is discarded, then conflicts
seven-terminal-last-turn-both = both cards are played, then conflicts
seven-terminal-swap = hands are swapped with { $city }
seven-terminal-holder = You hold the Free City card and drew { $card }: first choose for yourself, then for the Free City.
seven-terminal-holder-other = { $city } holds the Free City card and plays for the Free City this turn.
seven-terminal-special-seventh = The seventh card
seven-terminal-seventh-why = Your wonder lets you play the last card too; what you earned this turn cannot be spent yet.
seven-terminal-seventh-for = The Free City’s wonder lets it play the last card of the pile; you choose how.
seven-terminal-special-dig = The discard pile
seven-terminal-dig-why = Your wonder lets you build one of these cards for free; n builds nothing.
seven-terminal-dig-for = The Free City’s wonder builds one of these cards for free: you choose which; n builds nothing.
seven-terminal-special-free_city = You play for the Free City
seven-terminal-free-city-why = Your own choice: { $choice } (u takes it back). Now pick a card for the Free City.

seven-terminal-choice-build = build { $card }
seven-terminal-choice-stage = a stage with { $card }
seven-terminal-choice-sell = sell { $card }
seven-terminal-choice-free = build { $card } for free

seven-terminal-title = { $seat } { $city } { $side }
seven-terminal-title-free-city = { $seat } { $city } ({ $board } { $side })
seven-terminal-far = others
seven-terminal-far-coins = coins
seven-terminal-far-shields = shields
seven-terminal-far-stages = stages
seven-terminal-far-won_lost = won-lost
# Numbers of compasses, gears and tablets: 2-0-1.
seven-terminal-far-science = c-g-t
seven-terminal-far-cards = cards
seven-terminal-side-left = ← left: { $city }
seven-terminal-side-right = right →: { $city }
# The own city, seen from the Free City.
seven-terminal-title-you = { $title } (you)
seven-terminal-own = your city: { $city }
seven-terminal-income = { $coins } ({ $income } for the next turn)
seven-terminal-stages = { $stages } stages
seven-terminal-science = science { $symbols }
seven-terminal-conflicts = conflicts { $won } won, { $lost } lost: { points }
seven-terminal-makes = produces { $wares }
seven-terminal-sells = sells for { $coins } each: { $wares }
seven-terminal-buys = buys { $discounts }
seven-terminal-free-build = one structure may be built for free this age (f)
seven-terminal-no-cards = no cards yet

seven-terminal-column-card = card
seven-terminal-column-does = what it does
seven-terminal-column-needs = needs
seven-terminal-column-build = b build
seven-terminal-column-stage = s stage
seven-terminal-column-sell = x sell
seven-terminal-copies = { $card } ×{ $count }
seven-terminal-free-verb = f: free
# What a card does, what it costs, and what it makes free later.
seven-terminal-does-costs = { $effect } ({ $cost })
seven-terminal-does-frees = { $effect }, chains into { $cards }
seven-terminal-next-stage = Stage { $number } ({ $cost } → { $effect }): { $answer }
seven-terminal-complete = The wonder is complete.

## Looking closer

seven-terminal-stage = stage { $number }: { $cost } → { $effect }
seven-terminal-for-sale = produces and sells { $wares }
seven-terminal-own-use = produces for itself only: { $wares }
seven-terminal-sold =
    { $count ->
        [0] has sold no cards
        [one] has sold { $count } card
       *[other] has sold { $count } cards
    }
seven-terminal-explain = { $card } · { $effect } · { $cost }
seven-terminal-costs = costs { $cost }
seven-terminal-costs-nothing = costs nothing
seven-terminal-free-with = free with { $cards }
seven-terminal-frees = chains into: { $cards }
seven-terminal-not-build = cannot be built: { $reason }
seven-terminal-not-stage = cannot build a stage: { $reason }
seven-terminal-not-sell = cannot be sold: { $reason }
seven-terminal-log-turn = { seven-age }, turn { $turn }
seven-terminal-memory = { $city } holds what is left of { $cards }
seven-terminal-memory-gone =
    { $count ->
        [one] ({ $count } of them has been played face down)
       *[other] ({ $count } of them have been played face down)
    }
seven-terminal-memory-drawn = and a card from the pile
seven-terminal-memory-empty = You have not passed on a hand in this age yet.

## What changed

seven-terminal-turn-over = What happened in { seven-age }, turn { $turn }
seven-terminal-over-seventh = The seventh card of { seven-age }
seven-terminal-over-digging = The discard pile in { seven-age }, turn { $turn }
seven-terminal-changes = Your city: { $changes }.
seven-terminal-change-coins = coins { $before } → { $after }
seven-terminal-change-shields = shields { $before } → { $after }
seven-terminal-change-symbols = science symbols { $before } → { $after }
seven-terminal-change-stages = stages { $before } → { $after }

## Asking

seven-terminal-prompt-payment =
    { $last ->
        [1] There is only one way to pay: type 1. (Enter: back)
       *[other] Which payment, 1-{ $last }? (Enter: back)
    }
seven-terminal-payment = { $number }  { $price }

## Answers to what cannot be done

seven-terminal-what = I do not understand { $line }. { $how }
seven-terminal-how = Type a card’s number and b, s or x, like 2 b; ? explains.
seven-terminal-how-dig = Type a card’s number and b, like 2 b, or n for nothing; ? explains.
seven-terminal-no-row =
    { $count ->
        [one] There is only card 1.
       *[other] Choose a card from 1 to { $count }.
    }
seven-terminal-no-payment =
    { $count ->
        [one] There is only payment 1.
       *[other] Choose a payment from 1 to { $count }.
    }
seven-terminal-cannot-build = { $card } cannot be built: { $reason }.
seven-terminal-cannot-stage = Cannot build a stage with { $card }: { $reason }.
seven-terminal-cannot-sell = { $card } cannot be sold: { $reason }.
seven-terminal-only = With { $card } you can only do this here: { $letters }.
seven-terminal-cannot-free = { $card } cannot be built for free: only Olympia A’s second stage allows that, once per age.
seven-terminal-no-decline = You cannot pass; x sells a card.
seven-terminal-no-choice = There is nothing to take back.

## Help

seven-terminal-help-build = build card 3 the cheapest way
seven-terminal-help-ways = show every payment first (also 3 s ?)
seven-terminal-help-stage = build the next stage of your wonder with card 3 face down
seven-terminal-help-sell = sell card 3 for 3 coins
seven-terminal-help-free = build card 3 for free with Olympia’s power
seven-terminal-help-card = explain card 3
seven-terminal-help-nothing = build nothing from the discard pile
seven-terminal-help-back = undo your own choice while you choose for the Free City
seven-terminal-help-memory = the hands you passed on, and the cards you tucked under your wonder or sold
seven-terminal-help-signs = { $yes } can be paid · { $chain } free, by a chain or the wonder · { $no } cannot be done, and why
seven-terminal-help-far = c-g-t are numbers of compasses, gears and tablets, +1 is a wild one; won-lost are conflicts.
seven-terminal-help-trade = Buy what you lack from a neighbour who produces it: 2 coins each, 1 with a discount.
seven-terminal-help-score = Points: conflicts, 1 per 3 coins, wonder, blue cards, science (identical symbols squared, 7 per set), yellow cards, guilds.
