# 7 Wonders in the reports of the lab.

# What cities do, on average: with cards, in a table’s head.
seven-had-card = construit
seven-count-stages = étapes construites
seven-count-sold = cartes vendues

seven-section-age1 = Âge I
seven-section-age2 = Âge II
seven-section-age3 = Âge III
