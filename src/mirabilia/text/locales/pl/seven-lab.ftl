# 7 Wonders in the reports of the lab.

# What cities do, on average: with cards, in a table’s head.
seven-had-card = wybudowano
seven-count-stages = wybudowane etapy
seven-count-sold = karty odrzucone za monety

seven-section-age1 = Era I
seven-section-age2 = Era II
seven-section-age3 = Era III
