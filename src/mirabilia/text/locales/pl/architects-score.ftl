# 7 Wonders Architects: battles and the end.

architects-battle = Bitwa
architects-battle-won =
    { $count ->
        [0] nic
        [one] { $count } żeton zwycięstwa
        [few] { $count } żetony zwycięstwa
        [many] { $count } żetonów zwycięstwa
       *[other] { $count } żetonu zwycięstwa
    }
architects-battle-after = Wszystkie czerwone karty z rogami są odrzucane, a znaczniki konfliktu wracają na stronę pokojową.

architects-category-wonder = Cud
architects-category-cat = Kot
architects-category-civilian = Niebieskie
architects-category-military = Wojsko
architects-category-progress = Postęp
architects-category-total = Razem
# Several have the most points; $stages says how many stages each has.
architects-result-tie = Remis ({ $cities }: { points }), rozstrzygają wybudowane etapy: { $stages }.
architects-result-stages = { $city } { $count }
