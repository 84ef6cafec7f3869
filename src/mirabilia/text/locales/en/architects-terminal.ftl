# 7 Wonders Architects in the terminal.

## Its first words

architects-terminal-intro-you =
    { $count ->
        [one] You build { $wonder } against a bot ({ $bot }). The most points wins.
       *[other] You build { $wonder } against { $count } bots ({ $bot }). The most points wins.
    }
architects-terminal-first-what = Take a card each turn; matching cards build your wonder, which ends the game.
architects-terminal-first-how = Type the number of what you want to do, or ? for help.

## The screen of a turn

architects-terminal-header = Turn { $turn } · { $what }
architects-terminal-what-take = take a card
architects-terminal-what-act = do what your cards allow or demand
architects-terminal-what-effect = the effect of your stage
architects-terminal-what-look = keep one of the cards you see

architects-terminal-others = others
architects-terminal-column-stages = stages
architects-terminal-column-shields = shields
architects-terminal-column-victories = won
architects-terminal-column-cards = cards
architects-terminal-column-tokens = progress tokens
architects-terminal-none = none

architects-terminal-progress = progress
architects-terminal-stack =
    { $count ->
        [0] none face down
       *[other] { $count } face down
    }
architects-terminal-war = conflict
architects-terminal-peace =
    { $peace ->
        [one] { $track } { $peace } horn until the next battle
       *[other] { $track } { $peace } horns until the next battle
    }
architects-terminal-battle = { $track } battle at the end of this turn!
architects-terminal-now = In a battle now: { $result }
architects-terminal-now-nobody = nobody would win
architects-terminal-now-seat = { $city } +{ $count }
architects-terminal-cat = Cat
architects-terminal-cat-nobody = nobody has it yet
architects-terminal-cat-held =
    { $who ->
        [you] you have it
       *[other] { $city } has it
    }
# What the person saw by it.
architects-terminal-cat-seen = { $held }; on top of the central deck: { $card }
architects-terminal-cat-you-blind = you have it; next turn you see the top card of the central deck

architects-terminal-own = you: { $wonder }
architects-terminal-title = { $seat } { $city }
architects-terminal-tokens = progress: { $tokens }
architects-terminal-no-cards = no cards yet
# $state says what is there and what is missing, or which stages come first.
architects-terminal-stage = { $cost } → { $gives }
architects-terminal-stage-built = { $gives }
architects-terminal-stage-state = { $stage } ({ $state })
architects-terminal-stage-able = can be built

architects-terminal-deck-left = ← your deck
architects-terminal-deck-centre = central deck
architects-terminal-deck-right = { $city } →
architects-terminal-unseen = face down

## Options

architects-terminal-must = ! must be done before the turn ends
architects-terminal-group-take = Take a card: type the number of its deck.
architects-terminal-group-build = Build
architects-terminal-group-research = Discard symbols for a progress token
architects-terminal-group-draw = Draw another card
architects-terminal-use = Use the effect of your stage: { $effect }
architects-terminal-keep = Keep one of { $cards }
architects-terminal-group-end = End
architects-terminal-do-take = { $deck }: { $card }
architects-terminal-do-build = stage { $stage } ({ $gives }) with { $cards }
architects-terminal-do-research = { $cards } for { $token }
architects-terminal-do-blind = the top of the stack, blind
architects-terminal-do-from = the top of { $deck }: { $card }
architects-terminal-do-look = look at the top cards of { $deck } ({ $count })
architects-terminal-do-both = take { $cards }
architects-terminal-do-decline = skip it
architects-terminal-do-end = end the turn
architects-terminal-paid-economy = { $coins } (one counts as 2, Economy)
architects-terminal-paid-engineering = { $cards }, using Engineering

## Looking closer

architects-terminal-decks = What is in the decks
architects-terminal-all = all
architects-terminal-tops = On top: { $tops }
# The number of a seat and the top of its deck.
architects-terminal-top = { $seat } { $card }
architects-terminal-tokens-down = Face-down tokens: { $tokens }
architects-terminal-strength = { shields }, { $victories }, { $stages } of 5 stages
architects-terminal-deck-line = deck: { $count }, on top { $card }
architects-terminal-deck-empty = deck: empty
architects-terminal-log-turn = Turn { $turn }, { $city }
architects-terminal-happened = What happened

## Answers to what cannot be done

architects-terminal-puzzled = I do not understand { $line }. Type a number from 1 to { $last }; ? explains.
architects-terminal-puzzled-nothing = Type a number from 1 to { $last }; ? explains.
architects-terminal-no-option = Choose a number from 1 to { $last }.

## Help

architects-terminal-help-number = do what is listed as number 3
architects-terminal-help-decks = what is still in the decks, and which tokens are face down
architects-terminal-help-stages = { $built } stage built · { $open } next · { $locked } later. A stage costs identical or different grey cards; coins replace missing ones.
architects-terminal-help-science = 2 identical or 3 different symbols must be discarded for a progress token.
architects-terminal-help-war = Horns flip conflict tokens; once all are flipped, you win a victory token for each neighbour with fewer shields.
architects-terminal-help-score = Points: stages, Cat 2, blue cards, 3 per victory token, progress tokens.
