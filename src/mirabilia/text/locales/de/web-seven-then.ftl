# 7 Wonders: what an option would lead to.

# What the city would have then, and how that changes.
web-seven-then-coins = { coins } ({ $change })
web-seven-then-points = { points } ({ $change })
# The city’s shields then, and each fight: "Livia 2 (+3)" is against two shields of Livia, for three points.
web-seven-then-shields = { shields }: { $fights }
web-seven-then-fight = { $city } { $shields } ({ $points })
# Before the coins and points that a card would bring at this moment.
web-seven-worth = Jetzt wert:
