# 7 Wonders Architects in the reports of the lab.

# What cities do, on average: with cards and tokens, in a table’s head.
architects-had-card = pris
architects-had-token = pris
architects-count-stages = étapes construites
architects-count-cards = cartes prises
architects-count-tokens = jetons Progrès pris

architects-section-cards = Cartes
architects-section-tokens = Jetons Progrès
