# The game in the terminal.

## Its first words

terminal-intro-you =
    { $count ->
        [one] You rule { $city } against a bot ({ $bot }). Most points win.
       *[other] You rule { $city } against { $count } bots ({ $bot }). Most points win.
    }
terminal-first-what = Each turn use one card: build it, bury it for a wonder stage, or sell it for 3.
terminal-first-how = Type its number and a letter, like 3 b: b builds, s stage, x sells; ? helps.
terminal-intro-free-city = The Free City has no player: you and the bot play for it in turns.
terminal-intro-seed = This game has the seed { $seed }.

## The screen of a turn

terminal-header = { $age } · turn { $turn } of 6 · { $detail }
terminal-passing-left = hands go { $left } ← { $you } ← { $right }
terminal-passing-right = hands go { $left } → { $you } → { $right }
terminal-last-turn = the other card is thrown away, then conflicts
terminal-swap = hands are swapped with { $city }
terminal-holder = You hold the Free City card and drew { $card }: first choose for yourself, then for the Free City.
terminal-holder-other = { $city } holds the Free City card and plays for the Free City this turn.
terminal-special-seventh = The seventh card
terminal-seventh-why = Your wonder lets you play the last card too; what you earned this turn cannot be spent yet.
terminal-seventh-for = The Free City's wonder lets it play the last card of the pile; you choose how.
terminal-special-dig = The discard pile
terminal-dig-why = Your wonder lets you build one of these cards free, or n: nothing.
terminal-dig-for = The wonder of the Free City builds one of these cards free, as you choose, or n: nothing.
terminal-special-free_city = You play for the Free City
terminal-free-city-why = Your own choice: { $choice } (u takes it back). Now pick a card for the Free City.

terminal-choice-build = build { $card }
terminal-choice-stage = a stage with { $card }
terminal-choice-sell = sell { $card }
terminal-choice-free = build { $card } free

terminal-title = { $seat } { $city } { $side }
terminal-title-free-city = { $seat } { $city } ({ $board } { $side })
terminal-far = farther
terminal-far-coins = coins
terminal-far-shields = shields
terminal-far-stages = stages
terminal-far-won_lost = won-lost
# Numbers of compasses, gears and tablets: 2-0-1.
terminal-far-science = c-g-t
terminal-far-cards = cards
terminal-side-left = ← left: { $city }
terminal-side-right = right →: { $city }
terminal-own = your city: { $city }
terminal-income = { $coins } ({ $income } for the next turn)
terminal-stages = { $stages } stages
terminal-science = science { $symbols }
terminal-conflicts = conflicts { $won } won, { $lost } lost
terminal-makes = makes { $wares }
terminal-sells = sells for { $coins } each: { $wares }
terminal-buys = buys { $discounts }
terminal-free-build = one structure can be built free in this age (f)
terminal-no-cards = no cards yet

terminal-column-card = card
terminal-column-does = what it does
terminal-column-needs = needs
terminal-column-build = b build
terminal-column-stage = s stage
terminal-column-sell = x sell
terminal-copies = { $card } ×{ $count }
terminal-free-verb = f: free
terminal-next-stage = Stage { $number } ({ $cost } → { $effect }): { $answer }
terminal-complete = The wonder is complete.

## Looking closer

terminal-stage = stage { $number }: { $cost } → { $effect }
terminal-for-sale = makes and sells { $wares }
terminal-own-use = makes for itself { $wares }
terminal-sold =
    { $count ->
        [0] has sold no card
        [one] has sold { $count } card
       *[other] has sold { $count } cards
    }
terminal-explain = { $card } · { $effect } · costs { $cost }
terminal-free-with = free after { $cards }
terminal-frees = makes free later: { $cards }
terminal-not-build = cannot be built: { $reason }
terminal-not-stage = no stage: { $reason }
terminal-not-sell = cannot be sold: { $reason }
terminal-log-turn = { $age }, turn { $turn }
terminal-log-empty = Nothing has happened yet.
terminal-memory = { $city } holds what is left of { $cards }
terminal-memory-gone =
    { $count ->
        [one] ({ $count } of them is gone unseen)
       *[other] ({ $count } of them are gone unseen)
    }
