# 7 Wonders Architects: battles and the end.

architects-battle = Boj
architects-battle-won =
    { $count ->
        [0] nic
        [one] { $count } žeton vojenského vítězství
        [few] { $count } žetony vojenského vítězství
        [many] { $count } žetonu vojenského vítězství
       *[other] { $count } žetonů vojenského vítězství
    }
architects-battle-after = Všechny červené karty s rohy se odhazují a žetony konfliktu se otáčejí zpět na mír.

architects-category-wonder = Div
architects-category-cat = Kočka
architects-category-civilian = Modré karty
architects-category-military = Vojsko
architects-category-progress = Pokrok
architects-category-total = Celkem
# Several have the most points; $stages says how many stages each has.
architects-result-tie = Shoda ({ $cities }: { points }), rozhodují postavené části divu: { $stages }.
architects-result-stages = { $city } { $count }
