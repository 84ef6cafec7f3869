# 7 Wonders Architects: what a choice would lead to, in as few words as possible.

web-arch-then-unseen = you do not see this card
web-arch-then-kept = nothing right away
web-arch-then-ends = your wonder is complete: this is the last turn
web-arch-then-builds =
    { $must ->
        [yes] builds stage { $stage }
       *[no] can build stage { $stage }
    }
# How the points change by it.
web-arch-then-worth = { $what } ({ $change })
web-arch-then-spent = spends { $cards }
web-arch-then-battle = battle at the end of your turn
web-arch-then-victories = victory tokens: { $who }
web-arch-then-nobody = nobody would win it
web-arch-then-set = { $cards }: take a token
# Symbols of which one more makes a set for a progress token: “gear” or “compass / gear / tablet”.
web-arch-then-completing = for a token you still need { $cards }
web-arch-then-effect = then { $effect }
web-arch-then-points = points: { $change }
web-arch-then-cat = you get the Cat
web-arch-then-flipped =
    { $count ->
        [one] { $count } horn sounds
       *[other] { $count } horns sound
    }
web-arch-then-shields =
    { $count ->
        [one] { $count } shield then
       *[other] { $count } shields then
    }
web-arch-then-armed = { $what }; battle: { $change }
web-arch-then-draws =
    { $count ->
        [one] { $count } more card
       *[other] { $count } more cards
    }
# What a stage still takes is one of those below.
web-arch-then-stage = stage { $stage }: { $need }
web-arch-need-different =
    { $count ->
        [one] needs { $count } more kind, or a coin
       *[other] needs { $count } more kinds, or coins
    }
web-arch-need-identical =
    { $count ->
        [one] needs { $count } more of a kind, or a coin
       *[other] needs { $count } more of a kind, or coins
    }
web-arch-need-of = needs { $count } × { $card }, or a coin
