# 7 Wonders in the reports of the lab.

# What cities do, on average: with cards, in a table’s head.
seven-had-card = збудовано
seven-count-stages = збудовані етапи
seven-count-sold = карти, скинуті за монети

seven-section-age1 = Епоха I
seven-section-age2 = Епоха II
seven-section-age3 = Епоха III
