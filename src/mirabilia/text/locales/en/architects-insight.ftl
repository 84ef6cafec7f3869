# Architects: what can be done, in short, and what an option brings.

architects-move-take =
    { $deck ->
        [left] take from the city’s own deck
        [right] take from the right neighbour’s deck
       *[centre] take from the central deck
    }
architects-move-draw =
    { $deck ->
        [left] draw from the city’s own deck
        [right] draw from the right neighbour’s deck
       *[centre] draw from the central deck
    }
architects-move-build = build stage { $stage }
architects-move-research = discard symbols for { $token }
architects-move-research_unseen = discard symbols for the unseen token
architects-move-end = end the turn
architects-move-from = take from the deck of { $city }
architects-move-from_unseen = take from the central deck
architects-move-token = take { $token }
architects-move-token_unseen = take the unseen token
architects-move-look =
    { $deck ->
        [left] look into the city’s own deck
        [right] look into the right neighbour’s deck
       *[centre] look into the central deck
    }
architects-move-keep = keep { $card }
architects-move-use = use the stage’s effect
architects-move-decline = skip the stage’s effect

# Reasons for an option: clauses that stand in a list.
architects-prospect-stage = stage { $count } can be built straight away
architects-prospect-token = brings a progress token within reach
architects-prospect-take_any = then: { architects-effect-take_any }
architects-prospect-take_token = then: { architects-effect-take_token }
architects-prospect-take_central = then: { architects-effect-take_central }
architects-prospect-look = then: { architects-effect-look }
architects-prospect-take_both = then: { architects-effect-take_both }
architects-prospect-draws =
    { $count ->
        [one] allows { $count } more card
       *[other] allows { $count } more cards
    }
architects-prospect-cat = brings the Cat
