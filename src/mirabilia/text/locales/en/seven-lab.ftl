# 7 Wonders in the reports of the lab.

# What cities do, on average: with cards, in a table’s head.
seven-had-card = built
seven-count-stages = stages built
seven-count-sold = cards sold

seven-section-age1 = Age I
seven-section-age2 = Age II
seven-section-age3 = Age III
