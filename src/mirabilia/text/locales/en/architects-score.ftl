# 7 Wonders Architects: battles and the end.

architects-battle = Battle
architects-battle-won =
    { $count ->
        [0] nothing
        [one] { $count } victory token
       *[other] { $count } victory tokens
    }
architects-battle-after = All red cards with horns are discarded; the conflict tokens show peace again.

architects-category-wonder = Wonder
architects-category-cat = Cat
architects-category-civilian = Civilian
architects-category-military = Military
architects-category-progress = Progress
architects-category-total = Total
# Several have the most points; $stages says how many stages each has.
architects-result-tie = { $cities } are tied at { points }, so stages decide: { $stages }.
architects-result-stages = { $city } { $count }
