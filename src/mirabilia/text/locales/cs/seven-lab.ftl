# 7 Wonders in the reports of the lab.

# What cities do, on average: with cards, in a table’s head.
seven-had-card = postaveno
seven-count-stages = postavené části divu
seven-count-sold = karty odhozené za mince

seven-section-age1 = I. věk
seven-section-age2 = II. věk
seven-section-age3 = III. věk