terminal-memory-drawn = and a card from the pile
terminal-memory-empty = You have passed on no hand in this age yet.

## What changed

terminal-turn-over = What happened in { $age }, turn { $turn }
terminal-changes = Your city: { $changes }.
terminal-change-coins = coins { $before } → { $after }
terminal-change-shields = shields { $before } → { $after }
terminal-change-symbols = science symbols { $before } → { $after }
terminal-change-stages = stages { $before } → { $after }

## Asking

terminal-pause = Enter goes on:
terminal-prompt = Your move (? helps):
terminal-prompt-payment = Which payment, 1-{ $last }? (Enter: back)
terminal-prompt-quit = Leave the game? (y/n)
terminal-payment = { $number }  { $price }
terminal-goodbye = You leave the table. Until next time!
terminal-recorded = The record is in { $file }.

## Answers to what cannot be done

terminal-what = I do not understand { $line }. Type a card's number and b, s or x, like 2 b; ? explains.
terminal-what-nothing = Type a card's number and b, s or x, like 2 b; ? explains.
terminal-no-row =
    { $count ->
        [one] There is only card 1.
       *[other] There are cards 1 to { $count }.
    }
terminal-no-city = There are cities 0 to { $last }.
terminal-no-payment = There are payments 1 to { $count }.
terminal-cannot-build = { $card } cannot be built: { $reason }.
terminal-cannot-stage = No stage with { $card }: { $reason }.
terminal-cannot-sell = { $card } cannot be sold: { $reason }.
terminal-only = With { $card } only this can be done here: { $letters }.
terminal-cannot-free = { $card } cannot be built free: only Olympia A's second stage gives that, once in an age.
terminal-no-decline = Doing nothing is no option; x sells a card.
terminal-no-choice = There is nothing to take back.

## Help

terminal-help-title = Help
terminal-help-build = build card 3, for the cheapest payment
terminal-help-ways = show every payment first (also 3 s ?)
terminal-help-stage = build the next stage of your wonder with card 3 face down
terminal-help-sell = sell card 3 for 3 coins
terminal-help-free = build card 3 by Olympia's power, free
terminal-help-card = explain card 3
terminal-help-city = look at city 2 in full
terminal-help-log = everything that happened
terminal-help-memory = the hands you have passed on, as far as you know them
terminal-help-screen = show the screen again
terminal-help-quit = quit
terminal-help-colours = Cards: { $colours }
terminal-help-signs = { $yes } can be paid · { $chain } free by a chain or by the wonder · { $no } cannot be done, and why
terminal-help-far = c-g-t are numbers of compasses, gears and tablets, +1 a wild one; won-lost are conflicts.
terminal-help-trade = What you lack is bought from a neighbour who makes it: 2 coins a unit, 1 with a discount.
terminal-help-score = Points: conflicts, 1 for 3 coins, wonder, blue, science (squares of equal symbols, 7 a set), yellow, guilds.

## The command and its mistakes

terminal-command = Play a game against bots in the terminal.
terminal-option-players = How many play, you included; with 2 the Free City joins.
terminal-option-seed = Deals the same cards again; drawn if left out.
terminal-option-wonders = Boards by seat, like "rhodos-A ? ?-B"; ? is drawn.
terminal-option-seat = Where you sit; the left neighbour sits one further.
terminal-option-bots = Who plays against you: { $bots }.
terminal-option-record = Write the record of the game into this file.
terminal-wrong-seat = there is no seat { $seat } at a table for { $players }; seats are 0 to { $last }
terminal-wrong-bot = there is no bot '{ $bot }'; there are { $bots }
terminal-wrong-file = the record { $file } could not be written: its folder is missing or closed, or it is a folder
