# 7 Wonders Architects in the reports of the lab.

# What cities do, on average: with cards and tokens, in a table’s head.
architects-had-card = genommen
architects-had-token = genommen
architects-count-stages = gebaute Stufen
architects-count-cards = genommene Karten
architects-count-tokens = genommene Fortschrittsmarker

architects-section-cards = Karten
architects-section-tokens = Fortschrittsmarker
