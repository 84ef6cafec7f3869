# 7 Wonders Architects: cards, wonders, tokens, and what they do in as few words as possible.

architects-game = 7 Wonders Architects

## Cards

architects-card-wood = wood
architects-card-stone = stone
architects-card-brick = brick
architects-card-papyrus = papyrus
architects-card-glass = glass
architects-card-coin = coin
architects-card-blue3 = 3 points
architects-card-blue2cat = 2 points + Cat
architects-card-compass = compass
architects-card-gear = gear
architects-card-tablet = tablet
architects-card-red0 = shield
architects-card-red1 = shield + horn
architects-card-red2 = shield + 2 horns
# Several of a kind.
architects-copies = { $count }× { $card }
architects-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
architects-victories =
    { $count ->
        [one] { $count } victory
       *[other] { $count } victories
    }
architects-cards =
    { $count ->
        [0] empty
        [one] { $count } card
       *[other] { $count } cards
    }

## Wonders. A city is short, its wonder is what gets built there.

architects-city-alexandria = Alexandria
architects-wonder-alexandria = The Lighthouse of Alexandria
architects-city-babylon = Babylon
architects-wonder-babylon = The Hanging Gardens of Babylon
architects-city-ephesus = Ephesus
architects-wonder-ephesus = The Temple of Artemis in Ephesus
architects-city-giza = Giza
architects-wonder-giza = The Pyramids of Giza
architects-city-halicarnassus = Halicarnassus
architects-wonder-halicarnassus = The Mausoleum of Halicarnassus
architects-city-olympia = Olympia
architects-wonder-olympia = The Statue of Zeus in Olympia
architects-city-rhodes = Rhodes
architects-wonder-rhodes = The Colossus of Rhodes

## Stages

architects-cost-identical = { $count } identical
architects-cost-different = { $count } different
# What a stage gives: its points and then its effect.
architects-gives = { points }, { $effect }
architects-effect-take_any = a card from any deck
architects-effect-take_token = a progress token
architects-effect-take_central = a card from the central deck
architects-effect-look = 1 of 5 cards of your choice
architects-effect-take_both = a card from each side
architects-effect-shield = { shields }
architects-reason-stages_missing =
    { $count ->
        [one] after stage { $stages }
       *[other] after stages { $stages }
    }
# $grey grey cards fit together, $coins coins can replace others.
architects-reason-cards_missing =
    { $coins ->
        [0] you have { $grey } of { $needed }, { $missing } missing
       *[other] you have { $grey } of { $needed } and { architects-coins-for }, { $missing } missing
    }
architects-coins-for =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }

## Progress tokens

architects-token-urbanism = Urbanism
architects-token-crafts = Crafts
architects-token-jewelry = Jewelry
architects-token-science = Science
architects-token-propaganda = Propaganda
architects-token-architecture = Architecture
architects-token-economy = Economy
architects-token-engineering = Engineering
architects-token-tactics = Tactics
architects-token-decor = Decor
architects-token-politics = Politics
architects-token-strategy = Strategy
architects-token-education = Education
architects-token-culture = Culture
# A token and what it does.
architects-token = { $token } ({ $effect })
architects-does-draw_on_take = { $cards }: another card
architects-does-draw_on_build = a stage: another card
architects-does-double_coin = one coin counts as 2
architects-does-any_resources = any resources, identical or not
architects-does-shields = { shields }
architects-does-points_wonder = { $unfinished } points, { $complete } with a complete wonder
architects-does-points_per-cats =
    { $count ->
        [one] { $count } point per card with a cat
       *[other] { $count } points per card with a cat
    }
architects-does-points_per-victories =
    { $count ->
        [one] { $count } point per victory
       *[other] { $count } points per victory
    }
architects-does-points_per-tokens =
    { $count ->
        [one] { $count } point per token
       *[other] { $count } points per token
    }
architects-does-points_set = { $one } points, { $both } for both
# Cards behind which a token brings another one: all of a kind, or a list like wood/brick.
architects-trigger-green = a green card
architects-trigger-red = a card with horns
