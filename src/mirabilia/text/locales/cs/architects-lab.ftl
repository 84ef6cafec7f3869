# 7 Wonders Architects in the reports of the lab.

# What cities do, on average: with cards and tokens, in a table’s head.
architects-had-card = vzato
architects-had-token = vzato
architects-count-stages = postavené části divu
architects-count-cards = vzaté karty
architects-count-tokens = získané žetony pokroku

architects-section-cards = Karty
architects-section-tokens = Žetony pokroku
