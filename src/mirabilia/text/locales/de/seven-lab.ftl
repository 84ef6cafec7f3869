# 7 Wonders in the reports of the lab.

# What cities do, on average: with cards, in a table’s head.
seven-had-card = gebaut
seven-count-stages = gebaute Stufen
seven-count-sold = verkaufte Karten

seven-section-age1 = Zeitalter I
seven-section-age2 = Zeitalter II
seven-section-age3 = Zeitalter III
