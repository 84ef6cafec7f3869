# 7 Wonders Architects in the reports of the lab.

# What cities do, on average: with cards and tokens, in a table’s head.
architects-had-card = взято
architects-had-token = взято
architects-count-stages = збудовані етапи
architects-count-cards = взяті карти
architects-count-tokens = отримані жетони прогресу

architects-section-cards = Карти
architects-section-tokens = Жетони прогресу
